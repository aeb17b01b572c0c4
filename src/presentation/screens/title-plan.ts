/** Places of the title's parts, by the shape of the window. Words keep their size on all of them. */
import type { Frame, Shape } from '../../controller/room.ts';
import { frames } from '../shapes.ts';

export interface TitlePlace {
  x: number;
  y: number;
}

/** The boards of the games: how large, and where their upper edges and middles lie. */
export interface Boards {
  scale: number;
  at: readonly TitlePlace[];
  /** Height by which the board with the focus is raised. */
  lift: number;
  /** Lowest line to which there is room for the pointer over the boards. */
  pointed: number;
}

/** The room for the boards: as many as are full size, and the place where more of them fit. */
interface Room {
  /** Full size, and how many of them lie beside each other. */
  scale: number;
  across: number;
  middle: number;
  top: number;
  step: { x: number; y: number };
  /** Rows of smaller ones begin here; the ship lies over them, the first brig clear of the wordmark. */
  crowded: { top: number; rows: number; ship: { y: number; scale: number }; brig: number };
}

export interface TitlePlan {
  frame: Frame;
  horizon: number;
  sun: TitlePlace;
  hero: TitlePlace & { scale: number };
  /** The middle of its left edge. */
  wordmark: TitlePlace;
  subtitle: TitlePlace;
  brigs: readonly [TitlePlace, TitlePlace];
  gulls: readonly [TitlePlace, TitlePlace];
  boards: Boards;
  past: TitlePlace;
  credits: TitlePlace;
  settings: TitlePlace;
  /** Place of the call, which says what to press or names the game that waits. */
  call: TitlePlace & { w: number };
  countdown: TitlePlace;
  /** The middle of the plate with the name of another language. */
  language: TitlePlace;
}

type Drawn = Omit<TitlePlan, 'boards'> & { room: Room };

const wide: Drawn = {
  frame: frames.wide,
  horizon: 518,
  sun: { x: 560, y: 428 },
  hero: { x: 1416, y: 582, scale: 1.36 },
  wordmark: { x: 96, y: 242 },
  subtitle: { x: 566, y: 328 },
  brigs: [
    { x: 142, y: 524 },
    { x: 1030, y: 524 },
  ],
  gulls: [
    { x: 1180, y: 186 },
    { x: 964, y: 276 },
  ],
  room: {
    ...{ scale: 1, across: 4, middle: 962, top: 634, step: { x: 440, y: 342 } },
    crowded: { top: 504, rows: 2, ship: { y: 496, scale: 1.14 }, brig: 700 },
  },
  past: { x: 250, y: 984 },
  credits: { x: 1566, y: 984 },
  settings: { x: 1774, y: 984 },
  call: { x: 960, y: 974, w: 840 },
  countdown: { x: 1384, y: 54 },
  language: { x: 1240, y: 98 },
};

/** The same, with more sky and more sea. */
const ten: Drawn = {
  ...wide,
  frame: frames.ten,
  horizon: 596,
  sun: { x: 560, y: 506 },
  hero: { x: 1416, y: 664, scale: 1.44 },
  wordmark: { x: 96, y: 292 },
  subtitle: { x: 566, y: 378 },
  brigs: [
    { x: 142, y: 602 },
    { x: 1030, y: 602 },
  ],
  room: {
    ...{ scale: 1, across: 4, middle: 962, top: 730, step: { x: 440, y: 342 } },
    crowded: { top: 540, rows: 2, ship: { y: 528, scale: 1.18 }, brig: 700 },
  },
  past: { x: 250, y: 1096 },
  credits: { x: 1566, y: 1096 },
  settings: { x: 1774, y: 1096 },
  call: { x: 960, y: 1086, w: 840 },
  countdown: { x: 1384, y: 60 },
  language: { x: 1240, y: 104 },
};

const four: Drawn = {
  frame: frames.four,
  horizon: 626,
  sun: { x: 430, y: 536 },
  hero: { x: 1180, y: 694, scale: 1.26 },
  wordmark: { x: 80, y: 270 },
  subtitle: { x: 550, y: 356 },
  brigs: [
    { x: 150, y: 632 },
    { x: 760, y: 632 },
  ],
  gulls: [
    { x: 1080, y: 250 },
    { x: 860, y: 420 },
  ],
  room: {
    ...{ scale: 0.87, across: 4, middle: 800, top: 760, step: { x: 364, y: 303 } },
    crowded: { top: 540, rows: 2, ship: { y: 514, scale: 1.04 }, brig: 590 },
  },
  past: { x: 234, y: 1098 },
  credits: { x: 1276, y: 1098 },
  settings: { x: 1470, y: 1098 },
  call: { x: 762, y: 1100, w: 720 },
  countdown: { x: 1080, y: 60 },
  language: { x: 954, y: 104 },
};

