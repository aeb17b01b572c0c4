/**
 * Places on each screen shape, as data: drawn by hand for 16:9, and for the other shapes header, stage, seats and
 * caption from top to bottom. Reference pixels of the shape's frame.
 */
import type { Frame, Shape } from '../../../controller/room.ts';

interface Point {
  x: number;
  y: number;
}

export type Place = 'BL' | 'TL' | 'TR' | 'BR' | 'BC';

/** One line of ships with the sea behind it and the deck before it. Portrait has two, one above the other. */
export interface Row {
  /** Middles of the ships, from the left. */
  xs: readonly number[];
  horizon: number;
  sun: Point;
  rail: number;
  waterline: number;
  scale: number;
  cardY: number;
  cardScale: number;
  ledgerY: number;
  /** Width that one ship has for its cards and its ledger. */
  width: number;
  /** End of the deck, when there is another sea below it. */
  deckEnd?: number;
}

export interface Plan {
  frame: Frame;
  title: Point;
  progress: Point;
  caption: Point & { width: number };
  plates: Readonly<Partial<Record<Place, Point>>>;
  rows: readonly Row[];
}

type Draft = Omit<Plan, 'frame'>;

const corners = (left: number, right: number, top: number, bottom: number) => ({
  BL: { x: left, y: bottom },
  TL: { x: left, y: top },
  TR: { x: right, y: top },
  BR: { x: right, y: bottom },
});

const wideRow = { horizon: 323, sun: { x: 330, y: 300 }, rail: 638 };
const tenRow = { horizon: 376, sun: { x: 330, y: 350 }, rail: 712 };
const fourRow = { horizon: 292, sun: { x: 250, y: 270 }, rail: 540 };
const upper = { horizon: 410, sun: { x: 170, y: 392 } };
const lower = { sun: { x: 880, y: 900 } };

/** Drafts for up to four captains, and for five. */
const drafts: Readonly<Record<Shape, readonly [Draft, Draft]>> = {
  wide: [
    {
      title: { x: 960, y: 98 },
      progress: { x: 960, y: 177 },
      caption: { x: 950, y: 982, width: 764 },
      plates: corners(96, 1384, 54, 898),
      rows: [
        {
          ...wideRow,
          xs: [283, 733, 1183, 1628],
          waterline: 518,
          scale: 0.92,
          cardY: 745,
          cardScale: 1,
          ledgerY: 860,
          width: 424,
        },
      ],
    },
    {
      title: { x: 960, y: 98 },
      progress: { x: 960, y: 177 },
      caption: { x: 960, y: 262, width: 760 },
      plates: { ...corners(96, 1384, 54, 898), BC: { x: 740, y: 898 } },
      rows: [
        {
          ...wideRow,
          xs: [270, 615, 960, 1305, 1650],
          waterline: 566,
          scale: 0.78,
          cardY: 752,
          cardScale: 0.86,
          ledgerY: 860,
          width: 330,
        },
      ],
    },
  ],
  ten: [
    {
      title: { x: 960, y: 106 },
      progress: { x: 960, y: 186 },
      caption: { x: 950, y: 1096, width: 764 },
      plates: corners(96, 1384, 60, 1012),
      rows: [
        {
          ...tenRow,
          xs: [283, 733, 1183, 1628],
          waterline: 588,
          scale: 0.98,
          cardY: 832,
          cardScale: 1,
          ledgerY: 958,
          width: 424,
        },
      ],
    },
    {
      title: { x: 960, y: 106 },
      progress: { x: 960, y: 186 },
      caption: { x: 960, y: 272, width: 760 },
      plates: { ...corners(96, 1384, 60, 1012), BC: { x: 740, y: 1012 } },
      rows: [
        {
          ...tenRow,
          xs: [270, 615, 960, 1305, 1650],
          waterline: 636,
          scale: 0.8,
          cardY: 840,
          cardScale: 0.9,
          ledgerY: 960,
          width: 330,
        },
      ],
    },
  ],
  four: [
    {
      title: { x: 426, y: 110 },
      progress: { x: 1190, y: 106 },
      caption: { x: 800, y: 1084, width: 1100 },
      plates: corners(80, 1080, 748, 884),
      rows: [
        {
          ...fourRow,
          xs: [262, 622, 982, 1342],
          waterline: 452,
          scale: 0.72,
          cardY: 614,
          cardScale: 0.82,
          ledgerY: 706,
          width: 348,
        },
      ],
    },
    {
      title: { x: 426, y: 110 },
      progress: { x: 1190, y: 106 },
      caption: { x: 800, y: 1084, width: 1100 },
      plates: { ...corners(80, 1080, 748, 884), BC: { x: 580, y: 884 } },
      rows: [
        {
          ...fourRow,
          xs: [224, 512, 800, 1088, 1376],
          waterline: 446,
          scale: 0.62,
          cardY: 616,
          cardScale: 0.78,
          ledgerY: 706,
          width: 278,
        },
      ],
    },
  ],
  portrait: [
    {
      title: { x: 540, y: 150 },
      progress: { x: 540, y: 228 },
      caption: { x: 540, y: 1768, width: 940 },
      plates: corners(70, 586, 1400, 1544),
      rows: [
        {
          ...upper,
          xs: [286, 794],
          rail: 640,
          waterline: 548,
          scale: 0.72,
          cardY: 724,
          cardScale: 0.86,
          ledgerY: 826,
          width: 480,
          deckEnd: 860,
        },
        {
          ...lower,
          horizon: 1010,
          xs: [286, 794],
          rail: 1178,
          waterline: 1086,
          scale: 0.62,
          cardY: 1262,
          cardScale: 0.86,
          ledgerY: 1358,
          width: 480,
        },
      ],
    },
    {
      title: { x: 540, y: 150 },
      progress: { x: 540, y: 228 },
      caption: { x: 540, y: 1790, width: 940 },
      plates: { ...corners(70, 586, 1320, 1456), BC: { x: 328, y: 1592 } },
      rows: [
        {
          ...upper,
          xs: [206, 540, 874],
          rail: 604,
          waterline: 516,
          scale: 0.66,
          cardY: 682,
          cardScale: 0.78,
          ledgerY: 774,
          width: 322,
          deckEnd: 806,
        },
        {
          ...lower,
          horizon: 940,
          xs: [320, 760],
          rail: 1104,
          waterline: 1018,
          scale: 0.58,
          cardY: 1184,
          cardScale: 0.78,
          ledgerY: 1278,
          width: 400,
        },
      ],
    },
  ],
};

export function planOf(frame: Frame, seats: number): Plan {
  return { frame, ...drafts[frame.shape][seats === 5 ? 1 : 0] };
}

/** Gives the line in which a ship lies, and her place in it. */
export function berth(plan: Plan, slot: number): { row: Row; x: number; line: number } {
  const first = plan.rows[0].xs.length;
  const line = slot < first ? 0 : 1;
  const row = plan.rows[line] ?? plan.rows[0];
  return { row, x: row.xs[line === 0 ? slot : slot - first], line };
}
