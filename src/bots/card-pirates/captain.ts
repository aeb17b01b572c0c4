/** A captain of some experience in Card Pirates: plans for whole turns. Alone at the table they search. */
import { imagining } from '../../rules/card-pirates/imagining.ts';
import type { Action, Memory, View } from '../../rules/card-pirates/types.ts';
import type { Instinct } from '../game-bots.ts';
import { liked } from '../liked.ts';
import { likings } from './likings.ts';
import { type Effort, plansHere, weighPlans } from './planner.ts';

export function captain(effort: Effort): Instinct<View, Action, Memory> {
  return function* (view, _legal, seat, dice, memory, temper) {
    if (!plansHere(view.step, view.seats.length)) return null;
    const imagined = imagining(view, seat, memory);
    const weighed = yield* weighPlans(imagined, seat, effort, dice);
    if (temper === undefined) return weighed[0].plan[0];
    const sure = weighed.filter(({ states }) => states === weighed[0].states);
    return liked(likings, temper, imagined(dice), seat, sure)[0] as Action;
  };
}