const portrait: Drawn = {
  frame: frames.portrait,
  horizon: 780,
  sun: { x: 300, y: 690 },
  hero: { x: 640, y: 866, scale: 0.92 },
  wordmark: { x: 105, y: 350 },
  subtitle: { x: 560, y: 462 },
  brigs: [
    { x: 110, y: 786 },
    { x: 1000, y: 786 },
  ],
  gulls: [
    { x: 960, y: 590 },
    { x: 150, y: 610 },
  ],
  room: {
    ...{ scale: 1.1, across: 2, middle: 540, top: 926, step: { x: 472, y: 372 } },
    crowded: { top: 866, rows: 3, ship: { y: 806, scale: 0.74 }, brig: 110 },
  },
  past: { x: 239, y: 1796 },
  credits: { x: 730, y: 1796 },
  settings: { x: 944, y: 1796 },
  call: { x: 540, y: 1691, w: 908 },
  countdown: { x: 554, y: 85 },
  language: { x: 203, y: 129 },
};

const plans: Readonly<Record<Shape, Drawn>> = { wide, ten, four, portrait };

export function titlePlan({ shape }: Frame, games: number): TitlePlan {
  const { room, ...plan } = plans[shape];
  const rows = Math.ceil(4 / room.across);
  if (games <= 4) return { ...plan, boards: placed(room, room.scale, games, rows, room.top) };
  // The lower edge stays where it is; the rows begin where the boards find most room.
  const bottom = room.top + (rows - 1) * room.step.y + boardSize(room.scale).h;
  const ways = Array.from({ length: room.crowded.rows }, (_, i) => {
    const top = i < rows ? room.top : room.crowded.top;
    return { rows: i + 1, top, scale: largest(room, games, i + 1, bottom - top) };
  });
  const way = ways.reduce((best, each) => (each.scale > best.scale ? each : best));
  const { h } = boardSize(way.scale);
  const high = way.rows * h + (way.rows - 1) * gap;
  const boards = placed(room, way.scale, games, way.rows, bottom - high);
  return way.top === room.top ? { ...plan, boards } : { ...lifted(plan, room), boards };
}

/** Gap between boards; the one with the focus is raised by 10 and goes 22 px beyond itself. */
const gap = 36;
/** Room that the words on a board need. */
const writing = { share: 102, least: 78 };

/** Gives the size at which a board is drawn, and how much more than its share it gets for the words on it. */
export function boardSize(scale: number): { w: number; h: number; spare: number } {
  const spare = Math.max(0, writing.least - writing.share * scale);
  return { w: 398 * scale, h: 300 * scale + spare, spare };
}

/** Works out the scale at which so many boards fit in these rows, on so much height. */
function largest({ scale, across, step }: Room, games: number, rows: number, height: number): number {
  const columns = Math.ceil(games / rows);
  const width = (across - 1) * step.x + boardSize(scale).w;
  const broad = (width - (columns - 1) * gap) / columns / 398;
  const each = (height - (rows - 1) * gap) / rows;
  const high = Math.min(each / 300, (each - writing.least) / (300 - writing.share));
  return Math.min(scale, broad, boardSize(each / 300).spare > 0 ? high : each / 300);
}

/** Places the boards row by row, none longer than the first, every row in the middle. */
function placed({ middle, step, scale: full }: Room, scale: number, games: number, rows: number, top: number): Boards {
  const { w, h } = boardSize(scale);
  const across = scale === full ? step.x : w + gap;
  const down = scale === full ? step.y : h + gap;
  const columns = Math.ceil(games / rows);
  const at = Array.from({ length: games }, (_, i) => {
    const row = Math.floor(i / columns);
    const here = Math.min(columns, games - row * columns);
    return { x: middle + ((i % columns) - (here - 1) / 2) * across, y: top + row * down };
  });
  // Smaller ones stand closer: the one with the focus keeps off the board above and the buttons below.
  return scale === full
    ? { scale, at, lift: 26, pointed: Number.POSITIVE_INFINITY }
    : { scale, at, lift: 10, pointed: top };
}

/** Lifts the sea with everything on it higher than it usually lies. */
function lifted(plan: Omit<TitlePlan, 'boards'>, { crowded: { ship, brig } }: Room): Omit<TitlePlan, 'boards'> {
  const by = plan.hero.y - ship.y;
  const up = ({ x, y }: TitlePlace): TitlePlace => ({ x, y: y - by });
  return {
    ...plan,
    horizon: plan.horizon - by,
    sun: up(plan.sun),
    hero: { x: plan.hero.x, ...ship },
    brigs: [up({ ...plan.brigs[0], x: brig }), up(plan.brigs[1])],
  };
}
