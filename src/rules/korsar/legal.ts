/** Legal actions of the seat whose turn it is, and why others are not (5.1). */
import type { Refusal, Seat } from '../game.ts';
import { type Card, cardOf, cards } from './cards.ts';
import { actionError, admiralError, captainError, discardError, drawError, pirateError, sideOf } from './open.ts';
import { alone, nobody } from './sides.ts';
import type { Action, ErrorCode, State } from './types.ts';

export function toAct(state: State): readonly Seat[] {
  return state.phase === 'gameOver' ? nobody : alone[state.turnSeat];
}

/** Actions without a target are the same in every position: made once, and nobody writes on an action. */
const drawing: Action = { type: 'draw' };
const launching = cards.map(({ id: card }): Action => ({ type: 'launchVessel', card }));
const discarding = cards.map(({ id: card }): Action => ({ type: 'discard', card }));

/**
 * Lists the legal actions: drawing first, then every different card in the order of the hand, on every vessel in
 * launch order.
 */
export function legal(state: State, seat: Seat): Action[] {
  if (state.phase === 'gameOver' || seat !== state.turnSeat) return [];
  const deck = state.deck.length;
  const hand = state.hands[seat];
  const actions: Action[] = [];
  if (drawError(deck) === null) actions.push(drawing);
  for (let i = 0; i < hand.length; i++) {
    if (i > 0 && hand[i] === hand[i - 1]) continue;
    const card = cards[hand[i]];
    if (card.kind === 'vessel') {
      actions.push(launching[card.rank]);
      continue;
    }
    addTargets(state, seat, card, actions);
    // R28: what could be played may be discarded all the same.
    if (discardError(card.kind, deck) === null) actions.push(discarding[card.rank]);
  }
  return actions;
}

function addTargets(state: State, seat: Seat, { id: card, kind, suit }: Card, actions: Action[]): void {
  const { sea } = state;
  const side = sideOf(state, seat);
  for (let i = 0; i < sea.length; i++) {
    const { vessel } = sea[i];
    if (kind === 'pirate') {
      if (pirateError(sea[i], side, suit!) === null) actions.push({ type: 'playPirate', card, vessel });
    } else if (kind === 'captain') {
      if (captainError(sea[i], side, suit!) === null) actions.push({ type: 'playCaptain', card, vessel });
    } else if (admiralError(state, sea[i], seat) === null) actions.push({ type: 'playAdmiral', card, vessel });
  }
}

/**
 * Gives the first check that fails, in the order of 5.1: end, turn, card in hand, its kind, deck, target, suit or
 * owner.
 */
export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const code = errorOf(state, seat, action);
  return code === null ? null : { code };
}

function errorOf(state: State, seat: Seat, action: Action): ErrorCode | null {
  if (state.phase === 'gameOver') return 'GAME_OVER';
  if (seat !== state.turnSeat) return 'NOT_YOUR_TURN';
  if (action.type !== 'draw') {
    const card = cardOf(action.card);
    if (card === undefined || !state.hands[seat].includes(card.rank)) return 'CARD_NOT_IN_HAND';
  }
  return actionError(state, state.deck.length, seat, action);
}
