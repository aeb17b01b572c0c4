/** The lessons of Card Pirates: sailing by spending; islands and what is buried; battle and storm; the variants. */
import { seaDeck } from '../../rules/card-pirates/cards.ts';
import { innerSquares } from '../../rules/card-pirates/map.ts';
import type { Action, CardId, CardPirates, Deal, Square } from '../../rules/card-pirates/types.ts';
import type { Lesson, LessonStep, Lessons } from '../lesson.ts';

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
    { moves: own(sail('3H', 'D4')) },
    { moves: [...own(commit('9S'), commit('8D'), ready), ...other(commit('6H'), ready)] },
    { moves: [...own({ type: 'give', card: '2S' }), ...other(drift('D3'))] },
    { moves: own(sail('3S', 'E4')) },
    { moves: [...own({ type: 'placeInStorm', card: '2C' }), ...other(sail('4H', 'D2'))] },
  ],
};

const variants: Lesson<CardPirates> = {
  seats: 2,
  learner,
  seed: 'other waters',
  options: {
    treacherousSeas: true,
    treacherousCards: 1,
    hiddenCards: true,
    advancedSailing: true,
    simplePolitics: true,
  },
  deal: laid({
    sea: { B1: '8H', C1: '9H' },
    hands: [
      ['3C', '4D', '4S', '6D', 'QD', '3H'],
      ['3S', '3D', '4H', '5S', '10S', '2H'],
    ],
    stack: ['7D', '4C', 'KD', '9C', '2C', '8C'],
  }),
  steps: [
    {
      moves: [...own({ type: 'shiftSea', from: 'C3', to: 'C0' }), ...other({ type: 'shiftSea', from: 'D4', to: 'F4' })],
      also: (action) => action.type === 'shiftSea' && action.from === 'C3' && action.to === 'C6',
    },
    {
      moves: [...own(sail('3C', 'B1')), ...other(sail('3S', 'D5'))],
      also: (action) => action.type === 'sail' && action.card === '3H' && action.path.at(-1) === 'B1',
    },
    {
      moves: [...own(sail('4D', 'C1')), ...other(sail('3D', 'C5'))],
      also: (action) => action.type === 'sail' && action.card === '4S' && action.path.at(-1) === 'C1',
    },
    {
      moves: own(sail('6D', 'D1', 'E1')),
      also: (action) => action.type === 'sail' && action.card === '7D' && action.path.at(-1) === 'E1',
    },
    {
      moves: [...own({ type: 'exchange', card: 'QD' }), ...other(sail('4H', 'B5'))],
      also: (action) => action.type === 'exchange' && action.card === 'KD',
    },
  ],
};

export const lessons: Lessons<CardPirates> = { sailing, islands, battle, variants };
