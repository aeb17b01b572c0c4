/** The arrival of a card as a ship: it flies from its plate to the open water, turns over, and the ship sails out of it. */
import type { Cue } from '../../../controller/beat.ts';
import { at, facts, heard } from '../../telling/stagecraft.ts';
import { handAt } from '../layout/layout.ts';
import { type Context, plateOf } from './stagecraft.ts';

/** Moment at which she lies in her place. */
export const landed = 540;
const flies = 200;

/** Brings a ship from the left of her place, from as far as the water goes, for all ships sail to the right. */
export function arrival(id: string, seat: number, card: string, c: Context): Cue[] {
  const target = at(c.to, id);
  const hand = handAt(seat, c.before, c.frame);
  const from = { x: Math.max(70, target.x - 420 * target.scale), y: target.y };
  return [
    heard(0, 'card-lift', hand.x, c),
    ...facts(c, 0, [plateOf(seat)]),
    {
      at: 0,
      effect: {
        name: 'played',
        ...hand,
        tx: from.x,
        ty: from.y - 70 * target.scale,
        ms: flies + 60,
        frame: card,
        scale: 0.25,
        // Larger, it would light up and leave dark too much of the water on its way.
        end: 0.36,
      },
    },
    { at: flies, enter: id },
    heard(flies, 'sail-fill', from.x, c),
    {
      at: flies,
      tween: {
        piece: id,
        from: { ...from, scale: target.scale * 0.35, alpha: 0, heel: 5 },
        to: { x: from.x + 60 * target.scale, scale: target.scale * 0.62, alpha: 1 },
        ms: 120,
        ease: 'Quad.easeOut',
      },
    },
    {
      at: flies + 120,
      tween: {
        piece: id,
        from: { x: from.x + 60 * target.scale, y: from.y, scale: target.scale * 0.62, alpha: 1, heel: 5 },
        to: { x: target.x, y: target.y, scale: target.scale, heel: 0 },
        ms: landed - flies - 120,
        ease: 'Cubic.easeOut',
      },
    },
    { at: landed - 120, effect: { name: 'ring', x: target.x, y: target.y + 6, scale: 0.85 * target.scale } },
  ];
}

/** Shows the signs that come when a ship lies in her place. */
export const appear = (c: Context, start: number, ids: readonly string[]): Cue[] =>
  ids
    .filter((id) => c.to.has(id) && !c.from.has(id))
    .flatMap((id): Cue[] => [
      { at: start, enter: id },
      { at: start, tween: { piece: id, from: { alpha: 0 }, to: { alpha: at(c.to, id).alpha }, ms: 200 } },
    ]);
