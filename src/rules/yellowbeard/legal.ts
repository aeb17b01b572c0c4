/** Legal actions of the seat whose turn it is (section 5). Navy lists never look at the pirate. */
import type { Seat } from '../game.ts';
import { openCourses } from './courses.ts';
import { type Chart, chartOf } from './map.ts';
import { fleetOf, pirateSteps } from './moves.ts';
import { departures, loadError, sitesBeside, tryError } from './open.ts';
import { berthsOf, siteError } from './placing.ts';
import { ownerOf, placerOf } from './roles.ts';
import { matchIsOver } from './rounds.ts';
import { type Action, type State, straight } from './types.ts';

/**
 * Lists the seats that may act: the tied seats in any order; between rounds anybody may open the next one (decision
 * 4).
 */
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
      return berthsOf(chart, ship).filter(({ square }) => !state.ships.includes(square));
    }
    case 'setup.departure':
      return departures(state).map((from) => ({ type: 'depart', ...from }));
    case 'pirate':
      return pirateTurn(state, chart);
    case 'navy.roll':
      return [{ type: 'rollDie' }];
    case 'navy.decide':
      return navyMoves(state, chart, 'moveFirst');
    case 'navy.seen':
      return [...shots, { type: 'holdFirst' }, ...navyMoves(state, chart, 'move')];
    case 'navy.salvo2':
      return [...shots, { type: 'cease' }];
    case 'navy.unseen':
      return navyMoves(state, chart, 'move');
    case 'over':
      return [{ type: 'nextRound' }];
  }
}

/**
 * Gives the actions that can be chosen. The Navy plays in the open, and its choices never depend on the pirate; the
 * pirate's own are nobody's business.
 */
export function choices(state: State, seat: Seat): Action[] {
  return state.phase === 'pirate' || state.phase === 'setup.departure' ? [] : legal(state, seat);
}

const shots: readonly Action[] = straight.map((direction) => ({ type: 'fire', direction }));

/** Lists every path, each harbour that could be tried from its end, and the chests beside the pirate. */
function pirateTurn(state: State, chart: Chart): Action[] {
  const from = chart.cells.get(state.quarry!.square)!;
  const harbours = chart.ports.filter(({ id }) => tryError(state, id) === null);
  const open = openCourses(chart, 'sail', fleetOf(chart, state.ships), from, 0, pirateSteps) ?? [];
  const actions =
    harbours.length === 0 ? open : open.flatMap((sail) => [sail, ...triesAfter(chart, sail, from, harbours)]);
  for (const { id } of sitesBeside(chart, state.quarry!.square))
    if (loadError(state, id) === null) actions.push({ type: 'load', site: id });
  return actions;
}

/** Repeats the same path once more for each harbour beside its end. */
function triesAfter(chart: Chart, sail: Action, from: number, harbours: Chart['ports']): Action[] {
  if (sail.type !== 'sail') return [];
  const { path } = sail;
  const end = path.length > 0 ? chart.cells.get(path[path.length - 1])! : from;
  return harbours
    .filter(({ access }) => access.includes(end))
    .map(({ id }): Action => ({ type: 'sail', path, tryHarbour: id }));
}

/**
 * Lists every path of the whole roll, or of as many steps as there is a path for (7.1), and looking first or staying.
 * With nowhere to go, moving first is an empty path, and moving after a look is nothing but staying.
 */
function navyMoves(state: State, chart: Chart, kind: 'move' | 'moveFirst'): Action[] {
  const others = fleetOf(chart, state.ships, state.ship - 1);
  const from = chart.cells.get(state.ships[state.ship - 1]!)!;
  for (let steps = state.roll!; steps > 0; steps--) {
    const open = openCourses(chart, kind, others, from, steps, steps);
    if (open !== null) return open;
  }
  return kind === 'move' ? [{ type: 'stay' }] : [{ type: 'moveFirst', path: [] }, { type: 'lookFirst' }];
}
