/**
 * Places on the chart, as data: 25 squares in the middle, the meter and the stack at one side, the captains at the other
 *. What lies below the board belongs to the hand and its curtain.
 */
import type { Frame, Shape } from '../../../controller/room.ts';
import { columnOf, rowOf } from '../../../rules/card-pirates/map.ts';
import type { Square, View } from '../../../rules/card-pirates/types.ts';
import type { Box, Point } from '../../placement.ts';

export type { Box, Point } from '../../placement.ts';

/** Size of a sea tile at full scale, and distance from one to the next. */
export const tile = { w: 174, h: 120 } as const;
export const pitch = { x: 188, y: 132 } as const;
/** Scale of the board when there is a ring around it (docs/decisions.md, outer ring). */
export const ringScale = 0.7;
/** The hand's curtain across the bottom. */
const trayHeight = 222;
/** Gives the top of the tray; upright screens keep more room below what is said. */
const trayTop = ({ shape, height }: Frame): number => height - (shape === 'portrait' ? 248 : trayHeight);

export interface Plan {
  shape: Shape;
  /** Middle of C3. */
  board: Point;
  /** Scale of tiles, ships and everything else that lies on the chart. */
  scale: number;
  seas: Box;
  /** Room in which a glass opens: the seas and what tells nothing new meanwhile, neither the caption nor the tray. */
  glass: Box;
  plate: { w: number; h: number };
  /** Upper left corners, by seat. */
  plates: readonly Point[];
  title: Point & { scale: number };
  caption: Point & { width: number };
  /** The sailing points: upright, or a strip. */
  meter: Box;
  stack: Box;
  /** Box that explains the marks, where there is room for it. */
  legend: Box | null;
  /** The personal record of a captain alone, under the one plate. */
  record: Point & { h: number };
  /** Badges of the variants in force: from the left, so many to a row. */
  badges: Point & { row: number };
  tray: Box;
}

interface Draft {
  board: Point;
  /** Scale of the five by five seas. */
  scale: number;
  glass: Box;
  plates: (seat: number) => Point;
  title: Plan['title'];
  caption: Plan['caption'];
  meter: Box;
  stack: Box;
  /** Box of the legend with fewer than four captains. */
  legend: Box | null;
  badges: Plan['badges'];
}

const plateSize = { w: 348, h: 138 };

const drafts: Readonly<Record<Shape, Draft>> = {
  wide: {
    board: { x: 960, y: 482 },
    scale: 1,
    glass: { x: 98, y: 156, w: 1346, h: 668 },
    plates: (seat) => ({ x: 1476, y: 152 + 166 * seat }),
    title: { x: 271, y: 104, scale: 1 },
    caption: { x: 960, y: 94, width: 920 },
    meter: { x: 98, y: 192, w: 346, h: 298 },
    stack: { x: 98, y: 518, w: 346, h: 232 },
    legend: { x: 1476, y: 674, w: 348, h: 162 },
    badges: { x: 98, y: 758, row: 6 },
  },
  ten: {
    board: { x: 960, y: 556 },
    scale: 1.04,
    glass: { x: 98, y: 200, w: 1366, h: 712 },
    plates: (seat) => ({ x: 1476, y: 196 + 174 * seat }),
    title: { x: 272, y: 124, scale: 1 },
    caption: { x: 960, y: 118, width: 920 },
    meter: { x: 98, y: 228, w: 346, h: 298 },
    stack: { x: 98, y: 560, w: 346, h: 232 },
    legend: { x: 1476, y: 780, w: 348, h: 162 },
    badges: { x: 98, y: 806, row: 6 },
  },
  four: {
    board: { x: 564, y: 474 },
    scale: 0.96,
    glass: { x: 99, y: 160, w: 1060, h: 760 },
    plates: (seat) => ({ x: 1172, y: 172 + 148 * seat }),
    title: { x: 1302, y: 112, scale: 0.7 },
    caption: { x: 564, y: 98, width: 920 },
    meter: { x: 98, y: 808, w: 740, h: 112 },
    stack: { x: 1172, y: 768, w: 348, h: 152 },
    legend: { x: 1172, y: 616, w: 348, h: 146 },
    badges: { x: 858, y: 804, row: 3 },
  },
  portrait: {
    board: { x: 540, y: 694 },
    scale: 1,
    glass: { x: 56, y: 352, w: 968, h: 984 },
    plates: (seat) => ({ x: seat % 2 === 0 ? 84 : 648, y: 1066 + 160 * Math.floor(seat / 2) }),
    title: { x: 558, y: 160, scale: 0.9 },
    caption: { x: 540, y: 284, width: 920 },
    meter: { x: 84, y: 1376, w: 346, h: 286 },
    stack: { x: 648, y: 1376, w: 348, h: 232 },
    legend: null,
    badges: { x: 470, y: 1376, row: 2 },
  },
};

