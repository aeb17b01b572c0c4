/** Captains' plates on corners and rails, and the ropes that lash partners together. */
import type { Placement } from '../../../controller/room.ts';
import type { View } from '../../../rules/korsar/types.ts';
import { lookId, nameOf } from '../../captains.ts';
import { piece } from '../../placement.ts';
import type { Plan } from './plan.ts';

export function layoutPlates(view: View, names: readonly string[], plan: Plan): Placement[] {
  return view.seats.map(({ side, hand, sittingOut }, seat) => {
    const { seats, captured, gold } = view.sides[side];
    // Partners have one chest; it stands with the first, at whose turn ships come home.
    const chest = seats[0] === seat;
    const active = view.toAct.includes(seat);
    return piece({
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
  });
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
      props: { long, upright, strands: 2 },
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
