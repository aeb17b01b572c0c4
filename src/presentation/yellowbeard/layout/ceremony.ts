/**
 * Places of the ceremony on upright screens, as data: up to four captains stand in one row low on the deck, for chests are
 * no high stacks, and their ships fill the sea above. More of them, and other shapes, lie as in every game.
 */
import type { Frame } from '../../../controller/room.ts';
import { type Ceremony, ceremonyOf } from '../../ceremony/plan.ts';

/** The most captains whose plates have room in one row. */
const inOneRow = 4;

const ranks = { far: 930, near: 1214 };

const upright: Ceremony = {
  title: 168,
  subtitle: 286,
  backdrop: { horizon: 640, rail: 1310, sun: { x: 230, y: 570 } },
  // Two rows of buttons lie below it.
  lines: [{ deckY: 1366, plateY: 1484, tallest: 190 }],
  xs: { 2: [[285, 795]], 3: [[208, 540, 872]], 4: [[168, 416, 664, 912]] },
  plates: { 2: 400, 3: 280, 4: 212 },
  ships: { y: 1214, scales: [0.86] },
  berths: {
    2: [
      { x: 285, y: 1160, scale: 1.04 },
      { x: 795, y: 1160, scale: 1.04 },
    ],
    3: [
      { x: 540, y: ranks.far, scale: 0.92 },
      { x: 280, y: ranks.near, scale: 1 },
      { x: 800, y: ranks.near, scale: 1 },
    ],
    4: [
      { x: 320, y: ranks.far, scale: 0.92 },
      { x: 830, y: ranks.far, scale: 0.92 },
      { x: 265, y: ranks.near, scale: 1 },
      { x: 775, y: ranks.near, scale: 1 },
    ],
  },
};

export const ceremonyFor = (frame: Frame, captains: number): Ceremony =>
  frame.shape === 'portrait' && captains <= inOneRow ? upright : ceremonyOf(frame);
