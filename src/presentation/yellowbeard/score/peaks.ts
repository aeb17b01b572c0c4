/** The moments of Yellowbeard for which a passer-by stops, by what happens then. */
import type { Event } from '../../../rules/yellowbeard/types.ts';

const kinds: Partial<Record<Event['type'], string>> = {
  TreasureStolen: 'theft',
  PirateSighted: 'aye',
  SalvoFired: 'shot',
  NavySunk: 'sinking',
  PirateSunk: 'sinking',
  PirateRammed: 'sinking',
  PirateTrapped: 'sinking',
  HarbourTested: 'harbour-gate',
  PirateEscaped: 'harbour-gate',
};

export const peak = ({ type }: Event): string | null => kinds[type] ?? null;
