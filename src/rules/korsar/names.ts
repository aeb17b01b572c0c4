/** Names of actions, by what others can tell apart: everything in this game is played in the open. */
import type { Action } from './types.ts';

export function nameOf(action: Action): string {
  const card = 'card' in action ? ` ${action.card}` : '';
  return 'vessel' in action ? `${action.type}${card} ${action.vessel}` : action.type + card;
}
