/** Random whole games for property tests. */
import fc from 'fast-check';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import type { Action, Event, Options, State } from '../../../src/rules/card-pirates/types.ts';
import { type Dice, pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { optionsOf } from './scene.ts';

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

const flags = ['hiddenCards', 'treacherousSeas', 'randomIslands', 'simplePolitics', 'advancedSailing'] as const;

/** Any set of variants and extras, with a cap that random play now and then runs into. */
export function anyCourse(seats: number): fc.Arbitrary<Course> {
  return fc
    .record({
      variants: fc.subarray([...flags, 'middleStart' as const]),
      sameSuitBattle: fc.boolean(),
      turnCap: fc.constantFrom(25, 200),
      seed: fc.string(),
    })
    .map(({ variants, sameSuitBattle, turnCap, seed }) => ({
      seats,
      seed,
      options: optionsOf({
        ...Object.fromEntries(variants.map((flag) => [flag, true])),
        sameSuitBattle: sameSuitBattle && seats > 1,
        turnCap,
      }),
    }));
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

/** Kinds of action are equally likely, so that burying, drifting and battles are as common as sailing. */
export function voyage({ seats, options, seed }: Course, each: (step: Step, bots: Dice) => void = () => {}): Voyage {
  const dice = seededDice(seedFrom(seed), 'deck');
  const bots = seededDice(seedFrom(seed), 'bots');
  const opening: Event[] = [];
  const state = cardPirates.setup(seats, options, dice, {}, (event) => opening.push(event));
  const start = freeze(cardPirates.clone(state));
  const steps: Step[] = [];
  let before = start;
  while (cardPirates.toAct(state).length > 0) {
    const [seat] = cardPirates.toAct(state);
    const legal = cardPirates.legal(state, seat);
    const types = [...new Set(legal.map(({ type }) => type))].filter((type) => type !== 'endVoyage');
    const type = pick(types, bots);
    const action = pick(
      legal.filter((one) => one.type === type),
      bots,
    );
    const events: Event[] = [];
    cardPirates.play(state, seat, action, (event) => events.push(event), dice);
    const after = freeze(cardPirates.clone(state));
    const step = { seat, action, before, after, events: freeze(events) };
    steps.push(step);
    each(step, bots);
    before = after;
  }
  return { start, opening, steps, end: before };
}
