/**
 * What the pirate may do, worked out from his own view, and how presses on squares become a plan. The host judges in the
 * end; nothing here knows more than his chart.
 */
import { type Chart, chartOf } from '../../../rules/yellowbeard/map.ts';
import { canMove, fleetOf, paths, pirateSteps } from '../../../rules/yellowbeard/moves.ts';
import { forSeen } from '../../../rules/yellowbeard/sight.ts';
import type { Action, HarbourId, SiteId, Square, View } from '../../../rules/yellowbeard/types.ts';

/** What he has pencilled in. Plain data: it stays with the host while his chart is covered. */
export interface Plotting {
  path: Square[];
  /** Of a departure, or one that is to be tried. */
  harbour: HarbourId | null;
  /** The aid that shows what the Navy sees. */
  sight: boolean;
  /** Where he looks on a chart that is larger than its window; null: at his ship. */
  gaze: Square | null;
}

export const noPlan: Plotting = { path: [], harbour: null, sight: true, gaze: null };

/** Every legal way, as the squares entered; lying at anchor is the empty one. */
export function waysOf(view: View): Square[][] {
  const chart = chartOf(view.options.map);
  const from = chart.cells.get(view.quarry?.square ?? '');
  if (from === undefined) return [];
  const ways = paths(chart, fleetOf(chart, view.ships), from, 0, pirateSteps);
  return ways.map((way) => way.map((cell) => chart.names[cell]));
}

/** Squares where a move may end, his own included. */
export function reachOf(view: View): Square[] {
  const own = view.quarry?.square ?? '';
  return [...new Set(waysOf(view).map((way) => way.at(-1) ?? own))];
}

/**
 * The way after a press on a square: one step further, back along the pencil, or the shortest way there. Null where no
 * way leads.
 */
export function plotted(view: View, path: readonly Square[], to: Square): Square[] | null {
  const own = view.quarry?.square;
  if (to === own) return [];
  const at = path.indexOf(to);
  if (at >= 0) {
    const back = path.slice(0, at + 1);
    return waysOf(view).some((way) => same(way, back)) ? back : null;
  }
  const ways = waysOf(view).filter((way) => way.at(-1) === to);
  const further = ways.find((way) => way.length === path.length + 1 && same(way.slice(0, -1), path));
  const shortest = ways.toSorted((a, b) => a.length - b.length)[0];
  return further ?? shortest ?? null;
}

const same = (a: readonly Square[], b: readonly Square[]) => a.join() === b.join();

/** Chests beside him that are still there, and whether they can be loaded now. */
export function chestsBeside(view: View): { site: SiteId; square: Square; loading: boolean }[] {
  const chart = chartOf(view.options.map);
  const cell = chart.cells.get(view.quarry?.square ?? '') ?? -1;
  return chart.sites
    .filter(({ id, access }) => access.includes(cell) && view.chests.includes(id))
    .map(({ id, square }) => ({ site: id, square, loading: view.quarry?.loaded === id }));
}

/** What is stolen when the marker of this turn has gone ([R 9]). */
export const stolenAfter = (view: View): number => view.stolen.length + (view.quarry?.loaded ? 1 : 0);

/** Harbours beside the end of the plan whose garrison nobody knows. */
export function harboursAt(view: View, square: Square): HarbourId[] {
  const chart = chartOf(view.options.map);
  const cell = chart.cells.get(square) ?? -1;
  return chart.ports.filter(({ id, access }) => access.includes(cell) && !view.turned.includes(id)).map(({ id }) => id);
}

/** Where he may put to sea: every square with the harbours that lead there. */
export function departures(view: View): Map<Square, HarbourId[]> {
  const chart = chartOf(view.options.map);
  const fleet = fleetOf(chart, view.ships);
  const found = new Map<Square, HarbourId[]>();
  for (const { id, access } of chart.ports)
    for (const cell of access) {
      if (fleet.includes(cell) || !canMove(chart, fleet, cell)) continue;
      const square = chart.names[cell];
      found.set(square, [...(found.get(square) ?? []), id]);
    }
  return found;
}

/** Cells that some man-of-war sees from where it lies now: public, so it may lie on his chart. */
export function seenCells(view: View, chart: Chart): number[] {
  const seen = new Set<number>();
  for (const [i, square] of view.ships.entries()) {
    if (square === null) continue;
    const from = chart.cells.get(square) ?? 0;
    forSeen(chart, view.options.telescope, fleetOf(chart, view.ships, i), from, (cell) => seen.add(cell));
  }
  return [...seen].sort((a, b) => a - b);
}

/** The action that the plan amounts to. */
export function actionOf(view: View, { path, harbour }: Plotting): Action | null {
  if (view.phase === 'setup.departure') {
    const square = path[0];
    return square !== undefined && harbour !== null ? { type: 'depart', harbour, square } : null;
  }
  const tryHarbour = harbour !== null && harboursAt(view, path.at(-1) ?? view.quarry?.square ?? '').includes(harbour);
  return tryHarbour ? { type: 'sail', path: [...path], tryHarbour: harbour } : { type: 'sail', path: [...path] };
}
