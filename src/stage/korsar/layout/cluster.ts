/**
 * A merchant and all that lies around her is one cluster; a captain's clusters share his part of the sea. All sizes here
 * are pure arithmetic: the largest scale at which everything fits without touching is the one that is used.
 */
import type { VesselView } from '../../../rules/korsar/types.ts';
import {
  type Attack,
  brow,
  cardSize,
  gapOf,
  type Measured,
  measure,
  merchantSize,
  type NamedPills,
  noteSize,
  pillHeight,
  pillOver,
  stepOf,
  tagRoom,
  type Way,
  waysOf,
} from './cluster-size.ts';
import type { Box, Point } from './plan.ts';

export interface PlacedAttack extends Attack {
  /** Middles of the cards, from the oldest. */
  spots: Point[];
  pill: Point & { w: number };
}

export interface Cluster {
  vessel: VesselView;
  box: Box;
  scale: number;
  /** Pills and tags shrink only when nothing else helps. */
  small: number;
  /** The pills say names. */
  named: boolean;
  merchant: Point;
  /** Where the tag of a tie hangs. */
  tag: Point;
  attacks: PlacedAttack[];
  note: Point | null;
}

/** Between clusters, and the rim of each one's patch of water. */
const between = 24;

function rowsOf<T>(all: readonly T[], count: number): T[][] {
  const rows: T[][] = [];
  let from = 0;
  for (let row = 0; row < count; row++) {
    const to = from + Math.ceil((all.length - from) / (count - row));
    rows.push(all.slice(from, to));
    from = to;
  }
  return rows;
}

/** All merchants of one captain, on the water he has for them, and there as near as can be to his own. */
export function clustersIn(
  area: Box,
  own: Box,
  vessels: readonly VesselView[],
  pills: NamedPills,
  most: number,
): Cluster[] {
  if (vessels.length === 0) return [];
  for (const way of waysOf(pills, most)) {
    for (let count = 1; count <= vessels.length; count++) {
      const rows = rowsOf(vessels, count).map((row) =>
        row.map((vessel) => ({ vessel, size: measure(vessel, way, pills) })),
      );
      const heights = rows.map((row) => Math.max(...row.map(({ size }) => size.h)));
      const widths = rows.map((row) => row.reduce((n, { size }) => n + size.w + between, -between));
      const high = heights.reduce((n, h) => n + h, 0) + (count - 1) * between;
      if (Math.max(...widths) > area.w || high > area.h) continue;
      let y = near(own.y + own.h / 2, high, area.y, area.h);
      return rows.flatMap((row, r) => {
        let x = near(own.x + own.w / 2, widths[r], area.x, area.w);
        const made = row.map(({ vessel, size }) => {
          const box = { x, y: y + (heights[r] - size.h) / 2, w: size.w, h: size.h };
          x += size.w + between;
          return place(vessel, size, way, box);
        });
        y += heights[r] + between;
        return made;
      });
    }
  }
  throw new Error(`${vessels.length} merchants do not fit into ${area.w} x ${area.h}.`);
}

/** Where something of this length begins that has its middle here, if there is room for that. */
const near = (middle: number, long: number, from: number, room: number): number =>
  Math.max(from, Math.min(middle - long / 2, from + room - long));

function place(vessel: VesselView, size: Measured, way: Way, box: Box): Cluster {
  const { scale, small, named } = way;
  const gap = gapOf(scale);
  const rows = size.columns === 0 ? 0 : Math.ceil(size.attacks.length / size.columns);
  // Two who fight over her have her between them.
  const between = rows === 1 && size.columns === 2;
  const lefts: number[] = [];
  let x = box.x + (between ? 0 : size.merchantWidth + gap);
  for (const width of size.columnWidths) {
    lefts.push(x);
    x += width + gap + (between && lefts.length === 1 ? size.merchantWidth + gap : 0);
  }
  const low = vessel.tied.length > 0 || rows === 1 ? tagRoom * small : 0;
  const merchant = {
    x: box.x + (between ? size.columnWidths[0] + gap : 0) + size.merchantWidth / 2,
    y: box.y + (box.h - low + brow * scale) / 2,
  };
  const ground = merchant.y + (merchantSize.h / 2) * scale;
  const first =
    rows === 1 ? ground - cardSize.h * scale : box.y + (box.h - rows * size.cellHeight - (rows - 1) * 6) / 2;
  const attacks = size.attacks.map((attack, i): PlacedAttack => {
    const column = i % size.columns;
    const row = Math.floor(i / size.columns);
    const middle = lefts[column] + size.columnWidths[column] / 2;
    const top = first + row * (size.cellHeight + 6);
    const step = stepOf(attack.cards.length) * scale;
    const start = middle - (step * (attack.cards.length - 1)) / 2;
    return {
      ...attack,
      spots: attack.cards.map((_, n) => ({ x: start + n * step, y: top + (cardSize.h / 2) * scale })),
      pill: { x: middle, y: top + cardSize.h * scale + (pillHeight / 2 - pillOver) * small, w: size.pillWidths[i] },
    };
  });
  return {
    vessel,
    box,
    scale,
    small,
    named,
    merchant,
    tag: { x: merchant.x, y: ground + (tagRoom - 24) * small },
    attacks,
    note: size.noted ? { x: box.x + size.merchantWidth + gap + noteSize.w / 2, y: merchant.y } : null,
  };
}
