/**
 * Screen shapes (6.1). Each has a reference frame in which a table is laid out; the frame is scaled uniformly into the
 * window and what is left over is the scene's own sea and wood. Sizes of type are the same in all frames, which hold
 * about as many pixels as 1920 x 1080.
 */
import type { Frame, Shape } from '../controller/room.ts';

export const frames: Readonly<Record<Shape, Frame>> = {
  wide: { shape: 'wide', width: 1920, height: 1080 },
  ten: { shape: 'ten', width: 1920, height: 1200 },
  four: { shape: 'four', width: 1600, height: 1200 },
  portrait: { shape: 'portrait', width: 1080, height: 1920 },
};

/** Ratios of width to height from which on a shape is taken; wider windows than 16:9 have sea on both sides. */
const from: readonly [number, Shape][] = [
  [1.69, 'wide'],
  [1.45, 'ten'],
  [0.95, 'four'],
  [0, 'portrait'],
];

export function frameFor(width: number, height: number): Frame {
  const ratio = width / Math.max(1, height);
  return frames[from.find(([least]) => ratio >= least)?.[1] ?? 'portrait'];
}
