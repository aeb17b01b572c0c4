/** Places of the rows on the board of settings, in 16:9 and in an upright window. */
import type { PlaneBox } from './sketch.ts';

export interface SettingsPlan {
  board: PlaneBox;
  x: number;
  row: { x: number; w: number; h: number; top: number; step: number };
  /**
   * Places from a row's upper edge: of its picture and name, of its values, and of what lies on one line with its
   * switch.
   */
  icon: { x: number; dy: number };
  label: { x: number; dy: number; w: number };
  /** Upper edge of the strip of values, 88 high. */
  parts: { x: number; dy: number; w: number };
  slider: { x: number; dy: number; w: number; value: number };
  flip: { x: number; dy: number; note: { x: number; dy: number; w: number } };
  silent: { x: number; dy: number; w: number };
  /** Picture of a ship below a sky so high; the ship lies at `ship`, from the upper left corner. */
  preview: PlaneBox & { sky: number; ship: { x: number; y: number } };
  about: { x: number; y: number; w: number };
  close: { x: number; y: number; w: number };
  hints: { y: number; xs: readonly [number, number, number] } | null;
}

export const wide: SettingsPlan = {
  board: { x: 200, y: 34, w: 1520, h: 1010 },
  x: 960,
  row: { x: 256, w: 936, h: 80, top: 144, step: 84 },
  icon: { x: 304, dy: 40 },
  label: { x: 350, dy: 40, w: 266 },
  parts: { x: 622, dy: -4, w: 556 },
  slider: { x: 662, dy: 40, w: 384, value: 1162 },
  flip: { x: 690, dy: 40, note: { x: 756, dy: 40, w: 410 } },
  silent: { x: 642, dy: 40, w: 520 },
  preview: { x: 1236, y: 174, w: 428, h: 228, sky: 116, ship: { x: 214, y: 140 } },
  about: { x: 1236, y: 813, w: 428 },
  close: { x: 1450, y: 914, w: 428 },
  hints: { y: 1004, xs: [300, 660, 1000] },
};

/** Two lines for every row, the name above its values; a finger needs no hints. */
export const tall: SettingsPlan = {
  board: { x: 40, y: 74, w: 1000, h: 1772 },
  x: 540,
  row: { x: 76, w: 928, h: 84, top: 398, step: 88 },
  icon: { x: 124, dy: 26 },
  label: { x: 170, dy: 26, w: 620 },
  parts: { x: 410, dy: -2, w: 580 },
  slider: { x: 190, dy: 60, w: 680, value: 984 },
  flip: { x: 936, dy: 42, note: { x: 170, dy: 62, w: 690 } },
  silent: { x: 170, dy: 62, w: 690 },
  preview: { x: 90, y: 174, w: 900, h: 134, sky: 76, ship: { x: 96, y: 88 } },
  about: { x: 90, y: 354, w: 900 },
  close: { x: 540, y: 1768, w: 780 },
  hints: null,
};
