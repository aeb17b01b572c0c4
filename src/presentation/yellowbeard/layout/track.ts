/**
 * His log over the sea: all of it, with the Navy's looks and shots, once the round is over and everything is everybody's;
 * before that only what he has sailed so far, and only in views that are his own.
 */
import type { Placement } from '../../../controller/room.ts';
import { readLog, readWatch, steps } from '../../../rules/yellowbeard/map.ts';
import { directions, type Square, type View, type Watch } from '../../../rules/yellowbeard/types.ts';
import { piece } from '../../placement.ts';
import { type Board, squareAt } from './board.ts';

export interface TrackTurn {
  /** Columns and rows; one alone at anchor. */
  path: readonly (readonly [number, number])[];
  /** The site he loaded on this turn. */
  loaded: readonly [number, number] | null;
  /** Place from where the Navy looked after it, and whether he was seen. */
  look: { at: readonly [number, number]; aye: boolean } | null;
  /** Shots that she fired then. */
  shots: readonly TrackShot[];
}

export interface TrackShot {
  from: readonly [number, number];
  to: readonly [number, number];
  /** True if it came down on land, or beyond the edge. */
  lost: boolean;
}

type Place = [number, number];

export function turnsOf(view: View, { chart }: Pick<Board, 'chart'>): TrackTurn[] {
  if (!view.quarry) return [];
  const on = (square: Square): Place => {
    const cell = chart.cells.get(square) ?? 0;
    return [cell % chart.width, Math.floor(cell / chart.width)];
  };
  const seen = view.phase === 'over' ? view.watch.map(readWatch) : [];
  let at: Place = on(view.quarry.square);
  const turns = readLog(view.quarry.log).map((turn, i) => {
    const path = 'path' in turn ? turn.path.map(on) : [at];
    at = path[path.length - 1];
    const look = seen[i]?.look;
    return {
      path,
      loaded: 'loaded' in turn ? on(turn.loaded) : null,
      look: look ? { at: on(look.from), aye: look.saw !== null } : null,
      shots: look ? seen[i].shots.map((shot) => shotOf(shot, on(look.from), chart, on)) : [],
    };
  });
  // He has put to sea and not sailed yet.
  return turns.length > 0 ? turns : [{ path: [at], loaded: null, look: null, shots: [] }];
}

/** Traces a shot from the ship to where the ball came down: on water, or on the first thing that is none. */
function shotOf(
  { direction, range, landing }: Watch['shots'][number],
  from: Place,
  chart: Board['chart'],
  on: (square: Square) => Place,
): TrackShot {
  if (landing !== null) return { from, to: on(landing), lost: false };
  const [dx, dy] = steps[directions.indexOf(direction)];
  const to: Place = [...from];
  for (let i = 0; i < range; i++) {
    const [x, y] = [to[0] + dx, to[1] + dy];
    // Over the edge of the board half a square is all there is to see.
    if (x < 0 || y < 0 || x >= chart.width || y >= chart.height)
      return { from, to: [to[0] + dx / 2, to[1] + dy / 2], lost: true };
    to[0] = x;
    to[1] = y;
    if (chart.sea[y * chart.width + x] !== 1) break;
  }
  return { from, to, lost: true };
}

export function layoutTrack(view: View, board: Board): Placement[] {
  if (!view.quarry) return [];
  const { x, y, size } = squareAt(board, view.quarry.square);
  const over = view.phase === 'over';
  const sunk = over && view.results[view.results.length - 1]?.reason === 'sunk';
  const track = piece({
    id: 'track',
    kind: 'yellowbeard-track',
    depth: 78,
    ...board.origin,
    props: { size, turns: turnsOf(view, board) },
  });
  const ship = { depth: 95, x, y, props: { size } };
  if (over) return [track, piece({ id: 'pirate', kind: sunk ? 'yellowbeard-wreck' : 'yellowbeard-pirate', ...ship })];
  // Where he is seen the token shows him.
  return view.token ? [track] : [track, piece({ id: 'own', kind: 'yellowbeard-pirate', ...ship, alpha: 0.86 })];
}
