/** What the beats of this table are made with besides the common stagecraft. */
import type { Cue } from '../../controller/beat.ts';
import type { Frame } from '../../controller/room.ts';
import type { ShipNumber, Square, View } from '../../rules/yellowbeard/types.ts';
import { at, lean, change as plainChange, type Telling } from '../stagecraft.ts';
import { type Board, squareAt } from './board.ts';
import { layout } from './layout.ts';
import { boardFor } from './layout-map.ts';
import { nameOf, shipName } from './naming.ts';
import { type Point, planOf } from './plan.ts';

export type Context = Telling<View>;

export const contextOf = (before: View, after: View, names: readonly string[], frame: Frame): Context => ({
  before,
  after,
  from: layout(before, names, frame),
  to: layout(after, names, frame),
  names,
  frame,
});

/** A map that pans glides as a whole: everything on it takes the same time. */
export const change = (c: Context, how: Parameters<typeof plainChange>[1] = {}): Cue[] =>
  plainChange(c, { ms: boardFor(c.after, c.frame).pans ? 620 : 300, ease: 'Cubic.easeInOut', ...how });

export const boardBefore = (c: Context): Board => boardFor(c.before, c.frame);
export const boardAfter = (c: Context): Board => boardFor(c.after, c.frame);

/** Where a square is on the table before the event. */
export const spotOf = (c: Context, square: Square): Point & { size: number } => squareAt(boardBefore(c), square);

/** What the frame's paper adds to the window on the map. */
const paper = { top: 50, right: 22, bottom: 24 };

/**
 * The close shot (10.2), as near to the spot as it can be without the map coming under what lies beside it; where there
 * is no such place the camera only leans.
 */
export function close(spot: Point, c: Context, ms: number): NonNullable<Cue['camera']> {
  const zoom = 1.12;
  const { window } = boardBefore(c);
  const { free } = planOf(c.frame);
  /** Where the camera has to look, at least or at most, for an edge to stay on its side of a line. */
  const bound = (edge: number, line: number) => (edge * zoom - line) / (zoom - 1);
  const left = free.right === undefined ? spot.x : bound(window.x + window.w + paper.right, free.right);
  const high = free.bottom === undefined ? spot.y : bound(window.y + window.h + paper.bottom, free.bottom);
  const low = free.top === undefined ? Number.POSITIVE_INFINITY : bound(window.y - paper.top, free.top);
  if (high > low) return lean(spot, c, ms);
  return { x: Math.max(spot.x, left), y: Math.min(low, Math.max(spot.y, high)), zoom, ms };
}

export const shipId = (ship: ShipNumber): string => `ship:${ship}`;
export const captain = (ship: ShipNumber, c: Context): string => shipName(c.before, ship, c.names);
export const person = (seat: number, c: Context): string => nameOf(seat, c.names);

export const pulse = (piece: string, c: Context, start: number, by = 1.12): Cue => {
  const { scale } = at(c.to, piece);
  return {
    at: start,
    tween: { piece, from: { scale }, to: { scale: scale * by }, ms: 160, yoyo: true, ease: 'Sine.easeInOut' },
  };
};
