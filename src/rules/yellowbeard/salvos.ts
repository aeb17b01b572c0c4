/** The cannon (7.3). */
import type { Dice } from '../dice.ts';
import type { Emit } from '../game.ts';
import { type Chart, chartOf, steps } from './map.ts';
import { endNavyTurn } from './navy.ts';
import { rollDie } from './roles.ts';
import { endRound } from './rounds.ts';
import { directions, type Event, type Options, type Square, type State, type Straight } from './types.ts';
import { note } from './watch.ts';

/**
 * Finds where a shot ends. `ships` are the squares with any ship but the firing one; `upTo` stops at the first of
 * them.
 */
export function landing(
  chart: Chart,
  shot: Options['shot'],
  from: Square,
  direction: Straight,
  range: number,
  ships: readonly (Square | null)[],
): Square | 'lost' {
  const [dx, dy] = steps[directions.indexOf(direction)];
  const start = chart.cells.get(from)!;
  let x = start % chart.width;
  let y = Math.floor(start / chart.width);
  let square = from;
  for (let i = 0; i < range; i++) {
    x += dx;
    y += dy;
    if (x < 0 || x >= chart.width || y < 0 || y >= chart.height) return 'lost';
    const cell = y * chart.width + x;
    if (chart.sea[cell] !== 1) return 'lost';
    square = chart.names[cell];
    if (shot === 'upTo' && ships.includes(square)) break;
  }
  return square;
}

export function fire(state: State, direction: Straight, emit: Emit<Event>, dice: Dice): void {
  if (state.phase === 'navy.seen') {
    emit?.({ type: 'SalvoAimed', ship: state.ship, salvo: 1, direction });
    if (!shoot(state, 1, direction, state.roll!, emit)) beginSecond(state, emit, dice);
    return;
  }
  emit?.({ type: 'SalvoAimed', ship: state.ship, salvo: 2, direction });
  const range = state.range ?? rollRange(state, emit, dice);
  if (!shoot(state, 2, direction, range, emit)) endNavyTurn(state, emit);
}

export function holdFirst(state: State, emit: Emit<Event>, dice: Dice): void {
  emit?.({ type: 'NavyHeld', ship: state.ship, what: 'firstSalvo' });
  beginSecond(state, emit, dice);
}

export function cease(state: State, emit: Emit<Event>): void {
  emit?.({ type: 'NavyHeld', ship: state.ship, what: 'secondSalvo' });
  endNavyTurn(state, emit);
}

function beginSecond(state: State, emit: Emit<Event>, dice: Dice): void {
  state.phase = 'navy.salvo2';
  if (state.options.secondAim === 'afterRoll') state.range = rollRange(state, emit, dice);
}

function rollRange(state: State, emit: Emit<Event>, dice: Dice): number {
  const value = rollDie(state, dice);
  emit?.({ type: 'NavyDieRolled', ship: state.ship, value, purpose: 'range' });
  return value;
}

/** Fires a salvo; true when the round is over. A salvo that sinks a friend does not end the turn. */
function shoot(state: State, salvo: 1 | 2, direction: Straight, range: number, emit: Emit<Event>): boolean {
  const { ship } = state;
  const from = state.ships[ship - 1]!;
  const pirate = state.quarry!.square;
  const others = state.ships.map((square, i) => (i === ship - 1 ? null : square));
  const chart = chartOf(state.options.map);
  const at = landing(chart, state.options.shot, from, direction, range, [...others, pirate]);
  const friend = at === 'lost' ? -1 : others.indexOf(at);
  const result = at === 'lost' ? 'lost' : at === pirate ? 'pirate' : friend >= 0 ? 'navy' : 'splash';
  note(state, at === 'lost' ? `*${direction}${range}` : `*${direction}${range}=${at}`);
  emit?.({ type: 'SalvoFired', ship, salvo, direction, range, landing: at, result });
  if (result === 'navy') {
    state.ships[friend] = null;
    state.sunk.push(friend + 1);
    emit?.({ type: 'NavySunk', ship: friend + 1, by: ship, square: at });
  }
  if (result !== 'pirate') return false;
  emit?.({ type: 'PirateSunk', square: pirate, ship });
  endRound(state, 'sunk', ship, emit);
  return true;
}
