/** Places of the open hand's parts: 16:9 is drawn as large as squarer windows have room for it; upright has its own. */
import type { Frame } from '../../../controller/room.ts';
import type { Box } from '../../screens/sketch.ts';
import { frames } from '../../shapes.ts';

interface Place {
  x: number;
  y: number;
}

export interface HandPlan {
  frame: Frame;
  /** Part of 16:9 that must be seen; upright fills its frame. */
  box?: Box;
  pause: Place;
  /** Middles that are kept for the round buttons of the house. */
  round: readonly Place[];
  painting: Box & { horizon: number; ship: number };
  order: Box & { sailing: Place; note: Place; first: Place; step: (seats: number) => number };
  board: Box;
  captain: Place;
  /** Middles of the four berths. */
  berths: readonly number[];
  ready: Place & { w: number };
  line: Place & { w: number };
  deck: { rows: readonly number[]; middle: number; w: number };
  hide: Place;
}

const wide: HandPlan = {
  frame: frames.wide,
  box: { x: 232, y: 0, w: 1456, h: 1040 },
  // Right of the painting.
  pause: { x: 1654, y: 100 },
  round: [
    { x: 1654, y: 222 },
    { x: 1654, y: 340 },
  ],
  painting: { x: 300, y: 80, w: 1320, h: 246, horizon: 160, ship: 0.56 },
  order: {
    ...{ x: 300, y: 346, w: 1320, h: 60 },
    sailing: { x: 330, y: 376 },
    note: { x: 640, y: 376 },
    first: { x: 1010, y: 376 },
    step: (seats) => (seats > 4 ? 128 : 158),
  },
  board: { x: 252, y: 418, w: 1416, h: 216 },
  captain: { x: 340, y: 526 },
  berths: [520, 692, 864, 1060],
  ready: { x: 1411, y: 488, w: 430 },
  line: { x: 1411, y: 588, w: 430 },
  deck: { rows: [786], middle: 960, w: 1800 },
  hide: { x: 960, y: 978 },
};

/** Painting, order, berths, two rows of cards, and what is pressed with the thumb. */
const upright: HandPlan = {
  frame: frames.portrait,
  pause: { x: 976, y: 150 },
  round: [
    { x: 810, y: 150 },
    { x: 666, y: 150 },
  ],
  painting: { x: 60, y: 206, w: 960, h: 200, horizon: 130, ship: 0.41 },
  order: {
    ...{ x: 60, y: 424, w: 960, h: 124 },
    sailing: { x: 96, y: 456 },
    note: { x: 420, y: 456 },
    first: { x: 170, y: 510 },
    step: () => 190,
  },
  board: { x: 60, y: 566, w: 960, h: 420 },
  captain: { x: 156, y: 680 },
  berths: [336, 506, 676, 860],
  ready: { x: 540, y: 850, w: 620 },
  line: { x: 540, y: 942, w: 860 },
  deck: { rows: [1130, 1390], middle: 540, w: 980 },
  hide: { x: 540, y: 1720 },
};

export const handPlan = (frame: Frame | undefined): HandPlan => (frame?.shape === 'portrait' ? upright : wide);
