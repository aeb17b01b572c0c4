/** The chart: tiles, ships at their berths, the course that is sailed. */
import type { Placement } from '../../../controller/room.ts';
import { stepCost } from '../../../rules/card-pirates/map.ts';
import type { Square, SquareView, View } from '../../../rules/card-pirates/types.ts';
import type { Seat } from '../../../rules/game.ts';
import { lookId } from '../../captains.ts';
import { piece } from '../../placement.ts';
import { asideOf } from '../score/aside.ts';
import { chartOf, legAt, type Plan, type Point, pitch, tileAt } from './plan.ts';

/** Lays out a square. Squares lie over each other in reading order, so that edges of buried cards are seen. */
export function layoutTile(at: SquareView, view: View, plan: Plan): Placement {
  const { square, island, faceUp, faceDown } = at;
  const caught = asideOf(view).storm === square || (view.step === 'arrive.storm' && at.ships.includes(view.active));
  const bare = island === null && faceUp.length === 0 && faceDown === 0;
  const storm = bare && (at.storm || caught);
  return piece({
    id: tileId(square),
    kind: 'card-pirates-tile',
    depth: 20 + (island === null ? 0 : 5),
    ...tileAt(plan, square),
    scale: plan.scale,
    // Nothing can be read on the back of a card.
    props: {
      chart: chartOf(square),
      island,
      faceUp,
      faceDown,
      storm,
      bare: bare && !storm,
      spare: !island && !faceUp[0],
    },
  });
}

/** Lays out the names of columns and rows, in the rim of the frame around the seas. */
export function layoutGrid(plan: Plan): Placement {
  const { seas, scale } = plan;
  const first = tileAt(plan, 'A1');
  const axis = (from: number, step: number) => ({ from, step: step * scale });
  return piece({
    id: 'grid',
    kind: 'card-pirates-grid',
    depth: 30,
    x: seas.x,
    y: seas.y,
    props: { across: axis(first.x - seas.x, pitch.x), down: axis(first.y - seas.y, pitch.y), height: seas.h },
  });
}

export const tileId = (square: string): string => `sea:${square}`;

export const shipId = (seat: Seat): string => `ship:${seat}`;

/**
 * Places a ship on her square: beside the others where several lie, and clear of the card where she is alone on an
 * island.
 */
function berthAt(plan: Plan, at: SquareView, seat: Seat): Point & { scale: number } {
  const { x, y } = tileAt(plan, at.square);
  const count = at.ships.length;
  const place = at.ships.indexOf(seat);
  const s = plan.scale;
  const low = y + 42 * s;
  if (count === 1)
    return at.island === null ? { x: x - 6 * s, y: low, scale: s } : { x: x + 34 * s, y: low + 8 * s, scale: 0.78 * s };
  const size = [0, 0, 0.72, 0.58, 0.48][count];
  const room = 96;
  return { x: x + (place / (count - 1) - 0.5) * room * s, y: low + (place % 2 === 0 ? 2 : 10) * s, scale: size * s };
}

export function layoutShips(view: View, plan: Plan): Placement[] {
  return view.squares.flatMap((at) =>
    at.ships.map((seat) =>
      piece({
        id: shipId(seat),
        kind: 'card-pirates-ship',
        depth: 100 + seat,
        ...berthAt(plan, at, seat),
        props: { look: lookId(seat), phase: seat },
      }),
    ),
  );
}

/** Lays out the course she has just sailed: dots, a coin for each leg, a ring around where she has come to. */
export function layoutCourse(view: View, plan: Plan): Placement[] {
  const { sail } = asideOf(view);
  if (!sail || sail.path.length === 0) return [];
  return coursePieces(plan, [sail.from, ...sail.path], null);
}

/** Lays out the course of a ship, or one that is only being thought of. Legs from `unpaidFrom` on are struck out. */
export function coursePieces(plan: Plan, squares: readonly Square[], unpaidFrom: number | null): Placement[] {
  const points = squares.map((square) => tileAt(plan, square));
  const last = squares[squares.length - 1];
  return [
    piece({
      id: 'destination',
      kind: 'picture',
      depth: 60,
      ...tileAt(plan, last),
      scale: plan.scale,
      props: { frame: 'cp-destination-ring' },
    }),
    piece({ id: 'course', kind: 'card-pirates-course', depth: 90, x: 0, y: 0, props: { points, unpaidFrom } }),
    ...squares.slice(1).map((to, leg) =>
      piece({
        id: `leg:${leg}`,
        kind: 'card-pirates-leg',
        depth: 140,
        ...legAt(plan, squares[leg], to),
        scale: Math.max(0.86, plan.scale),
        props: { cost: stepCost(squares[leg], to) ?? 0, unpaid: unpaidFrom !== null && leg >= unpaidFrom },
      }),
    ),
  ];
}
