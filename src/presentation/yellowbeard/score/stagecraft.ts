/** Tools for the beats of this table besides the common stagecraft. */
import type { Cue } from '../../../controller/beat.ts';
import type { ShipNumber, Square, View } from '../../../rules/yellowbeard/types.ts';
import { nameOf } from '../../captains.ts';
import { glassPlace } from '../../telling/glass-place.ts';
import { at, darkens, change as plainChange, type Telling } from '../../telling/stagecraft.ts';
import type { GlassScene } from '../effects/glass-scenes.ts';
import { type Board, squareAt } from '../layout/board.ts';
import { boardFor, eyeFor } from '../layout/map.ts';
import type { Point } from '../layout/plan.ts';
import { shipName } from '../naming.ts';

export type Context = Telling<View>;

/** Changes the table as `plainChange` does; a map that pans glides as a whole: everything on it takes the same time. */
export function change(c: Context, how: Parameters<typeof plainChange>[1] = {}): Cue[] {
  const { except = [] } = how;
  // The ground glides, and is not tweened.
  const cues = plainChange(c, {
    ms: boardFor(c.after, c.frame).pans ? 620 : 300,
    ease: 'Cubic.easeInOut',
    ...how,
    except: [...except, 'ground'],
  });
  return cues.flatMap((cue) => (cue.set?.piece === 'heat' ? [cue, inkDries(cue.at)] : [cue]));
}

/** Lets the red ink come and go. */
const inkDries = (at: number): Cue => ({ at, tween: { piece: 'heat', from: { wet: 1 }, to: { wet: 0 }, ms: 300 } });

export const boardBefore = (c: Context): Board => boardFor(c.before, c.frame);
export const boardAfter = (c: Context): Board => boardFor(c.after, c.frame);

/** Finds where a square is on the table before the event. */
export const spotOf = (c: Context, square: Square): Point & { size: number } => squareAt(boardBefore(c), square);

/** Things that a glass shows, and which ship is in it. */
interface Shown {
  show: GlassScene;
  text?: string;
  ms: number;
  /** It does not close: another one goes on with its scene. */
  stays?: 1;
  /** Time in its scene at which it begins. */
  since?: number;
}

/** Finds where a place of the map is seen when what happens there is told, if the map comes nearer then. */
export function seenFrom({ x, y }: Point, c: Context): Point {
  const eye = eyeFor(c.after, c.frame);
  return { x: eye.x + eye.scale * x, y: eye.y + eye.scale * y };
}

/**
 * Places the glass through which the room looks at a square of the map: clear of where that is seen, near and far, for at
 * some speeds nothing comes nearer.
 */
export function glassOver(spots: readonly Point[], c: Context): { x: number; y: number; w: number } {
  const { window, size } = boardBefore(c);
  return glassPlace([...spots.map((spot) => seenFrom(spot, c)), ...spots], window, size);
}

/** Opens the glass over a square; other squares stay clear of it. */
export const glassAt = (start: number, spot: Point, shown: Shown, c: Context, other: readonly Point[] = []): Cue => ({
  at: start,
  effect: { name: 'glass', ...glassOver([spot, ...other], c), tx: spot.x, ty: spot.y, ...shown },
});

/** Part of the light that all else loses while something is seen in the glass. */
const dark = 0.65;

/** Darkens everything for `ms`; the glass, what it shows and these pieces lie over the dark. */
export const inTheGlass = (start: number, spot: Point, pieces: readonly string[], ms: number, deep = dark): Cue[] => [
  darkens(start, spot, ms, deep),
  { at: start, near: { pieces, x: 0, y: 0, zoom: 1, ms: 1 } },
];

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
