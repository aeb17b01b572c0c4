/** The Navy's turn (7.1, 7.2, 7.4). Everything here may assume that `refusal` had nothing to say. */
import type { Dice } from '../dice.ts';
import type { Emit } from '../game.ts';
import { chartOf } from './map.ts';
import { fleetOf } from './moves.ts';
import { springTrap } from './pirate.ts';
import { rollDie } from './roles.ts';
import { endRound } from './rounds.ts';
import { seenIn, sightLines } from './sight.ts';
import type { Event, ShipNumber, Square, State } from './types.ts';
import { note } from './watch.ts';

export function rollToMove(state: State, emit: Emit<Event>, dice: Dice): void {
  state.roll = rollDie(state, dice);
  note(state, `#${state.ship}`);
  emit?.({ type: 'NavyDieRolled', ship: state.ship, value: state.roll, purpose: 'move' });
  state.phase = 'navy.decide';
}

/** Moves, then looks: no firing, whatever the ship sees (7, point 3). */
export function moveFirst(state: State, path: readonly Square[], emit: Emit<Event>): void {
  emit?.({ type: 'CaptainDecided', ship: state.ship, decision: 'moveFirst' });
  if (moveShip(state, path, emit)) return;
  look(state, emit);
  endNavyTurn(state, emit);
}

export function lookFirst(state: State, emit: Emit<Event>): void {
  emit?.({ type: 'CaptainDecided', ship: state.ship, decision: 'lookFirst' });
  state.phase = look(state, emit) ? 'navy.seen' : 'navy.unseen';
}

/** Moves after a look. */
export function move(state: State, path: readonly Square[], emit: Emit<Event>): void {
  if (!moveShip(state, path, emit)) endNavyTurn(state, emit);
}

export function stay(state: State, emit: Emit<Event>): void {
  emit?.({ type: 'NavyHeld', ship: state.ship, what: 'stays' });
  endNavyTurn(state, emit);
}

/** Moves the ship; true when the round is over. A ship that cannot move has not moved, so it springs no trap. */
function moveShip(state: State, path: readonly Square[], emit: Emit<Event>): boolean {
  const { ship } = state;
  if (path.length === 0) {
    emit?.({ type: 'NavyHeld', ship, what: 'cannotMove' });
    return false;
  }
  const from = state.ships[ship - 1]!;
  const to = path[path.length - 1];
  state.ships[ship - 1] = to;
  note(state, `>${to}`);
  emit?.({ type: 'NavyMoved', ship, path: [from, ...path], rolled: state.roll!, used: path.length });
  if (to === state.quarry!.square) {
    emit?.({ type: 'PirateRammed', square: to, ship });
    endRound(state, 'rammed', ship, emit);
    return true;
  }
  return springTrap(state, emit);
}

/** Looks for the pirate and answers truthfully; true for Aye. */
function look(state: State, emit: Emit<Event>): boolean {
  const { ship, options } = state;
  const chart = chartOf(options.map);
  const from = state.ships[ship - 1]!;
  const cell = chart.cells.get(from)!;
  const others = fleetOf(chart, state.ships, ship - 1);
  const { square } = state.quarry!;
  emit?.({
    type: 'TelescopeAsked',
    ship,
    square: from,
    lines: sightLines(chart, options.telescope, others, cell),
  });
  const direction = seenIn(chart, options.telescope, others, cell, chart.cells.get(square)!);
  note(state, direction === null ? `?${from}` : `?${from}=${square}`);
  if (direction === null) {
    emit?.({ type: 'TelescopeAnswered', ship, answer: 'nay' });
    return false;
  }
  emit?.({ type: 'TelescopeAnswered', ship, answer: 'aye', square, direction });
  state.token = square;
  state.lastSeen = { square, turn: state.turn };
  emit?.({ type: 'PirateSighted', square });
  return true;
}

/** Finds the next ship afloat in the order of numbers; there always is one ([R 12]). */
export function nextAfloat(ships: State['ships'], after: ShipNumber): ShipNumber {
  let next = after;
  do next = (next % ships.length) + 1;
  while (ships[next - 1] === null);
  return next;
}

/** Ends the turn of a Navy ship (7.4). */
export function endNavyTurn(state: State, emit: Emit<Event>): void {
  if (state.token !== null) {
    state.token = null;
    emit?.({ type: 'PirateTokenRemoved' });
  }
  state.roll = null;
  state.range = null;
  // Tested again before his turn, with the ship that has just sailed as the one that did it.
  if (springTrap(state, emit)) return;
  state.ship = nextAfloat(state.ships, state.ship);
  state.phase = 'pirate';
}
