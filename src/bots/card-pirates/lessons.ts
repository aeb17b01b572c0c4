/** The lessons of Card Pirates: sailing by spending; islands and what is buried; battle and storm; the variants. */
import { rankOf, seaDeck } from '../../rules/card-pirates/cards.ts';
import { innerSquares } from '../../rules/card-pirates/map.ts';
import type { Action, CardId, CardPirates, Deal, Square, View } from '../../rules/card-pirates/types.ts';
import type { GameLessons, Lesson, LessonStep } from '../lesson.ts';

type Move = LessonStep<CardPirates>['moves'][number];

const learner = 0;
const corners = ['A1', 'E1', 'A5', 'E5'];

interface Laid {
  /** Cards of the sea that matter; the others are crew. */
  sea: Readonly<Record<Square, CardId>>;
  hands: readonly [readonly CardId[], readonly CardId[]];
  /** Cards from the top: the learner draws the first, the other captain the second, and so on. */
  stack: readonly CardId[];
}

function laid({ sea, hands: [own, others], stack }: Laid): Partial<Deal> {
  const named = new Set([...Object.values(sea), ...own, ...others, ...stack]);
  const rest = seaDeck.filter((card) => !named.has(card)).reverse();
  const squares = innerSquares
    .filter((square) => !corners.includes(square))
    .map((square) => sea[square] ?? rest.shift());
  const hands = own.flatMap((card, i) => [card, others[i]]);
  return { firstSeat: learner, deck: [...squares, ...hands, ...stack] as CardId[] };
}

const of = (seat: number, ...actions: readonly Action[]): Move[] => actions.map((action) => ({ seat, action }));
const own = (...actions: readonly Action[]): Move[] => of(learner, ...actions);
const other = (...actions: readonly Action[]): Move[] => of(1, ...actions);

const sail = (card: CardId, ...path: Square[]): Action => ({ type: 'sail', card, path });
const drift = (to: Square): Action => ({ type: 'drift', to });
const bury = (card: CardId): Action => ({ type: 'bury', card });
const commit = (card: CardId): Action => ({ type: 'commit', card });
const ready: Action = { type: 'ready' };

/** Gives what tells whether a ship sails to this square with any three. */
const byThree =
  (to: Square) =>
  (action: Action): boolean =>
    action.type === 'sail' && rankOf(action.card) === '3' && action.path.at(-1) === to;

const sailing: Lesson<CardPirates> = {
  seats: 2,
  learner,
  seed: 'points to sail',
  deal: laid({
    sea: { B1: 'QD', C1: '7S', D1: 'KH', C2: 'JH', C5: 'KS' },
    hands: [
      ['3C', '6D', '9H', '2S', '2D', '5D'],
      ['3H', '3D', '4H', '4S', '10S', '2H'],
    ],
    stack: ['2C', '4C', '8C', '9C'],
  }),
  steps: [
    { moves: [...own(sail('3C', 'B1')), ...other(sail('3H', 'E4'))] },
    { moves: [...own(sail('6D', 'C1', 'D1')), ...other(sail('3D', 'E3'))] },
    { moves: [...own(sail('5D', 'C2')), ...other(sail('4H', 'D3'))] },
    { moves: [...own(sail('9H', 'C3', 'C4', 'C5')), ...other(sail('4S', 'E3'))] },
  ],
};

const islands: Lesson<CardPirates> = {
  seats: 2,
  learner,
  seed: 'buried treasure',
  deal: laid({
    sea: { A2: 'QH' },
    hands: [
      ['3C', '4D', 'JC', 'KD', '2S', '5S'],
      ['3H', '3D', '4H', '4S', '10S', '2H'],
    ],
    stack: ['2C', '4C', '8C', '9C'],
  }),
  steps: [
    { moves: own(bury('KD')) },
    { moves: [...own(sail('3C', 'A2')), ...other(sail('3H', 'E4'))] },
    { moves: own(sail('4D', 'A1')) },
    { moves: [...own({ type: 'exchange', card: 'JC' }), ...other(sail('3D', 'E3'))] },
  ],
};

