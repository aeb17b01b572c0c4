/** Places of the ceremony on each screen shape, as data. */
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

export interface Ceremony {
  title: number;
  subtitle: number;
  backdrop: { horizon: number; rail: number; sun: { x: number; y: number } };
  lines: readonly Line[];
  /** Middles of the stacks by the number of captains, line by line. */
  xs: Readonly<Record<number, readonly (readonly number[])[]>>;
  /** Width of a captain's plate by the number of captains, where it is not the usual one. */
  plates: Readonly<Record<number, number>>;
  /** Waterline of the winners' ships, and how large one of them is by how many there are. */
  ships: { y: number; scales: readonly number[] };
  /** Places of everybody's ship by the number of captains, where they do not lie in lines as usual. */
  berths?: Readonly<Record<number, readonly Berth[]>>;
}

/** The group is centred on the middle; a captain alone leaves half of it to the ship. */
const wideXs = {
  1: [[690]],
  2: [[540, 1380]],
  3: [[540, 960, 1380]],
  4: [[330, 750, 1170, 1590]],
  5: [[276, 618, 960, 1302, 1644]],
  6: [[226, 520, 814, 1106, 1400, 1694]],
};

const ceremonies: Readonly<Record<Shape, Ceremony>> = {
  wide: {
    title: 126,
    subtitle: 240,
    backdrop: { horizon: 430, rail: 678, sun: { x: 407, y: 360 } },
    lines: [{ deckY: 724, plateY: 830, tallest: 190 }],
    xs: wideXs,
    plates: { 5: 306, 6: 262 },
    ships: { y: 652, scales: [1.47, 1.14, 0.93, 0.75, 0.66] },
  },
  ten: {
    title: 132,
    subtitle: 256,
    backdrop: { horizon: 490, rail: 770, sun: { x: 407, y: 420 } },
    lines: [{ deckY: 822, plateY: 938, tallest: 224 }],
    xs: wideXs,
    plates: { 5: 306, 6: 262 },
    ships: { y: 740, scales: [1.65, 1.2, 0.99, 0.81, 0.69] },
  },
  four: {
    title: 132,
    subtitle: 258,
    backdrop: { horizon: 490, rail: 770, sun: { x: 330, y: 420 } },
    lines: [{ deckY: 822, plateY: 938, tallest: 218 }],
    xs: {
      1: [[560]],
      2: [[440, 1160]],
      3: [[430, 800, 1170]],
      4: [[272, 624, 976, 1328]],
      5: [[224, 512, 800, 1088, 1376]],
      6: [[190, 434, 678, 922, 1166, 1410]],
    },
    plates: { 4: 316, 5: 258, 6: 222 },
    ships: { y: 740, scales: [1.5, 1.02, 0.81, 0.69, 0.6] },
  },
  portrait: {
    title: 168,
    subtitle: 286,
    backdrop: { horizon: 560, rail: 850, sun: { x: 230, y: 500 } },
    lines: [
      { deckY: 900, plateY: 1014, tallest: 190 },
      // Below this line lie two rows of buttons, and the pills about single captains.
      { deckY: 1376, plateY: 1484, tallest: 74 },
    ],
    xs: {
      1: [[300]],
      2: [[285, 795]],
      3: [[540], [285, 795]],
      4: [
        [285, 795],
        [285, 795],
      ],
      5: [
        [285, 795],
        [212, 540, 868],
      ],
      6: [
        [212, 540, 868],
        [212, 540, 868],
      ],
    },
    plates: { 2: 400, 3: 400, 4: 400, 5: 280, 6: 280 },
    ships: { y: 796, scales: [1.29, 0.78, 0.6, 0.51, 0.45] },
  },
};

/**
 * Factor by which stacks are higher while they are counted: with the crown they come down, so that the ship is seen
 * whole.
 */
export const raised = 1.56;
const coin = 10.6 / raised;
/** Coins that a point is at most drawn as, where there are so few points that their stacks would be low. */
const coinsOfPoint = 3;
export const usualPlate = 332;

/** Times as large as others that a winner's plate is in the end, and letters of who has won. */
const [plateGrows, lettersGrow] = [1.2, 1.25];
export const wonLetters = 140 * lettersGrow;
/** Pixels between two plates at least. */
const betweenPlates = 4;

/** Gives how many times as large as others a winner's plate can be here; `beside`: somebody next to it has won as well. */
export function plateGrowth({ xs, plates }: Ceremony, place: number, count: number, beside: boolean): number {
  const [upper, lower = []] = xs[count];
  const [line, at] = place < upper.length ? [upper, place] : [lower, place - upper.length];
  const near = [line[at - 1], line[at + 1]].filter((x) => x !== undefined);
  const room = Math.min(...near.map((x) => Math.abs(x - line[at]))) - betweenPlates;
  const width = plates[count] ?? usualPlate;
  return Math.min(plateGrows, beside ? room / width : (2 * room) / width - 1);
}

