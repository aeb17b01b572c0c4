/** The moments of Card Pirates for which a passer-by stops, by what happens then. */
import type { Event } from '../../../rules/card-pirates/types.ts';

const kinds: Partial<Record<Event['type'], string>> = {
  // Not before the cards lie open: until then nothing is decided.
  BattleRevealed: 'battle',
  CardsDugUp: 'dig',
  StormEntered: 'storm',
  IslandExchanged: 'exchange',
};

export const peak = ({ type }: Event): string | null => kinds[type] ?? null;
