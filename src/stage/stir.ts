/** Things that stir on a table at rest besides its water: wind that goes over it, a crab ashore, a lamp that burns low. One at a time. */

/** One and the same object for a whole table: whoever shows something of it reads it at every frame. */
export interface Stir {
  kind: string | null;
  /** Milliseconds since it began. */
  at: number;
  /** Part of it that is there, from 0 to 1: it goes when a story begins. */
  strength: number;
  /** Place of it, as a part of all places where it can be. */
  across: number;
}

/** Facts of the table that something stirs on. */
interface Place {
  readonly stir?: Readonly<Stir>;
  readonly reach: { readonly left: number; readonly right: number };
}

/** Milliseconds in which a gust goes from the left edge to the right, and those in which it blows at one spot. */
export const gusts = { crosses: 1100, blows: 1300 };

/** Gives the milliseconds since a gust has reached this place; negative when none blows there. */
function reached({ stir, reach: { left, right } }: Place, x: number): number {
  if (stir?.kind !== 'gust') return -1;
  const t = stir.at - gusts.crosses * Math.min(1, Math.max(0, (x - left) / (right - left)));
  return t < gusts.blows ? t : -1;
}

/** Gives how hard it blows at this place, from 0 to 1. */
export function gustAt(place: Place, x: number): number {
  const t = reached(place, x);
  return t < 0 ? 0 : (place.stir?.strength ?? 0) * Math.sin((Math.PI * t) / gusts.blows) ** 2;
}

/** Gives how far a gust has turned something that goes round, from 0 to 1 and at last 0 again: whole turns leave no jump. */
export function gustTurn(place: Place, x: number): number {
  const t = Math.max(0, reached(place, x)) / gusts.blows;
  return t * t * (3 - 2 * t);
}

/** Gives how much less a lamp shines, from 0 to 1. */
export const lampLow = ({ stir }: Pick<Place, 'stir'>): number =>
  stir?.kind === 'lamp' ? stir.strength * flicker(stir.at) : 0;

/** Milliseconds for which a lamp burns low. */
export const lampLasts = 2600;

/** Gives how low it burns: down, half up, down and slowly up, never quicker than in half a second. */
function flicker(at: number): number {
  const t = Math.min(1, Math.max(0, at / lampLasts));
  return Math.sin(Math.PI * t) ** 2 * (0.72 + 0.28 * Math.cos(2 * Math.PI * 3 * t));
}
