/**
 * Moves of the pirate, worked out from his own view, and the way from presses on squares to a plan. The host judges in the
 * end; nothing here knows more than his chart.
 */
import { type Chart, chartOf } from '../../../rules/yellowbeard/map.ts';
import { fleetOf } from '../../../rules/yellowbeard/moves.ts';
import * as open from '../../../rules/yellowbeard/open.ts';
import { forSeen } from '../../../rules/yellowbeard/sight.ts';
import type { Action, ErrorCode, HarbourId, SiteId, Square, View } from '../../../rules/yellowbeard/types.ts';

/** Moves that he has pencilled in. Plain data: it stays with the host while his chart is covered. */
export interface Plotting {
  path: Square[];
  /** Harbour of a departure, or one that is to be tried. */
  harbour: HarbourId | null;
  /** The aid that shows what the Navy sees. */
  sight: boolean;
  /** Square that he looks at on a chart that is larger than its window; null: at his ship. */
  gaze: Square | null;
}

export const noPlan: Plotting = { path: [], harbour: null, sight: true, gaze: null };

/** Finds the squares where the pirate's move may end, their own included. */
export function reachOf(view: View): Square[] {
  const own = view.quarry?.square ?? '';
  return [...new Set(open.waysOf(view).map((way) => way.at(-1) ?? own))];
}

/** Finds squares under a man-of-war that the pencil can go on to: the pirate passes there, and cannot stay. */
export function passable(view: View, path: readonly Square[]): Square[] {
  const ends = reachOf(view);
  const next = open.waysOf(view).flatMap((way) => (begins(way, path) ? way.slice(path.length, path.length + 1) : []));
  return [...new Set(next)].filter((square) => !ends.includes(square));
}

/** Tells whether a turn may end like this. */
export const isWay = (view: View, path: readonly Square[]): boolean => open.waysOf(view).some((way) => same(way, path));

/**
 * Works out the way after a press on a square: one step further, back along the pencil, or the shortest way there. Null
 * where no way leads.
 */
export function plotted(view: View, path: readonly Square[], to: Square): Square[] | null {
  const own = view.quarry?.square;
  if (to === own) return [];
  const at = path.indexOf(to);
  if (at >= 0) return path.slice(0, at + 1);
  const ways = open.waysOf(view);
  const further = [...path, to];
  if (ways.some((way) => begins(way, further))) return further;
  const shortest = ways.filter((way) => way.at(-1) === to).toSorted((a, b) => a.length - b.length)[0];
  return shortest ?? null;
}

const begins = (way: readonly Square[], path: readonly Square[]): boolean =>
  path.length < way.length ? path.every((square, i) => way[i] === square) : same(way, path);

export const same = (a: readonly Square[], b: readonly Square[]) => a.join() === b.join();

/** Lists chests beside the pirate that are still there, and why they cannot be loaded now. */
export function chestsBeside(view: View): { site: SiteId; square: Square; error: ErrorCode | null }[] {
  return open
    .sitesBeside(chartOf(view.options.map), view.quarry?.square ?? '')
    .filter(({ id }) => view.chests.includes(id))
    .map(({ id, square }) => ({ site: id, square, error: open.loadError(view, id) }));
}

/** Lists harbours beside the end of the plan that may be tried there. */
export const harboursAt = (view: View, square: Square): HarbourId[] =>
  open
    .portsBeside(chartOf(view.options.map), square)
    .map(({ id }) => id)
    .filter((id) => open.tryError(view, id) === null);

/** Finds where the pirate may put to sea: every square with the harbours that lead there. */
export function departures(view: View): Map<Square, HarbourId[]> {
  const found = new Map<Square, HarbourId[]>();
  for (const { harbour, square } of open.departures(view)) found.set(square, [...(found.get(square) ?? []), harbour]);
  return found;
}

/** Finds cells that some man-of-war sees from where it lies now: public, so they may be on the pirate's chart. */
export function seenCells(view: View, chart: Chart): number[] {
  const seen = new Set<number>();
  for (const [i, square] of view.ships.entries()) {
    if (square === null) continue;
    const from = chart.cells.get(square) ?? 0;
    forSeen(chart, view.options.telescope, fleetOf(chart, view.ships, i), from, (cell) => seen.add(cell));
  }
  return [...seen].sort((a, b) => a - b);
}

/** Makes the action that the plan amounts to, or null where it is none yet. */
export function actionOf(view: View, { path, harbour }: Plotting): Action | null {
  if (view.phase === 'setup.departure') {
    const square = path[0];
    return square !== undefined && harbour !== null ? { type: 'depart', harbour, square } : null;
  }
  if (!isWay(view, path)) return null;
  const tryHarbour = harbour !== null && harboursAt(view, path.at(-1) ?? view.quarry?.square ?? '').includes(harbour);
  return tryHarbour ? { type: 'sail', path: [...path], tryHarbour: harbour } : { type: 'sail', path: [...path] };
}