const battle: Lesson<CardPirates> = {
  seats: 2,
  learner,
  seed: 'blades and thunder',
  deal: laid({
    sea: { C3: '3S', C4: '2C', D4: '6H', E4: '4H' },
    hands: [
      ['10C', '9S', '8D', '3D', '2S', '3H'],
      ['KH', 'QS', '7C', '2H', '2D', '5H'],
    ],
    stack: ['5C', 'JS', '6C', '4S', '3C', '4C'],
  }),
  before: [
    ...own(sail('10C', 'B2', 'C3')),
    ...other(...['7C', '2H', '2D', '5H', 'QS'].map(bury), drift('E4')),
    ...own(sail('3D', 'C4')),
    ...other(drift('D4')),
  ],
  steps: [
    { moves: own(sail('3H', 'D4')), also: byThree('D4') },
    { moves: [...own(commit('9S'), commit('8D'), ready), ...other(commit('6H'), ready)] },
    { moves: [...own({ type: 'give', card: '2S' }), ...other(drift('D3'))] },
    { moves: own(sail('3S', 'E4')), also: byThree('E4') },
    { moves: [...own({ type: 'placeInStorm', card: '2C' }), ...other(sail('4H', 'D2'))] },
  ],
};

/** Tells whether a ship sails to an island that still shows its ace. */
const toAce = (action: Action, { squares }: View): boolean =>
  action.type === 'sail' &&
  squares.some(({ square, island }) => square === action.path.at(-1) && island !== null && rankOf(island) === 'A');

/**
 * The learner lands on both islands in the corner of the clubs, in either order, and the other captain on both in that of
 * the hearts: so the last ace of the four is the learner's to take, and to win by it, or to leave.
 */
const variants: Lesson<CardPirates> = {
  seats: 2,
  learner,
  seed: 'other waters',
  options: {
    randomIslands: true,
    treacherousSeas: true,
    treacherousCards: 1,
    hiddenCards: true,
    advancedSailing: true,
    simplePolitics: true,
  },
  deal: laid({
    sea: {},
    hands: [
      ['3H', '3S', '2S', '6C', '6D', 'QD'],
      ['4H', 'QH', '5S', 'QS', '10S', '2H'],
    ],
    stack: ['QC', '4C', '8H', '9C', 'JH'],
  }),
  steps: [
    {
      moves: [
        ...own({ type: 'placeIsland', island: 'D', swapWith: 'B1' }),
        ...other({ type: 'placeIsland', island: 'S', swapWith: 'A4' }),
      ],
      also: (action) => action.type === 'placeIsland' && action.island === 'D' && action.swapWith === 'A2',
    },
    {
      moves: [...own({ type: 'shiftSea', from: 'B2', to: 'B0' }), ...other({ type: 'shiftSea', from: 'D4', to: 'F4' })],
      also: (action) => action.type === 'shiftSea' && action.from === 'B2',
    },
    {
      moves: own(sail('3H', 'B2')),
      also: byThree('B2'),
    },
    {
      moves: [
        ...own({ type: 'placeInStorm', card: '2S' }),
        ...other(sail('4H', 'A5'), { type: 'exchange', card: 'QH' }),
      ],
      also: (action) => action.type === 'placeInStorm' && rankOf(action.card) === '3',
    },
    {
      moves: [
        ...own(sail('6C', 'A1'), { type: 'exchange', card: 'QC' }),
        ...other(sail('5S', 'A4'), { type: 'exchange', card: 'QS' }),
      ],
      also: (action, view) => toAce(action, view) || action.type === 'exchange',
    },
    {
      moves: own(sail('6D', 'B1'), { type: 'exchange', card: 'QD' }),
      also: (action, view) => toAce(action, view) || action.type === 'exchange' || action.type === 'declineExchange',
    },
  ],
};

export const lessons: GameLessons<CardPirates> = { sailing, islands, battle, variants };
