/** Everybody at a table: players are asked, watchers are told. Both may be far away, so both answer with a promise. */
import type { GameAction, GameEvent, Seat, Viewer } from '../rules/game.ts';
import { redact } from '../rules/game.ts';
import type { Match } from './match.ts';
import type { Captain } from './types.ts';

/** A question to a seat: its own view, what it remembers besides, and every action it may choose from. */
export interface Ask {
  seat: Seat;
  view: object;
  memory: object | null;
  legal: GameAction[];
  /** True where the room itself sees that there is one action and no other. Nothing that is hidden makes it so. */
  forced?: boolean;
  /** Tells whether nobody else would be told anything of this action: the seat then goes on with what it has begun. */
  quiet?: (action: Choice) => boolean;
}

export type Choice = GameAction;

export interface Player {
  /**
   * Answers with one of `ask.legal`. When `signal` aborts, the question is withdrawn, and a later answer is ignored.
   */
  choose(ask: Ask, signal: AbortSignal): Promise<Choice>;
}

/** The part of one change that one viewer is sent: its events, and the view when all of them have happened. */
export interface Sent {
  events: GameEvent[];
  view: object;
  /** Seats the game waits for now. */
  waiting: Seat[];
  /** Captains in all seats from now on; present when somebody has sat down. */
  players?: Captain[];
}

/** Facts that a watcher may use but must not pass on. */
export interface ToldAt {
  /** Seat that has acted, if one seat has. */
  by: Seat | null;
  /** Number of steps that the record has after the change. */
  steps: number;
}

export interface Watcher {
  readonly viewer: Viewer;
  /** True when the table waits until this watcher has resolved. */
  readonly paces: boolean;
  tell(told: Sent, at: ToldAt): Promise<void>;
}

/** Redacts a change for one viewer. Everything that leaves a table goes through here. */
export function toldTo(match: Match, viewer: Viewer, events: readonly GameEvent[]): Sent {
  return {
    events: events.flatMap((event) => redact(event, viewer) ?? []),
    view: match.view(viewer),
    waiting: [...match.toAct],
  };
}
