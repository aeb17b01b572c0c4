/** The refusal of an action: the first check that fails, in the order of section 5. Navy actions never look at the pirate. */
import type { Refusal, Seat } from '../game.ts';
import { toAct } from './legal.ts';
import { type Chart, chartOf } from './map.ts';
import { fleetOf, held, pirateSteps, stepsDue } from './moves.ts';
import { anchorageError, departureError, loadError, phasesOf, tryError } from './open.ts';
import { siteError } from './placing.ts';
import { matchIsOver } from './rounds.ts';
import { type Action, type ErrorCode, type HarbourId, type Square, type State, straight } from './types.ts';

export function refusal(state: State, seat: Seat, action: Action): Refusal | null {
  const code = errorOf(state, seat, action);
  return code === null ? null : { code };
}

function errorOf(state: State, seat: Seat, action: Action): ErrorCode | null {
  if (matchIsOver(state)) return 'GAME_OVER';
  if (!Object.hasOwn(phasesOf, action.type) || !phasesOf[action.type].includes(state.phase)) return 'WRONG_PHASE';
  if (!toAct(state).includes(seat)) return 'NOT_YOUR_TURN';
  switch (action.type) {
    case 'placeChest':
      return siteError(state, action.site);
    case 'placeShip':
      if (action.ship !== state.ships.indexOf(null) + 1) return 'NOT_YOUR_SHIP';
      return anchorageError(state, action.square);
    case 'depart':
      return departureError(state, action.harbour, action.square);
    case 'sail':
      return sailError(state, action.path, action.tryHarbour);
    case 'load':
      return loadError(state, action.site);
    case 'fire':
      // The schema keeps others out; a shot into nowhere must not happen to those who go round it.
      return straight.includes(action.direction) ? null : 'BAD_ACTION';
    case 'moveFirst':
    case 'move':
      return moveError(state, action.path);
    default:
      return null;
  }
}

function sailError(state: State, path: readonly Square[], harbour: HarbourId | undefined): ErrorCode | null {
  const chart = chartOf(state.options.map);
  const from = state.quarry!.square;
  const fleet = fleetOf(chart, state.ships);
  const end = path.length > 0 ? path[path.length - 1] : from;
  if (harbour !== undefined && !chart.portOf.get(harbour)?.access.includes(chart.cells.get(end) ?? -1))
    return 'NOT_ADJACENT';
  const error = wayError(chart, fleet, from, path, pirateSteps);
  if (error) return error;
  if (state.ships.includes(end)) return 'SQUARE_TAKEN';
  return harbour === undefined ? null : tryError(state, harbour);
}

function wayError(
  chart: Chart,
  fleet: readonly number[],
  from: Square,
  path: readonly Square[],
  most: number,
): ErrorCode | null {
  const cells = [from, ...path].map((square) => chart.cells.get(square) ?? -1);
  if (path.length > most) return 'PATH_BROKEN';
  for (let i = 1; i < cells.length; i++) if (!chart.near[cells[i - 1]]?.includes(cells[i])) return 'PATH_BROKEN';
  if (new Set(cells).size !== cells.length) return 'PATH_REPEATS';
  for (let i = 1; i < cells.length; i++) if (held(chart, fleet, cells[i])) return 'STRAIT_HELD';
  return null;
}

function moveError(state: State, path: readonly Square[]): ErrorCode | null {
  const chart = chartOf(state.options.map);
  const from = state.ships[state.ship - 1]!;
  const others = fleetOf(chart, state.ships, state.ship - 1);
  const error = wayError(chart, others, from, path, Number.POSITIVE_INFINITY);
  if (error) return error;
  if (path.length !== stepsDue(chart, others, chart.cells.get(from)!, state.roll!)) return 'MUST_USE_ROLL';
  return path.length > 0 && state.ships.includes(path[path.length - 1]) ? 'SQUARE_TAKEN' : null;
}
