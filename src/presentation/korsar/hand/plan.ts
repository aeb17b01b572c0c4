/** Places of a hand and of the ships it may go to, on every shape of screen, as data: between the plates, the ships above. */
import type { Frame } from '../../../controller/room.ts';
import { type Box, cornersPause, type Plan, type Point } from '../layout/plan-parts.ts';

export interface HandPlan {
  width: number;
  /** Upper edge of the tray, which goes down to the edge of the window. */
  tray: number;
  horizon: number;
  /** Box of the ships, from their masts to what is said under them. */
  sea: Box;
  /** Places where the plates below the sea lie small, at the lower corners of the tray; null where they stay. */
  small: { below: number; left: number; right: number; y: number } | null;
  well: Box;
  own: {
    /** Null where nothing but the sentence has room. */
    heading: Point | null;
    /** End or middle of the sentence that says what to do next. */
    sentence: Point & { align: number; wrap: number };
    /** Middles of the first card and of the row; `room` is how long the row may be. */
    cards: { from: number | null; middle: number; y: number; room: number };
  };
  partner: { heading: Point; cards: Point & { room: number }; note: Point & { w: number } };
  buttons: { launch: Point; play: Point; hide: Point & { w: number } };
  /** Place of a pause when the hand lies open, if it is not the usual one. */
  pause?: Point;
  /** Middles that are kept for the round buttons of the house. */
  round: readonly Point[];
}

interface Bands {
  /** Upper edge of the ships, of the tray, and the lower edge of what lies on it. */
  top: number;
  tray: number;
  bottom: number;
}

const bands: Record<Exclude<Frame['shape'], 'portrait'>, { corners: Bands; rails: Bands }> = {
  wide: { corners: { top: 154, tray: 700, bottom: 1064 }, rails: { top: 152, tray: 478, bottom: 924 } },
  ten: { corners: { top: 160, tray: 816, bottom: 1180 }, rails: { top: 160, tray: 590, bottom: 1036 } },
  four: { corners: { top: 186, tray: 590, bottom: 1004 }, rails: { top: 160, tray: 588, bottom: 1036 } },
};

/** Room for the sentence under the head of the own hand, where the partner's hand lies beside it. */
const besidePartner = 64;

/** Lays out an upright window, where the plates lie in as many rows as there are captains. */
function bandsOf(shape: Frame['shape'], { rails, plates, plate, sea }: Plan, teams: boolean): Bands {
  if (shape !== 'portrait') {
    const usual = bands[shape][rails ? 'rails' : 'corners'];
    if (!teams || shape !== 'four') return usual;
    // From the upper plates to the lower ones, however high they are.
    const rows = plates.map(({ y }) => y);
    const bottom = Math.max(...rows) - 6;
    const top = Math.min(...rows) + plate.h * plate.scale + 2;
    return { top, tray: usual.tray - besidePartner + bottom - usual.bottom, bottom };
  }
  const lower = Math.min(...plates.map(({ y }) => y).filter((y) => y > sea.y + sea.h));
  const upper = Math.max(...plates.map(({ y }) => y).filter((y) => y < sea.y + sea.h)) + plate.h;
  return { top: upper + 4, tray: rails ? Math.max(upper + 330, lower - 896) : 1010, bottom: lower - 14 };
}

/** Width that a finger needs for a card, and the room for a row of cards between the small plates. */
export const finger = 96;
const deepRoom = 830;

/** Height of a tray in which no card lies: a sentence, and below it the buttons; beside each other where there is room. */
const bare = { deep: 124, usual: 216, upright: 372 };

export function handPlan(
  { shape, width, height }: Frame,
  table: Plan,
  { teams, curtain, cards }: { teams: boolean; curtain: boolean; cards: number },
): HandPlan {
  const { rails } = table;
  const down = !rails && (shape === 'wide' || shape === 'ten');
  const { top, tray: full, bottom } = bandsOf(shape, table, teams);
  // A curtain has a button of its own, and a fringe.
  const empty = cards === 0;
  const least =
    bottom -
    24 -
    (down && !curtain ? bare.deep : bare[shape === 'portrait' ? 'upright' : 'usual'] + (curtain ? 34 : 0));
  const tray = empty
    ? Math.max(full, least)
    : full - (down ? (curtain ? 34 : 0) + (cards * finger > deepRoom ? 34 : 0) : 0);
  const under = tray + 12;
  const well = { x: 70, y: under, w: width - 140, h: bottom - under - 4 };
  const shared = {
    width,
    tray,
    horizon: Math.round(top + (tray - top) * 0.1 + 20),
    sea: { x: width * 0.05 + 8, y: top, w: width * 0.9 - 16, h: tray - 4 - top },
    small: down ? { below: height / 2, left: 96, right: width - 496, y: height * 0.95 - 96 } : null,
    bottom,
    well,
  };
  const high = under + (curtain ? (rails ? 34 : 30) : 0);
  return shape === 'portrait'
    ? { ...shared, ...upright(shared, high), round: roundAt(table, { shape, width }, high, well) }
    : {
        ...shared,
        ...lying(shared, high, teams, rails || shape === 'four'),
        ...(down ? (empty ? shallow(shared, high, curtain) : deep(shared, high)) : {}),
        round: teams && shape === 'four' ? besideHands(shared) : roundAt(table, { shape, width }, high, well),
      };
}

/**
 * Keeps places between the head of the partner's hand and the rope that lashes partners together, while the pause is not there;
 * then where the curtain's button lies, where there is no curtain.
 */
function besideHands({ width, well, bottom }: Shared): Point[] {
  const [x, y] = [width - 163, well.y + 56];
  return [
    { x, y },
    { x: x - 104, y },
    { x: 990, y: bottom - 60 },
  ];
}

