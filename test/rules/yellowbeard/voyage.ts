/** Random whole matches for property tests. */
import fc from 'fast-check';
import { type Dice, pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { oceans } from '../../../src/rules/yellowbeard/map.ts';
import type { Action, Event, Options, State } from '../../../src/rules/yellowbeard/types.ts';
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

/** A map that is not bundled: the Short Voyage with chests and harbours called by names of its own. */
const ownMap = {
  ...oceans['short-voyage'],
  id: 'own',
  sites: oceans['short-voyage'].sites.map(({ square }) => ({ id: `isle of ${square}`, square })),
  harbours: oceans['short-voyage'].harbours.map((one) => ({ ...one, id: `port ${one.square}` })),
};

/** Every seat count that the map has ships for, on every kind of map. */
export const courses = (['yellowbeards-ocean', 'short-voyage', ownMap] as const).flatMap((map) =>
  [2, 3, 4, 5, 6]
    .filter((seats) => seats < 6 || map === 'yellowbeards-ocean')
    .map((seats) => ({ seats, map, name: `${seats} seats, ${typeof map === 'string' ? map : 'a map of its own'}` })),
);

/** The other options and the seed, sampled. Limits keep the tests short. */
export function anyCourse({ seats, map }: Pick<(typeof courses)[number], 'seats' | 'map'>): fc.Arbitrary<Course> {
  return fc
    .record({
      telescope: fc.constantFrom('eight' as const, 'four' as const),
      shot: fc.constantFrom('exact' as const, 'upTo' as const),
      secondAim: fc.constantFrom('beforeRoll' as const, 'afterRoll' as const),
      autoSetup: fc.boolean(),
      rounds: fc.constantFrom(1, 2, 'rotation' as const),
      firstPirate: fc.constantFrom('roll' as const, 0, seats - 1),
      turnLimit: fc.integer({ min: 4, max: 14 }),
      seed: fc.string(),
    })
    .map(({ seed, ...options }) => ({ seats, options: { ...standard, map, ...options } as Options, seed }));
}

export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

export interface Voyage {
  opening: Event[];
  steps: Step[];
  end: State;
}

/**
 * Random play, with a pirate who loads when he can and likes to lie at anchor beside chests, and captains who look first
 * and shoot more often than chance alone would have it: thefts, salvos and sunk friends are rare otherwise.
 */
export function voyage({ seats, options, seed }: Course, each: (step: Step, bots: Dice) => void = () => {}): Voyage {
  const dice = seededDice(seedFrom(seed), 'deck');
  const bots = seededDice(seedFrom(seed), 'bots');
  const opening: Event[] = [];
  const state = yellowbeard.setup(seats, options, dice, {}, (event) => opening.push(event));
  const steps: Step[] = [];
  let before = freeze(yellowbeard.clone(state));
  while (yellowbeard.toAct(state).length > 0) {
    const seat = pick(yellowbeard.toAct(state), bots);
    const action = choose(yellowbeard.legal(state, seat), bots);
    const events: Event[] = [];
    yellowbeard.play(state, seat, action, (event) => events.push(event), dice);
    const after = freeze(yellowbeard.clone(state));
    const step = { seat, action, before, after, events: freeze(events) };
    steps.push(step);
    each(step, bots);
    before = after;
  }
  return { opening, steps, end: before };
}

function choose(legal: readonly Action[], bots: Dice): Action {
  const rare = legal.filter(
    (action) =>
      ['load', 'lookFirst', 'fire'].includes(action.type) ||
      (action.type === 'sail' && (action.tryHarbour !== undefined || action.path.length === 0)),
  );
  return pick(rare.length > 0 && bots.below(3) === 0 ? rare : legal, bots);
}
