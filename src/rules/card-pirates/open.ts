/** What goes on in the open: choices that need no hand, and events as they may be told a second time. */
import type { Seat } from '../game.ts';
import { legal } from './legal.ts';
import type { Action, Event, State } from './types.ts';

/** Nobody has seen a hand before the sea is laid (R 2), so the set-up is chosen on the table. All else needs the hand. */
export function choices(state: State, seat: Seat): Action[] {
  return state.phase === 'setup.islands' || state.phase === 'setup.seas' ? legal(state, seat) : [];
}

/** 12.1: crew is shown once, and no story told while the match runs brings it back (R 12). */
export function retold(event: Event, hiddenCards: boolean): Event {
  if (!hiddenCards) return event;
  const hides =
    (event.type === 'CrewSpent' && !event.faceUp && event.to === 'sea') ||
    (event.type === 'StormToll' && event.faceDown);
  if (!hides) return event;
  const { card: _, ...rest } = event;
  return rest as Event;
}