/** Keeps places between the plates above the ships; upright in the head of the hand, and below the pause where the plates leave none. */
function roundAt(
  { rails, plates, plate }: Plan,
  { shape, width }: Pick<Frame, 'shape' | 'width'>,
  high: number,
  well: Box,
) {
  const below = { x: width - 134, y: well.y + 56 };
  if (shape === 'portrait')
    return [
      { x: below.x - 104, y: high + 40 },
      { x: below.x - 208, y: high + 40 },
    ];
  const top = Math.min(...plates.map(({ y }) => y));
  const upper = plates.filter(({ y }) => y === top).map(({ x }) => x);
  // Above the ships of the hand, which begin close below the plates.
  const y = top + (plate.h * plate.scale) / 2 - (rails ? 8 : 22);
  if (!rails && shape !== 'four')
    return [
      { x: cornersPause - 108, y: top + 34 },
      { x: cornersPause - 216, y: top + 34 },
    ];
  const long = plate.w * plate.scale;
  const edges = [width * 0.05 - long, ...upper.sort((a, b) => a - b), width * 0.95];
  const gaps = edges.slice(1).flatMap((end, i) => {
    const from = edges[i] + long;
    const count = Math.min(2, Math.floor((end - from - 8) / 104));
    return Array.from({ length: count }, (_, n) => ({ x: end - (end - from) / 2 + (n - (count - 1) / 2) * 104, y }));
  });
  // The nearest to the pause, which is at the right.
  if (gaps.length >= 2) return gaps.reverse().slice(0, 2);
  return [
    { x: below.x, y: below.y + 104 },
    { x: below.x, y: below.y + 208 },
  ];
}

/** Lays out a tray that goes down to the edge: cards and buttons between what is said on the left and the small plates. */
function deep({ width, bottom }: Shared, high: number): Pick<HandPlan, 'own' | 'buttons'> {
  const row = bottom - 60;
  return {
    own: {
      heading: { x: 130, y: high + 44 },
      sentence: { x: 104, y: high + 108, align: 0, wrap: 400 },
      cards: { from: null, middle: width / 2, y: high + 134, room: deepRoom },
    },
    buttons: {
      launch: { x: width / 2 - 206, y: row },
      play: { x: width / 2 + 206, y: row },
      hide: { x: width - 296, y: high + 40, w: 340 },
    },
  };
}

/** Lays out a tray without cards, between the small plates. */
function shallow({ width, bottom }: Shared, high: number, curtain: boolean): Pick<HandPlan, 'own' | 'buttons'> {
  const row = bottom - 70;
  return {
    own: {
      heading: curtain ? { x: 130, y: high + 34 } : null,
      sentence: { x: 540, y: curtain ? high + 34 : row, align: 0, wrap: 420 },
      cards: { from: null, middle: width / 2, y: high, room: width },
    },
    buttons: {
      launch: { x: width / 2 - 206, y: row },
      play: { x: width / 2 + 220, y: row },
      hide: { x: width - 296, y: high + 44, w: 340 },
    },
  };
}

type Below = Pick<HandPlan, 'own' | 'partner' | 'buttons' | 'pause'>;
type Shared = Pick<HandPlan, 'width' | 'well'> & { bottom: number };

/** Lays the partner's hand beside the own one, and the buttons in one row. */
function lying({ width, bottom, well }: Shared, high: number, teams: boolean, aside: boolean): Below {
  const less = 1920 - width;
  const spare = bottom - high;
  // Higher screens give the cards some air.
  const y = high + (teams && less > 0 ? 252 : (teams ? 194 : 184) + Math.max(0, (spare - 410) * 0.7));
  // Between the heads of two hands, or on a narrower screen under the own one.
  const beside =
    less === 0 ? { x: 1130, y: high + 30, align: 1, wrap: 520 } : { x: 170, y: high + 88, align: 0, wrap: 760 };
  const row = bottom - (teams && less > 0 ? 44 : 52);
  const middle = teams ? 720 : width / 2;
  return {
    own: {
      heading: { x: 176, y: high + 32 },
      sentence: teams ? beside : { x: width - 180, y: high + 30, align: 1, wrap: 900 - less * 0.5 },
      cards: teams
        ? { from: 222, middle: 0, y, room: 1010 - less * 0.7 }
        : { from: null, middle: width / 2, y, room: width - 360 },
    },
    partner: {
      heading: { x: 1236 - less * 0.75, y: high + 32 },
      cards: { x: 1294 - less * 0.75, y: y - 12, room: 390 },
      note: { x: 1480 - less * 0.56, y: y + 96 + less * 0.05, w: 560 - less * 0.4 },
    },
    buttons: {
      launch: { x: middle - 420, y: row },
      play: { x: middle, y: row },
      hide: { x: 1530 - less * 0.92, y: row, w: 480 },
    },
    pause: aside ? { x: width - 134, y: well.y + 56 } : undefined,
  };
}

/** Lays out hands and buttons one below the other. */
function upright({ width, bottom, well }: Shared, high: number): Below {
  const middle = width / 2;
  return {
    own: {
      heading: { x: 150, y: high + 40 },
      sentence: { x: middle, y: high + 104, align: 0.5, wrap: 880 },
      cards: { from: null, middle, y: high + 252, room: width - 360 },
    },
    partner: {
      heading: { x: 150, y: high + 398 },
      cards: { x: 220, y: high + 516, room: width - 440 },
      note: { x: middle, y: high + 624, w: 560 },
    },
    buttons: {
      launch: { x: middle - 205, y: bottom - 156 },
      play: { x: middle + 205, y: bottom - 156 },
      hide: { x: middle, y: bottom - 58, w: 480 },
    },
    pause: { x: width - 134, y: well.y + 60 },
  };
}
