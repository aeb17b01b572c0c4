/** Legal actions of the seat whose turn it is, and why others are not (5.2, 5.3, 5.7). */
import type { Refusal, Seat } from '../game.ts';
import { buildDeck, kindRank } from './cards.ts';
import { openToCurse } from './curse.ts';
import { loads } from './loads.ts';
import { loadCountError, phaseOf } from './open.ts';
import { slotOf } from './strength.ts';
import type { Action, CardId, ErrorCode, ShipId, State } from './types.ts';

export function toAct(state: State): Seat[] {
  const seats: Seat[] = [];
  switch (state.phase) {
    case 'loading':
      for (let seat = 0; seat < state.seats.length; seat++) if (!state.seats[seat].ready) seats.push(seat);
      break;
    case 'neutralShot':
      seats.push(state.lookout);
      break;
    case 'volley':
      seats.push(state.toPlay[0]);
      break;
    case 'curse':
      for (let seat = 0; seat < state.seats.length; seat++) if (state.curseDebt[seat] > 0) seats.push(seat);
      break;
    case 'gameOver':
  }
  return seats;
}

/** Lists the seats that may act. Until loading closes everybody may load again (5.2, R8). */
export function mayAct(state: State): Seat[] {
  return state.phase === 'loading' ? state.seats.map((_, seat) => seat) : toAct(state);
}

function isToAct(state: State, seat: Seat): boolean {
  switch (state.phase) {
    case 'loading':
      return seat in state.seats;
    case 'neutralShot':
      return seat === state.lookout;
    case 'volley':
      return seat === state.toPlay[0];
    case 'curse':
      return state.curseDebt[seat] > 0;
    case 'gameOver':
      return false;
  }
}

export function legal(state: State, seat: Seat): Action[] {
  if (!isToAct(state, seat)) return [];
  switch (state.phase) {
    case 'loading':
      return loads(state, seat);
    case 'neutralShot':
      return liveShips(state).map((ship) => ({ type: 'placeNeutral', ship }));
    case 'volley':
      return shots(state, seat);
    case 'curse':
      return openToCurse(state, state.seats[seat].captured).map(({ ship }) => ({ type: 'surrenderShip', ship }));
    case 'gameOver':
      return [];
  }
}

export function liveShips(state: State): ShipId[] {
  const ships: ShipId[] = [];
  for (const slot of state.line) if (slot.becalmedBy === null) ships.push(slot.ship);
  return ships;
}

/** Lists the shots: every kind in hand once, by its first card in hand, on every live ship. */
function shots(state: State, seat: Seat): Action[] {
  const actions: Action[] = [];
  const ships = liveShips(state);
  const { loaded } = state.seats[seat];
  let held = 0;
  for (const card of loaded) held |= 1 << kindRank(card);
  for (let rank = 0; held >> rank > 0; rank++) {
    if ((held & (1 << rank)) === 0) continue;
    for (const card of loaded) {
      if (kindRank(card) !== rank) continue;
      for (const ship of ships) actions.push({ type: 'playCard', card, ship });
      break;
    }
  }
  return actions;
}

/** Gives the first check that fails, in the order of 5.7: phase, seat, count, duplicates, cards, target. */
export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const code = errorOf(state, seat, action);
  return code === null ? null : { code };
}

function errorOf(state: State, seat: Seat, action: Action): ErrorCode | null {
  if (!Object.hasOwn(phaseOf, action.type) || phaseOf[action.type] !== state.phase) return 'WRONG_PHASE';
  if (!isToAct(state, seat)) return 'NOT_YOUR_TURN';
  switch (action.type) {
    case 'load':
      return loadError(state, seat, action.cards);
    case 'placeNeutral':
      return targetError(state, action.ship);
    case 'playCard':
      return cardError(state, seat, action.card) ?? targetError(state, action.ship);
    case 'surrenderShip': {
      const open = openToCurse(state, state.seats[seat].captured);
      return open.some((prize) => prize.ship === action.ship) ? null : 'SHIP_NOT_ELIGIBLE';
    }
  }
}

function loadError(state: State, seat: Seat, cards: readonly CardId[]): ErrorCode | null {
  const { deck, loaded } = state.seats[seat];
  const error = loadCountError(state, seat, cards.length);
  if (error !== null) return error;
  if (new Set(cards).size !== cards.length) return 'DUPLICATE_CARD';
  return cards.every((card) => deck.includes(card) || loaded.includes(card)) ? null : 'CARD_NOT_YOURS';
}

/**
 * Gives the error of loading a card, or null. A card of one's own that lies elsewhere is not loaded, be it still in
 * the deck or played already.
 */
function cardError(state: State, seat: Seat, card: CardId): ErrorCode | null {
  const { deckId, loaded } = state.seats[seat];
  if (loaded.includes(card)) return null;
  const own = buildDeck(deckId, state.seats.length, state.options.storms).includes(card);
  return own ? 'CARD_NOT_LOADED' : 'CARD_NOT_YOURS';
}

function targetError(state: State, ship: ShipId): ErrorCode | null {
  const slot = slotOf(state, ship);
  if (slot === undefined) return 'NO_SUCH_SHIP';
  return slot.becalmedBy === null ? null : 'SHIP_BECALMED';
}
