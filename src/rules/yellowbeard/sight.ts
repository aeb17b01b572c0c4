/** The telescope (7.2). */
import type { Chart } from './map.ts';
import { type Direction, directions, type Options, type SightLine } from './types.ts';

/** Gives the step from one direction to the next. [R 2]: four of the eight directions, or all. */
const stepOf = (telescope: Options['telescope']) => (telescope === 'four' ? 2 : 1);

/** Lists the lines of sight; other Navy ships end a line, and their squares are not in it. */
export function sightLines(
  chart: Chart,
  telescope: Options['telescope'],
  others: readonly number[],
  from: number,
): SightLine[] {
  const lines: SightLine[] = [];
  for (let d = 0; d < 8; d += stepOf(telescope)) {
    const squares: string[] = [];
    for (const cell of chart.rays[from][d]) {
      if (others.includes(cell)) break;
      squares.push(chart.names[cell]);
    }
    if (squares.length > 0) lines.push({ direction: directions[d], squares });
  }
  return lines;
}

/** Finds the direction in which a ship on `from` sees `target`, or gives null. */
export function seenIn(
  chart: Chart,
  telescope: Options['telescope'],
  others: readonly number[],
  from: number,
  target: number,
): Direction | null {
  for (let d = 0; d < 8; d += stepOf(telescope))
    for (const cell of chart.rays[from][d]) {
      if (others.includes(cell)) break;
      if (cell === target) return directions[d];
    }
  return null;
}

/** Calls `each` for every cell in sight. */
export function forSeen(
  chart: Chart,
  telescope: Options['telescope'],
  others: readonly number[],
  from: number,
  each: (cell: number) => void,
): void {
  for (let d = 0; d < 8; d += stepOf(telescope))
    for (const cell of chart.rays[from][d]) {
      if (others.includes(cell)) break;
      each(cell);
    }
}
