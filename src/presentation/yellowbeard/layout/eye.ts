/** The part of the map that fills the window while something is told there: the rest of the map lies around it, unseen. */
import type { Square } from '../../../rules/yellowbeard/types.ts';
import { type Board, cellAt } from './board.ts';

/** Squares that are seen at least, across and down. */
const least = { columns: 9, rows: 7 };
/** Nearer by less than this, nothing would be gained. */
const worth = 1.15;

export interface Eye {
  x: number;
  y: number;
  scale: number;
}

/** The map as it lies. */
export const whole: Eye = { x: 0, y: 0, scale: 1 };

/** Gives the pose of the map in which all of these squares are seen, and the sea around each of them. */
export function poseOver(board: Board, squares: readonly Square[] | null): Eye {
  if (!squares || squares.length === 0) return whole;
  const { chart, size, origin, window } = board;
  const places = squares.flatMap((square) => {
    const cell = chart.cells.get(square);
    return cell === undefined ? [] : [cellAt(board, cell)];
  });
  const side = (along: 'x' | 'y', seen: number, length: number) => {
    const all = places.map((place) => place[along]);
    const [first, last] = [Math.min(...all), Math.max(...all)];
    return { middle: (first + last) / 2, scale: length / Math.max(seen * size, last - first + 3 * size) };
  };
  const across = side('x', least.columns, window.w);
  const down = side('y', least.rows, window.h);
  const scale = Math.min(across.scale, down.scale);
  if (!(scale >= worth)) return whole;
  // Nothing beyond the map is seen.
  const end = (middle: number, from: number, length: number, corner: number, far: number) =>
    Math.max(
      from + length - scale * (corner + far),
      Math.min(from - scale * corner, from + length / 2 - scale * middle),
    );
  return {
    x: end(across.middle, window.x, window.w, origin.x, chart.width * size),
    y: end(down.middle, window.y, window.h, origin.y, chart.height * size),
    scale,
  };
}
