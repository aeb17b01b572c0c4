/** Parts that the plans of all screen shapes are made of: the words of a plan, corners, rails and ropes. */
import type { Box, Point } from '../../placement.ts';

export type { Box, Point } from '../../placement.ts';

export interface Rope {
  /** Its middle, where the tag is; of one that runs down the side the tag hangs higher, above the strip. */
  x: number;
  y: number;
  /** Length of the rope; it runs down the side where partners turn the corner. */
  long: number;
  upright: boolean;
}

export interface Plan {
  rails: boolean;
  /** Box in which ships may lie, from the highest masthead to the lowest tag. */
  sea: Box;
  /** Line where sky and water meet. */
  horizon: number;
  /** Size of a plate as drawn. */
  plate: { w: number; h: number; scale: number };
  /** Upper left corners, by seat. */
  plates: readonly Point[];
  ropes: readonly Rope[];
  title: Point & { scale: number };
  caption: Point & { width: number };
  compass: Point & { scale: number };
  deck: Point;
  tray: Point & { scale: number };
  next: Point | null;
  /** Distances by which things move to the right where the sign at an empty deck needs more room. */
  emptied?: { deck: number; title: number; tray: number };
}

export const fullPlate = { w: 440, h: 128, scale: 1 };
export const compactPlate = { w: 400, h: 96, scale: 1 };

/** Middle of the pause, clear of the plate in the upper corner. */
export const cornersPause = 1332;

/** Seats the captains in the corners. */
export function cornered(seats: number, [BL, TL, TR, BR]: readonly [Point, Point, Point, Point]): readonly Point[] {
  if (seats === 2) return [BL, TR];
  return seats === 3 ? [BL, TL, TR] : [BL, TL, TR, BR];
}

export interface Rails {
  columns: readonly [readonly number[], readonly number[]];
  plate: Plan['plate'];
  /** Upper edges of the plates. */
  upper: number;
  lower: number;
}

/** Gives the width that a rope down the right side takes from the sea. */
export const asideOf = (seats: number, teams: boolean): number => (teams && seats === 6 ? 110 : 0);

/** Lays plates above and below the sea. */
export function railed(
  teams: boolean,
  { columns: [over, under], plate, upper, lower }: Rails,
): Pick<Plan, 'rails' | 'plate' | 'plates' | 'ropes'> {
  const plates: Point[] = [
    ...over.map((x) => ({ x, y: upper })),
    // Clockwise: along the bottom from right to left.
    ...[...under].reverse().map((x) => ({ x, y: lower })),
  ];
  return { rails: true, plate, plates, ropes: teams ? ropesOf(plates, plate) : [] };
}

/** Ties partners together, who sit side by side on a rail, or above each other where the order turns the corner. */
export function ropesOf(plates: readonly Point[], { w, h, scale }: Plan['plate']): Rope[] {
  const ropes: Rope[] = [];
  for (let first = 0; first < plates.length; first += 2) {
    const a = plates[first];
    const b = plates[first + 1];
    const middle = (h * scale) / 2;
    if (a.y === b.y) {
      const from = Math.min(a.x, b.x) + w * scale;
      const to = Math.max(a.x, b.x);
      ropes.push({ x: (from + to) / 2, y: a.y + middle, long: to - from + 76, upright: false });
    } else ropes.push({ x: a.x + w * scale - 28, y: (a.y + b.y) / 2 + middle, long: b.y - a.y, upright: true });
  }
  return ropes;
}
