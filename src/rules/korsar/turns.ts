/** The automatic phases: the capture check, sitting out and the end (sections 5 to 7). */
import type { Emit, Seat } from '../game.ts';
import { idOf } from './cards.ts';
import { leaderOf, reasonOf, sideOf, strengthsOf, strongest } from './open.ts';
import { standingsOf, winnersOf } from './score.ts';
import { isBare } from './sides.ts';
import type { Event, Placed, Prize, Side, State, Vessel } from './types.ts';

export type Cause = 'played' | 'discarded' | 'deckEmptied';

/** Does what follows every action. */
export function endAction(state: State, cause: Cause, emit: Emit<Event>): void {
  const bare = state.deck.length > 0 ? [] : bareSides(state);
  if (bare.length > 0) endGame(state, bare, cause, emit);
  else nextTurn(state, emit);
}

/**
 * Lists the sides that hold no card. This is a state, not a deed: whoever made the deck empty may end the game by it
 * (R14).
 */
function bareSides(state: State): Side[] {
  const bare: Side[] = [];
  for (let side = 0; side < state.stacks.length; side++) if (isBare(state, side)) bare.push(side);
  return bare;
}

/**
 * Passes the turn to the next seat that can act. One that cannot is told so once, after a turn's start with its check,
 * and passed over from then on: its partner makes the check for it at the same place in the order (R12).
 */
function nextTurn(state: State, emit: Emit<Event>): void {
  const { hands, sittingOut, mode } = state;
  let checked: Side | null = null;
  for (let seat = (state.turnSeat + 1) % hands.length; ; seat = (seat + 1) % hands.length) {
    if (sittingOut[seat]) continue;
    const side = sideOf(state, seat);
    const checks = mode === 'individual' || seat % 2 === 0 || (sittingOut[seat - 1] && checked !== side);
    if (checks) checked = side;
    beginTurn(state, seat, checks, emit);
    if (hands[seat].length > 0 || state.deck.length > 0) return;
    sittingOut[seat] = true;
    emit?.({ type: 'SeatSitsOut', seat });
  }
}

/** Begins a turn (6.2): with a check, the side captures every vessel it leads. */
export function beginTurn(state: State, seat: Seat, checks: boolean, emit: Emit<Event>): void {
  const side = sideOf(state, seat);
  state.turnSeat = seat;
  state.turnNumber++;
  emit?.({ type: 'TurnStarted', seat, side, turn: state.turnNumber, checks });
  if (!checks) return;
  const { sea } = state;
  let staying = 0;
  for (const vessel of sea) {
    if (leaderOf(state, vessel) === side) bringHome('VesselCaptured', state, vessel, side, emit);
    else sea[staying++] = vessel;
  }
  while (sea.length > staying) sea.pop();
}

function bringHome(
  type: 'VesselCaptured' | 'VesselAwarded',
  state: State,
  vessel: Vessel,
  side: Side,
  emit: Emit<Event>,
): void {
  const cards = cardsOn(vessel);
  state.stacks[side].push(prizeOf(vessel, cards));
  emit?.({
    type,
    vessel: vessel.vessel,
    gold: vessel.gold,
    owner: vessel.owner,
    side,
    reason: reasonOf(vessel),
    strengths: strengthsOf(vessel),
    cards,
  });
}

function prizeOf({ vessel, gold }: Vessel, cards: readonly Placed[]): Prize {
  return { vessel, gold, cards: cards.map(({ card }) => card) };
}

/**
 * Lists the cards on a vessel that leaves the sea: what told of its pirates in the state may tell of them in the
 * event.
 */
function cardsOn({ forces, trumps }: Vessel): Placed[] {
  const cards: Placed[] = [];
  for (const force of forces) for (const pirate of force.pirates) cards.push(pirate);
  for (const { seat, card, turn } of trumps) cards.push({ seat, card, turn });
  return cards;
}

/**
 * Ends the game (section 7): whoever leads takes, without waiting for a turn; a deadlock leaves the vessel to nobody
 * (R15, R22).
 */
function endGame(state: State, bare: Side[], cause: Cause, emit: Emit<Event>): void {
  state.phase = 'gameOver';
  emit?.({ type: 'LastCard', sides: bare, cause });
  for (const vessel of state.sea) {
    const leader = leaderOf(state, vessel);
    if (leader === null) leaveUnclaimed(state, vessel, emit);
    else bringHome('VesselAwarded', state, vessel, leader, emit);
  }
  state.sea = [];
  for (let seat = 0; seat < state.hands.length; seat++)
    emit?.({ type: 'HandRevealed', seat, cards: state.hands[seat].map(idOf) });
  const standings = standingsOf(state);
  emit?.({ type: 'GameEnded', standings, winners: winnersOf(standings) });
}

function leaveUnclaimed(state: State, vessel: Vessel, emit: Emit<Event>): void {
  const cards = cardsOn(vessel);
  state.unclaimed.push(prizeOf(vessel, cards));
  emit?.({
    type: 'VesselUnclaimed',
    vessel: vessel.vessel,
    gold: vessel.gold,
    owner: vessel.owner,
    tied: strongest(vessel),
    strengths: strengthsOf(vessel),
    cards,
  });
}
