/** The plans for 4:3 (1600 x 1200) and for upright screens (1080 x 1920). */
import { asideOf, compactPlate, cornered, fullPlate, type Plan, type Point, railed, ropesOf } from './plan-parts.ts';

export function cornersFour(seats: number): Plan {
  return {
    rails: false,
    sea: { x: 80, y: 246, w: 1440, h: 630 },
    horizon: 300,
    plate: fullPlate,
    plates: cornered(seats, [
      { x: 80, y: 1012 },
      { x: 80, y: 60 },
      { x: 1080, y: 60 },
      { x: 1080, y: 1012 },
    ]),
    ropes: [],
    title: { x: 800, y: 204, scale: 0.8 },
    caption: { x: 800, y: 926, width: 900 },
    compass: { x: 600, y: 118, scale: 0.34 },
    deck: { x: 800, y: 118 },
    tray: { x: 608, y: 118, scale: 0.74 },
    next: null,
    emptied: { deck: 58, title: 0, tray: 0 },
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

/** Plans two rows below the sea: what is said, and below it deck, name and next captain. */
export function railsFour(seats: number, teams: boolean): Plan {
  const plate = seats === 8 ? narrow : compactPlate;
  const lower = 1140 - plate.h * plate.scale;
  return {
    ...railed(teams, { columns: columnsFour[seats], plate, upper: 60, lower }),
    sea: { x: 80, y: 162, w: 1440 - asideOf(seats, teams), h: 662 },
    horizon: 270,
    caption: { x: 800, y: 880, width: 1000 },
    compass: { x: 190, y: 982, scale: 0.34 },
    deck: { x: 350, y: 982 },
    title: { x: 668, y: 984, scale: 0.8 },
    tray: { x: 1040, y: 982, scale: 0.76 },
    next: { x: 1040, y: 982 },
    emptied: { deck: 42, title: 20, tray: 0 },
  };
}

export function cornersUpright(seats: number): Plan {
  const top = 96;
  const low = 1696;
  return {
    rails: false,
    sea: { x: 54, y: 366, w: 972, h: 1158 },
    horizon: 470,
    plate: fullPlate,
    plates: cornered(seats, [
      { x: 54, y: low },
      { x: 54, y: top },
      { x: 586, y: top },
      { x: 586, y: low },
    ]),
    ropes: [],
    title: { x: 240, y: 298, scale: 0.8 },
    caption: { x: 540, y: 1598, width: 850 },
    compass: { x: 540, y: 300, scale: 0.36 },
    deck: { x: 740, y: 300 },
    tray: { x: 540, y: 300, scale: 0.74 },
    next: null,
    emptied: { deck: 58, title: 0, tray: 0 },
  };
}

/** Lays pairs of captains above each other, half of them over the sea and half below it. */
export function railsUpright(seats: number, teams: boolean): Plan {
  const step = 108;
  const rows = Math.ceil(seats / 2);
  const above = Math.ceil(rows / 2);
  const lower = 1824 - compactPlate.h - (rows - above - 1) * step;
  const plates: Point[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const row = Math.floor(seat / 2);
    const alone = seat === seats - 1 && seat % 2 === 0;
    const y = row < above ? 96 + row * step : lower + (row - above) * step;
    plates.push({ x: alone ? 340 : [54, 626][seat % 2], y });
  }
  const top = 96 + above * step;
  const strip = lower - 72;
  return {
    rails: true,
    sea: { x: 54, y: top, w: 972, h: strip - 176 - top },
    horizon: top + 110,
    plate: compactPlate,
    plates,
    ropes: teams ? ropesOf(plates, compactPlate) : [],
    caption: { x: 540, y: strip - 112, width: 850 },
    compass: { x: 124, y: strip, scale: 0.34 },
    deck: { x: 296, y: strip },
    title: { x: 540, y: strip + 2, scale: 0.8 },
    tray: { x: 830, y: strip, scale: 0.76 },
    next: { x: 814, y: strip },
    emptied: { deck: 18, title: 52, tray: 20 },
  };
}
