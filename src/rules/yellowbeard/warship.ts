/** The reach of a man-of-war from where it lies: how far each roll brings it, what it sees, where its guns hit. */
import type { Chart } from './map.ts';
import { fleetOf, held, paths, pirateSteps, stepsDue } from './moves.ts';
import { forSeen } from './sight.ts';
import type { Options, Square } from './types.ts';

export const die = [1, 2, 3, 4, 5, 6] as const;

/** One man-of-war at one moment, cell by cell. */
export interface Warship {
  cell: number;
  /** Number of the six rolls with which it can end a move there. */
  reach: Uint8Array;
  /** 1 where it looks now. */
  sight: Uint8Array;
  /** 1 where a second salvo can land. */
  guns: Uint8Array;
}

/** Gives the ship of this `number`, from 1; null when it is sunk. */
export function warshipAt(
  chart: Chart,
  telescope: Options['telescope'],
  ships: readonly (Square | null)[],
  number: number,
): Warship | null {
  const square = ships[number - 1];
  if (square === null) return null;
  const cell = chart.cells.get(square)!;
  const others = fleetOf(chart, ships as (Square | null)[], number - 1);
  const reach = new Uint8Array(chart.names.length);
  for (const roll of die) for (const end of endsOf(chart, others, cell, roll)) reach[end]++;
  return {
    cell,
    reach,
    sight: sightOf(chart, telescope, others, cell),
    guns: gunsOf(chart, cell),
  };
}

/** Finds where a move of this roll may end. */
export function endsOf(chart: Chart, others: readonly number[], from: number, roll: number): Set<number> {
  const due = stepsDue(chart, others, from, roll);
  const ends = new Set<number>();
  if (due > 0) for (const path of paths(chart, others, from, due, due)) ends.add(path[path.length - 1]);
  return ends;
}

export function sightOf(
  chart: Chart,
  telescope: Options['telescope'],
  others: readonly number[],
  from: number,
): Uint8Array {
  const seen = new Uint8Array(chart.names.length);
  forSeen(chart, telescope, others, from, (cell) => {
    seen[cell] = 1;
  });
  return seen;
}

/**
 * Finds the squares in range of the guns: north, east, south and west as far as a die goes, over ships but not over
 * land.
 */
export function gunsOf(chart: Chart, from: number): Uint8Array {
  const hit = new Uint8Array(chart.names.length);
  for (const d of [0, 2, 4, 6]) for (const cell of chart.rays[from][d].slice(0, die.length)) hit[cell] = 1;
  return hit;
}

/** Finds where the pirate may end a turn that they begin here. */
export function sailsFrom(chart: Chart, fleet: readonly number[], from: number): number[] {
  const reached = [from];
  let begin = 0;
  for (let step = 0; step < pirateSteps; step++) {
    const end = reached.length;
    for (; begin < end; begin++)
      for (const next of chart.near[reached[begin]])
        if (!reached.includes(next) && !held(chart, fleet, next)) reached.push(next);
  }
  return reached.filter((cell) => !fleet.includes(cell));
}
