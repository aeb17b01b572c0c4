/**
 * Places of the set-up's parts, by the shape of the window and the number of captains. Words and buttons keep their size
 * on all of them; what has no room beside another part goes below it.
 */
import type { Frame } from '../../controller/room.ts';
import { frames } from '../shapes.ts';

interface Place {
  x: number;
  y: number;
}

export interface SetupPlan {
  frame: Frame;
  /** Middle of the title. */
  title: Place;
  back: Place;
  rules: Place;
  /** Upper left corner of the first board, and how many lie in a row. */
  boards: Place & { perRow: number; w: number; small: boolean };
  /** One captain's voyages. */
  voyages: Place;
  /** Upper left corners of the two plates, with their widths where there are more rules and where there are none. */
  options: readonly [Place & { w: number }, Place & { w: number }];
  /** The middle of the button. */
  more: Place;
  /** Place of the facts; null where only larger shapes have room for them. */
  facts: Place | null;
  captains: Place;
  /** The middle of the main button; as wide as what is left beside the captains where no width is said. */
  sail: Place & { w?: number };
  hints: boolean;
  /** Width that the main button gives up for the one that teaches, the gap included. */
  teach: number;
  /** Middle and width of the button that teaches, where the main one gives up nothing. */
  teachAt?: Place & { w: number };
  /** Middle of the button for the other length of a game, and where the main one lies then, if not at its usual place. */
  other: Place & { w: number; h: number; sail?: { x: number; w: number } };
}

const gap = 16;

export function setupPlan(frame: Frame, seats: number, hasMore: boolean): SetupPlan {
  if (frame.shape === 'portrait') return upright(seats);
  if (frame.shape === 'four') return squarer(seats);
  return wide(seats, hasMore);
}

function wide(seats: number, hasMore: boolean): SetupPlan {
  const small = seats > 5;
  const perRow = small ? Math.ceil(seats / 2) : seats;
  const w = perRow === 5 ? 332 : 420;
  const plate = hasMore ? 504 : 626;
  return {
    frame: frames.wide,
    title: { x: 960, y: 98 },
    back: { x: 214, y: 99 },
    rules: { x: 1706, y: 99 },
    boards: { x: 960 - (perRow * w + (perRow - 1) * gap) / 2, y: 170, perRow, w, small },
    voyages: { x: 1186, y: 170 },
    options: [
      { x: 96, y: 710, w: plate },
      { x: 96 + plate + gap, y: 710, w: plate },
    ],
    more: { x: 1252, y: 778 },
    facts: { x: 1380, y: 710 },
    captains: { x: 96, y: 890 },
    sail: { x: 0, y: 943 },
    hints: true,
    teach: 276,
    other: { x: 1602, y: 918, w: 444, h: 112 },
  };
}

/** Plans the set-up for 4:3: options beside each other, what comes of them below, the main button across. */
function squarer(seats: number): SetupPlan {
  const small = seats > 4;
  const perRow = small ? (seats > 6 ? 4 : 3) : seats;
  const w = small && perRow === 3 ? 420 : 348;
  return {
    frame: frames.four,
    title: { x: 800, y: 98 },
    back: { x: 200, y: 99 },
    rules: { x: 1400, y: 99 },
    boards: { x: 800 - (perRow * w + (perRow - 1) * gap) / 2, y: 170, perRow, w, small },
    voyages: { x: 872, y: 170 },
    options: [
      { x: 80, y: 712, w: 712 },
      { x: 808, y: 712, w: 712 },
    ],
    more: { x: 928, y: 932 },
    facts: { x: 1076, y: 864 },
    captains: { x: 80, y: 880 },
    sail: { x: 800, y: 1076, w: 1440 },
    hints: false,
    teach: 296,
    other: { x: 1250, y: 1076, w: 540, h: 122, sail: { x: 520, w: 880 } },
  };
}

/**
 * Plans an upright set-up: boards two by two, everything else in the thumb's reach below them; what height is left goes
 * between the parts.
 */
function upright(seats: number): SetupPlan {
  const small = seats !== 2;
  const rows = Math.ceil(seats / 2);
  // Eight captains leave no room for what comes of it all, and little between the parts.
  const tight = rows > 3;
  const boards = tight ? 268 : 280;
  const options = boards + rows * (small ? 268 : 536) + (seats === 1 ? 536 : 0) + (tight ? -8 : 8);
  const option = tight ? 140 : 152;
  const facts = options + 2 * option + (tight ? 4 : 0);
  const captains = tight ? facts : facts + 160;
  const sail = captains + (tight ? 180 : 188);
  const spare = Math.max(0, 1764 - sail) / 5;
  return {
    frame: frames.portrait,
    title: { x: 540, y: 129 },
    back: { x: 180, y: 216 },
    rules: { x: 900, y: 216 },
    boards: { x: seats === 1 ? 322 : 96, y: boards + spare, perRow: 2, w: 436, small },
    voyages: { x: 221, y: boards + 268 + spare },
    options: [
      { x: 62, y: options + 2 * spare, w: 956 },
      { x: 62, y: options + option + 2 * spare, w: 956 },
    ],
    more: tight ? { x: 906, y: captains + 52 } : { x: 906, y: facts + 68 + 3 * spare },
    facts: tight ? null : { x: 62, y: facts + 3 * spare },
    captains: { x: 62, y: captains + 4 * spare },
    sail: { x: 540, y: sail + 5 * spare, w: 956 },
    hints: false,
    teach: 0,
    teachAt: { x: 540, y: 216, w: 420 },
    other: { x: 826, y: sail + 5 * spare, w: 384, h: 122, sail: { x: 340, w: 556 } },
  };
}
