/**
 * First lines: before a captain's first decision of a kind, a few words beside what it is about. A game has a registry of
 * its kinds of decisions, which the compiler checks against its words and its actions; the app shows a line until its kind
 * is learnt. Pure, and chosen from what the asked captain sees: in the open from what the room may know.
 */
import type { SeatChoice } from './human.ts';

export interface FirstLine {
  /** Eight words at most. */
  line: string;
  /** Line for those who hesitate: 90 letters at most. */
  more: string;
}

/** The kinds that an action teaches; what everybody sees may decide, and nothing else may. */
export type Teaches<Kind extends string, View> = readonly Kind[] | ((view: View) => readonly Kind[]);

export interface GameFirstLines<
  Kind extends string = string,
  State = unknown,
  Type extends string = string,
  View = object,
> {
  /** Names the kind of the decision that stands; null once it is made and only has to be confirmed. */
  kindOf(choice: SeatChoice, state: State): Kind | null;
  /** Beginnings of the ids of targets that the kind is about, the best one first. */
  about: Readonly<Record<Kind, readonly string[]>>;
  /**
   * The kinds that an action teaches, by its type and the view that everybody has at this screen. Actions that the room
   * cannot tell apart teach the same, so what was learnt tells no secret.
   */
  teaches: Readonly<Record<Type, Teaches<Kind, View>>>;
  words(): Readonly<Record<Kind, FirstLine>>;
}

/** Lists the kinds that this action teaches. */
export function taughtBy({ teaches }: GameFirstLines, type: string, view: object): readonly string[] {
  const taught = teaches[type] ?? [];
  return typeof taught === 'function' ? taught(view) : taught;
}
