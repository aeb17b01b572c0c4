/** Captains' plates on corners and rails, and the ropes that lash partners together. */
import type { Placement } from '../../../controller/room.ts';
import type { View } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { lookId, nameOf } from '../../captains.ts';
import { layoutDeed } from '../../deeds.ts';
import { piece } from '../../placement.ts';
import type { Plan, Point } from './plan.ts';
import { compactPlate } from './plan-parts.ts';

/** Distance of the strip's middle from the lower edge of its plate. */
const deedFoot = 25;

export function layoutPlates(view: View, names: readonly string[], plan: Plan): Placement[] {
  return view.seats.flatMap(({ side, hand, sittingOut }, seat) => {
    const { seats, captured, gold } = view.sides[side];
    // Partners have one chest; it stands with the first, at whose turn ships come home.
    const chest = seats[0] === seat;
    const active = view.toAct.includes(seat);
    const plate = piece({
      id: `plate:${seat}`,
      kind: 'korsar-plate',
      layer: 'hud',
      depth: 500,
      ...plan.plates[seat],
      scale: plan.plate.scale,
      props: {
        compact: plan.rails,
        // Small plates cut a long name sooner, so that what is left can be read.
        least: Math.ceil(28 / plan.plate.scale),
        look: lookId(seat),
        name: nameOf(seat, names),
        hand,
        chest: chest ? captured : null,
        gold: chest ? gold : null,
        active,
        partner: !active && seats.some((other) => view.toAct.includes(other)),
        out: sittingOut,
      },
    });
    return sittingOut ? [plate] : [plate, ...layoutDeed(view, String(seat), words().did, deedAt(plan, seat))];
  });
}

/** Moves a deed into the strip of a small plate that lies here. */
export function onCompact(deed: Placement, { x, y }: Point): Placement {
  const { w, h } = compactPlate;
  const left = 104;
  return { ...deed, x: x + left, y: y + h - deedFoot, props: { ...deed.props, w: w - left - 16 } };
}

/** Finds the strip of a plate for what its captain did last: right of the medallion, below name and cards. */
function deedAt({ plate: { w, h, scale }, plates, rails }: Plan, seat: number): Point & { w: number; scale: number } {
  const left = rails ? 104 : 134;
  const { x, y } = plates[seat];
  return { x: x + left * scale, y: y + (h - deedFoot) * scale, w: w - left - 16, scale };
}

/** Lays out the ropes behind the plates, with the tags on the plates' edges. */
export function layoutRopes({ ropes }: Plan): Placement[] {
  return ropes.flatMap(({ x, y, long, upright }, team) => [
    piece({
      id: `lash:${team}`,
      kind: 'korsar-rope',
      layer: 'hud',
      depth: 498,
      x,
      y,
      props: { long, upright, strands: 2, spare: true },
    }),
    piece({
      id: `team:${team}`,
      kind: 'picture',
      layer: 'hud',
      depth: 506,
      x,
      y: upright ? y - 160 : y,
      props: { frame: `korsar-team-tag-${team + 1}` },
    }),
  ]);
}
