/**
 * The packs of the bake, and what goes into each. Data only: a source goes to the first pack that names it, and a source
 * that nobody names stops the bake, so that nothing is left out by accident.
 */

import { gameTools, toolsOfGames } from '../games.ts';
import { inWidth } from './frame.ts';
import type { GameArt } from './game-art.ts';
import type { PackPlan } from './pack-plan.ts';

const drawn = toolsOfGames.flatMap(([game, { art }]) => (art ? [{ game, art }] : []));
export const gamesArt: readonly GameArt[] = drawn.map(({ art }) => art);

/** Folders of the sources; a name in `from` is matched against the start of the path inside them. */
export const artFolders: readonly string[] = ['common', ...drawn.map(({ game }) => game)].map(
  (name) => `assets/${name}/art`,
);

/** Files that resvg draws wrong: their pixels come from a browser, once, and are kept beside the sources. */
export const browserDrawn: readonly string[] = ['deck-planks', 'table-planks', 'gunwale'];
export const pixelFolder = 'assets/common/art/pixels';

export const packs: readonly PackPlan[] = [
  {
    name: 'common',
    from: ['seats/', 'icons/', 'ui/', 'fx/', 'portraits/', 'shared/coin-', 'shared/crown'],
  },
  ...gamesArt.flatMap(({ packs }) => packs),
  { name: 'title', from: ['title/', 'ships/ship-hero'] },
  {
    name: 'shell',
    from: ['results/', 'curtain/', 'shared/', 'tempers/'],
    // Large medallions are seen on the curtain and on rules cards; a table has the small ones.
    more: (all) =>
      all.filter(({ file }) => /^seats\/medallion-(?!active|out)/.test(file)).map((medal) => inWidth(medal, 236)),
  },
];

/** Frames that are drawn, and shown by no table yet: nobody has to fetch them. */
export const unused: readonly string[] = ['ships/sails-'];

/** Pictures that are too big for a page, or that tile over the whole screen. */
export interface BackgroundPlan {
  readonly name: string;
  /** Quality of the WebP file; soft gradients and fine grain need more than the usual. */
  readonly quality?: number;
  /** Pixels per reference pixel at 1x; soft pictures need few. The game draws all of them at their reference size. */
  readonly density?: number;
}

export const backgrounds: readonly BackgroundPlan[] = [
  { name: 'sky-dusk', quality: 92 },
  { name: 'sky-night', quality: 92 },
  { name: 'sky-dawn', quality: 92 },
  { name: 'sky-day', quality: 92 },
  { name: 'sun-disc', density: 0.5 },
  { name: 'cloud-strip-1' },
  { name: 'cloud-strip-2' },
  { name: 'sea-gradient', quality: 92 },
  { name: 'sea-gold-hour' },
  { name: 'sea-crest-1' },
  { name: 'sea-crest-2' },
  { name: 'sea-crest-3' },
  { name: 'sea-crest-foam' },
  { name: 'sea-glitter' },
  { name: 'deck-planks', quality: 92 },
  { name: 'gunwale', quality: 92 },
  { name: 'table-planks', quality: 92 },
  { name: 'background-table', quality: 92 },
  { name: 'background-cabin' },
  { name: 'background-parchment' },
  { name: 'vignette', density: 0.25 },
  { name: 'curtain-light', density: 0.25 },
  { name: 'star' },
  { name: 'moon' },
];

/** Things whose layers move or change apart: one frame for each layer beside the flat one. */
export const layered: readonly string[] = [
  ...gamesArt.flatMap(({ layered }) => layered ?? []),
  'ship-hero',
  'plate-active',
  'plate-compact-active',
  'plate-nails',
  'name-slot',
  'slider',
  'toggle',
  'lantern-reconnect',
  ...Object.keys(gameTools).map((game) => `vignette-${game}`),
];

/** Layers that are used on their own, away from their file's frame: [x, y, width, height] in the file, and the pivot. */
export interface CutOut {
  readonly box: readonly [number, number, number, number];
  readonly pivot: readonly [number, number];
  readonly slice?: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

export const cutOuts: Readonly<Record<string, CutOut>> = {
  'slider/track': { box: [0, -10, 240, 20], pivot: [0, 0], slice: { left: 12, right: 12, top: 0, bottom: 0 } },
  'slider/fill': { box: [4, -6, 140, 12], pivot: [4, 0], slice: { left: 8, right: 8, top: 0, bottom: 0 } },
  'slider/knob': { box: [124, -20, 40, 40], pivot: [144, 0] },
};

/**
 * Margins of files that are drawn on a larger canvas, this many reference pixels wider on every side, and cut back to
 * the frame: resvg aborts when a half-transparent thing lies wholly outside the frame.
 */
export const margins: Readonly<Record<string, number>> = Object.assign({}, ...gamesArt.map(({ margins }) => margins));

export const scales = [1, 2] as const;
export const maxPage = 4096;

/**
 * Pictures that are also shown in a very different size than they are drawn: shrinking on the fly flickers, stretching
 * blurs, so they get a second frame, NAME@WIDTH, of that width in reference pixels.
 */
export const otherSizes: readonly { readonly start: string; readonly width: number }[] = [
  ...gamesArt.flatMap(({ otherSizes }) => otherSizes ?? []),
];
