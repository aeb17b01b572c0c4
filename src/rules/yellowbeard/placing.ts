/** What may be placed where (4.3, 4.4, 4.6). */
import { type Chart, chartOf, countsOf } from './map.ts';
import { canMove, fleetOf } from './moves.ts';
import type { Action, ErrorCode, HarbourId, ShipNumber, SiteId, Square, State } from './types.ts';

export function siteError(state: State, id: SiteId): ErrorCode | null {
  const chart = chartOf(state.options.map);
  const site = chart.siteOf.get(id);
  if (!site) return 'NO_SUCH_SITE';
  if (state.chests.includes(id)) return 'SITE_TAKEN';
  const there = state.chests.filter((chest) => chart.siteOf.get(chest)!.island === site.island).length;
  return there < countsOf(state.options).maxChestsPerIsland ? null : 'ISLAND_FULL';
}

/** NO PASSING squares included. */
export function anchorageError(state: State, square: Square): ErrorCode | null {
  const chart = chartOf(state.options.map);
  if (chart.sea[chart.cells.get(square) ?? -1] !== 1) return 'NOT_OCEAN';
  return state.ships.includes(square) ? 'SQUARE_TAKEN' : null;
}

type Berth = Extract<Action, { type: 'placeShip' }>;

const berths = new WeakMap<Chart, Berth[][]>();

/** Every square where this ship may be placed if no other one lies there. Shared: copy the list before changing it. */
export function berthsOf(chart: Chart, ship: ShipNumber): readonly Berth[] {
  const known = berths.get(chart) ?? [];
  berths.set(chart, known);
  known[ship] ??= chart.names
    .filter((_, cell) => chart.sea[cell] === 1)
    .map((square) => ({ type: 'placeShip', ship, square }));
  return known[ship];
}

/** [R 26] */
export function departureError(state: State, harbour: HarbourId, square: Square): ErrorCode | null {
  const error = anchorageError(state, square);
  if (error) return error;
  const chart = chartOf(state.options.map);
  const cell = chart.cells.get(square)!;
  if (!chart.portOf.get(harbour)?.access.includes(cell)) return 'NOT_ADJACENT';
  return canMove(chart, fleetOf(chart, state.ships), cell) ? null : 'NO_WAY_OUT';
}
