/** Random whole games for property tests. */
import fc from 'fast-check';
import { type Dice, pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import type { Action, Event, Options, State } from '../../../src/rules/treasure-fleet/types.ts';
import { standard } from './scene.ts';

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

/** Every seat count with every set of official options: 4 × 4, and the scored neutral pirate with two. */
export const courses = [2, 3, 4, 5].flatMap((seats) =>
  [false, true].flatMap((storms) =>
    [false, true].flatMap((cursedShips) =>
      (seats === 2 ? [false, true] : [false]).map((scoreNeutral) => ({ seats, storms, cursedShips, scoreNeutral })),
    ),
  ),
);

/** The house rules and the seed, sampled. */
export function anyCourse({ seats, ...official }: (typeof courses)[number]): fc.Arbitrary<Course> {
  return fc
    .record({
      governorPoints: fc.nat(40),
      fiveSpotShips: fc.constantFrom('proportional' as const, 'none' as const),
      curseChoice: fc.constantFrom('victim' as const, 'highest' as const),
      chosen: fc.boolean(),
      seed: fc.string(),
    })
    .map(({ chosen, seed, ...house }) => {
      const decks = chosen ? (['d5', 'd2', 'd4', 'd1', 'd3'] as const).slice(0, seats) : 'drawn';
      return { seats, options: { ...standard, ...official, ...house, decks } as Options, seed };
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

/** Seats that may act do so at random, so that some load twice; storms and boarders are as likely as cannons. */
export function voyage({ seats, options, seed }: Course, each: (step: Step, bots: Dice) => void = () => {}): Voyage {
  const dice = seededDice(seedFrom(seed), 'deck');
  const bots = seededDice(seedFrom(seed), 'bots');
  const opening: Event[] = [];
  const state = treasureFleet.setup(seats, options, dice, {}, (event) => opening.push(event));
  const start = freeze(treasureFleet.clone(state));
  const steps: Step[] = [];
  let before = start;
  while (treasureFleet.toAct(state).length > 0) {
    const again = bots.below(4) === 0;
    const seat = pick(again ? treasureFleet.mayAct(state) : treasureFleet.toAct(state), bots);
    const action = pick(treasureFleet.legal(state, seat), bots);
    const events: Event[] = [];
    treasureFleet.play(state, seat, action, (event) => events.push(event), dice);
    const after = freeze(treasureFleet.clone(state));
    const step = { seat, action, before, after, events: freeze(events) };
    steps.push(step);
    each(step, bots);
    before = after;
  }
  return { start, opening, steps, end: before };
}
