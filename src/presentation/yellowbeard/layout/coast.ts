/**
 * Coasts drawn organically from the grid, for any map. Land is a field: how far a place lies inside the coast, in pixels of
 * a square of 60, from the grid blurred a little, so that corners are round, and bent by a slow noise that depends on the
 * place alone. Every line of a coast (surf, shore, sand, grass, heights) is one level of that field.
 */
import { type Field, outlines, type Ring } from './contour.ts';

/** Part of a chart that the coast needs to know. */
export interface Grid {
  width: number;
  height: number;
  /** Squares of the grid; 1 for ocean. */
  sea: Uint8Array;
}

/** Size of a square in the pixels of the measures below. */
const unit = 60;
/** Softness of the grid: corners are cut by about half of it. */
const blur = 7.4 / unit;
/** Distance by which the noise bends a coast. */
const bend = 2.9;
/** Land that touches only at a corner is joined by a neck of sand. */
const neck = { rise: 4.4, reach: 9 / unit };
/** Samples along a square's side. */
export const samples = 12;

/** The levels, outermost first: distance inside the coast, below zero in the water. */
export const levels = { shallow: -15, surf: -7, shore: 0, sand: 2.6, edge: 12.5, grass: 14.5, high: 24 } as const;
export type Level = keyof typeof levels;

export type Coast = Readonly<Record<Level, readonly Ring[]>>;

export function coastOf(grid: Grid): Coast {
  const field = fieldOf(grid);
  const rings = (level: number) =>
    outlines(field, level).map((ring) =>
      ring.map(([x, y]): [number, number] => [x / samples - 0.5, y / samples - 0.5]),
    );
  return Object.fromEntries(Object.entries(levels).map(([name, level]) => [name, rings(level)])) as unknown as Coast;
}

/**
 * Samples how far inside the coast places lie, to half a square beyond the map, so that coasts run out of the picture.
 */
function fieldOf({ width, height, sea }: Grid): Field {
  const w = (width + 1) * samples + 1;
  const h = (height + 1) * samples + 1;
  const values = new Float32Array(w * h);
  const land = (x: number, y: number): number =>
    1 - sea[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))];
  const corners = cornersOf({ width, height, sea }, land);
  const share = sharesOf();
  /** Far from any coast there is nothing to work out. */
  const known = new Map<number, number | null>();
  const alike = (x: number, y: number): number | null => {
    const key = (y + 1) * (width + 2) + x + 1;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += land(x + dx, y + dy);
    const same = sum === 0 ? -deepest : sum === 9 ? deepest : null;
    known.set(key, same);
    return same;
  };
  for (let j = 0; j < h; j++) {
    const y = j / samples - 0.5;
    const row = Math.floor(y);
    const down = share[j === 0 ? samples / 2 : (j + samples / 2) % samples];
    for (let i = 0; i < w; i++) {
      const x = i / samples - 0.5;
      const column = Math.floor(x);
      const across = share[(i + samples / 2) % samples];
      const same = alike(column, row);
      if (same !== null) {
        values[j * w + i] = same;
        continue;
      }
      let part = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) part += land(column + dx, row + dy) * across[dx + 1] * down[dy + 1];
      values[j * w + i] = inside(part) + bend * noise(x, y) + joined(corners, x, y);
    }
  }
  return { width: w, height: h, values };
}

/**
 * Works out how much of a blurred place belongs to the square before, its own and the next, by where in its square it
 * lies.
 */
function sharesOf(): [number, number, number][] {
  return Array.from({ length: samples }, (_, k) => {
    const at = k / samples;
    const before = below(-at / blur);
    const next = below((at - 1) / blur);
    return [before, 1 - before - next, next];
  });
}

/** Far from any coast nothing more is to be told. */
const deepest = 34;

/** Turns the share of land into pixels inside the coast: exact along straight coasts. */
function inside(part: number): number {
  if (part <= 1e-9) return -deepest;
  if (part >= 1 - 1e-9) return deepest;
  return Math.max(-deepest, Math.min(deepest, quantile(part) * blur * unit));
}

/** Finds places where four squares meet and land and sea lie crosswise. */
function cornersOf({ width, height }: Grid, land: (x: number, y: number) => number): Map<number, true> {
  const found = new Map<number, true>();
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      const crosswise = land(x, y) === land(x - 1, y - 1) && land(x - 1, y) === land(x, y - 1);
      if (crosswise && land(x, y) !== land(x - 1, y)) found.set(y * 4096 + x, true);
    }
  return found;
}

function joined(corners: ReadonlyMap<number, true>, x: number, y: number): number {
  const cornerX = Math.round(x);
  const cornerY = Math.round(y);
  if (!corners.has(cornerY * 4096 + cornerX)) return 0;
  const far = ((x - cornerX) ** 2 + (y - cornerY) ** 2) / neck.reach ** 2;
  return neck.rise * Math.exp(-far / 2);
}

/** Returns a number between -1 and 1 that changes slowly over the map, the same for the same place. */
export function noise(x: number, y: number): number {
  return 0.62 * wave(x * 2.1, y * 2.1, 11) + 0.38 * wave(x * 4.7, y * 4.7, 29);
}

function wave(x: number, y: number, seed: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const soft = (t: number) => t * t * (3 - 2 * t);
  const u = soft(x - left);
  const v = soft(y - top);
  const at = (dx: number, dy: number) => scattered(left + dx, top + dy, seed) * 2 - 1;
  return at(0, 0) * (1 - u) * (1 - v) + at(1, 0) * u * (1 - v) + at(0, 1) * (1 - u) * v + at(1, 1) * u * v;
}

/** Returns a number from 0 to 1 that looks like chance, the same for the same place and seed. */
export function scattered(x: number, y: number, seed = 0): number {
  let n = Math.imul(x + 1013, 374761393) ^ Math.imul(y + 2741, 668265263) ^ Math.imul(seed + 77, 2246822519);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 8) / 16777216;
}

/** Returns the share of a normal distribution below z (Abramowitz and Stegun 26.2.17). */
function below(z: number): number {
  if (z < 0) return 1 - below(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - 0.3989422804 * Math.exp((-z * z) / 2) * sum;
}

/**
 * Finds the z below which this share of a normal distribution lies, to a thousandth (Abramowitz and Stegun 26.2.23).
 */
function quantile(part: number): number {
  if (part > 0.5) return -quantile(1 - part);
  const t = Math.sqrt(-2 * Math.log(part));
  const up = 2.515517 + t * (0.802853 + t * 0.010328);
  return up / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308))) - t;
}
