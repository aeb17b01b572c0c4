/** Random whole games for property tests. */
import fc from 'fast-check';
import { type Dice, pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import type { Action, Event, Mode, Options, State } from '../../../src/rules/korsar/types.ts';

export interface Course {
  seats: number;
  options: Options;
  seed: string;
}

export interface Step {
  seat: Seat;
  action: Action;
  /** Frozen copies. */
  before: State;
  after: State;
  events: readonly Event[];
}

/** Every seat count in every mode. */
export const courses: readonly { seats: number; mode: Mode }[] = [
  ...[2, 3, 4, 5].map((seats) => ({ seats, mode: 'individual' as const })),
  ...[4, 6, 8].map((seats) => ({ seats, mode: 'partnership' as const })),
];

/** The toggles, the start seat and the seed, sampled. */
export function anyCourse({ seats, mode }: (typeof courses)[number]): fc.Arbitrary<Course> {
  const isPair = mode === 'partnership';
  return fc
    .record({
      admiralOnPartnerVessel: isPair ? fc.boolean() : fc.constant(false),
      openStacks: fc.boolean(),
      start: fc.option(fc.nat(isPair ? seats / 2 - 1 : seats - 1), { nil: 'random' as const }),
      seed: fc.string(),
    })
    .map(({ start, seed, ...toggles }) => {
      const startSeat = start === 'random' ? start : isPair ? 2 * start : start;
      return { seats, options: { mode, startSeat, ...toggles }, seed };
    });
}

export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

export interface Voyage {
  start: State;
  opening: Event[];
  steps: Step[];
  end: State;
}

export function voyage({ seats, options, seed }: Course, each: (step: Step, bots: Dice) => void = () => {}): Voyage {
  const dice = seededDice(seedFrom(seed), 'deck');
  const bots = seededDice(seedFrom(seed), 'bots');
  const opening: Event[] = [];
  const state = korsar.setup(seats, options, dice, {}, (event) => opening.push(event));
  const start = freeze(korsar.clone(state));
  const steps: Step[] = [];
  let before = start;
  for (let [seat] = korsar.toAct(state); seat !== undefined; [seat] = korsar.toAct(state)) {
    const action = pick(korsar.legal(state, seat), bots);
    const events: Event[] = [];
    korsar.play(state, seat, action, (event) => events.push(event), dice);
    const after = freeze(korsar.clone(state));
    const step = { seat, action, before, after, events: freeze(events) };
    steps.push(step);
    each(step, bots);
    before = after;
  }
  return { start, opening, steps, end: before };
}
