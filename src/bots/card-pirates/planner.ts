/**
 * Plans a turn to its end: every plan is carried out in the same states that might be and with the same luck, the rest of
 * the turn is played without much thought, and what comes of it is judged. Plans that look worse are left out, and the
 * others are looked at in twice as many states, and further if the effort says so.
 */

import type { Sliced } from '../../match/slices.ts';
import { isCrew, orderOf, powerOf } from '../../rules/card-pirates/cards.ts';
import { clone } from '../../rules/card-pirates/copy.ts';
import { legal } from '../../rules/card-pirates/legal.ts';
import { driftLimit } from '../../rules/card-pirates/map.ts';
import { driftTargets } from '../../rules/card-pirates/moves.ts';
import { plans } from '../../rules/card-pirates/plans.ts';
import { play } from '../../rules/card-pirates/play.ts';
import type { Action, Phase, State } from '../../rules/card-pirates/types.ts';
import { type Dice, diceFromCursor } from '../../rules/dice.ts';
import type { Plan, Sampler, Seat } from '../../rules/game.ts';
import { judge, type Net } from './judge.ts';
import { playReplies } from './replies.ts';
import { finishTurn, priceOf } from './turn.ts';

export interface Effort {
  /** Numbers by which it judges. */
  net: Net;
  /** States in which all plans are looked at. */
  states: number;
  /** Number of plans that are looked at again. */
  kept: number;
  /** Number of times that the better half of these is looked at again, each time in twice as many states. */
  again: number;
  /**
   * First of these looks, counted from 1, in which the others play on until the own next turn; it is judged right after the
   * own turn before, and always when absent.
   */
  repliesFrom?: number;
}

/** A plan, and the chance to win that comes with it in so many states. */
export interface Weighed {
  plan: Plan<Action>;
  value: number;
  states: number;
}

/** Choices that lie before the first turn or belong to the solo game: the judge knows nothing of them. */
const foreign: ReadonlySet<Phase> = new Set(['setup.islands', 'setup.seas', 'depart.setAside', 'over']);

/** Tells whether plans can be made here. */
export const plansHere = (phase: Phase, seats: number): boolean => seats > 1 && !foreign.has(phase);

/** Weighs all plans of the seat, the best first; a plan that is carried out once is a slice. */
export function* weighPlans(imagined: Sampler<State>, seat: Seat, effort: Effort, dice: Dice): Sliced<Weighed[]> {
  let field = candidates(imagined(dice), seat).map((plan) => ({ plan, sum: 0, count: 0 }));
  const left: typeof field = [];
  for (let look = 0; look <= effort.again && field.length > 1; look++) {
    for (let i = 0; i < effort.states << look; i++) {
      const state = imagined(dice);
      expectTheBest(state, seat, dice);
      const luck = luckFrom(dice);
      for (const each of field) {
        each.sum += outcomeOf(state, seat, each.plan, effort, look, diceFromCursor(luck));
        each.count++;
        yield;
      }
    }
    field.sort((a, b) => b.sum / b.count - a.sum / a.count);
    if (look === effort.again) break;
    const kept = look === 0 ? effort.kept : Math.max(2, Math.ceil(field.length / 2));
    left.unshift(...field.splice(kept));
  }
  field = [...field, ...left];
  return field.map(({ plan, sum, count }) => ({ plan, value: sum / Math.max(1, count), states: count }));
}

/** Draws where a generator is to begin; it must not begin with nothing but zeros. */
const luckFrom = (dice: Dice): readonly number[] => [dice.below(2 ** 31), dice.below(2 ** 31), dice.below(2 ** 31), 1];

function outcomeOf(state: State, seat: Seat, plan: Plan<Action>, effort: Effort, look: number, dice: Dice): number {
  const after = clone(state);
  for (const action of plan) play(after, seat, action, undefined, dice);
  finishTurn(after, state.turn, dice);
  if (effort.repliesFrom !== undefined && look >= effort.repliesFrom) playReplies(after, seat, dice);
  return judge(after, effort.net)[seat];
}

/** Lists what can be planned: a move with the burials that it needs, a whole commitment, or a single choice. */
function candidates(state: State, seat: Seat): Plan<Action>[] {
  if (state.phase !== 'turn.move') return plans(state, seat);
  const { hand } = state.seats[seat];
  const moves = legal(state, seat)
    .filter(({ type }) => type !== 'bury')
    .map((action): Plan<Action> => [action]);
  if (hand.length <= driftLimit) return moves;
  const burials = [...hand]
    .sort((a, b) => priceOf(state, a) - priceOf(state, b))
    .slice(0, hand.length - driftLimit)
    .map((card): Action => ({ type: 'bury', card }));
  return [...moves, ...driftTargets(state, seat).map((to): Plan<Action> => [...burials, { type: 'drift', to }])];
}

/** Times of a hundred that an attack whose cards nobody has seen is taken for the strongest that could be. */
const strongest = 75;

/** Puts the strongest crew that an attacker may hold into an imagined attack: people seldom attack with less. */
function expectTheBest(state: State, seat: Seat, dice: Dice): void {
  const { battle, phase, options } = state;
  if (phase !== 'battle.defend' || battle?.defender !== seat || options.sameSuitBattle) return;
  if (dice.below(100) >= strongest) return;
  const attacker = state.seats[battle.attacker];
  const cards = [...attacker.hand, ...battle.attack].sort((a, b) => orderOf(a) - orderOf(b));
  const crew = cards.filter((card) => isCrew(card)).sort((a, b) => powerOf(b) - powerOf(a));
  battle.attack = crew.slice(0, battle.attack.length);
  attacker.hand = cards.filter((card) => !battle.attack.includes(card));
}
