/** Seats: plates with what each captain has, the grey pirate's, the lookout disc; and the fleet pile in an empty corner. */

import type { Frame, Placement } from '../../../controller/room.ts';
import type { Captain, View } from '../../../rules/treasure-fleet/types.ts';
import { fill } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import { layoutDeed } from '../../deeds.ts';
import { piece } from '../../placement.ts';
import { frames } from '../../shapes.ts';
import { lookOf, nameOf } from '../naming.ts';
import { type Place, type Plan, planOf } from './plan.ts';
import { nameAt } from './ribbons.ts';

export const plateSize = { w: 440, h: 128 };

/** Plate corners by seat (docs/decisions.md, seats on the screen); with two players the grey pirate sits bottom right. */
const places: Record<number, Place[]> = {
  2: ['BL', 'TR'],
  3: ['BL', 'TL', 'TR'],
  4: ['BL', 'TL', 'TR', 'BR'],
  5: ['BL', 'TL', 'TR', 'BR', 'BC'],
};

export function plateAt(captain: Captain, seats: number, frame: Frame = frames.wide): { x: number; y: number } {
  const place = captain === 'neutral' ? 'BR' : places[seats][captain];
  return planOf(frame, seats).plates[place] ?? { x: 0, y: 0 };
}

/** Gives the middle of the card backs on a plate, where a captain's cards come from and go back to. */
export function handAt(captain: Captain, seats: number, frame: Frame = frames.wide): { x: number; y: number } {
  const plate = plateAt(captain, seats, frame);
  return { x: plate.x + 386, y: plate.y + 98 };
}

/** Finds the strip of a plate for what its captain did last: between name and ribbons, left of the points. */
function layoutLast(view: View, captain: Captain, points: number | null, frame: Frame): Placement[] {
  const { x, y } = plateAt(captain, view.seats.length, frame);
  const digits = points === null ? 0 : String(points).length;
  return layoutDeed(view, String(captain), words().did, { x: x + nameAt, y: y + 62, w: 276 - 38 * digits });
}

export function layoutPlate(seat: number, view: View, names: readonly string[], { frame }: Plan): Placement[] {
  const s = view.seats[seat];
  const plate = piece({
    id: `plate:${seat}`,
    kind: 'plate',
    layer: 'hud',
    depth: 500,
    ...plateAt(seat, view.seats.length, frame),
    props: {
      look: lookOf(seat).id,
      name: nameOf(seat, names),
      score: s.points,
      ribbons: s.captured.map((prize) => ({
        id: prize.ship,
        points: prize.points,
        fresh: prize.sailing === view.sailing && view.options.cursedShips,
      })),
      backs: s.loaded,
      ready: s.ready && view.phase === 'loading',
      active: view.toAct.includes(seat) && view.phase !== 'loading',
    },
  });
  return [plate, ...layoutLast(view, seat, s.points, frame)];
}

export function layoutNeutral(view: View, names: readonly string[], { frame }: Plan): Placement[] {
  const neutral = view.neutral;
  if (!neutral) return [];
  const plate = plateAt('neutral', view.seats.length, frame);
  const pieces = [
    piece({
      id: 'plate:neutral',
      kind: 'plate',
      layer: 'hud',
      depth: 500,
      ...plate,
      props: {
        look: 'neutral',
        name: nameOf('neutral', names),
        score: view.options.scoreNeutral ? neutral.points : null,
        ribbons: neutral.captured.map((prize) => ({ id: prize.ship, points: prize.points, fresh: false })),
        backs: Math.min(3, neutral.left),
        ready: false,
        active: false,
      },
    }),
    ...layoutLast(view, 'neutral', view.options.scoreNeutral ? neutral.points : null, frame),
  ];
  if (neutral.revealed) {
    pieces.push(
      piece({
        id: `shot:${view.plays + 1}`,
        kind: 'card',
        layer: 'hud',
        depth: 505,
        // On his flag, which has no emblem: there it lies over nobody's cards and words, whatever the screen's shape.
        x: plate.x + 68,
        y: plate.y + 64,
        scale: 0.64,
        props: { look: 'neutral', card: neutral.revealed },
      }),
    );
  }
  return pieces;
}

export function layoutPile(view: View, { plates }: Plan): Placement {
  return piece({
    id: 'pile',
    kind: 'pile',
    layer: 'hud',
    depth: 499,
    ...(plates.BR ?? { x: 0, y: 0 }),
    props: { left: view.fleet.left, label: fill(words().fleetLeft, { n: view.fleet.left }) },
  });
}

export function layoutLookout(view: View, { frame }: Plan): Placement {
  const plate = plateAt(view.lookout, view.seats.length, frame);
  return piece({ id: 'lookout', kind: 'lookout', layer: 'hud', depth: 510, x: plate.x - 12, y: plate.y + 100 });
}
