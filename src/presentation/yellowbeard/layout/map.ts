/** The things on the map, square by square. Only what the room may know: never the pirate's own knowledge. */
import type { Frame, Placement } from '../../../controller/room.ts';
import type { Square, View } from '../../../rules/yellowbeard/types.ts';
import { lookId } from '../../captains.ts';
import { piece } from '../../placement.ts';
import { ownerOf, pennantOf, siteSquare } from '../naming.ts';
import { asideOf } from '../score/view-after.ts';
import { warmthOf } from './aid.ts';
import { type Board, boardOf, cellAt, type Gaze, squareAt } from './board.ts';
import { type Eye, poseOver } from './eye.ts';
import { linesFrom, lookOf } from './looking.ts';
import { layoutNames } from './names.ts';

/** Depths from below; 6.2 and screens-b 1. */
const depths = {
  sea: 10,
  strait: 20,
  heat: 30,
  land: 40,
  cones: 60,
  badge: 70,
  chest: 72,
  x: 74,
  last: 80,
  wreck: 84,
  ship: 90,
  pirate: 95,
  ground: 300,
  cover: 340,
} as const;

/** Finds what a map larger than its window looks at: where something has just happened, or is about to. */
export function focusOf(view: View): Square | null {
  const { phase, token, ships, ship, chests, options } = view;
  if (token) return token;
  // Everything is laid out at once by chance: there is nothing to follow.
  if (!view.departed && options.autoSetup) return null;
  if (!view.departed)
    return (
      ships.findLast((square) => square !== null) ??
      (chests.length > 0 ? siteSquare(options, chests[chests.length - 1]) : null)
    );
  // A chest found missing, or a gate that was shut, stays in sight until the next captain rolls.
  const line = view.watch[view.watch.length - 1] ?? '';
  const [, news] = / (?:!|x)(\w+)$/.exec(line) ?? [];
  if (phase === 'navy.roll' && news) return news;
  // While the pirate plots she who has just acted is still looked at: her turn is what is being told.
  const [, acted] = / #(\d)/.exec(line) ?? [];
  return phase === 'pirate' && acted ? (ships[Number(acted) - 1] ?? null) : ships[ship - 1];
}

/** Says what is seen of the sea: all of it when the pirate's whole log is drawn on it. */
export const gazeOf = (view: View): Gaze =>
  asideOf(view).gaze ?? { focus: focusOf(view), whole: view.results.length === view.round };

export const boardFor = (view: View, frame: Frame): Board => boardOf(view.options, frame, gazeOf(view));

/** Gives the pose of the map on the table: nearer while something is told. */
export const eyeFor = (view: View, frame: Frame): Eye => poseOver(boardFor(view, frame), asideOf(view).eye);

/** Lays out the table around the map, and the map on the ground. */
export function layoutMap(view: View, frame: Frame, more: readonly Placement[] = []): Placement[] {
  const board = boardFor(view, frame);
  const { size, origin, window } = board;
  return [
    piece({ id: 'ground', kind: 'ground', depth: depths.ground, ...eyeFor(view, frame) }),
    ...[...layoutSeas(view, board), ...more].map((each): Placement => ({ ...each, layer: 'ground' })),
    piece({ id: 'wood', kind: 'yellowbeard-surround', depth: depths.cover, x: 0, y: 0, props: { hole: window } }),
    piece({
      id: 'frame',
      kind: 'yellowbeard-frame',
      depth: depths.cover + 1,
      x: window.x,
      y: window.y,
      props: {
        w: window.w,
        h: window.h,
        size,
        column: Math.round((window.x - origin.x) / size),
        row: Math.round((window.y - origin.y) / size),
        bare: true,
      },
    }),
  ];
}

