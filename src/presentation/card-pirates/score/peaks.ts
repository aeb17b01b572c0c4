/** The moments of Card Pirates for which a passer-by stops, by what happens then. */
import type { Event, View } from '../../../rules/card-pirates/types.ts';

const kinds: Partial<Record<Event['type'], string>> = {
  // Not before the cards lie open: until then nothing is decided.
  BattleRevealed: 'battle',
  StormEntered: 'storm',
  IslandExchanged: 'exchange',
};

/** Names the peak of an event. What comes out of the sand is one; a card that is taken aboard at sea is an everyday thing. */
export const peak = (event: Event, { squares }: Pick<View, 'squares'>): string | null =>
  event.type !== 'CardsDugUp'
    ? (kinds[event.type] ?? null)
    : squares.some(({ square, island }) => square === event.square && island !== null)
      ? 'dig'
      : null;
