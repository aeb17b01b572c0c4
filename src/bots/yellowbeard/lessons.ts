/** The lessons of Yellowbeard: hiding and plotting; rolling, looking and shooting; where the pirate could be; the escape. */
import type { Action, Deal, Square, Yellowbeard } from '../../rules/yellowbeard/types.ts';
import type { GameLessons, Lesson, LessonStep } from '../lesson.ts';

type Move = LessonStep<Yellowbeard>['moves'][number];

/** The learner sits in the first seat, whatever their part is. */
const learner = 0;
const computer = 1;

const by = (seat: number, ...actions: readonly Action[]): Move[] => actions.map((action) => ({ seat, action }));
const own = (...actions: readonly Action[]): Move[] => by(learner, ...actions);
const other = (...actions: readonly Action[]): Move[] => by(computer, ...actions);

const sail = (...path: Square[]): Action => ({ type: 'sail', path });
const roll: Action = { type: 'rollDie' };
const look: Action = { type: 'lookFirst' };
const load: Action = { type: 'load', site: 'E9' };
const depart: Action = { type: 'depart', harbour: 'B8', square: 'C8' };
const fire: Action = { type: 'fire', direction: 'W' };
/** A turn of a man-of-war that sees nothing and lies still. */
const idle: readonly Action[] = [roll, look, { type: 'stay' }];

const chests = ['E9', 'C4', 'D4', 'I3', 'G5', 'M4', 'N8', 'Q6', 'M12', 'I11'];
const open = ['C14', 'F2', 'R3', 'N14', 'M15'];

const dealt = (ships: Square[], dice: number[], firstPirate: number): Partial<Deal> => ({
  firstPirate,
  chests,
  ships,
  open,
  dice,
});

const hide: Lesson<Yellowbeard> = {
  seats: 2,
  learner,
  seed: 'out of sight',
  deal: dealt(['R10', 'P13', 'R1', 'N1', 'L1'], [3, 3, 3], learner),
  steps: [
    { moves: own(depart) },
    { moves: [...own(sail('D8', 'E8')), ...other(...idle)] },
    { moves: [...own(load), ...other(...idle)] },
    { moves: [...own(sail('F8', 'G8', 'G9')), ...other(...idle)] },
  ],
};

const hunt: Lesson<Yellowbeard> = {
  seats: 2,
  learner,
  seed: 'roll look shoot',
  deal: dealt(['N11', 'K8', 'R1', 'N1', 'L1'], [3, 4, 5], computer),
  before: other(depart, sail('D8', 'E8')),
  steps: [
    { moves: own(roll) },
    { moves: [...own({ type: 'moveFirst', path: ['M11', 'L11', 'K11'] }), ...other(sail('F8'))] },
    { moves: own(roll) },
    { moves: own(look) },
    { moves: own(fire) },
    { moves: own(fire) },
  ],
};

const trace: Lesson<Yellowbeard> = {
  seats: 2,
  learner,
  seed: 'where could it be',
  deal: dealt(['R10', 'P13', 'L8', 'M11', 'R1'], [1, 1, 3, 2], computer),
  before: [
    ...other(depart, sail('D8', 'E8')),
    ...own(...idle),
    ...other(load),
    ...own(...idle),
    ...other(sail('F8', 'G8', 'G9')),
  ],
  steps: [
    { moves: own(roll) },
    { moves: own(look) },
    { moves: [...own({ type: 'move', path: ['K8', 'J8', 'I8'] }), ...other(sail('H9'))] },
    { moves: own(roll) },
    { moves: [...own({ type: 'moveFirst', path: ['M10', 'M9'] }), ...other(sail('H8'))] },
  ],
};

const flight: Lesson<Yellowbeard> = {
  seats: 2,
  learner,
  seed: 'gold in the harbour',
  options: {
    counts: {
      chests: 10,
      chestsToEscape: 1,
      maxChestsPerIsland: 2,
      navyShips: 2,
      openGarrisons: 5,
      closedGarrisons: 6,
    },
  },
  deal: dealt(['R1', 'P1'], [2, 2, 2, 2, 2], learner),
  before: [...own(depart, sail('D8', 'E8')), ...other(...idle)],
  steps: [
    { moves: [...own(load), ...other(...idle)] },
    { moves: [...own(sail('D8', 'D9', 'D10')), ...other(...idle)] },
    { moves: [...own({ type: 'sail', path: ['D11', 'C11'], tryHarbour: 'B11' }), ...other(...idle)] },
    { moves: own({ type: 'sail', path: ['C12', 'C13'], tryHarbour: 'C14' }) },
  ],
};

export const lessons: GameLessons<Yellowbeard> = { hide, hunt, trace, flight };
