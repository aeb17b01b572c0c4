/** Whose turn it is, what may be done, and why not (5.2, 5.3, 5.7). */
import type { Refusal, Seat } from '../game.ts';
import { buildDeck, kindOf, sortCards } from './cards.ts';
import { openToCurse } from './curse.ts';
import { slotOf } from './strength.ts';
import { type Action, type CardId, cardKinds, type ErrorCode, type Phase, type ShipId, type State } from './types.ts';

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

/** Until loading closes everybody may load again (5.2, R8). */
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

/** Every kind in hand once, its first card in hand, on every live ship. */
function shots(state: State, seat: Seat): Action[] {
  const actions: Action[] = [];
  const ships = liveShips(state);
  const { loaded } = state.seats[seat];
  for (const kind of cardKinds) {
    for (const card of loaded) {
      if (kindOf(card) !== kind) continue;
      for (const ship of ships) actions.push({ type: 'playCard', card, ship });
      break;
    }
  }
  return actions;
}

/** Every multiset of kinds once, made of the lowest copies; threes first, then fours. */
function loads(state: State, seat: Seat): Action[] {
  const { deck, loaded } = state.seats[seat];
  const pool = loaded.length > 0 ? sortCards([...deck, ...loaded]) : deck;
  const actions: Action[] = [];
  choose(pool, pool.map(kindOf), 3, 0, [], actions);
  if (state.extraEligible.includes(seat)) choose(pool, pool.map(kindOf), 4, 0, [], actions);
  return actions;
}

/** Of equal cards only the first that is still free may follow, so that no multiset comes twice. */
function choose(
  pool: readonly CardId[],
  kinds: readonly string[],
  size: number,
  from: number,
  chosen: CardId[],
  into: Action[],
): void {
  for (let i = from; i <= pool.length - (size - chosen.length); i++) {
    if (i > from && kinds[i] === kinds[i - 1]) continue;
    chosen.push(pool[i]);
    if (chosen.length === size) into.push({ type: 'load', cards: [...chosen] });
    else choose(pool, kinds, size, i + 1, chosen, into);
    chosen.pop();
  }
}

const phaseOf: Readonly<Record<Action['type'], Phase>> = {
  load: 'loading',
  placeNeutral: 'neutralShot',
  playCard: 'volley',
  surrenderShip: 'curse',
};

/** The first check that fails, in the order of 5.7: phase, seat, count, duplicates, cards, target. */
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
  if (cards.length !== 3 && !(cards.length === 4 && state.extraEligible.includes(seat))) return 'LOAD_COUNT';
  if (new Set(cards).size !== cards.length) return 'DUPLICATE_CARD';
  return cards.every((card) => deck.includes(card) || loaded.includes(card)) ? null : 'CARD_NOT_YOURS';
}

/** A card of one's own that lies elsewhere is not loaded, be it still in the deck or played already. */
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
