/**
 * Where things go, as data: corners for up to four captains each for himself, rails for everything else (decision 17,
 * 6.3 of the art bible). Numbers are those of the mockups on 1920 x 1080; other shapes scale the same plan, and 16:10
 * gives its height to the sea.
 */
import type { Frame } from '../../controller/room.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  w: number;
  h: number;
}

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
  /** Everything is laid out in this size and scaled to the frame. */
  size: { w: number; h: number };
  fit: { scale: number; x: number; y: number };
  cloth: Box;
  plate: { w: number; h: number };
  /** Upper left corners, by seat. */
  plates: readonly Point[];
  /** Where a captain's merchants lie, by seat. */
  berths: readonly Box[];
  ropes: readonly Rope[];
  title: Point & { scale: number };
  caption: Point & { width: number };
  compass: Point & { scale: number };
  deck: Point;
  tray: Point & { scale: number };
  next: Point | null;
}

const margin = 14;

export function planOf(frame: Frame, seats: number, teams: boolean): Plan {
  const tall = frame.shape === 'ten' ? 1200 : 1080;
  const scale = Math.min(frame.width / 1920, frame.height / tall);
  const fit = { scale, x: (frame.width - 1920 * scale) / 2, y: (frame.height - tall * scale) / 2 };
  const draft = teams || seats > 4 ? railsPlan(seats, teams, tall) : cornersPlan(seats, tall);
  return { ...draft, size: { w: 1920, h: tall }, fit };
}

type Draft = Omit<Plan, 'size' | 'fit'>;

function cornersPlan(seats: number, tall: number): Draft {
  const low = tall - 182;
  const cloth = { x: 104, y: 200, w: 1712, h: tall - 402 };
  const middle = cloth.y + cloth.h / 2;
  const inner = { top: cloth.y + 26, bottom: cloth.y + cloth.h - 20 };
  const half = (inner.bottom - inner.top) / 2;
  const left = { x: cloth.x + 26, w: 668 };
  const right = { x: 1126, w: 668 };
  const top = { y: inner.top, h: half - 4 };
  const bottom = { y: inner.top + half + 4, h: half - 4 };
  const whole = { y: inner.top, h: 2 * half };
  const BL = { x: 96, y: low };
  const TL = { x: 96, y: 54 };
  const TR = { x: 1384, y: 54 };
  const BR = { x: 1384, y: low };
  const places: Record<number, { plates: Point[]; berths: Box[] }> = {
    2: {
      plates: [BL, TR],
      berths: [
        { ...left, ...whole },
        { ...right, ...whole },
      ],
    },
    3: {
      plates: [BL, TL, TR],
      berths: [
        { ...left, ...bottom },
        { ...left, ...top },
        { ...right, ...whole },
      ],
    },
    4: {
      plates: [BL, TL, TR, BR],
      berths: [
        { ...left, ...bottom },
        { ...left, ...top },
        { ...right, ...top },
        { ...right, ...bottom },
      ],
    },
  };
  return {
    rails: false,
    cloth,
    plate: { w: 440, h: 128 },
    ...places[seats],
    ropes: [],
    title: { x: 960, y: 98, scale: 1 },
    caption: { x: 960, y: tall - 90, width: 732 },
    compass: { x: 960, y: middle - 50, scale: 0.92 },
    deck: { x: 960, y: middle + 156 },
    tray: { x: 960, y: middle + 250, scale: 1 },
    next: null,
  };
}

/** Columns of the upper rail from the left, and of the lower one from the left. */
const columns: Record<number, readonly [readonly number[], readonly number[]]> = {
  4: [
    [538, 982],
    [538, 982],
  ],
  5: [
    [96, 760, 1424],
    [318, 1202],
  ],
  6: [
    [96, 760, 1424],
    [96, 760, 1424],
  ],
  8: [
    [96, 539, 982, 1424],
    [96, 539, 982, 1424],
  ],
};

function railsPlan(seats: number, teams: boolean, tall: number): Draft {
  const [upper, lower] = columns[seats];
  const cloth = { x: 66, y: 162, w: 1788, h: tall - 324 };
  const strip = { top: tall / 2 - 56, bottom: tall / 2 + 56, y: tall / 2 };
  const plates: Point[] = [
    ...upper.map((x) => ({ x, y: 54 })),
    // Clockwise: along the bottom from right to left.
    ...[...lower].reverse().map((x) => ({ x, y: tall - 150 })),
  ];
  // A rope that runs down the right side takes some of the cloth.
  const aside = teams && upper.length % 2 === 1 ? 88 : 0;
  const inside = { x: cloth.x + 14, w: cloth.w - 28 - aside };
  const row = (count: number, y: number, h: number): Box[] =>
    Array.from({ length: count }, (_, i) => {
      const w = inside.w / count;
      return { x: inside.x + i * w + margin / 2, y, w: w - margin, h };
    });
  const top = row(upper.length, cloth.y + 16, strip.top - cloth.y - 20);
  const bottom = row(lower.length, strip.bottom + 4, cloth.y + cloth.h - 16 - strip.bottom - 4);
  return {
    rails: true,
    cloth,
    plate: { w: 400, h: 96 },
    plates,
    berths: [...top, ...bottom.reverse()],
    ropes: teams ? ropesOf(plates) : [],
    title: { x: 1332, y: strip.y + 2, scale: 0.48 },
    caption: { x: 462, y: strip.y, width: 728 },
    compass: { x: 914, y: strip.y, scale: 0.46 },
    deck: { x: 1088, y: strip.y },
    tray: { x: 1612, y: strip.y, scale: 0.86 },
    // The pause ends the strip.
    next: { x: 1612, y: strip.y },
  };
}

/** Partners sit side by side on a rail, or above each other where the order turns the corner. */
function ropesOf(plates: readonly Point[]): Rope[] {
  const ropes: Rope[] = [];
  for (let first = 0; first < plates.length; first += 2) {
    const a = plates[first];
    const b = plates[first + 1];
    if (a.y === b.y) {
      const from = Math.min(a.x, b.x) + 400;
      const to = Math.max(a.x, b.x);
      ropes.push({ x: (from + to) / 2, y: a.y + 48, long: to - from + 76, upright: false });
    } else ropes.push({ x: a.x + 372, y: (a.y + b.y) / 2 + 48, long: b.y - a.y, upright: true });
  }
  return ropes;
}
