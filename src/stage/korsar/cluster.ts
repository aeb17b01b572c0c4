/**
 * A merchant and all that lies around her is one cluster; a captain's clusters share his part of the sea. All sizes here
 * are pure arithmetic: the largest scale at which everything fits without touching is the one that is used.
 */
import type { VesselView } from '../../rules/korsar/types.ts';
import {
  type Attack,
  brow,
  cardSize,
  gapOf,
  type Measured,
  measure,
  merchantSize,
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
  pill: Point;
}

export interface Cluster {
  vessel: VesselView;
  box: Box;
  scale: number;
  /** Pills and tags shrink only when nothing else helps. */
  small: number;
  pillWidth: number;
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

/** All merchants of one captain in his part of the sea. */
export function clustersIn(area: Box, vessels: readonly VesselView[], names: boolean, most: number): Cluster[] {
  if (vessels.length === 0) return [];
  const ways = waysOf(names, most);
  for (const way of ways) {
    for (let count = 1; count <= vessels.length; count++) {
      const rows = rowsOf(vessels, count).map((row) => row.map((vessel) => ({ vessel, size: measure(vessel, way) })));
      const heights = rows.map((row) => Math.max(...row.map(({ size }) => size.h)));
      const high = heights.reduce((n, h) => n + h, 0) + (count - 1) * between;
      const wide = Math.max(...rows.map((row) => row.reduce((n, { size }) => n + size.w + between, -between)));
      if (wide > area.w || high > area.h) continue;
      let y = area.y + (area.h - high) / 2;
      return rows.flatMap((row, r) => {
        const width = row.reduce((n, { size }) => n + size.w + between, -between);
        let x = area.x + (area.w - width) / 2;
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

function place(vessel: VesselView, size: Measured, way: Way, box: Box): Cluster {
  const { scale, small, pillWidth } = way;
  const gap = gapOf(scale);
  const merchant = {
    x: box.x + size.merchantWidth / 2,
    y: box.y + (box.h - (vessel.tied.length > 0 ? tagRoom * small : 0) + brow * scale) / 2,
  };
  const rows = size.columns === 0 ? 0 : Math.ceil(size.attacks.length / size.columns);
  const first =
    rows === 1
      ? merchant.y - (merchantSize.h / 2 - 8) * scale
      : box.y + (box.h - rows * size.cellHeight - (rows - 1) * 6) / 2;
  const attacks = size.attacks.map((attack, i): PlacedAttack => {
    const column = i % size.columns;
    const row = Math.floor(i / size.columns);
    const left = size.columnWidths.slice(0, column).reduce((n, w) => n + w + gap, box.x + size.merchantWidth + gap);
    const middle = left + size.columnWidths[column] / 2;
    const top = first + row * (size.cellHeight + 6);
    const step = stepOf(attack.cards.length) * scale;
    const start = middle - (step * (attack.cards.length - 1)) / 2;
    return {
      ...attack,
      spots: attack.cards.map((_, n) => ({ x: start + n * step, y: top + (cardSize.h / 2) * scale })),
      pill: { x: middle, y: top + cardSize.h * scale + (pillHeight / 2 - pillOver) * small },
    };
  });
  return {
    vessel,
    box,
    scale,
    small,
    pillWidth,
    merchant,
    tag: { x: merchant.x, y: merchant.y + (merchantSize.h / 2) * scale + (tagRoom - 24) * small },
    attacks,
    note: size.noted ? { x: box.x + size.merchantWidth + gap + noteSize.w / 2, y: merchant.y } : null,
  };
}
