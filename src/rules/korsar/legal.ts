/** Whose turn it is, what may be done, and why not (5.1). */
import type { Refusal, Seat } from '../game.ts';
import { type Card, type CardKind, cardOf, cards } from './cards.ts';
import { forceOf } from './leader.ts';
import { sideOf } from './sides.ts';
import type { Action, ErrorCode, Rank, Side, State, Suit, Vessel, VesselId } from './types.ts';

export function toAct(state: State): Seat[] {
  return state.phase === 'gameOver' ? [] : [state.turnSeat];
}

/** Drawing first, then every different card in the order of the hand, on every vessel in launch order. */
export function legal(state: State, seat: Seat): Action[] {
  const actions: Action[] = [];
  if (state.phase === 'gameOver' || seat !== state.turnSeat) return actions;
  const deckEmpty = state.deck.length === 0;
  if (!deckEmpty) actions.push({ type: 'draw' });
  const side = sideOf(state, seat);
  let before: Rank = -1;
  for (const rank of state.hands[seat]) {
    if (rank === before) continue;
    before = rank;
    const { id, kind, suit } = cards[rank];
    if (kind === 'vessel') {
      actions.push({ type: 'launchVessel', card: id });
      continue;
    }
    for (const target of state.sea) {
      const { vessel } = target;
      if (kind === 'pirate') {
        if (pirateError(target, side, suit!) === null) actions.push({ type: 'playPirate', card: id, vessel });
      } else if (kind === 'captain') {
        if (captainError(target, side, suit!) === null) actions.push({ type: 'playCaptain', card: id, vessel });
      } else if (admiralError(state, target, seat) === null) actions.push({ type: 'playAdmiral', card: id, vessel });
    }
    // R28: what could be played may be discarded all the same.
    if (deckEmpty) actions.push({ type: 'discard', card: id });
  }
  return actions;
}

/** A side has one suit on a vessel, and a suit one side. */
function pirateError({ forces }: Vessel, side: Side, suit: Suit): ErrorCode | null {
  let taken = false;
  for (const force of forces) {
    if (force.side === side) return force.suit === suit ? null : 'COLOUR_COMMITTED';
    if (force.suit === suit) taken = true;
  }
  return taken ? 'COLOUR_IN_FORCE' : null;
}

/** R5, R31: a pirate of one's own side, whoever of the partners played it. */
function captainError(vessel: Vessel, side: Side, suit: Suit): ErrorCode | null {
  return forceOf(vessel, side)?.suit === suit ? null : 'NO_PIRATE_FOR_CAPTAIN';
}

/** R9, R10: on one's own vessel, with or without own pirates there. */
function admiralError(state: State, { owner }: Vessel, seat: Seat): ErrorCode | null {
  const own = owner === seat || (state.options.admiralOnPartnerVessel && sideOf(state, owner) === sideOf(state, seat));
  return own ? null : 'NOT_YOUR_VESSEL';
}

/** The first check that fails, in the order of 5.1: end, turn, card in hand, its kind, deck, target, suit or owner. */
export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const code = errorOf(state, seat, action);
  return code === null ? null : { code };
}

function errorOf(state: State, seat: Seat, action: Action): ErrorCode | null {
  if (state.phase === 'gameOver') return 'GAME_OVER';
  if (seat !== state.turnSeat) return 'NOT_YOUR_TURN';
  if (action.type === 'draw') return state.deck.length > 0 ? null : 'DECK_EMPTY';
  const card = cardOf(action.card);
  if (card === undefined || !state.hands[seat].includes(card.rank)) return 'CARD_NOT_IN_HAND';
  const { kind } = card;
  if (action.type === 'discard') {
    if (kind === 'vessel') return 'VESSEL_NOT_DISCARDABLE';
    return state.deck.length > 0 ? 'DECK_NOT_EMPTY' : null;
  }
  if (kindFor[action.type] !== kind) return 'WRONG_CARD_KIND';
  return action.type === 'launchVessel' ? null : targetError(state, seat, card, action.vessel);
}

const kindFor: Readonly<Record<Exclude<Action['type'], 'draw' | 'discard'>, CardKind>> = {
  launchVessel: 'vessel',
  playPirate: 'pirate',
  playCaptain: 'captain',
  playAdmiral: 'admiral',
};

function targetError(state: State, seat: Seat, { kind, suit }: Card, target: VesselId): ErrorCode | null {
  const vessel = vesselOf(state, target);
  if (vessel === undefined) return 'NO_SUCH_VESSEL';
  if (kind === 'pirate') return pirateError(vessel, sideOf(state, seat), suit!);
  if (kind === 'captain') return captainError(vessel, sideOf(state, seat), suit!);
  return admiralError(state, vessel, seat);
}

export function vesselOf(state: State, name: VesselId): Vessel | undefined {
  for (const vessel of state.sea) if (vessel.vessel === name) return vessel;
  return undefined;
}
