/** The four actions. Everything here may assume that `refusal` had nothing to say. */
import type { Emit, Seat } from '../game.ts';
import { kindOf, sortCards } from './cards.ts';
import { surrender } from './curse.ts';
import { beginVolley, endSailing, endVolley } from './sailing.ts';
import { leaderOf, slotOf, strengthsOf } from './strength.ts';
import type { Action, Captain, CardId, CardKind, Event, ShipId, Shot, Slot, State } from './types.ts';

export function play(state: State, seat: Seat, action: Action, emit: Emit<Event>): void {
  switch (action.type) {
    case 'load':
      load(state, seat, action.cards, emit);
      break;
    case 'placeNeutral':
      placeNeutral(state, seat, action.ship, emit);
      break;
    case 'playCard':
      playCard(state, seat, action.card, action.ship, emit);
      break;
    case 'surrenderShip':
      surrender(state, seat, action.ship, emit);
      if (state.curseDebt.every((debt) => debt === 0)) endSailing(state, emit);
  }
}

/** Loads cards (5.2): a later load replaces the earlier one; the phase ends the instant the last seat has one. */
function load(state: State, seat: Seat, cards: readonly CardId[], emit: Emit<Event>): void {
  const mine = state.seats[seat];
  const replaced = mine.ready;
  if (replaced) {
    mine.deck.push(...mine.loaded);
    sortCards(mine.deck);
  }
  mine.deck = mine.deck.filter((card) => !cards.includes(card));
  mine.loaded = [...cards];
  mine.ready = true;
  emit?.({
    type: 'CardsLoaded',
    seat,
    count: cards.length,
    replaced,
    secret: [{ to: [seat], facts: { cards: [...cards] } }],
  });
  for (const each of state.seats) if (!each.ready) return;
  emit?.({ type: 'LoadingClosed', counts: state.seats.map((each) => each.loaded.length) });
  beginVolley(state, emit);
}

/** Places the neutral pirate's card (7.2): the lookout places it, then fires a card of its own. */
function placeNeutral(state: State, seat: Seat, ship: ShipId, emit: Emit<Event>): void {
  const neutral = state.neutral!;
  const card = neutral.revealed!;
  neutral.revealed = null;
  shoot(state, 'neutral', seat, card, null, slotOf(state, ship)!, emit);
  state.phase = 'volley';
  emit?.({ type: 'TurnStarted', seat, what: 'own' });
}

function playCard(state: State, seat: Seat, card: CardId, ship: ShipId, emit: Emit<Event>): void {
  const { loaded } = state.seats[seat];
  loaded.splice(loaded.indexOf(card), 1);
  shoot(state, seat, seat, kindOf(card), card, slotOf(state, ship)!, emit);
  state.toPlay.shift();
  if (state.toPlay.length > 0) emit?.({ type: 'TurnStarted', seat: state.toPlay[0], what: 'own' });
  else endVolley(state, emit);
}

/**
 * Fires a card. `cardId` tells the seat which of its equal cards it was; the neutral pirate's card has no owner to
 * tell.
 */
function shoot(
  state: State,
  captain: Captain,
  by: Seat,
  card: CardKind,
  cardId: CardId | null,
  slot: Slot,
  emit: Emit<Event>,
): void {
  const shot: Shot = { captain, card, play: ++state.plays };
  if (card !== 'ST') slot.fire.push(shot);
  const strengths = strengthsOf(slot);
  const event: Event = {
    type: 'CardPlayed',
    captain,
    by,
    card,
    play: shot.play,
    ship: slot.ship,
    slot: slot.slot,
    points: slot.points,
    strengths,
    leader: leaderOf(slot, strengths),
  };
  if (cardId !== null) event.secret = [{ to: [by], facts: { cardId } }];
  emit?.(event);
  if (card === 'ST') strike(state, by, shot, slot, emit);
}

/**
 * Strikes with a storm: everybody's cannons go, boarders stay (6.3, 6.4, R18, R19). The storm goes too, unless it
 * becalms a cursed ship.
 */
function strike(state: State, by: Seat, storm: Shot, slot: Slot, emit: Emit<Event>): void {
  const { captain, card, play } = storm;
  const removed: Shot[] = [];
  const stay: Shot[] = [];
  const boarders: Captain[] = [];
  for (const shot of slot.fire) {
    if (shot.card === 'BP') {
      stay.push(shot);
      boarders.push(shot.captain);
    } else {
      removed.push({ ...shot });
      state.discard.cards.push({ captain: shot.captain, card: shot.card });
    }
  }
  slot.fire = stay;
  if (slot.kind === 'cursed') slot.becalmedBy = storm;
  else {
    state.discard.cards.push({ captain, card });
    if (removed.length > 0) slot.swept = true;
  }
  const strengths = strengthsOf(slot);
  const leader = leaderOf(slot, strengths);
  const { ship, slot: place } = slot;
  emit?.({ type: 'StormStruck', captain, by, ship, slot: place, play, removed, boarders, strengths, leader });
  if (slot.kind === 'cursed') emit?.({ type: 'ShipBecalmed', ship, slot: place, captain, play });
}
