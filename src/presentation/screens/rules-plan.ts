/** Places of the rules card's parts, by the shape of the window. Panels and words keep their size on all of them. */
import type { Frame } from '../../controller/room.ts';
import { frames } from '../shapes.ts';
import type { PlaneBox } from './sketch.ts';

interface Place {
  x: number;
  y: number;
}

export interface RulesPlan {
  frame: Frame;
  sheet: PlaneBox;
  /** The middle of the banner. */
  banner: number;
  /** Places in the head; `count`: where the number of the page stands. */
  head: { left: number; right: number; y: number; count: number };
  panels: { y: number; perRow: number; step: number; row: number };
  /** Rows of counts, the longest first, with the number of lines that what is said below them has. */
  counts: readonly (Place & { w: number; lines: number })[];
  board: PlaneBox;
  tabs: Place & { step: number; perRow: number };
  close: Place & { w: number };
  /** Middle of the button that leads to the lessons. */
  teach: Place & { w: number };
}

const panel = 360;

/** Plans the rules. `lessons`: a button leads to them; the number of the page or the way back makes room for it. */
export function rulesPlan(frame: Frame = frames.wide, pages: number, lessons = false): RulesPlan {
  const plan = planFor(frame, pages);
  if (!lessons) return plan;
  if (frame.shape === 'portrait') return { ...plan, close: { x: 364, y: plan.close.y, w: 572 } };
  return { ...plan, head: { ...plan.head, count: plan.head.y + 36 } };
}

function planFor(frame: Frame, pages: number): RulesPlan {
  if (frame.shape === 'portrait') return upright(pages);
  return frame.shape === 'four' ? squarer(pages) : wide(frame, pages);
}

function wide({ shape }: Frame, pages: number): RulesPlan {
  // 16:10 has more cabin above and below.
  const down = shape === 'ten' ? 60 : 0;
  return {
    frame: shape === 'ten' ? frames.ten : frames.wide,
    sheet: { x: 130, y: 50 + down, w: 1660, h: 850 },
    banner: 108 + down,
    head: { left: 204, right: 1716, y: 136 + down, count: 136 + down },
    panels: { y: 196 + down, perRow: 4, step: 384, row: 0 },
    counts: [0, 580, 1000].map((x) => ({ x: 214 + x, y: 836 + down, w: 300, lines: 1 })),
    board: { x: 96, y: 904 + down, w: 1728, h: 150 },
    tabs: { x: 144, y: 979 + down, step: Math.min(312, 1296 / pages), perRow: pages },
    close: { x: 1606, y: 979 + down, w: 380 },
    teach: { x: 1600, y: 90 + down, w: 260 },
  };
}

function squarer(pages: number): RulesPlan {
  return {
    frame: frames.four,
    sheet: { x: 36, y: 90, w: 1528, h: 870 },
    banner: 148,
    head: { left: 96, right: 1504, y: 176, count: 176 },
    panels: { y: 240, perRow: 4, step: 364, row: 0 },
    counts: [0, 520, 940].map((x) => ({ x: 100 + x, y: 880, w: 240, lines: 2 })),
    board: { x: 60, y: 980, w: 1480, h: 150 },
    tabs: { x: 96, y: 1055, step: Math.min(312, 1040 / pages), perRow: pages },
    close: { x: 1326, y: 1055, w: 360 },
    teach: { x: 1378, y: 130, w: 260 },
  };
}

/** Plans an upright card: panels two by two, tabs in the thumb's reach. */
function upright(pages: number): RulesPlan {
  return {
    frame: frames.portrait,
    sheet: { x: 40, y: 60, w: 1000, h: 1566 },
    banner: 130,
    head: { left: 110, right: 970, y: 200, count: 200 },
    panels: { y: 238, perRow: 2, step: 420, row: 574 },
    counts: [0, 1, 2].map((i) => ({ x: 114, y: 1434 + i * 69, w: 500, lines: 1 })),
    board: { x: 40, y: 1630, w: 1000, h: 248 },
    tabs: { x: 70, y: 1698, step: 940 / pages, perRow: pages },
    close: { x: 540, y: 1808, w: 924 },
    teach: { x: 832, y: 1808, w: 340 },
  };
}

/** Finds the upper left corner of one of so many panels; what has a row to itself lies in its middle. */
export function panelAt({ frame, panels }: RulesPlan, i: number, count: number): Place {
  const { perRow, step, row, y } = panels;
  const line = Math.floor(i / perRow);
  const inLine = Math.min(perRow, count - line * perRow);
  const left = frame.width / 2 - (inLine * step - (step - panel)) / 2;
  return { x: left + (i % perRow) * step, y: y + line * row };
}
