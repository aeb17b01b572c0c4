/**
 * `legal` of Card Pirates once more, as plainly as the rules file says it, with no table and no set of bits: what the fast
 * one lists must be the same actions in the same order. Written for reading, not for speed.
 */

import { squares } from '../../../src/rules/card-pirates/map.ts';
import type { Action, CardId, Place, Square, State } from '../../../src/rules/card-pirates/types.ts';
import type { Seat } from '../../../src/rules/game.ts';

const crew = ['10', '9', '8', '7', '6', '5', '4', '3', '2'];
const rank = (card: CardId) => card.slice(0, -1);
const suit = (card: CardId) => card.slice(-1);
const pays = (card: CardId) => (crew.includes(rank(card)) ? Number(rank(card)) : 0);

function placeOf(state: State, square: Square): Place | null {
  return state.places[squares.indexOf(square)] ?? null;
}

/** 7.1: how a ship may come to a square: not at all, only to stop there, or to go on as well. */
function entry(state: State, seat: Seat, square: Square): 'closed' | 'end' | 'open' {
  const place = placeOf(state, square);
  if (place === null) return 'closed';
  if (place.island !== null) return 'end';
  const ships = state.seats.filter((one, other) => other !== seat && one.ship === square).length;
  if (ships > 1) return 'closed';
  return ships === 1 || place.faceUp.length + place.faceDown.length === 0 ? 'end' : 'open';
}

/** 7.1: 3 for a step along a row or a column, 5 for a diagonal one. */
function stepCost(from: Square, to: Square): number | null {
  const across = Math.abs(from.charCodeAt(0) - to.charCodeAt(0));
  const down = Math.abs(Number(from[1]) - Number(to[1]));
  if (Math.max(across, down) !== 1) return null;
  return across + down === 1 ? 3 : 5;
}

/** The cheapest path to every square within three steps; the first one found among equals, from step to step. */
function cheapest(state: State, seat: Seat): { path: Square[]; cost: number }[] {
  const start = state.seats[seat].ship!;
  const best = new Map<Square, { path: Square[]; cost: number }>();
  const search = (path: Square[], cost: number) => {
    const from = path.at(-1) ?? start;
    for (const to of squares) {
      const step = stepCost(from, to);
      if (step === null || cost + step > 10 || to === start || path.includes(to)) continue;
      const there = entry(state, seat, to);
      if (there === 'closed') continue;
      const known = best.get(to);
      if (!known || cost + step < known.cost) best.set(to, { path: [...path, to], cost: cost + step });
      if (there === 'open' && path.length < 2) search([...path, to], cost + step);
    }
  };
  search([], 0);
  return squares.flatMap((square) => best.get(square) ?? []);
}

/** 12.6. */
function suitsAt(state: State, square: Square, card: CardId): boolean {
  const island = placeOf(state, square)?.island;
  return !state.options.advancedSailing || !island || suit(island) === suit(card);
}

function moves(state: State, seat: Seat): Action[] {
  const { hand, ship } = state.seats[seat];
  const solo = state.seats.length === 1;
  const ways = cheapest(state, seat);
  const sails = hand
    .filter(() => !solo || hand.length > 1)
    .flatMap((card) =>
      ways
        .filter(({ path, cost }) => cost <= pays(card) && suitsAt(state, path.at(-1)!, card))
        .map(({ path }): Action => ({ type: 'sail', card, path })),
    );
  const drifts = squares
    .filter((to) => stepCost(ship!, to) !== null && entry(state, seat, to) !== 'closed')
    .filter((to) => !state.options.advancedSailing || !placeOf(state, to)!.island)
    .map((to): Action => ({ type: 'drift', to }));
  const maySteer = hand.length <= 4 && (!solo || hand.length > 0);
  const buries = hand.map((card): Action => ({ type: 'bury', card }));
  const last: Action[] = solo
    ? [{ type: 'endVoyage' }]
    : sails.length === 0 && drifts.length === 0
      ? [{ type: 'forfeit' }]
      : [];
  return [...sails, ...(maySteer ? drifts : []), ...buries, ...last];
}

const stories = ['JQ', 'JK', 'JA', 'QK', 'QA', 'KA'];

function battle(state: State, seat: Seat, committed: readonly CardId[]): Action[] {
  const fits = (card: CardId) =>
    pays(card) > 0 &&
    committed.length < 3 &&
    (!state.options.sameSuitBattle || committed.every((other) => suit(other) === suit(card)));
  return [
    ...state.seats[seat].hand.filter(fits).map((card): Action => ({ type: 'commit', card })),
    ...committed.map((card): Action => ({ type: 'takeBack', card })),
    ...(committed.length > 0 ? [{ type: 'ready' as const }] : []),
  ];
}

function setUp(state: State): Action[] {
  const inner = squares.slice(0, 25);
  const unclaimed = (square: Square) => {
    const place = placeOf(state, square)!;
    return place.island === null && place.faceDown.length > 0;
  };
  if (state.phase === 'setup.islands')
    return (['C', 'D', 'H', 'S'] as const)
      .filter((island) => !state.claimed.includes(island))
      .flatMap((island): Action[] => [
        { type: 'placeIsland', island },
        ...inner.filter(unclaimed).map((swapWith): Action => ({ type: 'placeIsland', island, swapWith })),
      ]);
  const ring = squares.slice(25).filter((square) => placeOf(state, square) === null);
  return inner
    .filter((square) => /^[BCD][234]$/.test(square) && unclaimed(square))
    .flatMap((from) => ring.map((to): Action => ({ type: 'shiftSea', from, to })));
}

export function slowLegal(state: State, seat: Seat): Action[] {
  const { battle: fight, phase } = state;
  const actor = phase === 'battle.defend' ? fight!.defender : phase === 'battle.give' ? fight!.winner : state.active;
  if (phase === 'over' || seat !== actor) return [];
  const { hand, ship } = state.seats[seat];
  switch (phase) {
    case 'setup.islands':
    case 'setup.seas':
      return setUp(state);
    case 'turn.move':
      return moves(state, seat);
    case 'depart.setAside':
      return hand.map((card) => ({ type: 'setAside', card }));
    case 'arrive.exchange': {
      const island = placeOf(state, ship!)!.island!;
      const fits = (card: CardId) => suit(card) === suit(island) && stories.includes(rank(card) + rank(island));
      return [...hand.filter(fits).map((card): Action => ({ type: 'exchange', card })), { type: 'declineExchange' }];
    }
    case 'arrive.storm':
      return hand.map((card) => ({ type: 'placeInStorm', card }));
    case 'battle.attack':
      return battle(state, seat, fight!.attack);
    case 'battle.defend':
      return battle(state, seat, fight!.defence);
    case 'battle.give':
      return hand.map((card) => ({ type: 'give', card }));
  }
}
