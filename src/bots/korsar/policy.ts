/** The search's idea of Korsar, and a captain of some sense for its lines of play. */
import type { Dice } from '../../rules/dice.ts';
import type { Seat } from '../../rules/game.ts';
import type { Action, Korsar, State } from '../../rules/korsar/types.ts';
import type { Policy } from '../policy.ts';
import { pickWeighted } from '../weighted.ts';
import { worthsAhead } from './ahead.ts';

export const korsarPolicy: Policy<Korsar> = {
  depth: 40,
  explore: 0.12,
  prior: 0.5,
  scale: 3,
  margin: 8,
  choose,
  // Nobody answers to cards that only the searcher sees.
  unaware: () => true,
};

/** Gold by which an action has to look better to be done e times as often. */
const whim = 0.3;

function choose(state: State, seat: Seat, legal: readonly Action[], dice: Dice): Action {
  const worths = worthsAhead(state, seat, legal);
  let best = Number.NEGATIVE_INFINITY;
  for (const worth of worths) if (worth > best) best = worth;
  const weights = worths.map((worth) => Math.exp((worth - best) / whim));
  return pickWeighted(legal, weights, dice);
}
