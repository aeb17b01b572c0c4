/** The lessons of Treasure Fleet: guns that add up, and ties; boarders, storms and the curse. */
import type { CardId, ShipId, TreasureFleet } from '../../rules/treasure-fleet/types.ts';
import type { GameLessons, Lesson, LessonStep } from '../lesson.ts';

type Move = LessonStep<TreasureFleet>['moves'][number];

const learner = 0;
const decks = ['d1', 'd2', 'd3'] as const;
const cardOf = (seat: number, card: string): CardId => `${decks[seat]}/${card}`;

/** Lets everybody load: the learner, then the others. */
const load = (...loads: readonly (readonly string[])[]): Move[] =>
  loads.map((cards, seat) => ({ seat, action: { type: 'load', cards: cards.map((card) => cardOf(seat, card)) } }));
const fire = (seat: number, card: string, ship: ShipId): Move => ({
  seat,
  action: { type: 'playCard', card: cardOf(seat, card), ship },
});

const loads = load(['4.1', '3.1', '2.1'], ['4.1', '2.1', '1.1'], ['3.1', '3.2', '1.1']);
/** The first sailing: each entry begins with the learner's card, but for what the others fire before it. */
const first = [
  [fire(0, '4.1', '20a'), fire(1, '4.1', '20a'), fire(2, '3.1', '16a'), fire(1, '2.1', '20a'), fire(2, '3.2', '16a')],
  [fire(0, '3.1', '20a'), fire(2, '1.1', '9a')],
  [fire(0, '2.1', '20a'), fire(1, '1.1', '12a')],
];

const guns: Lesson<TreasureFleet> = {
  seats: 3,
  learner,
  seed: 'guns add up',
  options: { decks: [...decks] },
  deal: { firstLookout: 0, fleet: ['16a', '9a', '20a', '12a'] },
  steps: [loads, ...first].map((moves) => ({ moves })),
};

const boarders: Lesson<TreasureFleet> = {
  seats: 3,
  learner,
  seed: 'boarders and storms',
  options: { decks: [...decks], storms: true, cursedShips: true },
  deal: { firstLookout: 0, fleet: ['16a', '9a', '20a', '12a', '18a', 'X1', '14a', '6a'] },
  before: [...loads, ...first.flat()],
  steps: [
    { moves: [...load(['1.1', 'BP.1', 'ST.1'], ['4.2', '3.1', '3.2'], ['4.1', '2.1', '2.2']), fire(2, '4.1', '18a')] },
    { moves: [fire(0, '1.1', 'X1'), fire(1, '4.2', '18a')] },
    {
      moves: [
        fire(0, 'BP.1', '18a'),
        fire(1, '3.1', '14a'),
        fire(2, '2.1', 'X1'),
        fire(1, '3.2', '14a'),
        fire(2, '2.2', '6a'),
      ],
    },
    { moves: [fire(0, 'ST.1', '14a')] },
  ],
};

export const lessons: GameLessons<TreasureFleet> = { guns, boarders };