/** Places the record where the second captain's plate would lie. */
const recordAt = ({ plates }: Draft, shape: Shape): Plan['record'] => ({
  ...plates(1),
  h: shape === 'four' ? 220 : 236,
});

export function planOf(frame: Frame, seats: number, ring: boolean): Plan {
  const { shape } = frame;
  const draft = drafts[shape];
  const { board, scale } = draft;
  const w = 968 * scale;
  const h = 684 * scale;
  return {
    ...draft,
    shape,
    scale: ring ? scale * ringScale : scale,
    seas: { x: board.x - w / 2, y: board.y - h / 2, w, h },
    plate: plateSize,
    plates: Array.from({ length: seats }, (_, seat) => draft.plates(seat)),
    record: recordAt(draft, shape),
    legend: seats < 4 ? draft.legend : null,
    tray: { x: 0, y: trayTop(frame), w: frame.width, h: frame.height - trayTop(frame) },
  };
}

/**
 * Tells whether there is a ring of squares around the five by five: treacherous seas need room there, from the first
 * choice of a card to shift.
 */
const hasRing = ({ options, step, seats, squares }: View): boolean =>
  options.treacherousSeas && step !== 'setup.islands' && squares.length > 0 && seats.every(({ ship }) => ship !== null);

export const planFor = (view: View, frame: Frame): Plan => planOf(frame, view.seats.length, hasRing(view));

/** Finds the middle of a square. */
export function tileAt({ board, scale }: Plan, square: Square): Point {
  return {
    x: board.x + (columnOf(square) - 3) * pitch.x * scale,
    y: board.y + (rowOf(square) - 3) * pitch.y * scale,
  };
}

/** Finds the box of a square's tile, for targets and rings. */
export function tileBox(plan: Plan, square: Square): Box {
  const { x, y } = tileAt(plan, square);
  const w = tile.w * plan.scale;
  const h = tile.h * plan.scale;
  return { x: x - w / 2, y: y - h / 2, w, h };
}

/** Finds where the coin of a leg lies: where the leg crosses into the next square. */
export function legAt(plan: Plan, from: Square, to: Square): Point {
  const a = tileAt(plan, from);
  const b = tileAt(plan, to);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Finds the middle of the card backs on a plate: where a captain's cards come from and go to. */
export function handAt(plan: Plan, seat: number): Point {
  const { x, y } = plan.plates[seat];
  return { x: x + plan.plate.w - 58, y: y + 36 };
}

/** Finds the top card of the stack. */
export function stackAt({ stack }: Plan): Point {
  return { x: stack.x + 88, y: stack.y + (stack.h - 36) / 2 };
}

/**
 * Picks which of five waters a square shows face down: deep, open, shoal, reef or rocks, each once in every row and column. It
 * goes by the square alone and never by the card that lies there: water that knew the card would tell everybody what it is.
 */
export function chartOf(square: Square): 'a' | 'b' | 'c' | 'd' | 'e' {
  return (['a', 'b', 'c', 'd', 'e'] as const)[(columnOf(square) + 2 * rowOf(square) + 10) % 5];
}
