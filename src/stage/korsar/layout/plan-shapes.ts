/** The plans for 4:3 (1600 x 1200) and for upright screens (1080 x 1920). */
import { type Box, compactPlate, cornered, fullPlate, type Plan, type Point, railed, ropesOf } from './plan-parts.ts';

export function cornersFour(seats: number): Plan {
  const cloth = { x: 80, y: 240, w: 1440, h: 640 };
  const half = (cloth.h - 46) / 2;
  const top = cloth.y + 26;
  return {
    rails: false,
    cloth,
    plate: fullPlate,
    ...cornered(
      seats,
      [
        { x: 80, y: 1012 },
        { x: 80, y: 60 },
        { x: 1080, y: 60 },
        { x: 1080, y: 1012 },
      ],
      { x: 104, w: 546 },
      { x: 950, w: 546 },
      { y: top, h: half - 4 },
      { y: top + half + 4, h: half - 4 },
    ),
    lends: 'above',
    ropes: [],
    title: { x: 800, y: 98, scale: 0.76 },
    caption: { x: 800, y: 944, width: 900 },
    compass: { x: 800, y: 480, scale: 0.8 },
    deck: { x: 800, y: 664 },
    tray: { x: 800, y: 764, scale: 1 },
    next: null,
  };
}

const narrow = { ...compactPlate, scale: 0.86 };

const columnsFour: Record<number, readonly [readonly number[], readonly number[]]> = {
  4: [
    [378, 822],
    [378, 822],
  ],
  5: [
    [80, 600, 1120],
    [240, 960],
  ],
  6: [
    [80, 600, 1120],
    [80, 600, 1120],
  ],
  8: [
    [80, 445, 811, 1176],
    [80, 445, 811, 1176],
  ],
};

/** The strip has two rows: what is said, and below it deck, name and next captain. */
export function railsFour(seats: number, teams: boolean): Plan {
  const plate = seats === 8 ? narrow : compactPlate;
  const low = 1140 - plate.h * plate.scale;
  return {
    ...railed(seats, teams, {
      columns: columnsFour[seats],
      plate,
      upper: 60,
      lower: low,
      cloth: { x: 52, y: 168, w: 1496, h: 864 },
      strip: { top: 498, bottom: 702 },
    }),
    caption: { x: 800, y: 548, width: 1000 },
    compass: { x: 190, y: 650, scale: 0.34 },
    deck: { x: 350, y: 650 },
    title: { x: 668, y: 652, scale: 0.8 },
    tray: { x: 1040, y: 650, scale: 0.76 },
    next: { x: 1040, y: 650 },
    emptied: { deck: 42, title: 20, tray: 0 },
  };
}

export function cornersUpright(seats: number): Plan {
  const cloth = { x: 40, y: 372, w: 1000, h: 1200 };
  const BL = { x: 54, y: 1696 };
  const TL = { x: 54, y: 96 };
  const TR = { x: 586, y: 96 };
  const BR = { x: 586, y: 1696 };
  const left = { x: 62, w: 472 };
  const right = { x: 546, w: 472 };
  const whole = { x: 62, w: 956 };
  const top = { y: 394, h: 430 };
  const bottom = { y: 1120, h: 430 };
  const four = cornered(4, [BL, TL, TR, BR], left, right, top, bottom);
  const places: Record<number, { plates: readonly Point[]; berths: readonly Box[] }> = {
    2: {
      plates: [BL, TR],
      berths: [
        { ...whole, ...bottom },
        { ...whole, ...top },
      ],
    },
    3: { plates: [BL, TL, TR], berths: [{ ...whole, ...bottom }, four.berths[1], four.berths[2]] },
    4: four,
  };
  return {
    rails: false,
    cloth,
    plate: fullPlate,
    ...places[seats],
    lends: 'beside',
    ropes: [],
    title: { x: 540, y: 298, scale: 0.8 },
    caption: { x: 540, y: 1634, width: 850 },
    compass: { x: 540, y: 972, scale: 0.82 },
    deck: { x: 230, y: 972 },
    tray: { x: 846, y: 972, scale: 1 },
    next: null,
  };
}

/** Pairs of captains below each other, each with his own water; the strip lies in the middle. */
export function railsUpright(seats: number, teams: boolean): Plan {
  const edge = { top: 96, bottom: 1824 };
  const strip = 232;
  const rows = Math.ceil(seats / 2);
  const above = Math.ceil(rows / 2);
  const step = (edge.bottom - edge.top - strip) / rows;
  const from = (row: number): number => edge.top + row * step + (row < above ? 0 : strip);
  const columns = [54, 626];
  const water = 472;
  const plates: Point[] = [];
  const berths: Box[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const row = Math.floor(seat / 2);
    const alone = seat === seats - 1 && seat % 2 === 0;
    plates.push({ x: alone ? 340 : columns[seat % 2], y: from(row) });
    const x = alone ? 304 : seat % 2 === 0 ? 54 : 1026 - water;
    berths.push({ x, y: from(row) + 110, w: water, h: step - 110 - 26 });
  }
  const middle = edge.top + above * step;
  return {
    rails: true,
    cloth: { x: 24, y: 72, w: 1032, h: 1776 },
    plate: compactPlate,
    plates,
    berths,
    lends: 'beside',
    ropes: teams ? ropesOf(plates, compactPlate) : [],
    caption: { x: 540, y: middle + 54, width: 850 },
    compass: { x: 124, y: middle + 166, scale: 0.34 },
    deck: { x: 276, y: middle + 166 },
    title: { x: 530, y: middle + 168, scale: 0.8 },
    tray: { x: 830, y: middle + 166, scale: 0.76 },
    next: { x: 814, y: middle + 166 },
    emptied: { deck: 38, title: 62, tray: 20 },
  };
}
