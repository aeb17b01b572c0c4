/**
 * A game in words alone: what lies on the table is a list of sentences, what happens is a caption, what can be done is a
 * list of buttons. A new game is played so on its first day; it needs no picture, and no piece or effect of its own.
 */
import type { Caption } from '../../controller/beat.ts';
import type { GameAction, Seat } from '../../rules/game.ts';

export interface PlainGame<View, Event extends { type: string }, Action extends GameAction> {
  /** Says what everybody may read, a short sentence each: who has what, whose turn it is. Ten at most. */
  lines(view: View, names: readonly string[]): readonly string[];
  /** Says what only this seat may read besides, from its own view. Three sentences at most. */
  own(view: View, seat: Seat): readonly string[];
  /** Works out what is known after one more event: exactly what the host's view says when an action is over. */
  viewAfter(view: View, event: Event): View;
  /** Says what happened, in a sentence; null for an event that nobody is told. */
  say(event: Event, names: readonly string[]): Caption | null;
  /** Describes an action in a few words that no other action has at the same time. */
  describe(action: Action): string;
  /** Says why the host refused an action; a sentence of the house when absent. */
  refusal?(code: string): string;
}
