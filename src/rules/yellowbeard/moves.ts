/** Ways over the water (sections 6, 7.1): what can be reached, and by which paths. Knows ships only by their cells. */
import type { Chart } from './map.ts';
import type { State } from './types.ts';

/** Steps that the pirate takes at most in one turn ([R 6]). */
export const pirateSteps = 3;

/** Gives the cells of the Navy ships afloat; `but` leaves one out. */
export function fleetOf(chart: Chart, ships: State['ships'], but = -1): number[] {
  const cells: number[] = [];
  for (let i = 0; i < ships.length; i++) {
    const square = ships[i];
    if (square !== null && i !== but) cells.push(chart.cells.get(square)!);
  }
  return cells;
}

/** Tells whether the cell is a NO PASSING square with a Navy ship on it. */
export function held(chart: Chart, fleet: readonly number[], cell: number): boolean {
  return chart.strait[cell] === 1 && fleet.includes(cell);
}

/**
 * Lists every path of `least` to `most` steps, no square twice, that ends on no ship. Goes depth first, in the order
 * of `near`.
 */
export function paths(chart: Chart, fleet: readonly number[], from: number, least: number, most: number): number[][] {
  const found: number[][] = [];
  const trail = [from];
  const visit = (cell: number) => {
    const length = trail.length - 1;
    if (length >= least && !fleet.includes(cell)) found.push(trail.slice(1));
    if (length === most) return;
    for (const next of chart.near[cell]) {
      if (trail.includes(next) || held(chart, fleet, next)) continue;
      trail.push(next);
      visit(next);
      trail.pop();
    }
  };
  visit(from);
  return found;
}

/** Gives the steps a Navy move has: the whole roll if there is such a path, else the most below it (7.1). */
export function stepsDue(chart: Chart, others: readonly number[], from: number, roll: number): number {
  for (let steps = roll; steps > 0; steps--) if (pathExists(chart, others, [from], steps)) return steps;
  return 0;
}

function pathExists(chart: Chart, others: readonly number[], trail: number[], left: number): boolean {
  const cell = trail[trail.length - 1];
  if (left === 0) return !others.includes(cell);
  for (const next of chart.near[cell]) {
    if (trail.includes(next) || held(chart, others, next)) continue;
    trail.push(next);
    const there = pathExists(chart, others, trail, left - 1);
    trail.pop();
    if (there) return true;
  }
  return false;
}

/** Tells whether the pirate could end a move on another square than their own. */
export function canMove(chart: Chart, fleet: readonly number[], from: number): boolean {
  // In open water the first neighbour says yes.
  for (const next of chart.near[from]) if (!fleet.includes(next)) return true;
  const seen = [from];
  let edge = [from];
  for (let step = 0; step < pirateSteps; step++) {
    const beyond: number[] = [];
    for (const cell of edge)
      for (const next of chart.near[cell]) {
        if (seen.includes(next) || held(chart, fleet, next)) continue;
        if (!fleet.includes(next)) return true;
        seen.push(next);
        beyond.push(next);
      }
    edge = beyond;
  }
  return false;
}

/**
 * Tells whether the pirate is trapped ([R 10]): shut in by a ship on a NO PASSING square, without which they could
 * move.
 */
export function trapped(chart: Chart, fleet: readonly number[], from: number): boolean {
  if (canMove(chart, fleet, from)) return false;
  return fleet.some(
    (ship) =>
      chart.strait[ship] === 1 &&
      canMove(
        chart,
        fleet.filter((other) => other !== ship),
        from,
      ),
  );
}

/** Measures the walking distance from the nearest of these cells, ships aside; -1 where there is no way. */
export function distances(chart: Chart, from: readonly number[]): Int16Array {
  const far = new Int16Array(chart.names.length).fill(-1);
  const queue = [...from];
  for (const cell of queue) far[cell] = 0;
  for (let i = 0; i < queue.length; i++)
    for (const next of chart.near[queue[i]])
      if (far[next] < 0) {
        far[next] = far[queue[i]] + 1;
        queue.push(next);
      }
  return far;
}
