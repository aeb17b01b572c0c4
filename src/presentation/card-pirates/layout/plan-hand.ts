/**
 * Places of a hand on each screen shape, as data: rail, cards, what to do now, the buttons. It hangs at the lower edge,
 * over what is of no use while somebody chooses; chart and battle rows stay free.
 */
import type { Frame, Shape } from '../../../controller/room.ts';
import type { Box, Point } from './plan.ts';

export interface HandPlan {
  /** Upper edge of the cloth, under the rail. */
  top: number;
  panel: Box;
  /** Places that tell whose hand it is: medallion, name, number of cards. */
  who: { medallion: Point; name: Point & { width: number }; count: Point & { width: number } };
  /**
   * Room of the cards: outer edges, the top of the first row, how many rows there may be, where the last one has to
   * end.
   */
  cards: { left: number; right: number; top: number; rows: number; floor: number };
  /** Middle of a single row. */
  middle: number;
  go: Box;
  left: Box;
  right: Box;
}

/** Gives the box of a button by its middle and its size. */
const button = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

const lying = (base: number): HandPlan => ({
  top: base,
  panel: { x: 84, y: base + 18, w: 1752, h: 260 },
  who: {
    medallion: { x: 144, y: base + 74 },
    count: { x: 188, y: base + 74, width: 108 },
    name: { x: 106, y: base + 138, width: 186 },
  },
  cards: { left: 300, right: 1330, top: base + 24, rows: 2, floor: base + 212 },
  middle: base + 112,
  go: button(1582, base + 62, 468, 86),
  left: button(1462, base + 158, 228, 86),
  right: button(1702, base + 158, 228, 86),
});

const plans: Readonly<Record<Shape, HandPlan>> = {
  wide: lying(852),
  ten: lying(964),
  four: {
    ...lying(968),
    panel: { x: 56, y: 986, w: 1488, h: 260 },
    who: {
      medallion: { x: 124, y: 1042 },
      count: { x: 168, y: 1042, width: 100 },
      name: { x: 84, y: 1104, width: 178 },
    },
    cards: { left: 272, right: 1150, top: 992, rows: 2, floor: 1182 },
    go: button(1342, 1030, 356, 86),
    left: button(1250, 1126, 172, 86),
    right: button(1434, 1126, 172, 86),
  },
  portrait: {
    top: 1400,
    panel: { x: 36, y: 1418, w: 1008, h: 440 },
    who: {
      medallion: { x: 108, y: 1456 },
      name: { x: 162, y: 1456, width: 400 },
      count: { x: 590, y: 1456, width: 200 },
    },
    cards: { left: 72, right: 1008, top: 1498, rows: 2, floor: 1750 },
    middle: 1596,
    go: button(304, 1800, 468, 86),
    left: button(662, 1800, 212, 86),
    right: button(896, 1800, 212, 86),
  },
};

export const handPlan = ({ shape }: Frame): HandPlan => plans[shape];

/** A finger needs so much from one card to the next, gap included. */
export const reach = 96;

export interface Fan {
  /** Middles of the cards shown, in the order of the hand from `first` on. */
  places: Point[];
  /** Number of the card in the hand that is shown first. */
  first: number;
  /** Part of a card that is seen: the next one covers the rest. */
  step: number;
  /** Scale of the cards, smaller where that lets the lower row be seen whole. */
  size: number;
  rows: number;
  /** Place of the way to the other cards, when not all have room. */
  more: Point | null;
  /** Number of pages. */
  pages: number;
}

/**
 * Lays a hand out in one row if it has room for all, else in two, the upper one looking out behind the lower where they
 * are not small enough to lie clear of each other. Nothing closes up further than a finger can tell; what has no room
 * then is on the next page.
 */
export function fanOf({ cards, middle }: HandPlan, count: number, page: number, card: { w: number; h: number }): Fan {
  const room = cards.right - cards.left;
  const perRow = Math.floor((room - card.w) / reach) + 1;
  const most = perRow * cards.rows;
  // Leafing takes one place.
  const perPage = count <= most ? count : most - 1;
  const pages = Math.max(1, Math.ceil(count / Math.max(1, perPage)));
  const first = (page % pages) * perPage;
  const shown = Math.min(perPage, count - first);
  const slots = pages > 1 ? shown + 1 : shown;
  const rows = slots <= perRow ? 1 : 2;
  const inRow = Math.ceil(slots / rows);
  const size = rows === 1 ? 1 : Math.min(1, (cards.floor - cards.top - reach) / card.h);
  const widest = Math.max(reach, card.w * size + 12);
  const step = inRow < 2 ? widest : Math.min(widest, (room - card.w) / (inRow - 1));
  const left = (cards.left + cards.right) / 2 - ((inRow - 1) * step) / 2;
  const all = Array.from({ length: slots }, (_, i) => ({
    x: left + (i % inRow) * step,
    y: rows === 1 ? middle : cards.top + (card.h * size) / 2 + Math.floor(i / inRow) * reach,
  }));
  return { places: all.slice(0, shown), first, step, size, rows, more: pages > 1 ? all[shown] : null, pages };
}
