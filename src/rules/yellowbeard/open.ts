/**
 * Moves that the pirate may make, and why not, from what he sees: one and the same code for the rules and for his chart.
 * Garrisons that lie face down are no part of it.
 */
import { type Chart, chartOf, countsOf } from './map.ts';
import { canMove, fleetOf, paths, pirateSteps } from './moves.ts';
import type { Action, ErrorCode, HarbourId, Phase, SiteId, Square, State } from './types.ts';

/** Phases in which each action may be chosen at all. */
export const phasesOf: Readonly<Record<Action['type'], readonly Phase[]>> = {
  rollForRole: ['setup.roles'],
  placeChest: ['setup.chests'],
  placeShip: ['setup.ships'],
  depart: ['setup.departure'],
  sail: ['pirate'],
  load: ['pirate'],
  rollDie: ['navy.roll'],
  moveFirst: ['navy.decide'],
  lookFirst: ['navy.decide'],
  fire: ['navy.seen', 'navy.salvo2'],
  holdFirst: ['navy.seen'],
  cease: ['navy.salvo2'],
  move: ['navy.seen', 'navy.unseen'],
  stay: ['navy.seen', 'navy.unseen'],
  nextRound: ['over'],
};

/** Parts of a match that decide; the pirate's own view has all of it. */
export type Sea = Readonly<Pick<State, 'options' | 'ships' | 'chests' | 'stolen' | 'turned' | 'quarry' | 'turn'>>;

/** Tells why a ship may not be placed on this square, or gives null; NO PASSING squares are allowed. */
export function anchorageError(sea: Sea, square: Square): ErrorCode | null {
  const chart = chartOf(sea.options.map);
  if (chart.sea[chart.cells.get(square) ?? -1] !== 1) return 'NOT_OCEAN';
  return sea.ships.includes(square) ? 'SQUARE_TAKEN' : null;
}

/** Tells why the pirate may not depart from this harbour to this square, or gives null [R 26]. */
export function departureError(sea: Sea, harbour: HarbourId, square: Square): ErrorCode | null {
  const error = anchorageError(sea, square);
  if (error) return error;
  const chart = chartOf(sea.options.map);
  const cell = chart.cells.get(square)!;
  if (!chart.portOf.get(harbour)?.access.includes(cell)) return 'NOT_ADJACENT';
  return canMove(chart, fleetOf(chart, sea.ships), cell) ? null : 'NO_WAY_OUT';
}

/** Lists every square from which the pirate may put to sea, with the harbour that leads there. */
export function departures(sea: Sea): { harbour: HarbourId; square: Square }[] {
  const chart = chartOf(sea.options.map);
  return chart.ports.flatMap(({ id, access }) =>
    access
      .map((cell) => ({ harbour: id, square: chart.names[cell] }))
      .filter(({ square }) => departureError(sea, id, square) === null),
  );
}

/** Lists every path of a turn, as the squares entered; lying at anchor is the empty one. */
export function waysOf({ options, ships, quarry }: Sea): Square[][] {
  const chart = chartOf(options.map);
  const from = chart.cells.get(quarry?.square ?? '');
  if (from === undefined) return [];
  const ways = paths(chart, fleetOf(chart, ships), from, 0, pirateSteps);
  return ways.map((way) => way.map((cell) => chart.names[cell]));
}

export function portsBeside(chart: Chart, square: Square): Chart['ports'] {
  const cell = chart.cells.get(square) ?? -1;
  return chart.ports.filter(({ access }) => access.includes(cell));
}

export function sitesBeside(chart: Chart, square: Square): Chart['sites'] {
  const cell = chart.cells.get(square) ?? -1;
  return chart.sites.filter(({ access }) => access.includes(cell));
}

/** Counts what is stolen when the marker of this turn has gone ([R 9]). */
export const stolenAfter = ({ stolen, quarry }: Sea): number => stolen.length + (quarry?.loaded ? 1 : 0);

/** Counts the chests that are still to be stolen before any harbour can be tried; none is wanted at 0 and below. */
export const chestsWanted = (sea: Sea): number => countsOf(sea.options).chestsToEscape - stolenAfter(sea);

/**
 * Tells why a harbour beside the pirate cannot be tried, or gives null: enough must be stolen, and its garrison
 * unknown.
 */
export function tryError(sea: Sea, harbour: HarbourId): ErrorCode | null {
  if (chestsWanted(sea) > 0) return 'TOO_FEW_CHESTS';
  return sea.turned.includes(harbour) ? 'HARBOUR_KNOWN' : null;
}

/**
 * Tells why a chest cannot be loaded, or gives null: from the second turn on the pirate's previous turn has ended
 * where they are ([R 27]).
 */
export function loadError(sea: Sea, site: SiteId): ErrorCode | null {
  const chart = chartOf(sea.options.map);
  const { square, loaded } = sea.quarry!;
  if (!chart.siteOf.get(site)?.access.includes(chart.cells.get(square)!)) return 'NOT_ADJACENT';
  if (sea.turn === 0) return 'NOT_AT_ANCHOR';
  return sea.chests.includes(site) && loaded !== site ? null : 'CHEST_GONE';
}
