/** Places of a battle on each screen shape, as data (screens-b, card-pirates-battle). */
import type { Frame, Shape } from '../../../controller/room.ts';
import type { Box, Point } from './plan.ts';

interface Side {
  plate: Point;
  brig: Point;
  row: Box;
}

export interface BattlePlan {
  horizon: number;
  rail: number;
  sun: Point;
  plate: { w: number; h: number };
  attacker: Side;
  defender: Side;
  brig: number;
  /** Pixels by which a beaten ship drops back: as far as she stays in the picture. */
  back: number;
  caption: Point & { width: number };
  onlookers: Point;
  seal: Point & { scale: number };
  spoils: Box;
  /** Distance from card to card in a row, and from the outer edge to the first one's middle. */
  step: number;
}

const plate = { w: 440, h: 128 };

const plans: Readonly<Record<Shape, BattlePlan>> = {
  wide: {
    horizon: 300,
    rail: 576,
    sun: { x: 396, y: 250 },
    plate,
    attacker: { plate: { x: 96, y: 54 }, brig: { x: 540, y: 534 }, row: { x: 96, y: 640, w: 690, h: 210 } },
    defender: { plate: { x: 1384, y: 54 }, brig: { x: 1330, y: 526 }, row: { x: 1134, y: 640, w: 690, h: 210 } },
    brig: 1,
    back: 160,
    caption: { x: 960, y: 100, width: 780 },
    onlookers: { x: 960, y: 190 },
    seal: { x: 960, y: 742, scale: 1 },
    spoils: { x: 96, y: 874, w: 1728, h: 150 },
    step: 146,
  },
  ten: {
    horizon: 350,
    rail: 660,
    sun: { x: 396, y: 300 },
    plate,
    attacker: { plate: { x: 96, y: 60 }, brig: { x: 540, y: 616 }, row: { x: 96, y: 730, w: 690, h: 210 } },
    defender: { plate: { x: 1384, y: 60 }, brig: { x: 1330, y: 606 }, row: { x: 1134, y: 730, w: 690, h: 210 } },
    brig: 1.06,
    back: 160,
    caption: { x: 960, y: 110, width: 800 },
    onlookers: { x: 960, y: 204 },
    seal: { x: 960, y: 834, scale: 1 },
    spoils: { x: 96, y: 974, w: 1728, h: 150 },
    step: 146,
  },
  four: {
    horizon: 400,
    rail: 672,
    sun: { x: 330, y: 350 },
    plate,
    attacker: { plate: { x: 80, y: 60 }, brig: { x: 450, y: 630 }, row: { x: 80, y: 738, w: 570, h: 210 } },
    defender: { plate: { x: 1080, y: 60 }, brig: { x: 1130, y: 620 }, row: { x: 950, y: 738, w: 570, h: 210 } },
    brig: 0.9,
    back: 150,
    caption: { x: 800, y: 254, width: 900 },
    onlookers: { x: 800, y: 124 },
    seal: { x: 800, y: 842, scale: 0.9 },
    spoils: { x: 80, y: 984, w: 1440, h: 150 },
    step: 134,
  },
  portrait: {
    horizon: 580,
    rail: 930,
    sun: { x: 230, y: 520 },
    plate,
    // So large they lie side by side only when one is further out.
    attacker: { plate: { x: 84, y: 100 }, brig: { x: 288, y: 888 }, row: { x: 84, y: 962, w: 690, h: 202 } },
    defender: { plate: { x: 556, y: 100 }, brig: { x: 806, y: 796 }, row: { x: 306, y: 1182, w: 690, h: 202 } },
    brig: 0.94,
    back: 40,
    caption: { x: 540, y: 320, width: 920 },
    onlookers: { x: 540, y: 420 },
    seal: { x: 900, y: 1064, scale: 0.9 },
    spoils: { x: 84, y: 1490, w: 912, h: 190 },
    step: 146,
  },
};

export const battlePlan = ({ shape }: Frame): BattlePlan => plans[shape];

/** The first card's middle from the row's outer edge, and from its top. */
const edge = 86;

/** Places a row's cards from the outer edge inward, measured from the row's upper left corner. */
export function rowPlaces({ step }: BattlePlan, row: Box, side: 'left' | 'right'): Point[] {
  return [0, 1, 2].map((i) => ({ x: side === 'left' ? edge + i * step : row.w - edge - i * step, y: row.h / 2 }));
}
