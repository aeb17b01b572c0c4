/**
 * The chart (section 2): 25 squares A1..E5, and one step outside of them the 20 places of treacherous seas (12.2). Only
 * names, neighbours and costs; which places exist in a match is the state's business.
 */
import type { Square } from './types.ts';

const columns = '@ABCDEF';

/** Squares of the inner seas in reading order, row by row. */
export const innerSquares: readonly Square[] = squaresWhere((c, r) => isInner(c) && isInner(r));

/** The outer ring in reading order; its four corners do not exist. */
export const ringSquares: readonly Square[] = squaresWhere((c, r) => isInner(c) !== isInner(r));

/** Every place there can be: the inner squares first, then the ring. A place's index in a state is its index here. */
export const squares: readonly Square[] = [...innerSquares, ...ringSquares];

export const innerCount = innerSquares.length;

/** B2..D4, from which treacherous seas take their cards. */
export const heart: readonly Square[] = squaresWhere((c, r) => c >= 2 && c <= 4 && r >= 2 && r <= 4);

/** The islands' first squares, and where everybody starts with `middleStart`. */
export const corners = { C: 'A1', D: 'E1', H: 'A5', S: 'E5' } as const;
export const middle: Square = 'C3';

/** 7.1: what a step costs. */
export const straightCost = 3;
export const diagonalCost = 5;
/** 7.1: squares entered at most. */
export const longestPath = 3;
/** 7.2: cards with which a ship may still drift. */
export const driftLimit = 4;

const indices: ReadonlyMap<Square, number> = new Map(squares.map((square, i) => [square, i]));

/** Gives the index of a square; -1 for a name that is no square. */
export function indexOf(square: Square): number {
  return indices.get(square) ?? -1;
}

export interface Step {
  to: number;
  cost: number;
}

/** Neighbours of every place, by index, in the order of `squares`. */
export const steps: readonly (readonly Step[])[] = squares.map((from) =>
  squares.flatMap((to, i) => {
    const cost = stepCost(from, to);
    return cost === null ? [] : [{ to: i, cost }];
  }),
);

/** Gives the cost of a step between two squares, or null when they are no neighbours. */
export function stepCost(from: Square, to: Square): number | null {
  const across = Math.abs(columnOf(from) - columnOf(to));
  const down = Math.abs(rowOf(from) - rowOf(to));
  if (Math.max(across, down) !== 1) return null;
  return across + down === 1 ? straightCost : diagonalCost;
}

/** Gives the cost of a path. Its squares must be neighbours. */
export function pathCost(from: Square, path: readonly Square[]): number {
  let cost = 0;
  let at = from;
  for (const to of path) {
    cost += stepCost(at, to)!;
    at = to;
  }
  return cost;
}

const distances: readonly (readonly number[])[] = squares.map((a) =>
  squares.map((b) => Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)))),
);

/** Steps a ship needs at least in open water. */
export function distance(a: Square, b: Square): number {
  return distances[indexOf(a)][indexOf(b)];
}

export function columnOf(square: Square): number {
  return columns.indexOf(square[0]);
}

export function rowOf(square: Square): number {
  return Number(square[1]);
}

function isInner(line: number): boolean {
  return line >= 1 && line <= 5;
}

function squaresWhere(fits: (column: number, row: number) => boolean): Square[] {
  const found: Square[] = [];
  for (let row = 0; row < columns.length; row++)
    for (let column = 0; column < columns.length; column++)
      if (fits(column, row)) found.push(`${columns[column]}${row}`);
  return found;
}
