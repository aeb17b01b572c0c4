/**
 * Choices that the room may know, since they need no hand; what actions announce; events as they may be told a second time.
 */
import type { Seat } from '../game.ts';
import { legal } from './legal.ts';
import type { Action, Event, State, View } from './types.ts';

/**
 * Gives the actions that can be chosen. Nobody has seen a hand before the sea is laid (R 2), so the set-up is chosen
 * on the table. All else needs the hand.
 */
export function choices(state: State, seat: Seat): Action[] {
  return state.phase === 'setup.islands' || state.phase === 'setup.seas' ? legal(state, seat) : [];
}

/**
 * Tells whether an action tells the others what was in the hand. An action that names a card says that the hand had
 * it, however sure the others were: look-alikes without it are rare then. And look-alikes keep how much crew somebody
 * has where the rules are about to tell of it: when a captain is ready, when nothing can be done but forfeit, and when
 * a ship meets another one, because there is a battle or no crew for it.
 */
export function announces(action: Action, { squares }: View): boolean {
  if ('card' in action || action.type === 'ready' || action.type === 'forfeit') return true;
  if (action.type !== 'drift') return false;
  return squares.some(({ square, island, ships }) => square === action.to && island === null && ships.length > 0);
}

/**
 * Gives an event as it may be told again: crew is shown once (12.1), and no story told while the match runs brings it
 * back (R 12).
 */
export function retold(event: Event, hiddenCards: boolean): Event {
  if (!hiddenCards) return event;
  const hides =
    (event.type === 'CrewSpent' && !event.faceUp && event.to === 'sea') ||
    (event.type === 'StormToll' && event.faceDown);
  if (!hides) return event;
  const { card: _, ...rest } = event;
  return rest as Event;
}
