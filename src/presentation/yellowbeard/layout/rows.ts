/** Rows of the men-of-war: where they are high enough, a captain's latest deed has a line of its own. */
import type { Point } from '../../placement.ts';

/** Tells whether two lines fit in a row: the name, and the deed below it. */
export const isHigh = (h: number): boolean => h >= 62;

/** Width from which on there is room for a deed beside the longest name. */
const broad = 900;

/**
 * Finds the strip of a row for what its ship did last: below the name, or beside it; in a narrow row a picture alone where what
 * she does now stands there, too.
 */
export function deedIn({ w, h }: { w: number; h: number }, status: string): Point & { w: number } {
  // What she does now stands beside it.
  if (isHigh(h)) return { x: 92, y: h * 0.73, w: w - 328 };
  if (w >= broad) return { x: w - 560, y: h / 2, w: 300 };
  return { x: w - 276, y: h / 2, w: status === '' ? 176 : 30 };
}
