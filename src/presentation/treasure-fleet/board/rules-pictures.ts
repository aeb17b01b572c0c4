/** Parts of the pictures on the rules card: places within a panel of 360 x 372. */

import type { Draft } from '../../placement.ts';
import { skyAndSea } from '../../sky-and-sea.ts';
import { classOf } from '../naming.ts';

/** Sea and sky in the upper part of a panel. */
export const sea: readonly Draft[] = skyAndSea({ x: 10, y: 10, w: 340, h: 210 }, 132);

export const ship = (points: number | null, x = 180, scale = 0.5, id = 'ship'): Draft => ({
  id,
  kind: 'ship',
  x,
  y: 190,
  scale,
  depth: 2,
  props: { model: points === null ? 'cursed' : classOf(points), points, look: 2, mirrored: false },
});

/** Draws a row of cards, each a look and what is on it; null is a back. */
export const row = (
  cards: readonly (readonly [string, string | null])[],
  y = 296,
  scale = 0.56,
  step = 84,
  middle = 180,
): Draft[] =>
  cards.map(([look, card], i) => ({
    id: `card:${y}:${i}`,
    kind: 'card',
    x: middle + (i - (cards.length - 1) / 2) * step,
    y,
    scale,
    depth: 5 + i,
    props: { look, card },
  }));

/** Draws a hand of cards, as somebody holds it. */
export const fan = (cards: readonly (readonly [string, string])[]): Draft[] =>
  row(cards, 116, 0.62, 58).map((card, i) => {
    const out = i - (cards.length - 1) / 2;
    return { ...card, y: 112 + out * out * 5, angle: out * 9 };
  });

/** Icons have no colour of their own. */
const colors: Record<string, string> = { 'icon-tick': '#8CE08A', 'icon-plus': '#F3CC6A', 'icon-x': '#E04A32' };

export const picture = (frame: string, x: number, y: number, scale = 1): Draft => ({
  id: `${frame}:${x}`,
  kind: 'picture',
  x,
  y,
  scale,
  depth: 12,
  props: { frame, color: colors[frame] },
});

/** Draws a number on a pill, between sea and cards. */
export const sum = (text: string, x: number, w = 76): Draft[] => [
  { id: `sum:${x}`, kind: 'sheet', x: x - w / 2, y: 204, depth: 14, props: { frame: 'pill-plain', w, h: 50 } },
  {
    id: `sum:${x}:words`,
    kind: 'words',
    x,
    y: 229,
    depth: 15,
    props: { role: 'ribbon', text, align: 0.5, size: 32, color: '#F8DC8C' },
  },
];