export const ceremonyOf = ({ shape }: Frame): Ceremony => ceremonies[shape];

/** Gives the middle of the row under all plates, where it is said what one person came to. */
export const saidAt = (frame: Frame): number => Math.max(...ceremonyOf(frame).lines.map(({ plateY }) => plateY)) + 104;

/** Gives the place of the stack that comes at this place in the line, from 0. */
export function stand(ceremony: Ceremony, place: number, count: number): Line & { x: number } {
  const lines = ceremony.xs[count];
  const index = place < lines[0].length ? 0 : 1;
  return { ...ceremony.lines[index], x: lines[index][index === 0 ? place : place - lines[0].length] };
}

/**
 * Gives the thickness of one point: coins grow thinner when a stack would pass the cap, and more of them stand for a point
 * when all would be low.
 */
export function pointHeight(totals: readonly number[], { lines, xs }: Ceremony): number {
  const first = xs[totals.length][0].length;
  return Math.min(
    coin * coinsOfPoint,
    ...totals.map((total, place) => lines[place < first ? 0 : 1].tallest / Math.max(1, total)),
  );
}

/** Distance of two lines of ships on upright screens, down and to the side, and how large one of them is at most. */
const ranks = { down: 130, aside: 110, most: 0.72 };

/**
 * Gives everybody's place on the water, behind their stack; on upright screens those of the upper line lie further out, and
 * those of the lower one before them, between their masts.
 */
export function berthBehind(frame: Frame, place: number, count: number, plan = ceremonyOf(frame)): Berth {
  const own = plan.berths?.[count][place];
  if (own) return own;
  const { y } = plan.ships;
  if (frame.shape !== 'portrait')
    return { x: stand(plan, place, count).x, y, scale: Math.min(1, frame.width / count / 600) };
  const [upper, lower = []] = plan.xs[count];
  const behind = place < upper.length && lower.length > 0;
  const rank = behind || lower.length === 0 ? upper : lower;
  const step = frame.width / rank.length;
  const aside = lower.length === 0 ? 0 : behind ? ranks.aside : -ranks.aside;
  const nth = rank === upper ? place : place - upper.length;
  return {
    x: (nth + 0.5) * step + aside,
    y: behind ? y - ranks.down : y,
    scale: Math.min(ranks.most, step / 600),
  };
}

/** Distance of what is beside the outermost stack, the same as between stacks. */
const besideAll = 760;

/**
 * Gives the places where the winners' ships come to lie before all stacks, one for each: in the gap beside the winner's stack, rather
 * towards the middle, and each in a gap of its own. On upright screens they share the sea behind the upper line.
 */
export function berthsOf(
  { shape, width }: Frame,
  winners: readonly number[],
  count: number,
  { xs, ships } = ceremonies[shape],
): Berth[] {
  const { y, scales } = ships;
  const upper = xs[count][0];
  const scale = scales[winners.length - 1] ?? scales[scales.length - 1];
  const step = upper.length > 1 ? upper[1] - upper[0] : besideAll;
  if (shape === 'portrait' || winners.length > upper.length + 1) {
    // The sea is seen between two stacks, or on both sides of one.
    const alone = upper.length === 1;
    const middle = alone && winners.length === 1 ? width * 0.66 : width / 2;
    const apart = alone ? (width * 0.6) / Math.max(1, winners.length - 1) : 250;
    return winners.map((_, i) => ({ x: middle + (i - (winners.length - 1) / 2) * apart, y, scale }));
  }
  const free = [upper[0] - step / 2, ...upper.map((x) => x + step / 2)];
  // Gaps at the edge, where half of a ship is seen, come last.
  const from = (gap: number, x: number) =>
    Math.abs(gap - x) + Math.abs(gap - width / 2) / 100 + (gap < upper[0] || gap > upper[upper.length - 1] ? width : 0);
  return winners.map((place) => {
    const x = free.reduce((best, gap) => (from(gap, upper[place]) < from(best, upper[place]) ? gap : best));
    free.splice(free.indexOf(x), 1);
    // She leaves more of her captain's stack and portrait to be seen, where she stays in the picture.
    const far = Math.max(0, Math.min(step / 4, step / 2 - 104));
    const aside =
      upper.length > 1 && (x < upper[0] || x > upper[upper.length - 1]) ? 0 : Math.sign(x - upper[place]) * far;
    return { x: x + aside, y, scale };
  });
}
