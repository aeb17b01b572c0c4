/** The look of a position to a seat, as a number: a first instinct for bots. Nothing in the rules depends on it. */
import type { Seat } from '../game.ts';
import { type Chart, chartOf, countsOf } from './map.ts';
import { distances, fleetOf, paths, stepsDue } from './moves.ts';
import { aboard, matchIsOver, rankingOf, winnersOf } from './rounds.ts';
import { landing } from './salvos.ts';
import { seenIn } from './sight.ts';
import { type State, straight } from './types.ts';

export const victory = 1000;

/** Worth of a chest aboard beside the thousand of an escape. */
const chestWorth = 25;
/** Worth of a ship beside the pirate that sees them. */
const pressureWorth = 40;
/** Worth to the pirate of keeping out of sight of the ship that acts next. */
const hiddenWorth = 40;
/** Worth of a step towards the next chest or harbour. */
const stepWorth = 2;

export function worth(state: State, seat: Seat): number {
  if (matchIsOver(state)) return winnersOf(rankingOf(state)).includes(seat) ? victory : -victory;
  const won = state.results.reduce(
    (sum, { pirate, winner }) => sum + ((pirate === seat) === (winner === 'pirate') ? victory : -victory),
    0,
  );
  if (state.pirate === null) return won;
  const now = state.phase === 'over' ? 0 : seat === state.pirate ? pirateWorth(state) : navyWorth(state);
  return won + now;
}

/**
 * Rates thefts, the way to the next one, and whether the next ship sees the pirate. What that ship would do about it, and
 * those after it, is more than one action ahead.
 */
function pirateWorth(state: State): number {
  const { quarry } = state;
  if (!quarry) return 0;
  const chart = chartOf(state.options.map);
  const cell = chart.cells.get(quarry.square)!;
  const carried = aboard(state);
  const far = distances(chart, goals(state, chart, carried))[cell];
  const progress = Math.min(carried, countsOf(state.options).chestsToEscape) * chestWorth;
  return progress - stepWorth * Math.max(0, far) - (isSeen(state, chart, cell) ? hiddenWorth : 0);
}

function isSeen({ options, ships, ship }: State, chart: Chart, cell: number): boolean {
  const next = ships[ship - 1];
  if (next === null) return false;
  return seenIn(chart, options.telescope, fleetOf(chart, ships, ship - 1), chart.cells.get(next)!, cell) !== null;
}

/**
 * Lists the squares beside what the pirate wants: harbours once they have enough, else chests that are not aboard yet.
 */
export function goals(state: State, chart: Chart, carried: number): number[] {
  const enough = carried >= countsOf(state.options).chestsToEscape;
  const wanted = enough
    ? chart.ports.filter(({ id }) => !state.turned.includes(id))
    : chart.sites.filter(({ id }) => state.chests.includes(id) && state.quarry!.loaded !== id);
  return [...new Set(wanted.flatMap(({ access }) => access))];
}

/**
 * Estimates the chance that the next ship catches the pirate: seen, it takes the one roll in six that fits, or a lucky
 * shot; unseen, it would have to run into them. Ships later in the order give the pirate time to get away.
 */
export function danger(state: State, chart: Chart, cell: number): number {
  const { options, ships } = state;
  const far = distances(chart, [cell]);
  let sum = 0;
  let urgency = 1;
  for (let i = 0; i < ships.length; i++) {
    const index = (state.ship - 1 + i) % ships.length;
    const square = ships[index];
    if (square === null) continue;
    const ship = chart.cells.get(square)!;
    const seen = seenIn(chart, options.telescope, fleetOf(chart, ships, index), ship, cell) !== null;
    const reach = reachOf(far[ship]);
    if (seen) sum += urgency * (10 + 250 * reach * 0.6);
    else sum += urgency * 60 * reach * 0.5;
    urgency *= 0.25;
  }
  return sum;
}

/**
 * Rates being near to where the pirate is imagined, near to what they want, and not in a heap; and what this turn may
 * still bring.
 */
