/** The placing of chests and ships (4.3, 4.4): what may lie where. */
import { type Chart, chartOf, countsOf } from './map.ts';
import type { Action, ErrorCode, ShipNumber, SiteId, State } from './types.ts';

export function siteError(state: State, id: SiteId): ErrorCode | null {
  const chart = chartOf(state.options.map);
  const site = chart.siteOf.get(id);
  if (!site) return 'NO_SUCH_SITE';
  if (state.chests.includes(id)) return 'SITE_TAKEN';
  const there = state.chests.filter((chest) => chart.siteOf.get(chest)!.island === site.island).length;
  return there < countsOf(state.options).maxChestsPerIsland ? null : 'ISLAND_FULL';
}

type Berth = Extract<Action, { type: 'placeShip' }>;

const berths = new WeakMap<Chart, Berth[][]>();

/**
 * Lists every square where this ship may be placed if no other one lies there. The list is shared: copy it before
 * changing it.
 */
export function berthsOf(chart: Chart, ship: ShipNumber): readonly Berth[] {
  const known = berths.get(chart) ?? [];
  berths.set(chart, known);
  known[ship] ??= chart.names
    .filter((_, cell) => chart.sea[cell] === 1)
    .map((square) => ({ type: 'placeShip', ship, square }));
  return known[ship];
}
