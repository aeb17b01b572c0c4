/** The amount that a hunt of Yellowbeard turned on an event; 0 for most. */
import type { Event } from '../../../rules/yellowbeard/types.ts';

const weights: Partial<Record<Event['type'], number>> = {
  TreasureStolen: 4,
  PirateSighted: 5,
  NavySunk: 9,
  PirateSunk: 20,
  PirateRammed: 20,
  PirateTrapped: 20,
  PirateEscaped: 20,
};

export function pivot(event: Event): number {
  // A harbour that refuses him has cost him the way there; one that takes him in ends the round by itself.
  if (event.type === 'HarbourTested') return event.garrison === 'open' ? 0 : 8;
  if (event.type === 'SalvoFired') return event.result === 'splash' || event.result === 'lost' ? 0 : 3;
  if (event.type === 'RoundEnded') return event.reason === 'limit' ? 12 : 0;
  return weights[event.type] ?? 0;
}
