/** Scenery on the land of a map and in its water: from the squares alone, the same every time. */
import type { Chart } from '../../../rules/yellowbeard/map.ts';
import { scattered } from './coast.ts';
import { around, namesOf, shared } from './name-places.ts';

export interface Sight {
  frame: string;
  /** Its middle, in squares from the corner of A1. */
  x: number;
  y: number;
  scale: number;
}

/** Each island has a character of its own; the mainland has all of them. */
const characters = [
  ['map-mountain-1', 'map-mountain-2', 'map-jungle', 'map-mountain-3'],
  ['map-palm-1', 'map-palm-3', 'map-jungle', 'map-palm-2'],
  ['map-town', 'map-palm-2', 'map-village', 'map-palm-1'],
  ['map-fort', 'map-palm-1', 'map-mountain-3', 'map-jungle'],
  ['map-village', 'map-jungle', 'map-mountain-1', 'map-palm-3'],
];
const wild = [
  'map-mountain-1',
  'map-mountain-2',
  'map-jungle',
  'map-palm-2',
  'map-mountain-3',
  'map-palm-1',
  'map-jungle',
];
const peopled = ['map-town', 'map-village', 'map-fort'];

/**
 * Chooses what stands on land and in the sea. `size`: of a square; names are as large on every map and need more
 * squares where these are small.
 */
export function sceneryOf(chart: Chart, size: number): Sight[] {
  const { width, height, sea } = chart;
  const taken = new Set([...chart.ports, ...chart.sites].map(({ cell }) => cell));
  const islandAt = new Map(chart.islands.flatMap(({ cells }, i) => cells.map((cell) => [cell, i] as const)));
  const names = namesOf(chart, size);
  const sights: Sight[] = [];
  for (let cell = 0; cell < width * height; cell++) {
    if (sea[cell] === 1 || taken.has(cell)) continue;
    const x = cell % width;
    const y = Math.floor(cell / width);
    const die = scattered(x, y, 3);
    const island = islandAt.get(cell);
    const frame = island === undefined ? mainland(chart, cell, die) : onIsland(chart, island, cell);
    const spot = around({ x: (x + 0.5) * size, y: (y + 0.5) * size }, size * 0.6, size * 0.5);
    if (!frame || names.some(({ box }) => shared(box, spot) > 0)) continue;
    sights.push({
      frame,
      x: x + 0.5 + (scattered(x, y, 5) - 0.5) * 0.08,
      y: y + 0.5 + (scattered(x, y, 7) - 0.5) * 0.08,
      scale: 0.8 + 0.08 * scattered(x, y, 9),
    });
  }
  for (const { cell } of chart.sites) {
    const x = cell % width;
    const y = Math.floor(cell / width);
    // A chest may come to lie here: what grows stands in a corner.
    const left = scattered(x, y, 21) < 0.5;
    const frame = ['map-palm-1', 'map-palm-3', 'map-jungle'][Math.floor(scattered(x, y, 23) * 3)];
    sights.push({ frame, x: x + (left ? 0.27 : 0.73), y: y + 0.3, scale: 0.42 });
  }
  return [...sights, ...reefs(chart)];
}

function onIsland({ islands }: Chart, island: number, cell: number): string | null {
  const { cells } = islands[island];
  const own = characters[island % characters.length];
  const place = cells.indexOf(cell);
  // Large islands breathe: every fourth square stays meadow.
  if (cells.length > 5 && place % 4 === 3) return null;
  return own[place % own.length];
}

/** Picks what stands on land: houses near harbours, woods and mountains elsewhere, and now and then a meadow. */
function mainland({ ports, width }: Chart, cell: number, die: number): string | null {
  const near = ports.some((port) => {
    const dx = Math.abs((port.cell % width) - (cell % width));
    return dx + Math.abs(Math.floor(port.cell / width) - Math.floor(cell / width)) === 1;
  });
  if (near && die < 0.55) return peopled[Math.floor(die * 100) % peopled.length];
  if (die > 0.9) return null;
  return wild[Math.floor(die * 97) % wild.length];
}

/**
 * Scatters small rocks off some corners of islands: beside the middle of the square, so that nobody takes them for
 * land.
 */
function reefs({ width, height, sea, strait }: Chart): Sight[] {
  const found: Sight[] = [];
  const land = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && sea[y * width + x] !== 1;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const cell = y * width + x;
      if (sea[cell] !== 1 || strait[cell] === 1 || scattered(x, y, 13) > 0.22) continue;
      for (const [dx, dy] of [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ]) {
        const only = land(x + dx, y + dy) && !land(x + dx, y) && !land(x, y + dy);
        if (!only) continue;
        found.push({ frame: 'map-reef', x: x + 0.5 + dx * 0.2, y: y + 0.5 + dy * 0.2, scale: 0.5 });
        break;
      }
    }
  return found;
}

/**
 * Finds the middle of the widest water, for the rose: in squares, with its reach. Null where no water is wide enough.
 */
export function roseOf({ width, height, sea }: Chart): { x: number; y: number; reach: number } | null {
  let best: { x: number; y: number; reach: number } | null = null;
  for (let y = 1; y < height; y++)
    for (let x = 1; x < width; x++) {
      let reach = 0;
      while (clear(x, y, reach + 1)) reach++;
      const score = reach + scattered(x, y, 17) * 0.1;
      if (reach > 0 && reach <= 2 && (!best || score > best.reach)) best = { x, y, reach: score };
    }
  return best && { ...best, reach: Math.floor(best.reach) };

  function clear(cx: number, cy: number, reach: number): boolean {
    for (let y = cy - reach; y < cy + reach; y++)
      for (let x = cx - reach; x < cx + reach; x++)
        if (x < 0 || y < 0 || x >= width || y >= height || sea[y * width + x] !== 1) return false;
    return true;
  }
}
