/**
 * The voyage of the mockups `yellowbeard-board` and `yellowbeard-chart`, action by action, so that a picture of ours shows
 * the same turn of the same round: Mary has stolen Q10, N12 and J11 and lies at G13 beside the chest of F13.
 */
import { Match } from '../../../match/match.ts';
import type { GameRecord } from '../../../match/record.ts';
import { seedFrom } from '../../../rules/dice.ts';
import { yellowbeard } from '../../../rules/yellowbeard/game.ts';
import type { Action, Square } from '../../../rules/yellowbeard/types.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward'];
const mary = 3;

const sail = (...path: Square[]): Action => ({ type: 'sail', path });
const load = (site: string): Action => ({ type: 'load', site });

/** The use that a man-of-war makes of its die: it looks and lies where it is, or looks and then sails. */
interface Watch {
  roll: number;
  orders: readonly Action[];
}
const look: Action = { type: 'lookFirst' };
const lies = (roll: number): Watch => ({ roll, orders: [look, { type: 'stay' }] });
const sails = (roll: number, ...path: Square[]): Watch => ({ roll, orders: [look, { type: 'move', path }] });

type Turns = readonly (readonly [Action, Watch])[];

const turns: Turns = [
  [sail('R11', 'R10'), lies(5)],
  [load('Q10'), lies(2)],
  [sail('R9', 'Q9', 'P9'), lies(3)],
  [sail('O9', 'O10', 'O11'), sails(2, 'P12', 'P11')],
  [sail('N11'), lies(4)],
  [load('N12'), lies(6)],
  [sail('M11'), sails(2, 'L12', 'L11')],
  [sail('L11', 'K11'), lies(1)],
  [load('J11'), lies(5)],
  [sail('K12', 'L12'), lies(3)],
  [sail('K12', 'J12', 'I12'), lies(2)],
  [sail('H12', 'G12', 'G13'), lies(4)],
];

const counts = {
  chests: 10,
  maxChestsPerIsland: 2,
  navyShips: 5,
  openGarrisons: 5,
  closedGarrisons: 6,
};
const chests = ['Q10', 'N12', 'J11', 'F13', 'E9', 'I6', 'J7', 'M4', 'O7', 'D4'];
const ships: Square[] = ['H8', 'L13', 'E8', 'P13', 'O9'];

export interface Leg {
  /** Number of actions of the twelfth man-of-war that are left out, for somebody to choose them. */
  last?: number;
  /** Number of chests that are enough. */
  enough?: number;
}

export const voyage = ({ last = 0, enough = 6 }: Leg = {}): GameRecord =>
  recordOf({ harbour: 'R13', square: 'R12', turns, ships, last, enough });

/**
 * Plays a hunt to one choice before its end: the pirate has not left the cove of L15, and the third man-of-war may sail
 * into the strait before it, which is the only way out.
 */
export const cornered = (): GameRecord =>
  recordOf({
    ...{ harbour: 'M15', square: 'L15', last: 1, enough: 6 },
    turns: [
      [sail(), lies(1)],
      [sail(), lies(1)],
      [sail(), { roll: 1, orders: [{ type: 'moveFirst', path: ['L14'] }] }],
    ],
    ships: ['H8', 'E8', 'L13', 'D9', 'O9'],
  });

interface Course extends Required<Leg> {
  harbour: string;
  square: Square;
  turns: Turns;
  ships: readonly Square[];
}

function recordOf({ harbour, square, turns, ships, last, enough }: Course): GameRecord {
  const played = turns.flatMap(([pirate, { orders }]): Action[] => [pirate, { type: 'rollDie' }, ...orders]);
  const match = Match.create(yellowbeard, {
    seats: names.length,
    seed: seedFrom('the voyage of the mockups'),
    players: names.map((name) => ({ name, kind: 'person' as const })),
    options: { firstPirate: mary, autoSetup: true, turnLimit: 60, counts: { ...counts, chestsToEscape: enough } },
    deal: { chests, ships: [...ships], dice: turns.map(([, { roll }]) => roll) },
  });
  const actions: Action[] = [{ type: 'depart', harbour, square }, ...played];
  for (const action of actions.slice(0, actions.length - last)) {
    const acted = match.act(match.toAct[0], action);
    if ('refused' in acted) throw new Error(`${JSON.stringify(action)} is refused: ${acted.refused}`);
  }
  return match.record;
}
