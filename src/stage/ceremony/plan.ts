/** Where the ceremony goes on each screen shape, as data. */
import type { Frame, Shape } from '../../controller/room.ts';

/** One line of coin stacks; portrait has two, the first seats above. */
interface Line {
  deckY: number;
  plateY: number;
  /** The highest stack. */
  tallest: number;
}

export interface Berth {
  x: number;
  y: number;
  scale: number;
}

/** One place for every number of captains, but for those named. */
const berths = (usual: Berth, others: Readonly<Record<number, Berth>>): Readonly<Record<number, Berth>> => ({
  ...Object.fromEntries([1, 2, 3, 4, 5].map((count) => [count, usual])),
  ...others,
});

interface Ceremony {
  title: number;
  subtitle: number;
  backdrop: { horizon: number; rail: number; sun: { x: number; y: number } };
  lines: readonly Line[];
  /** Middles of the stacks by the number of captains, line by line. */
  xs: Readonly<Record<number, readonly (readonly number[])[]>>;
  /** Width of a captain's plate by the number of captains, where it is not the usual one. */
  plates: Readonly<Record<number, number>>;
  /** The winner's ship by the number of captains: beside the stacks, or far out between two of them. */
  winner: Readonly<Record<number, Berth>>;
}

const wideXs = {
  1: [[840]],
  2: [[655.5, 1024.5]],
  3: [[471, 840, 1209]],
  4: [[310, 664, 1018, 1372]],
  5: [[276, 618, 960, 1302, 1644]],
};

const ceremonies: Readonly<Record<Shape, Ceremony>> = {
  wide: {
    title: 122,
    subtitle: 226,
    backdrop: { horizon: 430, rail: 706, sun: { x: 407, y: 360 } },
    lines: [{ deckY: 758, plateY: 872, tallest: 300 }],
    xs: wideXs,
    plates: {},
    winner: berths(
      { x: 1668, y: 470, scale: 0.72 },
      { 4: { x: 1640, y: 470, scale: 0.72 }, 5: { x: 1458, y: 452, scale: 0.4 } },
    ),
  },
  ten: {
    title: 130,
    subtitle: 236,
    backdrop: { horizon: 490, rail: 800, sun: { x: 407, y: 420 } },
    lines: [{ deckY: 856, plateY: 980, tallest: 360 }],
    xs: wideXs,
    plates: {},
    winner: berths(
      { x: 1668, y: 540, scale: 0.78 },
      { 4: { x: 1640, y: 540, scale: 0.74 }, 5: { x: 1458, y: 514, scale: 0.4 } },
    ),
  },
  four: {
    title: 134,
    subtitle: 240,
    backdrop: { horizon: 490, rail: 800, sun: { x: 330, y: 420 } },
    lines: [{ deckY: 856, plateY: 980, tallest: 350 }],
    xs: {
      1: [[700]],
      2: [[520, 880]],
      3: [[340, 700, 1060]],
      4: [[272, 624, 976, 1328]],
      5: [[224, 512, 800, 1088, 1376]],
    },
    plates: { 5: 276 },
    winner: berths(
      { x: 1376, y: 540, scale: 0.62 },
      { 4: { x: 1140, y: 512, scale: 0.36 }, 5: { x: 1226, y: 510, scale: 0.3 } },
    ),
  },
  portrait: {
    title: 168,
    subtitle: 274,
    backdrop: { horizon: 560, rail: 850, sun: { x: 230, y: 500 } },
    lines: [
      { deckY: 900, plateY: 1014, tallest: 300 },
      { deckY: 1560, plateY: 1674, tallest: 230 },
    ],
    xs: {
      1: [[540]],
      2: [[300, 780]],
      3: [[540], [300, 780]],
      4: [
        [300, 780],
        [300, 780],
      ],
      5: [
        [300, 780],
        [212, 540, 868],
      ],
    },
    plates: { 5: 310 },
    winner: berths(
      { x: 522, y: 604, scale: 0.56 },
      { 1: { x: 836, y: 604, scale: 0.5 }, 3: { x: 836, y: 604, scale: 0.5 } },
    ),
  },
};

export const coin = 10.6;
export const usualPlate = 332;

export const ceremonyOf = ({ shape }: Frame): Ceremony => ceremonies[shape];

/** Where the stack is that comes at this place in the line, from 0. */
export function stand(ceremony: Ceremony, place: number, count: number): Line & { x: number } {
  const lines = ceremony.xs[count];
  const index = place < lines[0].length ? 0 : 1;
  return { ...ceremony.lines[index], x: lines[index][index === 0 ? place : place - lines[0].length] };
}

/** How thick one point is: coins grow thinner when a stack would pass the cap. */
export function pointHeight(totals: readonly number[], { lines, xs }: Ceremony): number {
  const first = xs[totals.length][0].length;
  return Math.min(coin, ...totals.map((total, place) => lines[place < first ? 0 : 1].tallest / Math.max(1, total)));
}
