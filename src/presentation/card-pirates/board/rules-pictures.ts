/** Parts of the pictures on the rules card: places within a panel of 360 x 372. */
import type { Draft } from '../../placement.ts';

/** The sea that the game is played on. */
export const water: Draft = {
  id: 'water',
  kind: 'shade',
  x: 14,
  y: 14,
  depth: 0,
  props: { w: 332, h: 344, color: 0x123a4e },
};

interface TileLook {
  island?: string;
  faceUp?: string[];
  faceDown?: number;
  storm?: boolean;
  bare?: boolean;
  chart?: string;
  scale?: number;
}

/** Drafts a square of the chart. */
export function tile(x: number, y: number, look: TileLook = {}): Draft {
  const { island = null, faceUp = [], faceDown = 0, storm = false, bare = false, chart = 'a', scale = 0.86 } = look;
  const props = { chart, island, faceUp, faceDown, storm, bare };
  return { id: `tile:${x}:${y}`, kind: 'card-pirates-tile', x, y, scale, depth: 2 + y / 1000, props };
}

export const ship = (look: string, x: number, y: number, scale = 0.9): Draft => ({
  id: `ship:${x}:${y}`,
  kind: 'card-pirates-ship',
  x,
  y,
  scale,
  depth: 6,
  props: { look, phase: 1 },
});

/** Drafts a card as it is held; null is a back. */
export const held = (
  card: string | null,
  x: number,
  y: number,
  { scale = 0.7, angle = 0, glow = false, dull = false } = {},
): Draft => ({
  id: `card:${x}:${y}`,
  kind: 'card-pirates-card',
  x,
  y,
  scale,
  angle,
  depth: 8 + x / 1000,
  props: { card, glow, dull },
});

/** Drafts a picture. Icons have no colour of their own, so they are drawn in gold. */
export const picture = (frame: string, x: number, y: number, scale = 1): Draft => ({
  id: `${frame}:${x}:${y}`,
  kind: 'picture',
  x,
  y,
  scale,
  depth: 12,
  props: { frame, color: frame.startsWith('icon-') ? '#F3CC6A' : undefined },
});

/** Drafts the coin that says what a leg costs. */
export const coin = (cost: number, x: number, y: number): Draft[] => [
  { id: `coin:${x}`, kind: 'picture', x, y, depth: 13, scale: 1.1, props: { frame: 'coin-22' } },
  {
    id: `coin:${x}:words`,
    kind: 'words',
    x,
    y,
    depth: 14,
    props: { role: 'ribbon', text: String(cost), align: 0.5, color: '#2B1608' },
  },
];

/** Drafts dots from here to there. */
export const course = (from: readonly [number, number], to: readonly [number, number], dots = 7): Draft[] =>
  Array.from({ length: dots }, (_, i) => {
    const part = (i + 1) / (dots + 1);
    const x = from[0] + (to[0] - from[0]) * part;
    const y = from[1] + (to[1] - from[1]) * part;
    return { id: `dot:${x}:${y}`, kind: 'picture', x, y, depth: 7, props: { frame: 'cp-path-dot' } };
  });

/** Drafts a number in gold. */
export const number = (text: string, x: number, y: number, size = 54): Draft => ({
  id: `number:${x}:${y}`,
  kind: 'words',
  x,
  y,
  depth: 14,
  props: { role: 'score', text, align: 0.5, size },
});
