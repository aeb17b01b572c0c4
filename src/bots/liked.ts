/** A temper's choice among moves that are nearly as good as the best. */
import type { GameAction, Kind, Plan, Seat } from '../rules/game.ts';
import type { Likings } from './game-bots.ts';
import type { Temper } from './tempers.ts';

/**
 * Gives the plan that the temper likes best of those that are as good as the best one but for the margin; the better one
 * where it likes two the same.
 */
export function liked<K extends Kind>(
  { margin, likes }: Likings<K>,
  temper: Temper,
  state: K['state'],
  seat: Seat,
  options: readonly { plan: Plan<K['action']>; value: number }[],
): Plan<GameAction> {
  let most = Number.NEGATIVE_INFINITY;
  for (const { value } of options) if (value > most) most = value;
  let [found, joy, worth] = [options[0].plan, Number.NEGATIVE_INFINITY, 0];
  for (const { plan, value } of options) {
    if (value < most - margin[temper]) continue;
    const each = likes[temper](state, seat, plan);
    if (each > joy || (each === joy && value > worth)) [found, joy, worth] = [plan, each, value];
  }
  return found;
}
