import type { Placement } from '../controller/room.ts';

export type Draft = Pick<Placement, 'id' | 'kind' | 'x' | 'y'> & Partial<Placement>;

/** A place on the table, in the pixels of its frame. */
export interface Point {
  x: number;
  y: number;
}

/** A part of the table, from its upper left corner. */
export interface Box extends Point {
  w: number;
  h: number;
}

/** A piece as it lies on the table, with the box around it. */
export interface LyingPiece {
  id: string;
  box: Box;
  /** Boxes around the words and numbers that stand on it. */
  written: readonly Box[];
}

/** Smallest size in which anything that can be read is set. */
const leastType = 28;

/** Says how large what is printed on a piece of this scale has to be, in its own size. */
export const leastPrint = (scale: number): number => Math.ceil(leastType / scale);

/** Makes a placement; whatever is not said is at rest: upright, full size, opaque, on the table. */
export function piece(draft: Draft): Placement {
  return { scale: 1, angle: 0, alpha: 1, layer: 'world', depth: 0, props: {}, ...draft };
}
