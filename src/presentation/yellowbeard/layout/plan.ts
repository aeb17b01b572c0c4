/**
 * Places of the table's parts, as data: the map in its frame, the captains' column beside it or under it. Numbers are
 * those of the mockups on 1920 x 1080; other shapes stack the column around the map.
 */
import type { Frame, Shape } from '../../../controller/room.ts';
import type { Box, Point } from '../../placement.ts';

export type { Box, Point } from '../../placement.ts';

export interface Plan {
  /** Box of the squares; the labels and the frame go around it. */
  board: Box;
  title: Point & { scale: number };
  /** Middles of what always lies at hand: the pause, the switch of the aid, taking back. */
  pause: Point;
  aid: Point;
  takeBack: Point;
  /** Middles that are kept for the round buttons of the house. */
  round: readonly Point[];
  pirate: Box;
  /** Box of all captains together; each row takes its share. */
  rows: Box;
  die: Box;
  /**
   * Box of a person's buttons while there is something to choose: side by side, or one under the other where it is
   * narrow.
   */
  buttons: Box;
  caption: Point & { width: number };
  legend: Box;
}

const column = (x: number, w: number, extra: number): Omit<Plan, 'board'> => ({
  title: { x: x + 172, y: 98, scale: 0.66 },
  pause: { x: 1788, y: 98 },
  aid: { x: 1692, y: 98 },
  // On the game's name, which gives way there while people play; see `facts.ts`.
  round: [
    { x: 1588, y: 98 },
    { x: 1484, y: 98 },
  ],
  // Over one half of the legend: the other says what the colours mean. Other shapes have a place of its own for it.
  takeBack: { x: 1676, y: 988 + extra },
  pirate: { x, y: 158, w, h: 100 },
  rows: { x, y: 270, w, h: 354 + extra },
  die: { x, y: 640 + extra, w, h: 112 },
  buttons: { x, y: 766 + extra, w, h: 68 },
  caption: { x: x + w / 2, y: 889 + extra, width: 600 },
  legend: { x, y: 950 + extra, w, h: 76 },
});

const plans: Readonly<Record<Shape, Plan>> = {
  wide: { board: { x: 150, y: 100, w: 1080, h: 900 }, ...column(1284, 540, 0) },
  ten: { board: { x: 150, y: 110, w: 1080, h: 1000 }, ...column(1284, 540, 110) },
  four: {
    board: { x: 140, y: 112, w: 912, h: 690 },
    title: { x: 1306, y: 108, scale: 0.8 },
    pause: { x: 1484, y: 212 },
    aid: { x: 1388, y: 212 },
    takeBack: { x: 1306, y: 630 },
    round: [
      { x: 1284, y: 212 },
      { x: 1180, y: 212 },
    ],
    pirate: { x: 844, y: 910, w: 676, h: 100 },
    rows: { x: 96, y: 898, w: 732, h: 246 },
    die: { x: 844, y: 1024, w: 676, h: 114 },
    buttons: { x: 1096, y: 284, w: 424, h: 280 },
    caption: { x: 596, y: 850, width: 900 },
    legend: { x: 1096, y: 730, w: 424, h: 156 },
  },
  portrait: {
    board: { x: 118, y: 268, w: 888, h: 752 },
    title: { x: 284, y: 160, scale: 0.8 },
    pause: { x: 976, y: 160 },
    aid: { x: 874, y: 160 },
    takeBack: { x: 664, y: 160 },
    round: [
      { x: 450, y: 160 },
      { x: 346, y: 160 },
    ],
    pirate: { x: 70, y: 1178, w: 940, h: 100 },
    rows: { x: 70, y: 1290, w: 940, h: 296 },
    die: { x: 70, y: 1600, w: 440, h: 104 },
    buttons: { x: 70, y: 1722, w: 940, h: 88 },
    caption: { x: 540, y: 1114, width: 940 },
    legend: { x: 522, y: 1600, w: 488, h: 104 },
  },
};

export const planOf = ({ shape }: Frame): Plan => plans[shape];

/** The pirate's chart, where the captains' column is on the table: his log, and rows of buttons under it or beside it. */
export interface ChartPlan {
  paper: Box;
  /** Number of lines of the log that are seen. */
  lines: number;
  /** The least height of the log's head. */
  head: number;
  orders: Box & { step: number; height: number };
  /** Height of the last of them, which hides it all. */
  pill: number;
  /** Loading and lying at anchor have rows of their own. */
  narrow: boolean;
  /** Middles that are kept for the round buttons of the house at the end of the first row, which is shorter then. */
  round?: readonly Point[];
}

const beside = (extra: number): ChartPlan => ({
  paper: { x: 1284, y: 56, w: 540, h: 464 + extra },
  lines: 7 + Math.floor(extra / 40),
  head: 92,
  orders: { x: 1284, y: 527 + extra, w: 540, h: 492, step: 96, height: 86 },
  pill: 108,
  narrow: false,
  round: [
    { x: 1776, y: 570 + extra },
    { x: 1672, y: 570 + extra },
  ],
});

const charts: Readonly<Record<Shape, ChartPlan>> = {
  wide: beside(0),
  ten: beside(110),
  four: {
    paper: { x: 96, y: 872, w: 1424, h: 268 },
    lines: 3,
    head: 72,
    orders: { x: 1096, y: 262, w: 424, h: 596, step: 99, height: 86 },
    pill: 86,
    narrow: true,
  },
  portrait: {
    paper: { x: 70, y: 1062, w: 940, h: 282 },
    lines: 3,
    head: 84,
    orders: { x: 70, y: 1352, w: 940, h: 480, step: 94, height: 82 },
    pill: 82,
    narrow: false,
  },
};

export const chartPlanOf = ({ shape }: Frame): ChartPlan => charts[shape];
