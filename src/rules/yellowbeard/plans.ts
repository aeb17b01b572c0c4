/** Choices for bots (docs/decisions.md, plans): of all the paths to one square the shortest, for nothing but its end matters. */
import type { Plan, Seat } from '../game.ts';
import { legal } from './legal.ts';
import type { Action, State } from './types.ts';

/**
 * Lists a shortest path for each end, at the place in `legal` where that end first comes; all other actions by
 * themselves.
 */
export function plans(state: State, seat: Seat): Plan<Action>[] {
  const found: [Action][] = [];
  /** Plans by square and by the harbour that is tried from it: the one in `found`, and how long its path is. */
  const ends = new Map<string, { plan: [Action]; steps: number }>();
  for (const action of legal(state, seat)) {
    if (action.type !== 'sail' && action.type !== 'move' && action.type !== 'moveFirst') {
      found.push([action]);
      continue;
    }
    const { path } = action;
    const square = path.length > 0 ? path[path.length - 1] : '';
    const end = action.type === 'sail' && action.tryHarbour !== undefined ? `${square} ${action.tryHarbour}` : square;
    const known = ends.get(end);
    if (known === undefined) {
      const plan: [Action] = [action];
      ends.set(end, { plan, steps: path.length });
      found.push(plan);
    } else if (path.length < known.steps) {
      known.plan[0] = action;
      known.steps = path.length;
    }
  }
  return found;
}
