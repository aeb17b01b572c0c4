/** Whose turn it is and what may be done (section 5). Navy lists never look at the pirate. */
import type { Seat } from '../game.ts';
import { type Chart, chartOf, countsOf } from './map.ts';
import { fleetOf, paths, pirateSteps, stepsDue } from './moves.ts';
import { anchorageError, departureError, siteError } from './placing.ts';
import { ownerOf, placerOf } from './roles.ts';
import { matchIsOver } from './rounds.ts';
import { type Action, type State, straight } from './types.ts';

/** Of the tied seats in any order; between rounds anybody may open the next one (decision 4). */
export function toAct(state: State): Seat[] {
  const { phase, roles, seats } = state;
  switch (phase) {
    case 'setup.roles':
      return roles.contenders.filter((seat) => roles.rolls[seat] === null);
    case 'setup.chests':
      return [placerOf(state)];
    case 'setup.ships':
      return [ownerOf(state, state.ships.indexOf(null) + 1)];
    case 'setup.departure':
    case 'pirate':
      return [state.pirate!];
    case 'over':
      return matchIsOver(state) ? [] : Array.from({ length: seats }, (_, seat) => seat);
    default:
      return [ownerOf(state, state.ship)];
  }
}

export function legal(state: State, seat: Seat): Action[] {
  if (!toAct(state).includes(seat)) return [];
  const chart = chartOf(state.options.map);
  switch (state.phase) {
    case 'setup.roles':
      return [{ type: 'rollForRole' }];
    case 'setup.chests':
      return chart.sites
        .filter(({ id }) => siteError(state, id) === null)
        .map(({ id }) => ({ type: 'placeChest', site: id }));
    case 'setup.ships': {
      const ship = state.ships.indexOf(null) + 1;
      return chart.names
        .filter((square) => anchorageError(state, square) === null)
        .map((square) => ({ type: 'placeShip', ship, square }));
    }
    case 'setup.departure':
      return chart.ports.flatMap(({ id, access }) =>
        access
          .map((cell) => chart.names[cell])
          .filter((square) => departureError(state, id, square) === null)
          .map((square): Action => ({ type: 'depart', harbour: id, square })),
      );
    case 'pirate':
      return pirateTurn(state, chart);
    case 'navy.roll':
      return [{ type: 'rollDie' }];
    case 'navy.decide':
      return [
        ...navyPaths(state, chart, true).map((path): Action => ({ type: 'moveFirst', path })),
        { type: 'lookFirst' },
      ];
    case 'navy.seen':
      return [...shots, { type: 'holdFirst' }, ...moves(state, chart), { type: 'stay' }];
    case 'navy.salvo2':
      return [...shots, { type: 'cease' }];
    case 'navy.unseen':
      return [...moves(state, chart), { type: 'stay' }];
    case 'over':
      return [{ type: 'nextRound' }];
  }
}

/** The Navy plays in the open, and its choices never depend on the pirate; his own are nobody's business. */
export function choices(state: State, seat: Seat): Action[] {
  return state.phase === 'pirate' || state.phase === 'setup.departure' ? [] : legal(state, seat);
}

const shots: readonly Action[] = straight.map((direction) => ({ type: 'fire', direction }));

/** Every path, each harbour that could be tried from its end, and the chests beside him. */
function pirateTurn(state: State, chart: Chart): Action[] {
  const { square } = state.quarry!;
  const from = chart.cells.get(square)!;
  const harbours = harboursToTry(state, chart);
  const actions: Action[] = [];
  for (const way of paths(chart, fleetOf(chart, state.ships), from, 0, pirateSteps)) {
    const path = way.map((cell) => chart.names[cell]);
    actions.push({ type: 'sail', path });
    const end = way.length > 0 ? way[way.length - 1] : from;
    for (const { id, access } of harbours)
      if (access.includes(end)) actions.push({ type: 'sail', path: [...path], tryHarbour: id });
  }
  if (state.turn === 0) return actions;
  for (const { id, access } of chart.sites)
    if (access.includes(from) && state.chests.includes(id) && state.quarry!.loaded !== id)
      actions.push({ type: 'load', site: id });
  return actions;
}

/** Harbours still face-down, once enough is stolen; the marker that goes at the end of this turn counts ([R 9]). */
function harboursToTry(state: State, chart: Chart): Chart['ports'] {
  return stolenAfter(state) < countsOf(state.options).chestsToEscape
    ? []
    : chart.ports.filter(({ id }) => !state.turned.includes(id));
}

export function stolenAfter(state: State): number {
  return state.stolen.length + (state.quarry!.loaded === null ? 0 : 1);
}

function navyPaths(state: State, chart: Chart, compulsory: boolean): string[][] {
  const others = fleetOf(chart, state.ships, state.ship - 1);
  const from = chart.cells.get(state.ships[state.ship - 1]!)!;
  const due = stepsDue(chart, others, from, state.roll!);
  // With nowhere to go, moving first is an empty path, and moving after a look is nothing but staying.
  if (due === 0) return compulsory ? [[]] : [];
  return paths(chart, others, from, due, due).map((way) => way.map((cell) => chart.names[cell]));
}

function moves(state: State, chart: Chart): Action[] {
  return navyPaths(state, chart, false).map((path) => ({ type: 'move', path }));
}
