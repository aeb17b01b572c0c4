/** Where the parts of the title lie, by the shape of the window. Words keep their size on all of them. */
import type { Frame, Shape } from '../../controller/room.ts';
import { frames } from '../shapes.ts';

interface Place {
  x: number;
  y: number;
}

export interface TitlePlan {
  frame: Frame;
  horizon: number;
  sun: Place;
  hero: Place & { scale: number };
  /** The middle of its left edge. */
  wordmark: Place;
  subtitle: Place;
  brigs: readonly [Place, Place];
  gulls: readonly [Place, Place];
  /** How large a game's board is, and where their upper edges and middles lie. */
  board: { scale: number; at: readonly Place[] };
  past: Place;
  credits: Place;
  settings: Place;
  /** What to press, or the game that waits. */
  call: Place & { w: number };
  countdown: Place;
}

const row = (y: number, middle: number, step: number): Place[] =>
  [-1.5, -0.5, 0.5, 1.5].map((i) => ({ x: middle + i * step, y }));

const wide: TitlePlan = {
  frame: frames.wide,
  horizon: 560,
  sun: { x: 560, y: 470 },
  hero: { x: 1416, y: 624, scale: 1.46 },
  wordmark: { x: 96, y: 262 },
  subtitle: { x: 566, y: 348 },
  brigs: [
    { x: 142, y: 566 },
    { x: 1030, y: 566 },
  ],
  gulls: [
    { x: 1180, y: 186 },
    { x: 964, y: 276 },
  ],
  board: { scale: 1, at: row(634, 962, 440) },
  past: { x: 250, y: 984 },
  credits: { x: 1566, y: 984 },
  settings: { x: 1774, y: 984 },
  call: { x: 960, y: 974, w: 840 },
  countdown: { x: 1456, y: 54 },
};

/** The same, with more sky and more sea. */
const ten: TitlePlan = {
  ...wide,
  frame: frames.ten,
  horizon: 640,
  sun: { x: 560, y: 550 },
  hero: { x: 1416, y: 706, scale: 1.52 },
  wordmark: { x: 96, y: 292 },
  subtitle: { x: 566, y: 378 },
  brigs: [
    { x: 142, y: 646 },
    { x: 1030, y: 646 },
  ],
  board: { scale: 1, at: row(730, 962, 440) },
  past: { x: 250, y: 1096 },
  credits: { x: 1566, y: 1096 },
  settings: { x: 1774, y: 1096 },
  call: { x: 960, y: 1086, w: 840 },
  countdown: { x: 1456, y: 60 },
};

const four: TitlePlan = {
  frame: frames.four,
  horizon: 650,
  sun: { x: 430, y: 560 },
  hero: { x: 1180, y: 716, scale: 1.3 },
  wordmark: { x: 80, y: 270 },
  subtitle: { x: 550, y: 356 },
  brigs: [
    { x: 150, y: 656 },
    { x: 760, y: 656 },
  ],
  gulls: [
    { x: 1080, y: 250 },
    { x: 860, y: 420 },
  ],
  board: { scale: 0.87, at: row(760, 800, 364) },
  past: { x: 234, y: 1098 },
  credits: { x: 1276, y: 1098 },
  settings: { x: 1470, y: 1098 },
  call: { x: 762, y: 1100, w: 720 },
  countdown: { x: 1152, y: 60 },
};

const portrait: TitlePlan = {
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
  board: {
    scale: 1.1,
    at: [
      { x: 304, y: 926 },
      { x: 776, y: 926 },
      { x: 304, y: 1298 },
      { x: 776, y: 1298 },
    ],
  },
  past: { x: 239, y: 1808 },
  credits: { x: 730, y: 1808 },
  settings: { x: 944, y: 1808 },
  call: { x: 540, y: 1698, w: 908 },
  countdown: { x: 626, y: 85 },
};

const plans: Readonly<Record<Shape, TitlePlan>> = { wide, ten, four, portrait };

export const titlePlan = ({ shape }: Frame): TitlePlan => plans[shape];
