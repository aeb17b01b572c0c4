/** The beginning and the end of a turn, and of the match (sections 6 and 13). */
import type { Emit, Seat } from '../game.ts';
import { addCard, everyIsland } from './board.ts';
import { squares } from './map.ts';
import { canMove } from './moves.ts';
import { scoreOf, standingsOf } from './score.ts';
import type { EndReason, Event, State } from './types.ts';

/** Begins a turn. The test for the end is made before the draw (R 17). */
export function beginTurn(state: State, emit: Emit<Event>): void {
  const { turnCap } = state.options;
  if (state.stack.length === 0 || (turnCap > 0 && state.turn >= turnCap)) {
    endGame(state, state.stack.length === 0 ? 'stack' : 'cap', emit);
    return;
  }
  const seat = state.active;
  state.turn++;
  state.phase = 'turn.move';
  emit?.({ type: 'TurnBegan', seat, turn: state.turn });
  const card = state.stack.shift()!;
  addCard(state.seats[seat].hand, card);
  emit?.({ type: 'CardDrawn', seat, stack: state.stack.length, secret: [{ to: [seat], facts: { card } }] });
  checkStranded(state, seat, emit);
}

export function endTurn(state: State, emit: Emit<Event>): void {
  const seat = state.active;
  state.battle = null;
  emit?.({ type: 'TurnEnded', seat });
  state.active = (seat + 1) % state.seats.length;
  beginTurn(state, emit);
}

/** Checks whether the seat is stranded (7.4). Solo has no forfeit: the voyage is over (12.5). */
export function checkStranded(state: State, seat: Seat, emit: Emit<Event>): void {
  if (state.seats.length === 1 && !canMove(state, seat)) endVoyage(state, seat, 'stranded', emit);
}

export function endVoyage(state: State, seat: Seat, reason: 'stopped' | 'stranded', emit: Emit<Event>): void {
  emit?.({ type: 'VoyageEnded', seat, reason });
  endGame(state, 'voyage', emit);
}

/**
 * Tells whether an exchange just ended the game, and which cards did it (section 13, 12.4). Four Jacks leave no Ace
 * either.
 */
export function lastExchange(state: State): 'jacks' | 'aces' | null {
  if (state.options.simplePolitics) return everyIsland(state, (rank) => rank !== 'A') ? 'aces' : null;
  return everyIsland(state, (rank) => rank === 'J') ? 'jacks' : null;
}

export function endGame(state: State, reason: EndReason, emit: Emit<Event>): void {
  state.phase = 'over';
  state.ended = reason;
  emit?.({
    type: 'GameEnded',
    reason,
    hands: state.seats.map(({ hand }) => [...hand]),
    scores: state.seats.map(({ hand }) => scoreOf(hand, state.options.points)),
    ranking: standingsOf(state),
    buried: state.places.flatMap((place, i) =>
      place && place.faceDown.length > 0 ? [{ square: squares[i], cards: [...place.faceDown] }] : [],
    ),
    stack: [...state.stack],
  });
}
