/** The Navy's choices as the room has them from the host, sorted for choosing. */
import type { GameAction } from '../../../rules/game.ts';
import type { Action, Square, Straight, View } from '../../../rules/yellowbeard/types.ts';

/** Choices of a captain so far; everything in the open. */
export interface Commanding {
  mode: 'idle' | 'sail' | 'fire';
  way: Square[];
  /** The way is chosen square by square. */
  byHand: boolean;
  /** Square that somebody looks at on a map that is larger than its window; null: where the story is. */
  gaze: Square | null;
}

export const idle: Commanding = { mode: 'idle', way: [], byHand: false, gaze: null };

export const actionsOf = (choices: readonly GameAction[]): readonly Action[] => choices as readonly Action[];

/** Finds one way to every square where a move may end. */
export function waysBySquare(choices: readonly GameAction[]): Map<Square, Square[]> {
  const found = new Map<Square, Square[]>();
  for (const path of pathsOf(choices)) {
    const end = path.at(-1);
    if (end !== undefined && !found.has(end)) found.set(end, path);
  }
  return found;
}

const pathsOf = (choices: readonly GameAction[]): Square[][] =>
  actionsOf(choices).flatMap((action) => (action.type === 'moveFirst' || action.type === 'move' ? [action.path] : []));

const begins = (path: readonly Square[], way: readonly Square[]): boolean =>
  way.length <= path.length && way.every((square, i) => path[i] === square);

/** Finds where a way that has begun may go on to. */
export const nextSquares = (choices: readonly GameAction[], way: readonly Square[]): Square[] => [
  ...new Set(pathsOf(choices).flatMap((path) => (begins(path, way) ? path.slice(way.length, way.length + 1) : []))),
];

/** Tells whether a ship may sail this way and end there. */
export const isWhole = (choices: readonly GameAction[], way: readonly Square[]): boolean =>
  way.length > 0 && pathsOf(choices).some((path) => path.length === way.length && begins(path, way));

/** Counts the squares that the roll makes her sail; 0 where she is hemmed in. */
export function stepsOf(choices: readonly GameAction[]): number {
  return Math.max(0, ...[...waysBySquare(choices).values()].map((way) => way.length));
}

export const has = (choices: readonly GameAction[], type: Action['type']): boolean =>
  choices.some((action) => action.type === type);

export function shots(choices: readonly GameAction[]): Straight[] {
  return actionsOf(choices).flatMap((action) => (action.type === 'fire' ? [action.direction] : []));
}

/** Makes the move along this way, of whatever kind the phase has. */
export function sailing(view: View, way: readonly Square[]): Action {
  return { type: view.phase === 'navy.decide' ? 'moveFirst' : 'move', path: [...way] };
}
