/** Moves of ships: the squares that each can reach (section 7). */
import type { Seat } from '../game.ts';
import { isBare } from './board.ts';
import { isCrew, suitOf } from './cards.ts';
import { driftLimit, indexOf, innerCount, longestPath, squares, stepCost, steps } from './map.ts';
import * as open from './open.ts';
import type { CardId, ErrorCode, Square, State, Suit, Target } from './types.ts';
import { highBit, lowBit, reachOf, type Way } from './ways.ts';

/** 7.1 for every square at once, as bits (see ways.ts). The ship of the seat is not in its own way. */
export interface Waters {
  /** Squares from which it may go on. */
  openLow: number;
  openHigh: number;
  /** Squares to which it may come, be it to stop. Everything else is closed. */
  freeLow: number;
  freeHigh: number;
}

export function watersOf({ places, seats }: State, seat: Seat): Waters {
  let openLow = 0;
  let openHigh = 0;
  let freeLow = 0;
  let freeHigh = 0;
  let shipsLow = 0;
  let shipsHigh = 0;
  for (let at = 0; at < innerCount; at++) {
    const place = places[at];
    if (place === null) continue;
    freeLow |= 1 << at;
    if (place.island === null && !isBare(place)) openLow |= 1 << at;
  }
  for (let at = innerCount; at < places.length; at++) {
    const place = places[at];
    if (place === null) continue;
    freeHigh |= highBit(at);
    if (place.island === null && !isBare(place)) openHigh |= highBit(at);
  }
  for (let other = 0; other < seats.length; other++) {
    if (other === seat) continue;
    const at = indexOf(seats[other].ship!);
    // An island takes any number of ships, the sea two.
    if (places[at]!.island !== null) continue;
    const low = lowBit(at);
    const high = highBit(at);
    freeLow &= ~(shipsLow & low);
    freeHigh &= ~(shipsHigh & high);
    openLow &= ~low;
    openHigh &= ~high;
    shipsLow |= low;
    shipsHigh |= high;
  }
  return { openLow, openHigh, freeLow, freeHigh };
}

/** Tells whether a ship may come to a place. `at` is an index, which may be that of no place. */
function isFree({ freeLow, freeHigh }: Waters, at: number): boolean {
  return at < innerCount ? (freeLow & (1 << at)) !== 0 : (freeHigh & highBit(at)) !== 0;
}

function isOpen({ openLow, openHigh }: Waters, at: number): boolean {
  return at < innerCount ? (openLow & (1 << at)) !== 0 : (openHigh & highBit(at)) !== 0;
}

export function suitNeeded(state: State, at: number): Suit | null {
  const island = state.options.advancedSailing ? state.places[at]?.island : null;
  return island ? suitOf(island) : null;
}

/** Finds the cheapest open way to every square that some card could pay for, in the order of `squares`. */
export function openWays(waters: Waters, ship: Square): Way[] {
  const { openLow, openHigh } = waters;
  const found: Way[] = [];
  for (const { to, ways } of reachOf(indexOf(ship))) {
    if (!isFree(waters, to)) continue;
    for (const way of ways) {
      if ((way.pastLow & ~openLow) !== 0 || (way.pastHigh & ~openHigh) !== 0) continue;
      found.push(way);
      break;
    }
  }
  return found;
}

/**
 * Finds every square that some card could pay for, by its cheapest path, in the order of `squares`. Other paths to the
 * same square are as legal, but differ in nothing except the wake.
 */
export function targets(state: State, seat: Seat): Target[] {
  return openWays(watersOf(state, seat), state.seats[seat].ship!).map(({ to, cost, path }) => ({
    to: squares[to],
    cost,
    path: [...path],
    suit: suitNeeded(state, to),
  }));
}

/**
 * Lists the squares that a ship could drift to (7.2) if the hand were small enough, by index, in the order of
 * `squares`.
 */
export function driftsIn(state: State, waters: Waters, ship: Square): number[] {
  const found: number[] = [];
  for (const { to } of steps[indexOf(ship)]) if (isFree(waters, to) && suitNeeded(state, to) === null) found.push(to);
  return found;
}

export function driftTargets(state: State, seat: Seat): Square[] {
  return driftsIn(state, watersOf(state, seat), state.seats[seat].ship!).map((at) => squares[at]);
}

export const crewOf = (state: State, seat: Seat): open.Crew => ({
  hand: state.seats[seat].hand,
  alone: state.seats.length === 1,
});

/** Gives what the first steps cost (R 6: the first step of a legal path is a legal path). */
function firstFares(state: State, seat: Seat): open.Fare[] {
  const fares: open.Fare[] = [];
  const waters = watersOf(state, seat);
  for (const { to, cost } of steps[indexOf(state.seats[seat].ship!)])
    if (isFree(waters, to)) fares.push({ cost, suit: suitNeeded(state, to) });
  return fares;
}

export function canMove(state: State, seat: Seat): boolean {
  return open.canMove(crewOf(state, seat), firstFares(state, seat), driftTargets(state, seat).length);
}

export function mustBury(state: State, seat: Seat): number {
  if (state.seats[seat].hand.length <= driftLimit) return 0;
  return open.mustBury(crewOf(state, seat), firstFares(state, seat), driftTargets(state, seat).length);
}

/** Tells why this card does not carry the ship along this path, or gives null. The card is in hand. */
export function sailError(state: State, seat: Seat, card: CardId, path: readonly Square[]): ErrorCode | null {
  if (!isCrew(card)) return 'NOT_CREW';
  if (state.seats.length === 1 && state.seats[seat].hand.length < 2) return 'LAST_CARD';
  const start = state.seats[seat].ship!;
  const cost = costOf(state, start, path);
  if (cost === null) return 'PATH_BROKEN';
  if (new Set([start, ...path]).size !== path.length + 1) return 'PATH_REPEATS';
  const waters = watersOf(state, seat);
  for (let i = 0; i < path.length; i++) {
    const at = indexOf(path[i]);
    if (!isFree(waters, at) || (!isOpen(waters, at) && i < path.length - 1)) return 'PATH_BLOCKED';
  }
  return open.fareError(card, { cost, suit: suitNeeded(state, indexOf(path[path.length - 1])) });
}

/** Gives the cost of a path; null unless it has one to three squares that exist, each next to the one before. */
function costOf(state: State, start: Square, path: readonly Square[]): number | null {
  if (path.length < 1 || path.length > longestPath) return null;
  let total = 0;
  let from = start;
  for (const to of path) {
    const cost = state.places[indexOf(to)] ? stepCost(from, to) : null;
    if (cost === null) return null;
    total += cost;
    from = to;
  }
  return total;
}

export function driftError(state: State, seat: Seat, to: Square): ErrorCode | null {
  const error = open.driftHandError(crewOf(state, seat));
  if (error !== null) return error;
  if (costOf(state, state.seats[seat].ship!, [to]) === null) return 'PATH_BROKEN';
  if (!isFree(watersOf(state, seat), indexOf(to))) return 'PATH_BLOCKED';
  return suitNeeded(state, indexOf(to)) === null ? null : 'ISLAND_BY_DRIFT';
}
