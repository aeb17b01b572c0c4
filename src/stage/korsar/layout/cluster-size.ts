/** How large a merchant and her attackers are together, at every scale and in every arrangement that may be tried. */
import type { Placed, Side, Vessel, VesselView } from '../../../rules/korsar/types.ts';

export const merchantSize = { w: 184, h: 252 };
export const cardSize = { w: 144, h: 200 };
/** The owner's medallion looks out above the merchant's edge. */
export const brow = 29;
/** How far a newer card lies to the right, so that the older one's shield is seen. */
const fanStep = 62;
const fanMost = 3 * fanStep;
export const pillHeight = 48;
/** The pill covers the lower edge of its cards, not their skulls. */
export const pillOver = 5;
export const noteSize = { w: 232, h: 92 };

/** One side's cards around a merchant: pirates in order of play, then captains and admiral. */
export interface Attack {
  side: Side;
  cards: (Placed & { trump: boolean })[];
}

export interface Way {
  scale: number;
  small: number;
  /** Pills say the captain's name besides the medallion. */
  named: boolean;
  notes: boolean;
  /** Attackers in one row, or in so many columns. */
  columns: number;
}

export function attacksOf({ forces, trumps }: Vessel): Attack[] {
  const attacks: Attack[] = forces.map(({ side, pirates }) => ({
    side,
    cards: pirates.map((pirate) => ({ ...pirate, trump: false })),
  }));
  for (const { side, seat, card, turn } of trumps) {
    let attack = attacks.find((each) => each.side === side);
    if (!attack) {
      attack = { side, cards: [] };
      attacks.push(attack);
    }
    attack.cards.push({ seat, card, turn, trump: true });
  }
  return attacks;
}

const scales = [
  1, 0.92, 0.86, 0.8, 0.75, 0.7, 0.66, 0.62, 0.58, 0.54, 0.5, 0.46, 0.42, 0.38, 0.34, 0.3, 0.26, 0.22, 0.18,
];
/** Pills keep the size in which they can be read as long as there is any way to; only then do they shrink. */
const pillScales = [0.88, 0.8, 0.72, 0.64, 0.56, 0.48, 0.4];
const narrowPill = 124;
/** Of a named pill: medallion, number and skull, and so much for the name. */
const besideName = 140;
const perLetter = 18;
const widestName = 118;

/** How wide a side's pill is with its name, by side; teams have numbered tags and no names. */
export type NamedPills = readonly number[] | null;

export const namedPills = (names: readonly string[]): NamedPills =>
  names.map((name) => besideName + Math.min(widestName, Math.max(80, name.length * perLetter)));

/** Best first: large, named and in one row, so that two who fight have her between them; then as large as can be. */
export function waysOf(pills: NamedPills, most: number): Way[] {
  const fitting = scales.filter((scale) => scale <= most);
  const named = pills !== null;
  const large = fitting.filter((scale) => scale >= 0.75);
  return [
    ...large.flatMap((scale) => ways(scale, 1, named, [4])),
    ...fitting.flatMap((scale) => [
      ...(named && scale >= 0.75 ? ways(scale, 1, true, [4, 2, 1]) : []),
      ...ways(scale, 1, false, [4, 2, 1]),
    ]),
    // Beside shrunken pills cards are small as well.
    ...pillScales.flatMap((small) =>
      fitting.filter((scale) => scale <= 0.34).flatMap((scale) => ways(scale, small, false, [4, 2, 1])),
    ),
  ];
}

function ways(scale: number, small: number, named: boolean, columns: readonly number[]): Way[] {
  const noted = scale < 0.5 ? [false] : [true, false];
  return noted.flatMap((notes) => columns.map((each) => ({ scale, small, named, notes, columns: each })));
}

export const stepOf = (count: number): number => (count < 2 ? 0 : Math.min(fanStep, fanMost / (count - 1)));

const fanWidth = (count: number): number => cardSize.w + stepOf(count) * (count - 1);

export interface Measured {
  w: number;
  h: number;
  merchantWidth: number;
  attacks: Attack[];
  pillWidths: number[];
  columns: number;
  columnWidths: number[];
  cellHeight: number;
  noted: boolean;
}

/** Under the merchant, over the lowest edge of her card. */
export const tagRoom = 44;
/** With its numbers where the merchant is as wide as that; the pills say them anyway. */
export const wideTag = 166;
export const narrowTag = 104;
export const tagWidth = (scale: number, tied: VesselView): number =>
  merchantSize.w * scale >= wideTag && tied.tied.length === 2 ? wideTag : narrowTag;

export function measure(vessel: VesselView, way: Way, pills: NamedPills): Measured {
  const { scale, small, named, notes } = way;
  const attacks = attacksOf(vessel);
  const columns = Math.min(way.columns, attacks.length);
  const tied = vessel.tied.length > 0;
  const merchantWidth = Math.max(merchantSize.w * scale, tied ? tagWidth(scale, vessel) * small : 0);
  const pillWidths = attacks.map(({ side }) => ((named && pills?.[side]) || narrowPill) * small);
  const widths = attacks.map(({ cards }, i) => Math.max(fanWidth(cards.length) * scale, pillWidths[i]));
  const columnWidths = Array.from({ length: columns }, (_, c) =>
    Math.max(...widths.filter((_, i) => i % columns === c)),
  );
  const rows = columns === 0 ? 0 : Math.ceil(attacks.length / columns);
  const cellHeight = cardSize.h * scale + (pillHeight - pillOver) * small;
  const gap = gapOf(scale);
  const noted = notes && attacks.length === 0;
  const w = merchantWidth + columnWidths.reduce((n, c) => n + c + gap, 0) + (noted ? noteSize.w + gap : 0);
  // In one row the cards stand on the merchant's own line, and pills and tag hang below it.
  const low = tied || rows === 1 ? tagRoom * small : 0;
  const h = Math.max((merchantSize.h + brow) * scale + low, rows * cellHeight + (rows - 1) * 6);
  return { w, h, merchantWidth, attacks, pillWidths, columns, columnWidths, cellHeight, noted };
}

export const gapOf = (scale: number): number => 6 + 12 * scale;
