/** Parts of the pictures on the rules card: a small sea of squares within a panel of 360 x 372. */
import type { Draft } from '../../placement.ts';

/** Squares of the little sea; its corner, so that all of it lies within the panel. */
export const size = 60;
const corner = { x: 30, y: 66 };

export const at = (column: number, row: number) => ({
  x: corner.x + (column + 0.5) * size,
  y: corner.y + (row + 0.5) * size,
});

/** Five by five squares of sea. */
export const sea: readonly Draft[] = [
  { id: 'sea', kind: 'picture', x: 10, y: 10, depth: 0, props: { picture: 'sea-gradient', w: 340, h: 352 } },
  ...[0, 1, 2, 3, 4, 5].flatMap((i): Draft[] => [
    {
      id: `v${i}`,
      kind: 'shade',
      ...line(corner.x + i * size, corner.y),
      props: { w: 2, h: 5 * size, color: 0xcfe8ea },
    },
    {
      id: `h${i}`,
      kind: 'shade',
      ...line(corner.x, corner.y + i * size),
      props: { w: 5 * size, h: 2, color: 0xcfe8ea },
    },
  ]),
];

function line(x: number, y: number) {
  return { x, y, depth: 1, alpha: 0.25 };
}

const on = (id: string, kind: Draft['kind'], column: number, row: number, depth: number, props = {}): Draft => ({
  id: `${id}:${column}:${row}`,
  kind,
  ...at(column, row),
  depth,
  props: { size, ...props },
});

export const chest = (column: number, row: number, open = false) =>
  on('chest', 'yellowbeard-chest', column, row, 6, { open });
export const gone = (column: number, row: number) => on('x', 'yellowbeard-x', column, row, 6);
export const brig = (column: number, row: number, alpha = 1): Draft => ({
  ...on('brig', 'yellowbeard-pirate', column, row, 8),
  alpha,
});
export const manOfWar = (look: string, column: number, row: number) =>
  on('ship', 'yellowbeard-ship', column, row, 8, { look, pennant: null });
export const port = (state: string, column: number, row: number) =>
  on('port', 'yellowbeard-badge', column, row, 6, { state });
export const boom = (column: number, row: number, taut: boolean) =>
  on('boom', 'yellowbeard-strait', column, row, 3, { taut, upright: true });
export const cones = (column: number, row: number, lines: readonly { way: string; squares: number }[]) =>
  on('cones', 'yellowbeard-cones', column, row, 4, { lines });

/** Drafts a gold line with numbered discs, as on the pirate's chart. */
export const way = (...points: (readonly [number, number])[]): Draft => ({
  id: 'way',
  kind: 'yellowbeard-plan',
  ...corner,
  depth: 7,
  props: { size, points, first: 1 },
});

export const reach = (...cells: (readonly [number, number])[]): Draft => ({
  id: 'reach',
  kind: 'yellowbeard-reach',
  ...corner,
  depth: 2,
  props: { size, columns: 5, onSea: true, cells: cells.map(([x, y]) => y * 5 + x) },
});

/** Drafts a strip of land between squares, so that chests and harbours have something to lie on. */
export const land = (column: number, row: number, w = 1, h = 1): Draft => ({
  id: `land:${column}:${row}`,
  kind: 'sheet',
  // Its ragged edge lies outside of the squares.
  x: corner.x + column * size - 7,
  y: corner.y + row * size - 7,
  depth: 2,
  props: { frame: 'panel-parchment', w: w * size + 14, h: h * size + 14 },
});

const colors: Record<string, string> = { 'icon-tick': '#8CE08A', 'icon-x': '#E04A32' };

export const picture = (frame: string, x: number, y: number, scale = 1): Draft => ({
  id: `${frame}:${x}:${y}`,
  kind: 'picture',
  x,
  y,
  scale,
  depth: 12,
  props: { frame, color: colors[frame] },
});

export const pill = (text: string, x: number, y: number, w: number): Draft[] => [
  { id: `pill:${x}:${y}`, kind: 'sheet', x: x - w / 2, y: y - 25, depth: 13, props: { frame: 'pill-plain', w, h: 50 } },
  {
    id: `pill:${x}:${y}:words`,
    kind: 'words',
    x,
    y,
    depth: 14,
    props: { role: 'pill', text, align: 0.5, size: 30, color: '#F8DC8C' },
  },
];
