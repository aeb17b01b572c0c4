/**
 * A person's way to choose in one game: screens as data, presses as steps, an action at the end. Every game has one; the
 * app runs it, the host judges what comes of it. Pure: no Phaser, no host.
 */
import type { Frame, Placement } from '../../controller/room.ts';
import type { GameAction, GameEvent, Seat } from '../../rules/game.ts';
import type { Screen } from '../screens/sketch.ts';
import type { ToldVoyage } from '../screens/voyages.ts';
import type { Target } from './picker.ts';

export interface SeatChoice {
  seat: Seat;
  names: readonly string[];
  /** View that the page has: the table's, the only person's, or, while a seat is revealed, that seat's own. */
  view: object;
  /** Choices of the seat, as far as the room may know them. */
  choices: readonly GameAction[];
  /** Everything the seat may do, where its own view is held and the host was asked for it. */
  legal?: readonly GameAction[];
  /** The latest of what the seat was sent, where its own view is held and the host was asked for it. */
  news?: readonly GameEvent[];
  /** A seat's own view is held right now. */
  looking: boolean;
  /** Several people share the screen, so a look needs the curtain. */
  curtain: boolean;
  /** True when a seat stays revealed only as long as something is held, not from one press to the next. */
  holds?: boolean;
  /** True when people do not want to be shown what they could work out themselves. */
  unaided?: boolean;
  /** Frame of the table, where people play it on every shape; 16:9 when absent. */
  frame?: Frame;
  /** Best voyage with these rules, for a captain who sails alone; null before the first one. */
  best?: ToldVoyage | null;
}

/** The part of the story that is being told, from a view to a view, as far as the page knows it. */
export interface StoryAround {
  before: object;
  after: object;
  names: readonly string[];
  /** Several people share the screen. */
  curtain: boolean;
  /** Frame of the table, where people play it on every shape; 16:9 when absent. */
  frame?: Frame;
  /** Best voyage with these rules, for a captain who sails alone; null before the first one. */
  best?: ToldVoyage | null;
}

export type Pressed<State> =
  /** Goes on choosing. */
  | { state: State }
  | { act: GameAction }
  /** Several at once, one after the other: what was gathered before it was confirmed. */
  | { acts: readonly GameAction[] }
  /** Played without a word to the room: the choosing goes on, with what is known then. */
  | { quietly: GameAction; state: State }
  /** Wants to see the hand, or to hide it again. */
  | { ask: 'look' | 'hide'; state: State }
  | { refuse: string };

export interface Human<State = unknown> {
  /**
   * True when it chooses from `choice.legal`: the host is then asked for the list, even where the only person chooses
   * in the open.
   */
  listed?: true;
  /** True when it marks in `choice.news` what has just come: the host is then asked for them in the same way. */
  hears?: true;
  /** Tells whether this choice cannot be made on the open table. */
  secret(choice: SeatChoice): boolean;
  begin(choice: SeatChoice): State;
  screen(choice: SeatChoice, state: State, focus: string | null): Screen;
  /**
   * Answers a press on a target. `targets`: those of the screen of this state, where the caller has drawn it already.
   */
  press(choice: SeatChoice, state: State, id: string, targets?: readonly Target[]): Pressed<State>;
  /**
   * Lays out the open table under this choice, where that is part of choosing: a large map may be moved, for example.
   */
  laid?(choice: SeatChoice, state: State): object;
  /**
   * Gives what the room may know of a choice that goes on in the open after a reveal (a card by its place), or null
   * where the whole choice stays behind the curtain.
   */
  open(choice: SeatChoice, state: State): State | null;
  /**
   * Gives what lies over the table while it is told from one view to the next and nobody is asked: a closed curtain, or
   * the only person's hand.
   */
  rest?(around: StoryAround): Placement[];
  /**
   * Lists the targets that have to be pressed, one after the other from `begin`, until `press` answers with exactly
   * this action; empty where no presses lead to it. Whoever follows the way does what the page does in between: where
   * `press` asks to hide, the next press is made in the open, with the state that `open` gives. Of a secret choice the
   * way begins behind the curtain, with `choice.view` the seat's own view.
   */
  way(choice: SeatChoice, action: GameAction): readonly string[];
  /** Describes this action in a short sentence that tells it apart from all others that the viewer can tell apart. */
  describe(choice: SeatChoice, action: GameAction): string;
  /** Says in words for people why the host refuses. */
  refusal(code: string): string;
}

/**
 * Refuses every press on a target that the screen has closed, with the very sentence that the target carries: a game says
 * in one place why something is closed, and its own `press` meets open targets only.
 */
export const heedingClosed = <State>(human: Human<State>): Human<State> => ({
  ...human,
  press(choice, state, id, targets = human.screen(choice, state, null).targets) {
    const { refusal } = targets.find((target) => target.id === id) ?? {};
    return refusal === undefined ? human.press(choice, state, id) : { refuse: refusal };
  },
});
