/** What the plans of all screen shapes are made of: the words of a plan, corners, rails and ropes. */
import type { Box, Point } from '../../placement.ts';

export type { Box, Point } from '../../placement.ts';

export interface Rope {
  /** Its middle, where the tag is; of one that runs down the side the tag hangs higher, above the strip. */
  x: number;
  y: number;
  /** How long the rope is; it runs down the side where partners turn the corner. */
  long: number;
  upright: boolean;
}

export interface Plan {
  rails: boolean;
  cloth: Box;
  /** As drawn. */
  plate: { w: number; h: number; scale: number };
  /** Upper left corners, by seat. */
  plates: readonly Point[];
  /** Where a captain's merchants lie, by seat. */
  berths: readonly Box[];
  /** Who has no merchant at sea lends his water to those beside him, or above and below him. */
  lends: 'beside' | 'above';
  ropes: readonly Rope[];
  title: Point & { scale: number };
  caption: Point & { width: number };
  compass: Point & { scale: number };
  deck: Point;
  tray: Point & { scale: number };
  next: Point | null;
  /** Where the sign at an empty deck needs more room: how far things move to the right. */
  emptied?: { deck: number; title: number; tray: number };
}

export const fullPlate = { w: 440, h: 128, scale: 1 };
export const compactPlate = { w: 400, h: 96, scale: 1 };

/** Who sits in which corner, and has which part of the sea. */
export function cornered(
  seats: number,
  [BL, TL, TR, BR]: readonly [Point, Point, Point, Point],
  left: Pick<Box, 'x' | 'w'>,
  right: Pick<Box, 'x' | 'w'>,
  top: Pick<Box, 'y' | 'h'>,
  bottom: Pick<Box, 'y' | 'h'>,
): Pick<Plan, 'plates' | 'berths'> {
  const whole = { y: top.y, h: bottom.y + bottom.h - top.y };
  const lower = { ...left, ...bottom };
  const upper = { ...left, ...top };
  if (seats === 2)
    return {
      plates: [BL, TR],
      berths: [
        { ...left, ...whole },
        { ...right, ...whole },
      ],
    };
  if (seats === 3) return { plates: [BL, TL, TR], berths: [lower, upper, { ...right, ...whole }] };
  return { plates: [BL, TL, TR, BR], berths: [lower, upper, { ...right, ...top }, { ...right, ...bottom }] };
}

export interface Rails {
  columns: readonly [readonly number[], readonly number[]];
  plate: Plan['plate'];
  /** Upper edges of the plates. */
  upper: number;
  lower: number;
  cloth: Box;
  strip: { top: number; bottom: number };
}

const margin = 14;

/** Plates above and below the sea, merchants before their owners, words in the strip between. */
export function railed(
  seats: number,
  teams: boolean,
  { columns: [over, under], plate, upper, lower, cloth, strip }: Rails,
): Pick<Plan, 'rails' | 'cloth' | 'plate' | 'plates' | 'berths' | 'lends' | 'ropes'> {
  const plates: Point[] = [
    ...over.map((x) => ({ x, y: upper })),
    // Clockwise: along the bottom from right to left.
    ...[...under].reverse().map((x) => ({ x, y: lower })),
  ];
  // A rope that runs down the right side takes some of the cloth.
  const aside = teams && over.length % 2 === 1 ? 88 : 0;
  const inside = { x: cloth.x + 14, w: cloth.w - 28 - aside };
  const row = (count: number, y: number, h: number): Box[] =>
    Array.from({ length: count }, (_, i) => {
      const w = inside.w / count;
      return { x: inside.x + i * w + margin / 2, y, w: w - margin, h };
    });
  const top = row(over.length, cloth.y + 16, strip.top - cloth.y - 20);
  const bottom = row(under.length, strip.bottom + 4, cloth.y + cloth.h - 16 - strip.bottom - 4);
  return {
    rails: true,
    cloth,
    plate,
    plates,
    berths: [...top, ...bottom.reverse()].slice(0, seats),
    lends: 'beside',
    ropes: teams ? ropesOf(plates, plate) : [],
  };
}

/** Partners sit side by side on a rail, or above each other where the order turns the corner. */
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