function layoutSeas(view: View, board: Board): Placement[] {
  const { chart, size, origin } = board;
  const map = { map: view.options.map, size, style: 'sea' };
  const on = (square: Square) => ({ x: squareAt(board, square).x, y: squareAt(board, square).y });
  return [
    piece({ id: 'sea', kind: 'yellowbeard-sea', depth: depths.sea, ...origin, props: map }),
    piece({ id: 'land', kind: 'yellowbeard-land', depth: depths.land, ...origin, props: map }),
    piece({
      id: 'heat',
      kind: 'yellowbeard-heat',
      depth: depths.heat,
      ...origin,
      props: { size, columns: chart.width, cells: warmthOf(view) },
    }),
    ...layoutStraits(view, board),
    ...layoutCones(view, board),
    ...chart.ports.map(({ id, square }) =>
      piece({
        id: `harbour:${id}`,
        kind: 'yellowbeard-badge',
        depth: depths.badge,
        ...on(square),
        props: { size, state: view.garrisons[id] ?? 'unknown' },
      }),
    ),
    ...view.chests.map((id) =>
      piece({
        id: `chest:${id}`,
        kind: 'yellowbeard-chest',
        depth: depths.chest,
        ...on(chart.siteOf.get(id)?.square ?? id),
        props: { size },
      }),
    ),
    ...view.stolen.map((id) =>
      piece({
        id: `x:${id}`,
        kind: 'yellowbeard-x',
        depth: depths.x,
        ...on(chart.siteOf.get(id)?.square ?? id),
        props: { size },
      }),
    ),
    ...layoutSightings(view, board),
    ...layoutShips(view, board),
    ...layoutNames(view, board),
  ];
}

/** Lays out booms from land to land; with a ship on it the chain is taut. */
function layoutStraits(view: View, board: Board): Placement[] {
  const { chart, size } = board;
  return [...chart.strait.entries()].flatMap(([cell, held]) => {
    if (held !== 1) return [];
    const square = chart.names[cell];
    const x = cell % chart.width;
    const wet = (dx: number, dy: number) => chart.near[cell].includes(cell + dx + dy * chart.width) && x + dx >= 0;
    return [
      piece({
        id: `strait:${square}`,
        kind: 'yellowbeard-strait',
        depth: depths.strait,
        ...cellAt(board, cell),
        props: { size, taut: view.ships.includes(square), upright: wet(-1, 0) || wet(1, 0) },
      }),
    ];
  });
}

function layoutCones(view: View, board: Board): Placement[] {
  const look = lookOf(view);
  if (!look) return [];
  const { x, y, size } = squareAt(board, look.square);
  const lines = linesFrom(view, board, look.square);
  return [piece({ id: 'cones', kind: 'yellowbeard-cones', depth: depths.cones, x, y, props: { size, lines } })];
}

function layoutSightings(view: View, board: Board): Placement[] {
  const { size } = board;
  const placements: Placement[] = [];
  const { lastSeen, token } = view;
  if (lastSeen && !token && view.phase !== 'over') {
    const { x, y } = squareAt(board, lastSeen.square);
    const age = view.turn - lastSeen.turn;
    placements.push(piece({ id: 'last', kind: 'yellowbeard-last', depth: depths.last, x, y, props: { size, age } }));
  }
  if (token) {
    const { x, y } = squareAt(board, token);
    placements.push(piece({ id: 'pirate', kind: 'yellowbeard-pirate', depth: depths.pirate, x, y, props: { size } }));
  }
  return placements;
}

function layoutShips(view: View, board: Board): Placement[] {
  const { size } = board;
  const wrecks = wrecksOf(view);
  return view.ships.flatMap((square, i) => {
    const ship = i + 1;
    if (square === null) {
      const grave = wrecks.get(ship);
      if (!grave) return [];
      const { x, y } = squareAt(board, grave);
      return [piece({ id: `wreck:${ship}`, kind: 'yellowbeard-wreck', depth: depths.wreck, x, y, props: { size } })];
    }
    const { x, y } = squareAt(board, square);
    return [
      piece({
        id: `ship:${ship}`,
        kind: 'yellowbeard-ship',
        depth: depths.ship + y / 10_000,
        x,
        y,
        props: { size, look: lookId(ownerOf(view, ship)), pennant: size >= 40 ? pennantOf(view, ship) : null },
      }),
    ];
  });
}

/** Finds where the sunk ships lay when they were hit: where they were seen last. */
function wrecksOf(view: View): Map<number, Square> {
  const found = new Map<number, Square>();
  if (view.sunk.length === 0) return found;
  const lines = view.watch.map((line) => line.split(' '));
  for (const ship of view.sunk)
    for (const words of lines) {
      const square = words[ship - 1];
      if (!square || square === '-') continue;
      const own = words.includes(`#${ship}`);
      found.set(ship, (own && words.find((word) => word.startsWith('>'))?.slice(1)) || square);
    }
  return found;
}
