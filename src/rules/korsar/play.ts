/** The six actions. Everything here may assume that `refusal` had nothing to say. */
import type { Emit, Seat } from '../game.ts';
import { box, type Card, cardOf, cards, idOf } from './cards.ts';
import { forceOf, layOn, leaderOf, sideOf, strengthsOf, vesselOf } from './open.ts';
import { insert, partnersOf } from './sides.ts';
import { endAction } from './turns.ts';
import type { Action, CardId, Event, Leader, State, Vessel, VesselId } from './types.ts';

export function play(state: State, seat: Seat, action: Action, emit: Emit<Event>): void {
  switch (action.type) {
    case 'draw':
      draw(state, seat, emit);
      endAction(state, 'deckEmptied', emit);
      return;
    case 'discard':
      discard(state, seat, action.card, emit);
      endAction(state, 'discarded', emit);
      return;
    case 'launchVessel':
      launch(state, seat, action.card, emit);
      break;
    default: {
      const vessel = vesselOf(state, action.vessel)!;
      const before = leaderOf(state, vessel);
      if (action.type === 'playPirate') attack(state, seat, action.card, vessel, emit);
      else trump(state, seat, action.card, vessel, before, emit);
      const after = leaderOf(state, vessel);
      if (after !== before)
        emit?.({
          type: 'LeadChanged',
          vessel: vessel.vessel,
          from: before,
          to: after,
          strengths: strengthsOf(vessel),
        });
    }
  }
  endAction(state, 'played', emit);
}

/** Names of every vessel in the box, by launch. */
const vesselNames: readonly VesselId[] = box.filter((rank) => cards[rank].kind === 'vessel').map((_, i) => `v${i + 1}`);

/**
 * Takes a card from the hand, item by item as in `insert`: `splice` builds a list of what it takes, and this runs once
 * per action.
 */
function takeFromHand(state: State, seat: Seat, id: CardId): Card {
  const card = cardOf(id)!;
  const hand = state.hands[seat];
  let at = 0;
  while (hand[at] !== card.rank) at++;
  for (; at < hand.length - 1; at++) hand[at] = hand[at + 1];
  hand.pop();
  return card;
}

function draw(state: State, seat: Seat, emit: Emit<Event>): void {
  const rank = state.deck.pop()!;
  const card = idOf(rank);
  insert(state.hands[seat], rank);
  const deckLeft = state.deck.length;
  emit?.({ type: 'CardDrawn', seat, deckLeft, secret: [{ to: partnersOf(state, seat), facts: { card } }] });
  if (deckLeft === 0) emit?.({ type: 'DeckExhausted' });
}

function discard(state: State, seat: Seat, card: CardId, emit: Emit<Event>): void {
  const turn = state.turnNumber;
  takeFromHand(state, seat, card);
  state.discard.push({ seat, card, turn });
  emit?.({ type: 'CardDiscarded', seat, card, turn });
}

function launch(state: State, seat: Seat, card: CardId, emit: Emit<Event>): void {
  let launched = state.sea.length;
  for (const stack of state.stacks) launched += stack.length;
  const vessel = vesselNames[launched];
  const turn = state.turnNumber;
  const { gold } = takeFromHand(state, seat, card);
  state.sea.push({ vessel, gold, owner: seat, launchedTurn: turn, forces: [], trumps: [] });
  emit?.({ type: 'VesselLaunched', seat, side: sideOf(state, seat), vessel, card, gold, turn });
}

function attack(state: State, seat: Seat, card: CardId, vessel: Vessel, emit: Emit<Event>): void {
  const side = sideOf(state, seat);
  const turn = state.turnNumber;
  const reinforces = forceOf(vessel, side) !== undefined;
  takeFromHand(state, seat, card);
  layOn(vessel, side, { seat, card, turn });
  const { suit, strength } = forceOf(vessel, side)!;
  emit?.({
    type: reinforces ? 'AttackReinforced' : 'AttackOpened',
    seat,
    side,
    vessel: vessel.vessel,
    card,
    suit,
    strength,
    turn,
  });
}

/** Plays a trump, captain and admiral alike: the last one rules (R6, R8). */
function trump(state: State, seat: Seat, card: CardId, vessel: Vessel, before: Leader, emit: Emit<Event>): void {
  const side = sideOf(state, seat);
  const turn = state.turnNumber;
  const { kind } = takeFromHand(state, seat, card);
  layOn(vessel, side, { seat, card, turn });
  emit?.({
    type: kind === 'admiral' ? 'AdmiralPlayed' : 'CaptainPlayed',
    seat,
    side,
    vessel: vessel.vessel,
    card,
    overcame: before === side ? null : before,
    turn,
  });
}
