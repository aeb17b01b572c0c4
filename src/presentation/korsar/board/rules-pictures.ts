/** Parts of the pictures on the rules card: places within a panel of 360 x 372. */
import type { Draft } from '../../placement.ts';

/** The sea that the game is played on. */
export const chart: Draft = {
  id: 'chart',
  kind: 'picture',
  x: 14,
  y: 14,
  props: { picture: 'sea-gradient', w: 332, h: 344 },
};

interface Look {
  scale?: number;
  angle?: number;
  dull?: boolean;
  glow?: boolean;
  alpha?: number;
}

/** Draws a pirate, captain or admiral; null is a back. */
export const card = (what: string | null, x: number, y: number, look: Look = {}): Draft => {
  const { scale = 0.72, angle = 0, dull = false, glow = false, alpha = 1 } = look;
  return {
    id: `card:${x}:${y}`,
    kind: 'korsar-card',
    x,
    y,
    scale,
    angle,
    alpha,
    depth: 5 + x / 1000,
    props: { card: what, dull, glow },
  };
};

export const merchant = (
  gold: number,
  owner: string | null,
  x: number,
  y: number,
  { halo = false, scale = 0.62, alpha = 1 }: { halo?: boolean; scale?: number; alpha?: number } = {},
): Draft => ({
  id: `merchant:${x}:${y}`,
  kind: 'korsar-merchant',
  x,
  y,
  scale,
  alpha,
  depth: 4,
  props: { gold, owner, halo, back: false },
});

/** Draws who has how much there; a hat stands for a captain in force. */
export const pill = (
  look: string,
  strength: number,
  x: number,
  y: number,
  {
    hat = null,
    leads = false,
    team = null,
  }: { hat?: 'tricorn' | 'bicorne' | null; leads?: boolean; team?: number | null } = {},
): Draft => ({
  id: `pill:${x}:${y}`,
  kind: 'korsar-sum',
  x,
  y,
  depth: 14,
  props: { w: 124, team, look, name: null, strength, hat, standing: leads ? 'leads' : 'behind' },
});

export const tag = (text: string, x: number, y: number, w = 104): Draft => ({
  id: `tag:${x}`,
  kind: 'korsar-tag',
  x,
  y,
  depth: 15,
  props: { w, text },
});

export const rope = (x: number, y: number, long: number): Draft => ({
  id: `rope:${x}`,
  kind: 'korsar-rope',
  x,
  y,
  depth: 13,
  props: { long, upright: false, strands: 1 },
});

export const deck = (height: number, x: number, y: number): Draft[] => [
  { id: 'compass', kind: 'korsar-compass', x, y, scale: 0.5, depth: 2 },
  { id: 'deck', kind: 'korsar-deck', x, y, scale: 0.42, depth: 3, props: { height } },
];

/** Icons have no colour of their own. */
const colors: Record<string, string> = { 'icon-tick': '#8CE08A', 'icon-x': '#E04A32', 'icon-chest': '#F3CC6A' };

export const picture = (frame: string, x: number, y: number, scale = 1): Draft => ({
  id: `${frame}:${x}:${y}`,
  kind: 'picture',
  x,
  y,
  scale,
  depth: 16,
  props: { frame, color: colors[frame] ?? (frame.startsWith('icon-') ? '#F3CC6A' : undefined) },
});

/** Writes a number or a few letters. */
export const says = (text: string, x: number, y: number, { size = 44, color = '#F8DC8C' } = {}): Draft => ({
  id: `says:${x}:${y}`,
  kind: 'words',
  x,
  y,
  depth: 17,
  props: { role: 'ribbon', text, align: 0.5, size, color },
});
