/**
 * Where the parts of the table go, as data: the map in its frame, the captains' column beside it or under it. Numbers are
 * those of the mockups on 1920 x 1080; other shapes stack the column under the map.
 */
import type { Frame, Shape } from '../../controller/room.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

export interface Plan {
  /** What the squares have; the labels and the frame go around it. */
  board: Box;
  title: Point & { scale: number };
  pirate: Box;
  /** All captains together; each row takes its share. */
  rows: Box;
  die: Box;
  /** Where a person's buttons go while there is something to choose. */
  buttons: Box;
  caption: Point & { width: number };
  legend: Box;
}

const column = (x: number, w: number, extra: number): Omit<Plan, 'board'> => ({
  // The pause has the corner beside it.
  title: { x: x + 226, y: 98, scale: 0.82 },
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
    board: { x: 134, y: 104, w: 1380, h: 644 },
    title: { x: 1120, y: 912, scale: 0.62 },
    pirate: { x: 844, y: 954, w: 676, h: 84 },
    rows: { x: 80, y: 872, w: 740, h: 266 },
    die: { x: 844, y: 1046, w: 676, h: 92 },
    buttons: { x: 844, y: 1046, w: 676, h: 92 },
    caption: { x: 800, y: 818, width: 900 },
    legend: { x: 844, y: 826, w: 676, h: 0 },
  },
  portrait: {
    board: { x: 118, y: 300, w: 872, h: 840 },
    title: { x: 540, y: 160, scale: 1.1 },
    pirate: { x: 70, y: 1236, w: 940, h: 104 },
    rows: { x: 70, y: 1352, w: 940, h: 306 },
    die: { x: 70, y: 1672, w: 460, h: 112 },
    buttons: { x: 546, y: 1684, w: 464, h: 88 },
    caption: { x: 540, y: 1200, width: 960 },
    legend: { x: 550, y: 1690, w: 460, h: 76 },
  },
};

export const planOf = ({ shape }: Frame): Plan => plans[shape];