function navyWorth(state: State): number {
  const { quarry } = state;
  const chart = chartOf(state.options.map);
  const fleet = fleetOf(chart, state.ships);
  const guard = guardWorth(state, chart, fleet);
  if (!quarry) return guard;
  const cell = chart.cells.get(quarry.square)!;
  const far = distances(chart, [cell]);
  let near = Number.POSITIVE_INFINITY;
  let sum = 0;
  for (const ship of fleet) {
    near = Math.min(near, far[ship]);
    sum += far[ship];
  }
  const sighted = state.lastSeen?.turn === state.turn ? 40 : 0;
  const lost = chestWorth * state.stolen.length;
  // Nay, but the ship may still sail.
  const toSail = state.phase === 'navy.unseen' ? 2 + 0.5 * state.roll! : 0;
  return (
    guard +
    sighted +
    toSail +
    strike(state, chart, cell) +
    pressure(state, chart, cell, far) -
    0.8 * near -
    (0.3 * sum) / fleet.length -
    lost
  );
}

/** Gives 1 for a ship beside the pirate, down to 0 for one that no roll brings there. */
function reachOf(away: number): number {
  return away >= 0 && away <= 6 ? (7 - away) / 6 : 0;
}

/** Measures how many ships see the pirate where they are imagined, or could reach them. */
function pressure(state: State, chart: Chart, cell: number, far: Int16Array): number {
  let sum = 0;
  state.ships.forEach((square, i) => {
    if (square === null) return;
    const ship = chart.cells.get(square)!;
    const seen = seenIn(chart, state.options.telescope, fleetOf(chart, state.ships, i), ship, cell) !== null;
    sum += pressureWorth * ((seen ? 1 : 0.5) * reachOf(far[ship]) + (seen ? 0.3 : 0));
  });
  return sum;
}

/** Rates chests within reach of a ship, and ships apart from each other. */
function guardWorth(state: State, chart: Chart, fleet: readonly number[]): number {
  if (fleet.length === 0) return 0;
  const far = distances(chart, fleet);
  const enough = state.stolen.length >= countsOf(state.options).chestsToEscape - 1;
  const guarded = enough
    ? chart.ports.filter(({ id }) => !state.turned.includes(id))
    : chart.sites.filter(({ id }) => state.chests.includes(id));
  let worth = 0;
  for (const { access } of guarded) worth -= 0.4 * Math.min(...access.map((cell) => Math.max(0, far[cell])));
  const width = chart.width;
  fleet.forEach((a, i) => {
    for (const b of fleet.slice(i + 1)) {
      const apart = Math.abs((a % width) - (b % width)) + Math.abs(Math.floor(a / width) - Math.floor(b / width));
      worth -= Math.max(0, 4 - apart);
    }
  });
  return worth;
}

/**
 * Estimates the chance, in victories, that the rest of this Navy turn ends the round; nothing but a hit counts as one.
 */
export function strike(state: State, chart: Chart, cell: number): number {
  const from = state.ships[state.ship - 1];
  if (from === null || (state.phase !== 'navy.seen' && state.phase !== 'navy.salvo2')) return 0;
  const hits = (range: number) =>
    straight.some(
      (way) => landing(chart, state.options.shot, from, way, range, [state.quarry!.square]) === state.quarry!.square,
    );
  const lucky = state.range === null ? [1, 2, 3, 4, 5, 6].filter(hits).length / 6 : hits(state.range) ? 1 : 0;
  if (state.phase === 'navy.salvo2') return victory * lucky;
  const others = fleetOf(chart, state.ships, state.ship - 1);
  const start = chart.cells.get(from)!;
  const due = stepsDue(chart, others, start, state.roll!);
  const rams = due > 0 && paths(chart, others, start, due, due).some((path) => path[path.length - 1] === cell);
  return victory * (rams || hits(state.roll!) ? 1 : lucky);
}
