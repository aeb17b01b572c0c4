/** Places of the open hand's parts, which fill a screen of any shape: the fleet, the order, the berths, the deck at the lower edge. */
import type { Frame } from '../../../controller/room.ts';
import type { PlaneBox } from '../../screens/sketch.ts';
import { frames } from '../../shapes.ts';

interface Place {
  x: number;
  y: number;
}

export interface HandPlan {
  frame: Frame;
  pause: Place;
  /** Middles that are kept for the round buttons of the house. */
  round: readonly Place[];
  /** The fleet, and her waterlines from the back to the front, with the scale of ships in a fleet of four. */
  painting: PlaneBox & { horizon: number; rows: readonly { y: number; ship: number }[] };
  sailing: Place;
  order: PlaneBox & { note: Place & { w: number }; first: Place; step: number };
  board: PlaneBox;
  captain: Place;
  /** Middles of the four berths. */
  berths: readonly number[];
  /** The button beside the one that hides the hand, and without it. */
  ready: { shared: PlaneBox; alone: PlaneBox };
  /** Words about what is still to be loaded. */
  line: Place & { w: number; align: number; size: number };
  /** Middles of the rows of cards. */
  deck: { rows: readonly number[]; w: number };
  hide: PlaneBox;
}

/** Part of the valance that hangs over the fleet, and share of the screen's height that the fleet has below it. */
const [valance, fleetHigh] = [40, 0.34];
/** Rim of the screen, and distance between the middles of the round buttons: a finger has 20 mm on each at 15 inches. */
const [rim, apart] = [40, 126];
/** Height of the sea in front of the ships, which keeps them clear of what lies below. */
const foreground = 60;

/**
 * Lays the parts one below the other. Between the fleet and the berths there is room for a first line; what is pressed lies
 * beside the berths.
 */
function across(frame: Frame): HandPlan {
  const { width, height } = frame;
  const h = valance + Math.round(fleetHigh * height);
  const roomy = width > 1700;
  const band = roomy ? 166 : 204;
  const y = h + band / 2;
  const pause = { x: width - rim - apart / 2, y };
  const board = { x: rim, y: h + band, w: width - 2 * rim, h: 212 };
  const [left, step] = roomy ? [348, 204] : [290, 154];
  // The buttons lie next to each other beside the berths, and below them stands who fires when.
  const x = left + 3 * step + 124;
  const room = width - rim - 20 - x;
  const pressed = { y: board.y + 9, h: 118 };
  const order = { x, y: board.y + 136, w: room, h: 66 };
  // A second press on "Ready" must not open the next captain's hand: the button lies beside that of the curtain.
  const aside = roomy ? 0.57 : 0.64;
  return {
    ...{ frame, pause, board },
    round: [1, 2].map((n) => ({ x: pause.x - n * apart, y })),
    painting: {
      ...{ x: 0, y: 0, w: width, h, horizon: Math.round(0.62 * h) },
      rows: [{ y: h - foreground, ship: roomy ? 0.8 : 0.76 }],
    },
    sailing: { x: rim + 60, y: y - 24 },
    line: { x: rim + 60, y: y + 24, w: width - 2 * rim - 3 * apart - 80, align: 0, size: 34 },
    order: {
      ...order,
      note: { x: x + 28, y: order.y + order.h / 2, w: 216 },
      first: { x: x + 330, y: order.y + order.h / 2 },
      step: (room - 374) / 4,
    },
    captain: { x: rim + (roomy ? 124 : 98), y: board.y + board.h / 2 },
    berths: [0, 1, 2, 3].map((n) => left + n * step + (n === 3 ? 14 : 0)),
    ready: {
      shared: { ...pressed, x: x + aside * room, w: (1 - aside) * room },
      alone: { ...pressed, x, w: room },
    },
    hide: { ...pressed, x, w: (aside - 0.03) * room },
    deck: { rows: [(board.y + board.h + height) / 2 - 5], w: width - 2 * rim },
  };
}

const thumbs = { x: 64, y: 1008, w: 540, h: 116 };

/** Two rows of ships, berths, what is pressed with the thumbs, room for a first line, two rows of cards. */
const upright: HandPlan = {
  frame: frames.portrait,
  pause: { x: 978, y: 735 },
  round: [
    { x: 852, y: 735 },
    { x: 726, y: 735 },
  ],
  painting: {
    ...{ x: 0, y: 0, w: 1080, h: 653, horizon: 290 },
    rows: [
      { y: 334, ship: 0.78 },
      { y: 609, ship: 0.78 },
    ],
  },
  sailing: { x: 66, y: 706 },
  order: {
    ...{ x: 40, y: 678, w: 616, h: 112 },
    note: { x: 340, y: 706, w: 290 },
    first: { x: 130, y: 756 },
    step: 118,
  },
  board: { x: 40, y: 803, w: 1000, h: 366 },
  captain: { x: 146, y: 905 },
  berths: [336, 506, 676, 860],
  ready: { shared: thumbs, alone: thumbs },
  hide: { ...thumbs, x: 626, w: 390 },
  line: { x: 540, y: 1146, w: 900, align: 0.5, size: 28 },
  deck: { rows: [1468, 1754], w: 1040 },
};

export const handPlan = (frame: Frame = frames.wide): HandPlan =>
  frame.shape === 'portrait' ? upright : across(frame);
