/** Names of islands and harbours: they lie where nothing else does. */
import type { Placement } from '../../../controller/room.ts';
import { readLog, steps } from '../../../rules/yellowbeard/map.ts';
import { directions, type View } from '../../../rules/yellowbeard/types.ts';
import { piece } from '../../placement.ts';
import { type Board, squareAt } from './board.ts';
import { linesFrom, lookOf } from './looking.ts';
import { around, namesOf, shared } from './name-places.ts';
import type { Box } from './plan.ts';

const nameDepth = 50;

/** Lays out the names on the map. A name gives way to whatever else lies where it lies; it stands above red ink. */
export function layoutNames(view: View, board: Board): Placement[] {
  const { chart, size, origin, window } = board;
  const busy: Box[] = [
    ...view.ships.flatMap((square) => (square ? [around(squareAt(board, square), size * 2.3, size * 1.5)] : [])),
    ...(view.token ? [around(squareAt(board, view.token), size * 1.7, size * 1.1)] : []),
    ...(view.lastSeen && !view.token ? [around(squareAt(board, view.lastSeen.square), size * 1.6, size * 1.5)] : []),
    ...seenNow(view, board),
    ...trodden(view, board),
  ];
  return namesOf(chart, size).flatMap(({ text, harbour, at, box }) => {
    const here = { ...box, x: box.x + origin.x, y: box.y + origin.y };
    const inside = shared(here, window) >= here.w * here.h - 1;
    if (!inside || busy.some((other) => shared(here, other) > 0)) return [];
    return [
      piece({
        id: `name:${text}`,
        kind: 'yellowbeard-name',
        depth: nameDepth,
        x: origin.x + at.x,
        y: origin.y + at.y,
        props: { text, harbour },
      }),
    ];
  });
}

/** Finds boxes around the squares of the pirate's log, where it is drawn. */
function trodden(view: View, board: Board): Box[] {
  if (!view.quarry) return [];
  const squares = readLog(view.quarry.log).flatMap((turn) =>
    'path' in turn ? turn.path : [view.quarry?.square ?? ''],
  );
  return [...new Set(squares)].map((square) => around(squareAt(board, square), board.size * 0.5, board.size * 0.5));
}

function seenNow(view: View, board: Board): Box[] {
  const look = lookOf(view);
  if (!look) return [];
  const from = squareAt(board, look.square);
  return linesFrom(view, board, look.square).flatMap(({ way, squares }) => {
    const [dx, dy] = steps[directions.indexOf(way)];
    return Array.from({ length: squares }, (_, i) =>
      around(
        { x: from.x + dx * (i + 1) * board.size, y: from.y + dy * (i + 1) * board.size },
        board.size - 6,
        board.size - 6,
      ),
    );
  });
}
