/** His log over the sea, once the round is over and everything is everybody's. */
import type { Placement } from '../../controller/room.ts';
import { readLog, readWatch } from '../../rules/yellowbeard/map.ts';
import type { Square, View } from '../../rules/yellowbeard/types.ts';
import type { TrackTurn } from '../pieces/yellowbeard-track.ts';
import { piece } from '../placement.ts';
import { type Board, squareAt } from './board.ts';

export function turnsOf(view: View, { chart }: Pick<Board, 'chart'>): TrackTurn[] {
  if (!view.quarry) return [];
  const on = (square: Square): [number, number] => {
    const cell = chart.cells.get(square) ?? 0;
    return [cell % chart.width, Math.floor(cell / chart.width)];
  };
  const looks = view.watch.map(readWatch);
  let at: [number, number] = on(view.quarry.square);
  return readLog(view.quarry.log).map((turn, i) => {
    const path = 'path' in turn ? turn.path.map(on) : [at];
    at = path[path.length - 1];
    const look = looks[i]?.look;
    return {
      path,
      loaded: 'loaded' in turn ? on(turn.loaded) : null,
      look: look ? { at: on(look.from), aye: look.saw !== null } : null,
    };
  });
}

export function layoutTrack(view: View, board: Board): Placement[] {
  if (view.phase !== 'over' || !view.quarry) return [];
  const { x, y, size } = squareAt(board, view.quarry.square);
  const sunk = view.results[view.results.length - 1]?.reason === 'sunk';
  return [
    piece({
      id: 'track',
      kind: 'yellowbeard-track',
      depth: 78,
      ...board.origin,
      props: { size, turns: turnsOf(view, board) },
    }),
    piece({ id: 'pirate', kind: sunk ? 'yellowbeard-wreck' : 'yellowbeard-pirate', depth: 95, x, y, props: { size } }),
  ];
}
