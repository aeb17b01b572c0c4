/** A ship in the line, the cards fired at her and her ledger. */
import type { Placement } from '../../../controller/room.ts';
import type { Captain, Shot, SlotView } from '../../../rules/treasure-fleet/types.ts';
import { piece } from '../../placement.ts';
import { classOf, lookOf } from '../naming.ts';
import { ledgerOf } from './ledger.ts';
import { berth, type Plan, type Row } from './plan.ts';

/** Every line of ships has a sea and a deck; the nearer line's sea is painted first, the farther one's over it. */
export const depths = [
  { backdrop: 0, ships: 100, deck: 150 },
  { backdrop: -2, ships: 160, deck: 180 },
];

export function layoutSlot(slot: SlotView, names: readonly string[], plan: Plan): Placement[] {
  const { row, x, line } = berth(plan, slot.slot);
  const boarders = slot.strengths.filter((s) => s.boarding).map((s) => lookOf(s.captain).id);
  return [
    piece({
      id: `ship:${slot.ship}`,
      kind: 'ship',
      x,
      y: row.waterline,
      scale: row.scale,
      depth: depths[line].ships + slot.slot,
      props: {
        model: slot.kind === 'cursed' ? 'cursed' : classOf(slot.points),
        points: slot.kind === 'cursed' ? null : slot.points,
        becalmed: slot.becalmedBy !== null,
        boarders,
        shot: cannonsAt(slot),
        look: hash(slot.ship),
      },
    }),
    ...cardsOf(slot, row, x),
    piece({
      id: `ledger:${slot.ship}`,
      kind: 'ledger',
      x,
      y: row.ledgerY,
      depth: 300,
      props: { ...ledgerOf(slot, names, row.width), width: row.width },
    }),
  ];
}

/** Cannons on the cards that lie before her. */
const cannonsAt = ({ fire }: SlotView): number =>
  fire.reduce((sum, { card }) => sum + (Number.parseInt(card, 10) || 0), 0);

/** Share of a card that must be seen beside the next one: half of it and half its number. */
const seen = 0.67;

/**
 * Lays each captain's cards in one column; newer cards lie lower and in front, so the guns of the older ones look out
 * above. Where many captains fire at one ship all its cards are smaller, so that every column still shows its number.
 */
function cardsOf(slot: SlotView, row: Row, middle: number): Placement[] {
  const columns = new Map<Captain, SlotView['fire']>();
  const { becalmedBy } = slot;
  for (const shot of slot.fire) columns.set(shot.captain, [...(columns.get(shot.captain) ?? []), shot]);
  const count = columns.size + (becalmedBy ? 1 : 0);
  const scale = Math.min(row.cardScale, row.width / (132 * (1 + seen * (count - 1))));
  const step = count < 2 ? 0 : Math.min(148 * scale, (row.width - 132 * scale) / (count - 1));
  const placements: Placement[] = [];
  const put = (shot: Shot, column: number, above: number, card: Shot['card'] = shot.card) =>
    placements.push(
      piece({
        id: `shot:${shot.play}`,
        kind: 'card',
        x: middle + (column - (count - 1) / 2) * step,
        y: row.cardY - above * 62 * scale,
        scale,
        angle: tilt(shot.play),
        depth: 200 + column * 12 - above,
        props: { look: lookOf(shot.captain).id, card },
      }),
    );
  let column = 0;
  for (const shots of columns.values()) {
    for (const [i, shot] of shots.entries()) put(shot, column, shots.length - 1 - i);
    column++;
  }
  if (becalmedBy) put(becalmedBy, column, 0, 'ST');
  return placements;
}

/** Gives a card's tilt, at most 1.5 degrees and fixed for each card. */
export const tilt = (n: number): number => (((n * 7919) % 31) / 31 - 0.5) * 3;

function hash(text: string): number {
  let n = 7;
  for (const char of text) n = (n * 31 + char.charCodeAt(0)) % 9973;
  return n;
}
