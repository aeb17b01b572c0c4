/**
 * The way from squares to the screen and back. A map that is too large for the smallest squares is seen through a window;
 * what it looks at is then part of where everything lies.
 */
import type { Frame } from '../../../controller/room.ts';
import { type Chart, chartOf } from '../../../rules/yellowbeard/map.ts';
import type { Options, Square, Straight } from '../../../rules/yellowbeard/types.ts';
import { type Box, type Point, planOf } from './plan.ts';

/** Edges of the largest and the smallest square, in reference pixels. */
export const largest = 60;
export const smallest = 30;

export interface Board {
  chart: Chart;
  /** Side of a square. */
  size: number;
  /** Upper left corner of A1; outside of the window when the map is larger. */
  origin: Point;
  /** Part of the map that is seen. */
  window: Box;
  /** The map is larger than the window. */
  pans: boolean;
}

/** Gives the strips above and left of the map on which its letters and numbers stand. */
export const edgesOf = ({ window: { x, y, w, h } }: Board): Box[] => [
  { x, y: y - 46, w, h: 44 },
  { x: x - 46, y, w: 44, h },
];

export const sizeFor = (room: Box, sides: Pick<Chart, 'width' | 'height'>): number =>
  Math.max(smallest, fitted(room, sides));

const fitted = (room: Box, { width, height }: Pick<Chart, 'width' | 'height'>): number =>
  Math.floor(Math.min(largest, room.w / width, room.h / height));

export interface Gaze {
  /** Square that a map larger than its window looks at; its middle when absent. */
  focus?: Square | null;
  /** The whole map is seen, however small its squares get. */
  whole?: boolean;
}

export function boardOf({ map }: Pick<Options, 'map'>, frame: Frame, gaze: Gaze = {}): Board {
  const chart = chartOf(map);
  return boardIn(chart, planOf(frame).board, gaze);
}

export function boardIn(chart: Chart, room: Box, { focus = null, whole: all = false }: Gaze = {}): Board {
  const size = all ? fitted(room, chart) : sizeFor(room, chart);
  const whole = { w: chart.width * size, h: chart.height * size };
  const w = Math.min(whole.w, Math.floor(room.w / size) * size);
  const h = Math.min(whole.h, Math.floor(room.h / size) * size);
  const window = { x: room.x + Math.floor((room.w - w) / 2), y: room.y + Math.floor((room.h - h) / 2), w, h };
  const cell = focus === null ? undefined : chart.cells.get(focus);
  const column = cell === undefined ? chart.width / 2 : (cell % chart.width) + 0.5;
  const row = cell === undefined ? chart.height / 2 : Math.floor(cell / chart.width) + 0.5;
  const slide = (middle: number, seen: number, all: number) =>
    -Math.round(Math.max(0, Math.min(all - seen, middle * size - seen / 2)) / size) * size;
  const origin = { x: window.x + slide(column, w, whole.w), y: window.y + slide(row, h, whole.h) };
  return { chart, size, origin, window, pans: whole.w > w || whole.h > h };
}

/** Finds the middle of a square. Throws for a name that the map does not have. */
export function squareAt({ chart, size, origin }: Board, square: Square): Point & { size: number } {
  const cell = chart.cells.get(square);
  if (cell === undefined) throw new Error(`There is no square ${square} on this map.`);
  return { ...cellAt({ chart, size, origin }, cell), size };
}

export function cellAt({ chart, size, origin }: Pick<Board, 'chart' | 'size' | 'origin'>, cell: number): Point {
  return {
    x: origin.x + ((cell % chart.width) + 0.5) * size,
    y: origin.y + (Math.floor(cell / chart.width) + 0.5) * size,
  };
}

/** Finds the square at a place of the screen, or null beside the map. */
export function squareUnder({ chart, size, origin, window }: Board, { x, y }: Point): Square | null {
  if (x < window.x || y < window.y || x >= window.x + window.w || y >= window.y + window.h) return null;
  const column = Math.floor((x - origin.x) / size);
  const row = Math.floor((y - origin.y) / size);
  return chart.names[row * chart.width + column] ?? null;
}

/** Tells whether a square lies in the window. */
export function seenOn(board: Board, square: Square): boolean {
  return squareUnder(board, squareAt(board, square)) === square;
}

/**
 * Finds in which directions there is more of the map than the window shows, and the square to look at for half a
 * window's way.
 */
export function waysOut({ chart, size, origin, window }: Board): { way: Straight; focus: Square }[] {
  const columns = window.w / size;
  const rows = window.h / size;
  const left = Math.round((window.x - origin.x) / size);
  const top = Math.round((window.y - origin.y) / size);
  const at = (x: number, y: number): Square => {
    const column = Math.max(0, Math.min(chart.width - 1, Math.floor(x)));
    const row = Math.max(0, Math.min(chart.height - 1, Math.floor(y)));
    return chart.names[row * chart.width + column];
  };
  const [x, y] = [left + columns / 2, top + rows / 2];
  const found: { way: Straight; focus: Square }[] = [];
  if (top > 0) found.push({ way: 'N', focus: at(x, Math.max(rows / 2, y - rows / 2)) });
  if (left + columns < chart.width)
    found.push({ way: 'E', focus: at(Math.min(chart.width - columns / 2, x + columns / 2), y) });
  if (top + rows < chart.height)
    found.push({ way: 'S', focus: at(x, Math.min(chart.height - rows / 2, y + rows / 2)) });
  if (left > 0) found.push({ way: 'W', focus: at(Math.max(columns / 2, x - columns / 2), y) });
  return found;
}
