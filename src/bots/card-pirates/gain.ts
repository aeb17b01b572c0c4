/** Points that exchanges at islands bring. */
import { isCrew, storyOf } from '../../rules/card-pirates/cards.ts';
import { pointsOf } from '../../rules/card-pirates/score.ts';
import type { CardId, State } from '../../rules/card-pirates/types.ts';

/** Gives the points that exchanging this card at an island brings; 0 where it cannot be exchanged. */
export function gainOf({ options }: State, card: CardId, island: CardId): number {
  if (isCrew(card) || storyOf(card, island) === null) return 0;
  return pointsOf(island, options.points) - pointsOf(card, options.points);
}

/** Finds the points that the best exchange at an island brings with these cards; 0 where there is none. */
export function bestGain(state: State, hand: readonly CardId[], island: CardId): number {
  let best = 0;
  for (const card of hand) {
    const gain = gainOf(state, card, island);
    if (gain > best) best = gain;
  }
  return best;
}
