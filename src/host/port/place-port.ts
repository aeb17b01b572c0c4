/**
 * A place's port: what one viewer is told of the match that is open, what it is asked, and what its people answer. The page
 * pulls: nothing happens before it asks, so the match waits for its watchers.
 */
import type { AdviceOn } from '../../bots/advise.ts';
import type { Reason } from '../../bots/reason.ts';
import type { Question } from '../../match/questions.ts';
import type { GameAction, GameEvent, Seat } from '../../rules/game.ts';
import type { StoreTrouble } from '../store.ts';
import type { Refused, SeatRequest } from './facts.ts';
import type { Methods } from './method.ts';

export type { Question } from '../../match/questions.ts';

/** Step at which a lesson stands and the actions that it wants, for the person who learns. */
export interface LessonAsk {
  /** Number of the step that stands; the number of all steps at the end. */
  step: number;
  /** Number of all steps. */
  of: number;
  /** Legal actions of the learner that go on with the lesson; none at the end. */
  wants: GameAction[];
}

/** A change at the table, as one viewer is told it. */
export interface News {
  said: 'told';
  /** Number of this message at its place, counted from 0. */
  seq: number;
  /** Events that the viewer is sent, in narrative order. */
  events: GameEvent[];
  /** View of the viewer after all these events. */
  view: object;
  /** Seats the game waits for; none when it is over. */
  waiting: Seat[];
  /** Reason why the match is not on the disk as it is now; null when it is, or was never meant to be. */
  unsaved: StoreTrouble | null;
  /** Everybody at the table from now on; present when somebody else has sat down. */
  players?: SeatRequest[];
  /** Reason of the computer that has acted, as far as the room can tell it; absent where there is none. */
  why?: Why;
}

/** Reason why the captain of a seat did something. */
export interface Why extends Reason {
  seat: Seat;
}

/** All questions that stand at this place now; a question that was asked and is not among them is withdrawn. */
export interface Asked {
  said: 'asked';
  asks: Question[];
  /** Present in a lesson. */
  lesson?: LessonAsk;
}

/** The last message of a place: the match is over and all of it is told, or it is not played on here. */
export interface Over {
  said: 'over';
}

export type Said = News | Asked | Over;

/** A seat's private view, between its reveal and its cover. */
export interface Revealed {
  view: object;
  legal: GameAction[];
  /** Events of the latest action as the seat was sent them, without what is shown only once. */
  news: GameEvent[];
  /** Unfinished choice that the page gave to `cover` when this seat was last covered without acting, or null. */
  plan: unknown;
}

/** Advice: what the strongest computer would do in a seat, seeing no more than that seat sees. */
export type Advice = AdviceOn<GameAction>;

/** A match from its beginning, for one viewer. */
export interface Story {
  /** View of the viewer when the set-up was over. */
  start: object;
  /** Events that the viewer has been sent, all of them, the set-up included. */
  events: GameEvent[];
  /** Number of events that there were when the set-up and each action were over. */
  ends: number[];
  /** Reasons of the computers, the first for the set-up, which has none; absent where nobody asked for them. */
  whys?: (Why | null)[];
}

/** A place at the table: what one viewer is told of the match that is open, and what its people do there. */
export interface PlacePort {
  /**
   * Gives the next message of this place: what has happened, what is asked, or that nothing comes any more. It resolves
   * when there is one. The call also says that people have been told the last message; the table does not go on before.
   * `heard`: number of the latest message that has come, from a guest whose line may lose one: a lost one is given again.
   */
  next(heard?: number): Promise<Said>;
  /**
   * Gives a captain's answer to a question. Instead of a card it may hold `{ hidden: PATH, index: N }`, a card of the
   * seat's own by its place, so that the card can be played without anybody seeing the hand. The action is saved before
   * the call resolves; `next` tells what came of it.
   */
  answer(ask: number, choice: unknown): Promise<Refused | null>;
  /** Resolves when this question does not stand here any more, for whatever reason; `next` tells what has happened. */
  withdrawn(ask: number): Promise<void>;
  /**
   * Reveals a captain's seat: its private view and every legal action, both of one moment, and never of what is not
   * saved yet. Any other seat here is covered. Gives null where nobody is heard for that seat here, and when a cover or
   * another reveal comes first.
   */
  reveal(seat: Seat): Promise<Revealed | null>;
  /** Ends the reveal. An unfinished choice stays with the host, because the page keeps nothing private. */
  cover(plan?: unknown): Promise<void>;
  /**
   * Advises the captain who is asked this. Gives null where the seat sees more than this place does and is not revealed,
   * and as soon as the question does not stand any more, the seat is covered or something else is revealed. `about`: what
   * the captain has in mind, to be weighed as well.
   */
  advice(ask: number, about?: readonly unknown[]): Promise<Advice | null>;
  /** Tells whether this question was the latest one that was answered here as its captain had been advised. */
  tookAdvice(ask: number): Promise<boolean>;
  /**
   * Gives null where the seat can take back its latest action; else one of the codes of `shellWords.noUndo`, which tell
   * no secret.
   */
  whyNoUndo(seat: Seat): Promise<Refused | null>;
  /** Takes back the latest action; `next` tells how the table stands then. */
  undo(seat: Seat): Promise<Refused | null>;
  /** Gives what the viewer has been told here so far; null when no match is open. */
  story(): Promise<Story | null>;
}

export const placeMethods = {
  next: { again: false, ofMatch: true },
  answer: { again: false, ofMatch: true },
  withdrawn: { again: true, ofMatch: true, lasts: true },
  reveal: { again: true, ofMatch: true },
  // A host that knows nothing of the match has nothing to cover.
  cover: { again: true },
  // It takes about as long as a computer's turn; another host has nothing revealed and gives none.
  advice: { again: true, ofMatch: true },
  // It is only counted.
  tookAdvice: { again: true },
  whyNoUndo: { again: true, ofMatch: true },
  undo: { again: false, ofMatch: true },
  story: { again: true, ofMatch: true },
} as const satisfies Methods<PlacePort>;
