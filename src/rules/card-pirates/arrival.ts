/** Sections 8 to 10: what happens where a ship comes to rest. */
import type { Emit, Seat } from '../game.ts';
import { meet } from './battle.ts';
import { addCard, addCards, isBare, othersAt, placeAt, removeCard } from './board.ts';
import { isCrew, rankOf, storyOf, suitOf } from './cards.ts';
import { endGame, endTurn, lastExchange } from './turn.ts';
import type { CardId, Event, Place, Square, State } from './types.ts';

/** Carries out what an arrival brings. The ship stands on the square already. */
export function arrive(state: State, seat: Seat, emit: Emit<Event>): void {
  const square = state.seats[seat].ship!;
  const place = placeAt(state, square)!;
  const others = othersAt(state, square, seat);
  if (place.island !== null) land(state, seat, square, place, others, emit);
  else if (others.length === 0 && isBare(place)) enterStorm(state, seat, square, emit);
  else {
    digUp(state, seat, square, place, emit);
    if (others.length > 0) meet(state, seat, others[0], square, emit);
    else endTurn(state, emit);
  }
}

/**
 * Carries out a landing. The seat is asked wherever an exchange could be possible for all that the others know: asking
 * it only where it has the card would betray the card (14.2; docs/decisions.md, secrets and after a look).
 */
function land(state: State, seat: Seat, square: Square, place: Place, others: Seat[], emit: Emit<Event>): void {
  const card = place.island!;
  emit?.({ type: 'IslandLanded', seat, square, suit: suitOf(card), card, others });
  if (rankOf(card) !== 'J' && state.seats[seat].hand.length > 0) state.phase = 'arrive.exchange';
  else leaveBeach(state, seat, emit);
}

/** Leaves the beach and digs: digging is compulsory (section 9). */
export function leaveBeach(state: State, seat: Seat, emit: Emit<Event>): void {
  const square = state.seats[seat].ship!;
  digUp(state, seat, square, placeAt(state, square)!, emit);
  endTurn(state, emit);
}

export function mayExchange(state: State, seat: Seat, card: CardId): boolean {
  return storyOf(card, placeAt(state, state.seats[seat].ship!)!.island!) !== null;
}

/** Exchanges a card with an island: one per landing (R 9). The end of the game comes before the digging (R 16). */
export function exchange(state: State, seat: Seat, card: CardId, emit: Emit<Event>): void {
  const square = state.seats[seat].ship!;
  const place = placeAt(state, square)!;
  const took = place.island!;
  const { hand } = state.seats[seat];
  removeCard(hand, card);
  addCard(hand, took);
  place.island = card;
  emit?.({ type: 'IslandExchanged', seat, square, gave: card, took, story: storyOf(card, took)! });
  const end = lastExchange(state);
  if (end !== null) endGame(state, end, emit);
  else leaveBeach(state, seat, emit);
}

function digUp(state: State, seat: Seat, square: Square, place: Place, emit: Emit<Event>): void {
  if (isBare(place)) return;
  const { faceUp, faceDown } = place;
  place.faceUp = [];
  place.faceDown = [];
  addCards(state.seats[seat].hand, faceUp);
  addCards(state.seats[seat].hand, faceDown);
  const secret = faceDown.length > 0 ? [{ to: [seat], facts: { cards: faceDown } }] : undefined;
  const event: Event = { type: 'CardsDugUp', seat, square, faceUp, faceDown: faceDown.length };
  emit?.(secret ? { ...event, secret } : event);
}

function enterStorm(state: State, seat: Seat, square: Square, emit: Emit<Event>): void {
  emit?.({ type: 'StormEntered', seat, square });
  if (state.seats[seat].hand.length > 0) state.phase = 'arrive.storm';
  else endTurn(state, emit);
}

/** Places a card in a storm (section 10). Hidden crew is shown and then lies face down like everything else (12.1). */
export function placeInStorm(state: State, seat: Seat, card: CardId, emit: Emit<Event>): void {
  const square = state.seats[seat].ship!;
  const place = placeAt(state, square)!;
  const faceDown = !isCrew(card) || state.options.hiddenCards;
  removeCard(state.seats[seat].hand, card);
  addCard(faceDown ? place.faceDown : place.faceUp, card);
  if (isCrew(card)) emit?.({ type: 'StormToll', seat, square, faceDown, card });
  else emit?.({ type: 'StormToll', seat, square, faceDown, secret: [{ to: [seat], facts: { card } }] });
  endTurn(state, emit);
}
