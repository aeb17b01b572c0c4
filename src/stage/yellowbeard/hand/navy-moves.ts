/** The Navy's choices as the room has them from the host, sorted for choosing. */
import type { GameAction } from '../../../rules/game.ts';
import type { Action, Square, Straight, View } from '../../../rules/yellowbeard/types.ts';

/** What a captain has chosen so far; everything in the open. */
export interface Commanding {
  mode: 'idle' | 'sail' | 'fire';
  way: Square[];
  /** Where somebody looks on a map that is larger than its window; null: where the story is. */
  gaze: Square | null;
}

export const idle: Commanding = { mode: 'idle', way: [], gaze: null };

export const actionsOf = (choices: readonly GameAction[]): readonly Action[] => choices as readonly Action[];

/** One way to every square where a move may end. */
export function waysBySquare(choices: readonly GameAction[]): Map<Square, Square[]> {
  const found = new Map<Square, Square[]>();
  for (const action of actionsOf(choices)) {
    if (action.type !== 'moveFirst' && action.type !== 'move') continue;
    const end = action.path.at(-1);
    if (end !== undefined && !found.has(end)) found.set(end, action.path);
  }
  return found;
}

/** How many squares the roll makes her sail; 0 where she is hemmed in. */
export function stepsOf(choices: readonly GameAction[]): number {
  return Math.max(0, ...[...waysBySquare(choices).values()].map((way) => way.length));
}

export const has = (choices: readonly GameAction[], type: Action['type']): boolean =>
  choices.some((action) => action.type === type);

export function shots(choices: readonly GameAction[]): Straight[] {
  return actionsOf(choices).flatMap((action) => (action.type === 'fire' ? [action.direction] : []));
}

/** The move along this way, of whatever kind the phase has. */
export function sailing(view: View, way: readonly Square[]): Action {
  return { type: view.phase === 'navy.decide' ? 'moveFirst' : 'move', path: [...way] };
}
