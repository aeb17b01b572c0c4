/**
 * The record of a match: plain JSON. It is the save, the replay, the bug report and the test fixture. Its head never
 * changes and its steps are only ever appended to; the seal beside them follows every step. A running match's record is a
 * secret, because it holds the seed.
 *
 * Limits that a match runs under (`turnCap`, `turnLimit`) are options of the games that have them, see caps.ts.
 */
import type { GameAction, Kind, Seat } from '../rules/game.ts';

export const recordFormat = 2;

/** The captain of a seat. */
export interface Captain {
  name: string;
  kind: 'person' | 'bot';
  /** Strength of a bot, a name from `bots/index.ts`; people have none. */
  level?: string;
  /** Manner of a bot; people have none. */
  temper?: string;
}

export interface Move {
  seat: Seat;
  action: GameAction;
}

/** A fresh seed for what nobody has seen in the position in which a match opens, and for all later chance. */
export interface Reshuffle {
  /** Seed of 32 hex digits. */
  seed: string;
  /** Seats that keep everything as they have seen it; the room always counts as one of them. */
  keep: Seat[];
}

export interface ActionStep extends Move {
  /** Hash of the position after the action. */
  hash: string;
}

/** A step that takes back the latest `undo` actions that still counted. */
export interface UndoStep {
  undo: number;
}

/** A step that seats this captain from now on. It is no action, changes no position and cannot be taken back. */
export interface CaptainStep {
  seat: Seat;
  captain: Captain;
}

export type Step = ActionStep | UndoStep | CaptainStep;

/** The values that a record must agree with, see seal.ts. */
export interface Seal {
  /** Number of the steps. */
  steps: number;
  /** End of the chain of hashes that runs over the head and every step. */
  hash: string;
}

export interface GameRecord {
  format: typeof recordFormat;
  game: string;
  /** Version of the rules, from `Game.version`. */
  version: number;
  seats: number;
  /** Captains at the beginning; captain steps say who came later. */
  players: Captain[];
  options: object;
  /** Seed of 32 hex digits. */
  seed: string;
  deal: object;
  /**
   * Actions that lead from the deal to the position of the first step. They are not told to anybody, and nobody can
   * take them back.
   */
  before?: Move[];
  /** Shuffle of the unseen cards after these actions; absent where everything stays as they left it. */
  reshuffle?: Reshuffle;
  /** Hash of the position of the first step. */
  start: string;
  steps: Step[];
  seal: Seal;
}

/** The parts of a record that a match is started from. */
export type MatchSetup<K extends Kind = Kind> = {
  seats: number;
  /** Seed of 32 hex digits; see `seedFrom`. */
  seed: string;
  /** Options of the game; a missing one takes its default. */
  options?: Partial<K['options']>;
  deal?: Partial<K['deal']>;
  /** Actions played before anybody watches; the match opens in the position they lead to. */
  before?: readonly { seat: Seat; action: K['action'] }[];
  /** Shuffle after these actions. Allowed only together with `before`, which may be empty. */
  reshuffle?: Reshuffle;
  /** Captains, one per seat; people named after their seats when absent. */
  players?: Captain[];
};
