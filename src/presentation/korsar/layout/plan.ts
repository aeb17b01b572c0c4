/**
 * Places on the table, as data: corners for up to four captains each for himself, rails for everything else
 * (docs/decisions.md, seats on the screen). Numbers are reference pixels of 1920 x 1080; 16:10 gives its height to the sea. Squarer
 * and upright screens have plans of their own, in plan-shapes.ts: words keep their size on all of them.
 */
import type { Frame } from '../../../controller/room.ts';
import { asideOf, compactPlate, cornered, fullPlate, type Plan, railed } from './plan-parts.ts';
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
  return {
    rails: false,
    sea: { x: 96, y: edge + 128, w: 1728, h: low - edge - 132 },
    horizon: Math.round(tall * 0.218),
    plate: fullPlate,
    plates: cornered(seats, [
      { x: 96, y: low },
      { x: 96, y: edge },
      { x: 1384, y: edge },
      { x: 1384, y: low },
    ]),
    ropes: [],
    title: { x: 1204, y: edge + 48, scale: 1 },
    caption: { x: 960, y: low + 76, width: 820 },
    compass: { x: 614, y: edge + 56, scale: 0.36 },
    deck: { x: 820, y: edge + 56 },
    tray: { x: 614, y: edge + 56, scale: 0.74 },
    next: null,
    emptied: { deck: 58, title: 20, tray: 10 },
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
  const upper = tall * 0.05;
  const lower = tall * 0.95 - compactPlate.h;
  const y = lower - 62;
  const aside = asideOf(seats, teams);
  return {
    ...railed(teams, { columns: columns[seats], plate: compactPlate, upper, lower }),
    sea: { x: 96, y: upper + 98, w: 1728 - aside, h: y - 56 - upper - 98 },
    horizon: Math.round(tall * 0.218),
    compass: { x: 164, y, scale: 0.34 },
    deck: { x: 350, y },
    caption: { x: 966 - aside / 2, y, width: 740 - aside },
    title: { x: 1695 - aside, y: y + 2, scale: 0.8 },
    tray: { x: 1450 - aside, y, scale: 0.76 },
    next: { x: 1443 - aside, y },
    emptied: { deck: 40, title: 0, tray: 0 },
  };
}
