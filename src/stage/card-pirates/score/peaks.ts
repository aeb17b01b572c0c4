/** The moments of Card Pirates for which a passer-by stops, by what happens then. */
import type { Event } from '../../../rules/card-pirates/types.ts';

const kinds: Partial<Record<Event['type'], string>> = {
  BattleJoined: 'battle',
  BattleRevealed: 'battle',
  CardsDugUp: 'dig',
  StormEntered: 'storm',
  IslandExchanged: 'exchange',
};

export const peak = ({ type }: Event): string | null => kinds[type] ?? null;
