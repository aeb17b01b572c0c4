/** The Pirate's turn (section 6). Everything here may assume that `refusal` had nothing to say. */
import type { Emit } from '../game.ts';
import { chartOf } from './map.ts';
import { fleetOf, trapped } from './moves.ts';
import { aboard, endRound } from './rounds.ts';
import type { Event, HarbourId, SiteId, Square, State } from './types.ts';
import { note } from './watch.ts';

export function sail(state: State, path: readonly Square[], harbour: HarbourId | undefined, emit: Emit<Event>): void {
  const quarry = state.quarry!;
  const way = [quarry.square, ...path];
  quarry.log.push(way.join('-'));
  quarry.square = way[way.length - 1];
  emit?.({ type: 'PirateMoved', path: way, only: [state.pirate!] });
  endTurn(state, null, emit);
  if (harbour === undefined || !tryHarbour(state, harbour, emit)) passToNavy(state, emit);
}

export function load(state: State, site: SiteId, emit: Emit<Event>): void {
  const { log } = state.quarry!;
  log[log.length - 1] += ` (${chartOf(state.options.map).siteOf.get(site)!.square})`;
  // The marker of the chest before this one goes only now, but it is aboard already.
  emit?.({ type: 'TreasureLoaded', site, aboard: aboard(state) + 1, only: [state.pirate!] });
  endTurn(state, site, emit);
  passToNavy(state, emit);
}

/** Does the public end of any Pirate turn, and applies the marker rule ([R 8]). */
function endTurn(state: State, loading: SiteId | null, emit: Emit<Event>): void {
  const quarry = state.quarry!;
  const stolen = quarry.loaded;
  state.watch.push(state.ships.map((square) => square ?? '-').join(' '));
  state.turn++;
  emit?.({ type: 'PirateTurnTaken', turn: state.turn });
  quarry.loaded = loading;
  if (stolen === null) return;
  state.chests.splice(state.chests.indexOf(stolen), 1);
  state.stolen.push(stolen);
  const chart = chartOf(state.options.map);
  const site = chart.siteOf.get(stolen)!;
  note(state, `!${site.square}`);
  emit?.({
    type: 'TreasureStolen',
    site: stolen,
    island: chart.islands[site.island].name,
    stolen: state.stolen.length,
  });
}

/** Tries a harbour; true when the pirate has escaped. */
function tryHarbour(state: State, harbour: HarbourId, emit: Emit<Event>): boolean {
  const { ports } = chartOf(state.options.map);
  const index = ports.findIndex((port) => port.id === harbour);
  const garrison = state.garrisons[index];
  state.turned.push(harbour);
  emit?.({ type: 'HarbourTested', harbour, garrison });
  if (garrison === 'closed') {
    note(state, `x${ports[index].square}`);
    return false;
  }
  emit?.({ type: 'PirateEscaped', square: state.quarry!.square, harbour });
  endRound(state, 'escaped', null, emit);
  return true;
}

function passToNavy(state: State, emit: Emit<Event>): void {
  if (state.turn === state.options.turnLimit) endRound(state, 'limit', null, emit);
  else state.phase = 'navy.roll';
}

/** Springs the trap ([R 10]), after a Navy move and before the Pirate's turn. Returns true when the round is over. */
export function springTrap(state: State, emit: Emit<Event>): boolean {
  const chart = chartOf(state.options.map);
  const { square } = state.quarry!;
  const cell = chart.cells.get(square)!;
  // In open water the first neighbour says no, without a look at the whole fleet.
  for (const next of chart.near[cell]) if (!state.ships.includes(chart.names[next])) return false;
  if (!trapped(chart, fleetOf(chart, state.ships), cell)) return false;
  emit?.({ type: 'PirateTrapped', square, ship: state.ship });
  endRound(state, 'trapped', state.ship, emit);
  return true;
}
