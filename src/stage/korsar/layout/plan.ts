/**
 * Where things go, as data: corners for up to four captains each for himself, rails for everything else (decision 17,
 * 6.3 of the art bible). Numbers are those of the mockups on 1920 x 1080; 16:10 gives its height to the sea. Squarer and
 * upright screens have plans of their own, in plan-shapes.ts: words keep their size on all of them.
 */
import type { Frame } from '../../../controller/room.ts';
import { compactPlate, cornered, fullPlate, type Plan, railed } from './plan-parts.ts';
import { cornersFour, cornersUpright, railsFour, railsUpright } from './plan-shapes.ts';

export type { Box, Plan, Point, Rope } from './plan-parts.ts';

export function planOf({ shape, height }: Frame, seats: number, teams: boolean): Plan {
  const rails = teams || seats > 4;
  if (shape === 'four') return rails ? railsFour(seats, teams) : cornersFour(seats);
  if (shape === 'portrait') return rails ? railsUpright(seats, teams) : cornersUpright(seats);
  return rails ? railsPlan(seats, teams, height) : cornersPlan(seats, height);
}

function cornersPlan(seats: number, tall: number): Plan {
  const edge = tall * 0.05;
  const low = tall - edge - fullPlate.h;
  const cloth = { x: 104, y: edge + 146, w: 1712, h: tall - 2 * edge - 294 };
  const middle = cloth.y + cloth.h / 2;
  const inner = { top: cloth.y + 26, bottom: cloth.y + cloth.h - 20 };
  const half = (inner.bottom - inner.top) / 2;
  return {
    rails: false,
    cloth,
    plate: fullPlate,
    ...cornered(
      seats,
      [
        { x: 96, y: low },
        { x: 96, y: edge },
        { x: 1384, y: edge },
        { x: 1384, y: low },
      ],
      { x: cloth.x + 26, w: 668 },
      { x: 1126, w: 668 },
      { y: inner.top, h: half - 4 },
      { y: inner.top + half + 4, h: half - 4 },
    ),
    lends: 'above',
    ropes: [],
    title: { x: 960, y: edge + 44, scale: 1 },
    caption: { x: 960, y: low + 92, width: 732 },
    compass: { x: 960, y: middle - 50, scale: 0.92 },
    deck: { x: 960, y: middle + 156 },
    tray: { x: 960, y: middle + 250, scale: 1 },
    next: null,
  };
}

/** Columns of the upper rail from the left, and of the lower one from the left. */
const columns: Record<number, readonly [readonly number[], readonly number[]]> = {
  4: [
    [538, 982],
    [538, 982],
  ],
  5: [
    [96, 760, 1424],
    [318, 1202],
  ],
  6: [
    [96, 760, 1424],
    [96, 760, 1424],
  ],
  8: [
    [96, 539, 982, 1424],
    [96, 539, 982, 1424],
  ],
};

function railsPlan(seats: number, teams: boolean, tall: number): Plan {
  const y = tall / 2;
  return {
    ...railed(seats, teams, {
      columns: columns[seats],
      plate: compactPlate,
      upper: tall * 0.05,
      lower: tall * 0.95 - compactPlate.h,
      cloth: { x: 66, y: tall * 0.05 + 108, w: 1788, h: tall * 0.9 - 216 },
      strip: { top: y - 60, bottom: y + 60 },
    }),
    title: { x: 1338, y: y + 2, scale: 0.8 },
    caption: { x: 462, y, width: 728 },
    compass: { x: 914, y, scale: 0.4 },
    deck: { x: 1088, y },
    tray: { x: 1612, y, scale: 0.86 },
    next: { x: 1612, y },
    emptied: { deck: 22, title: 54, tray: 18 },
  };
}
