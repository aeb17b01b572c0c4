/** The actions. Everything here may assume that `refusal` had nothing to say. */
import type { Dice } from '../dice.ts';
import type { Emit, Seat } from '../game.ts';
import { arrive, exchange, leaveBeach, placeInStorm } from './arrival.ts';
import { commit, give, ready, takeBack } from './battle.ts';
import { addCard, isStorm, placeAt, removeCard } from './board.ts';
import { powerOf } from './cards.ts';
import { pathCost } from './map.ts';
import { mustBury } from './moves.ts';
import { placeIsland, shiftSea } from './setup.ts';
import { checkStranded, endTurn, endVoyage } from './turn.ts';
import type { Action, CardId, Event, Square, State } from './types.ts';

export function play(state: State, seat: Seat, action: Action, emit: Emit<Event>, dice: Dice): void {
  switch (action.type) {
    case 'placeIsland':
      placeIsland(state, seat, action.island, action.swapWith, emit);
      break;
    case 'shiftSea':
      shiftSea(state, seat, action.from, action.to, emit);
      break;
    case 'bury':
      bury(state, seat, action.card, emit);
      break;
    case 'sail':
      sail(state, seat, action.card, action.path, emit);
      break;
    case 'drift':
      depart(state, seat, null, [action.to], emit);
      break;
    case 'setAside':
      setAside(state, seat, action.card, emit);
      break;
    case 'forfeit':
      emit?.({ type: 'TurnForfeited', seat });
      endTurn(state, emit);
      break;
    case 'endVoyage':
      endVoyage(state, seat, 'stopped', emit);
      break;
    case 'exchange':
      exchange(state, seat, action.card, emit);
      break;
    case 'declineExchange':
      leaveBeach(state, seat, emit);
      break;
    case 'placeInStorm':
      placeInStorm(state, seat, action.card, emit);
      break;
    case 'commit':
      commit(state, seat, action.card);
      break;
    case 'takeBack':
      takeBack(state, seat, action.card);
      break;
    case 'ready':
      ready(state, seat, emit, dice);
      break;
    case 'give':
      give(state, seat, action.card, emit);
  }
}

/** Buries a card (7.3). */
function bury(state: State, seat: Seat, card: CardId, emit: Emit<Event>): void {
  const { hand, ship } = state.seats[seat];
  // Only the seat itself hears of it, and it is no small question.
  const forced = emit !== undefined && mustBury(state, seat) > 0;
  const { faceDown } = placeAt(state, ship!)!;
  removeCard(hand, card);
  addCard(faceDown, card);
  const secret = [{ to: [seat], facts: { card, forced } }];
  emit?.({ type: 'TreasureBuried', seat, square: ship!, faceDown: faceDown.length, secret });
  checkStranded(state, seat, emit);
}

/**
 * Sails with a card (7.1): the card is placed before the ship moves, and from an island it goes under the stack (R 5).
 */
function sail(state: State, seat: Seat, card: CardId, path: readonly Square[], emit: Emit<Event>): void {
  const { hand, ship } = state.seats[seat];
  const place = placeAt(state, ship!)!;
  removeCard(hand, card);
  if (place.island !== null) {
    state.stack.push(card);
    emit?.({ type: 'CrewSpent', seat, card, from: ship!, to: 'stackBottom', faceUp: false });
  } else {
    const faceUp = !state.options.hiddenCards;
    addCard(faceUp ? place.faceUp : place.faceDown, card);
    emit?.({ type: 'CrewSpent', seat, card, from: ship!, to: 'sea', faceUp });
  }
  depart(state, seat, card, path, emit);
}

/** Moves the ship away. Solo pays a further card before the ship moves (R 15). */
function depart(state: State, seat: Seat, card: CardId | null, path: readonly Square[], emit: Emit<Event>): void {
  if (state.seats.length === 1) {
    state.phase = 'depart.setAside';
    state.departure = { card, path: [...path] };
  } else move(state, seat, card, path, emit);
}

function setAside(state: State, seat: Seat, card: CardId, emit: Emit<Event>): void {
  const departure = state.departure!;
  removeCard(state.seats[seat].hand, card);
  addCard(state.discards, card);
  state.departure = null;
  emit?.({ type: 'CardSetAside', seat, card });
  move(state, seat, departure.card, departure.path, emit);
}

function move(state: State, seat: Seat, card: CardId | null, path: readonly Square[], emit: Emit<Event>): void {
  const mine = state.seats[seat];
  const from = mine.ship!;
  const to = path[path.length - 1];
  mine.ship = to;
  if (card === null) emit?.({ type: 'ShipDrifted', seat, from, to });
  else {
    const [cost, points] = [pathCost(from, path), powerOf(card)];
    emit?.({ type: 'ShipSailed', seat, from, path: [...path], cost, points });
  }
  if (isStorm(state, from)) emit?.({ type: 'StormFormed', square: from });
  arrive(state, seat, emit);
}
