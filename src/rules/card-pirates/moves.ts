/** Where ships can go (section 7). */
import type { Seat } from '../game.ts';
import { isBare } from './board.ts';
import { isCrew, powerOf, suitOf } from './cards.ts';
import { driftLimit, indexOf, longestPath, squares, stepCost, steps } from './map.ts';
import type { CardId, ErrorCode, Square, State, Suit, Target } from './types.ts';

/** A 10 buys most. */
const deepestPurse = 10;

/** What a square does to a ship that comes there: it cannot enter, it must stop, or it may go on. */
export type Entry = 'closed' | 'end' | 'open';

/** 7.1. `at` is an index; the ship of `seat` is not in its own way. */
export function entry(state: State, seat: Seat, at: number): Entry {
  const place = state.places[at];
  if (!place) return 'closed';
  if (place.island !== null) return 'end';
  let ships = 0;
  for (let other = 0; other < state.seats.length; other++)
    if (other !== seat && indexOf(state.seats[other].ship!) === at) ships++;
  if (ships > 1) return 'closed';
  return ships === 1 || isBare(place) ? 'end' : 'open';
}

function suitNeeded(state: State, at: number): Suit | null {
  const island = state.options.advancedSailing ? state.places[at]?.island : null;
  return island ? suitOf(island) : null;
}

/**
 * Every square that some card could pay for, by its cheapest path, in the order of `squares`. Other paths to the same
 * square are as legal, but differ in nothing except the wake.
 */
export function targets(state: State, seat: Seat): Target[] {
  const start = indexOf(state.seats[seat].ship!);
  const entries = state.places.map((_, at) => entry(state, seat, at));
  const cheapest = new Array<number>(entries.length).fill(Number.POSITIVE_INFINITY);
  const paths = new Array<number[]>(entries.length);
  const path: number[] = [];
  const sail = (from: number, spent: number) => {
    for (const { to, cost } of steps[from]) {
      const total = spent + cost;
      if (total > deepestPurse || to === start || (entries[to] ?? 'closed') === 'closed' || path.includes(to)) continue;
      path.push(to);
      if (total < cheapest[to]) {
        cheapest[to] = total;
        paths[to] = path.slice();
      }
      if (entries[to] === 'open' && path.length < longestPath) sail(to, total);
      path.pop();
    }
  };
  sail(start, 0);
  const found: Target[] = [];
  for (let at = 0; at < entries.length; at++)
    if (paths[at])
      found.push({
        to: squares[at],
        cost: cheapest[at],
        path: paths[at].map((i) => squares[i]),
        suit: suitNeeded(state, at),
      });
  return found;
}

/** 7.2, were the hand small enough. */
export function driftTargets(state: State, seat: Seat): Square[] {
  const found: Square[] = [];
  for (const { to } of steps[indexOf(state.seats[seat].ship!)])
    if (entry(state, seat, to) !== 'closed' && suitNeeded(state, to) === null) found.push(squares[to]);
  return found;
}

/** 7.4, R 6. The first step of a legal path is a legal path, so first steps decide. */
export function canSail(state: State, seat: Seat): boolean {
  const { hand, ship } = state.seats[seat];
  // 12.5: another card is to be set aside.
  if (state.seats.length === 1 && hand.length < 2) return false;
  for (const { to, cost } of steps[indexOf(ship!)]) {
    if (entry(state, seat, to) === 'closed') continue;
    const suit = suitNeeded(state, to);
    for (const card of hand) if (powerOf(card) >= cost && (suit === null || suit === suitOf(card))) return true;
  }
  return false;
}

/** 7.4: burying makes any hand small enough, but solo needs a card to set aside. */
export function canMove(state: State, seat: Seat): boolean {
  if (canSail(state, seat)) return true;
  if (state.seats.length === 1 && state.seats[seat].hand.length === 0) return false;
  return driftTargets(state, seat).length > 0;
}

/** 7.4: "must bury k". */
export function mustBury(state: State, seat: Seat): number {
  const over = state.seats[seat].hand.length - driftLimit;
  return over > 0 && !canSail(state, seat) && driftTargets(state, seat).length > 0 ? over : 0;
}

/** Why this card does not carry the ship along this path, or null. The card is in hand. */
export function sailError(state: State, seat: Seat, card: CardId, path: readonly Square[]): ErrorCode | null {
  if (!isCrew(card)) return 'NOT_CREW';
  if (state.seats.length === 1 && state.seats[seat].hand.length < 2) return 'LAST_CARD';
  const start = state.seats[seat].ship!;
  const cost = costOf(state, start, path);
  if (cost === null) return 'PATH_BROKEN';
  if (new Set([start, ...path]).size !== path.length + 1) return 'PATH_REPEATS';
  for (let i = 0; i < path.length; i++) {
    const kind = entry(state, seat, indexOf(path[i]));
    if (kind === 'closed' || (kind === 'end' && i < path.length - 1)) return 'PATH_BLOCKED';
  }
  const suit = suitNeeded(state, indexOf(path[path.length - 1]));
  if (suit !== null && suit !== suitOf(card)) return 'WRONG_SUIT';
  return cost > powerOf(card) ? 'TOO_FAR' : null;
}

/** Null unless the path has one to three squares that exist, each next to the one before. */
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
  const { hand, ship } = state.seats[seat];
  if (state.seats.length === 1 && hand.length === 0) return 'LAST_CARD';
  if (hand.length > driftLimit) return 'HAND_TOO_LARGE';
  if (costOf(state, ship!, [to]) === null) return 'PATH_BROKEN';
  if (entry(state, seat, indexOf(to)) === 'closed') return 'PATH_BLOCKED';
  return suitNeeded(state, indexOf(to)) === null ? null : 'ISLAND_BY_DRIFT';
}
