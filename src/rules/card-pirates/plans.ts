/** Choices for bots (docs/decisions.md, plans): in a battle a whole commitment at once, else every legal action by itself. */
import type { Plan, Seat } from '../game.ts';
import { committing } from './battle.ts';
import { isCrew } from './cards.ts';
import { legal } from './legal.ts';
import { commitError } from './open.ts';
import type { Action, CardId, State } from './types.ts';

/**
 * Gives the plans of a seat. What lies on the table already stays there: whoever has begun a plan goes on with it or
 * with a larger one, and does not waver between two that are worth the same.
 */
export function plans(state: State, seat: Seat): Plan<Action>[] {
  const committed = committing(state, seat);
  if (committed === null) return legal(state, seat).map((action) => [action]);
  const crew = state.seats[seat].hand.filter(isCrew);
  const found: Plan<Action>[] = [];
  const choose = (chosen: readonly CardId[], from: number) => {
    if (committed.length + chosen.length > 0)
      found.push([...chosen.map((card): Action => ({ type: 'commit', card })), { type: 'ready' }]);
    for (let i = from; i < crew.length; i++)
      if (commitError(state.options, [...committed, ...chosen], crew[i]) === null) choose([...chosen, crew[i]], i + 1);
  };
  choose([], 0);
  return found;
}
