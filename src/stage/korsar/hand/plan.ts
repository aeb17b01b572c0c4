/** Where a hand and the ships it may go to lie, on every shape of screen, as data: between the plates, the ships above. */
import type { Frame } from '../../../controller/room.ts';
import type { Box, Point } from '../layout/plan-parts.ts';

export interface HandPlan {
  width: number;
  /** The part of the table that is hidden. */
  top: number;
  bottom: number;
  cloth: Box;
  /** Cells of the ships, in rows of so many at most. */
  cells: Box;
  perRow: number;
  well: Box;
  own: {
    heading: Point;
    /** What to do next: its end, or its middle. */
    sentence: Point & { align: number; wrap: number };
    /** Middles of the first card and of the row; `room` is how long the row may be. */
    cards: { from: number | null; middle: number; y: number; room: number };
  };
  partner: { heading: Point; cards: Point & { room: number }; note: Point & { w: number } };
  buttons: { launch: Point; play: Point; hide: Point };
  /** Where a pause lies when the hand lies open, if not in its usual place. */
  pause?: Point;
}

interface Bands {
  top: number;
  bottom: number;
  strip: number;
}

const bands: Record<Frame['shape'], { corners: Bands; rails: Bands }> = {
  wide: { corners: { top: 190, bottom: 884, strip: 276 }, rails: { top: 156, bottom: 924, strip: 316 } },
  ten: { corners: { top: 198, bottom: 1000, strip: 344 }, rails: { top: 164, bottom: 1036, strip: 380 } },
  four: { corners: { top: 196, bottom: 1004, strip: 320 }, rails: { top: 164, bottom: 1036, strip: 340 } },
  portrait: { corners: { top: 236, bottom: 1684, strip: 600 }, rails: { top: 206, bottom: 1830, strip: 600 } },
};

export function handPlan({ shape, width }: Frame, rails: boolean, teams: boolean, curtain: boolean): HandPlan {
  const { top, bottom, strip } = bands[shape][rails ? 'rails' : 'corners'];
  const under = top + strip + 12;
  const well = { x: 70, y: under, w: width - 140, h: bottom - under - 4 };
  const shared = {
    width,
    top,
    bottom,
    cloth: { x: 76, y: top + 8, w: width - 152, h: strip - 4 },
    cells: { x: 92, y: top + 12, w: width - 184, h: strip - 16 },
    perRow: Math.floor((width - 184) / 246),
    well,
  };
  const high = under + (curtain ? (rails ? 34 : 30) : 0);
  return shape === 'portrait'
    ? { ...shared, ...upright(shared, high) }
    : { ...shared, ...lying(shared, high, teams, rails || shape === 'four') };
}

type Below = Pick<HandPlan, 'own' | 'partner' | 'buttons' | 'pause'>;
type Shared = Pick<HandPlan, 'width' | 'bottom' | 'well'>;

/** The partner's hand beside the own one; buttons in one row. */
function lying({ width, bottom, well }: Shared, high: number, teams: boolean, aside: boolean): Below {
  const less = 1920 - width;
  const spare = bottom - high;
  // Higher screens give the cards some air.
  const y = high + (teams && less > 0 ? 252 : (teams ? 194 : 184) + Math.max(0, (spare - 410) * 0.7));
  // Between the heads of two hands, or on a narrower screen under the own one.
  const beside =
    less === 0 ? { x: 1130, y: high + 30, align: 1, wrap: 520 } : { x: 170, y: high + 88, align: 0, wrap: 760 };
  const row = bottom - 52;
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
      hide: { x: 1530 - less * 0.92, y: row },
    },
    pause: aside ? { x: width - 134, y: well.y + 56 } : undefined,
  };
}

/** One below the other. */
function upright({ width, bottom, well }: Shared, high: number): Below {
  const middle = width / 2;
  return {
    own: {
      heading: { x: 150, y: high + 40 },
      sentence: { x: middle, y: high + 118, align: 0.5, wrap: 880 },
      cards: { from: null, middle, y: high + 280, room: width - 360 },
    },
    partner: {
      heading: { x: 150, y: high + 436 },
      cards: { x: 220, y: high + 566, room: width - 440 },
      note: { x: middle, y: high + 680, w: 560 },
    },
    buttons: {
      launch: { x: middle - 205, y: bottom - 156 },
      play: { x: middle + 205, y: bottom - 156 },
      hide: { x: middle, y: bottom - 58 },
    },
    pause: { x: width - 134, y: well.y + 60 },
  };
}
