/** Places of the pause, of taking back and of round buttons on each screen shape: over nothing that has to be read. */
import type { Frame, Shape } from '../../../controller/room.ts';

interface Point {
  x: number;
  y: number;
}

interface Places {
  pause: Point;
  takeBack: Point;
  /** Middles that are kept for the round buttons of the house; around the pause when absent. */
  round?: readonly Point[];
}

/** Lays two of them beside a pause. */
const inRow = (x: number, y: number): readonly Point[] => [
  { x: x - 104, y },
  { x: x - 208, y },
];

/** Lays two of them at the right edge, below a plate of the battle and beside the brig. */
const besideBrig = (y: number): readonly Point[] => [
  { x: 1776, y },
  { x: 1776, y: y + 104 },
];

/** Places by shape. Where three have no room beside each other, taking back takes the place of the title. */
const places: Readonly<Record<Shape, { sea: Places; battle: Places }>> = {
  wide: {
    sea: { pause: { x: 1786, y: 98 }, takeBack: { x: 271, y: 98 }, round: inRow(1786, 98) },
    battle: { pause: { x: 1345, y: 214 }, takeBack: { x: 960, y: 272 }, round: besideBrig(236) },
  },
  ten: {
    sea: { pause: { x: 1786, y: 122 }, takeBack: { x: 272, y: 122 }, round: inRow(1786, 122) },
    battle: { pause: { x: 1345, y: 234 }, takeBack: { x: 960, y: 292 }, round: besideBrig(246) },
  },
  four: {
    sea: {
      pause: { x: 1482, y: 112 },
      takeBack: { x: 1296, y: 112 },
      // Between the seas and the plates.
      round: [
        { x: 1088, y: 112 },
        { x: 1100, y: 216 },
      ],
    },
    battle: {
      pause: { x: 1340, y: 254 },
      takeBack: { x: 800, y: 350 },
      round: [
        { x: 1444, y: 254 },
        { x: 1444, y: 358 },
      ],
    },
  },
  portrait: {
    sea: { pause: { x: 976, y: 160 }, takeBack: { x: 234, y: 160 }, round: inRow(976, 160) },
    battle: {
      pause: { x: 950, y: 440 },
      takeBack: { x: 540, y: 510 },
      round: [
        { x: 846, y: 440 },
        { x: 234, y: 440 },
      ],
    },
  },
};

/** Places the house's controls: in a battle the plates have the corners, at sea the caption has the middle. */
export const controlsAt = (shape: Frame['shape'], views: readonly object[]): Places =>
  places[shape][views.some((view) => (view as { battle?: unknown }).battle) ? 'battle' : 'sea'];
