/**
 * The record of a match: plain JSON. It is the save, the replay, the bug report and the test fixture. Its head never
 * changes and its steps are only ever appended to; the seal beside them follows every step. A running match's record is a
 * secret, because it holds the seed.
 *
 * Limits that a match runs under (`turnCap`, `turnLimit`) are options of the games that have them, see caps.ts.
 */
import type { GameAction, Kind, Seat } from '../rules/game.ts';

export const recordFormat = 2;

/** Whoever sits in a seat. */
export interface Player {
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

/** Chance of its own for what nobody has seen in the position in which a match opens, and for all that comes then. */
export interface Reshuffle {
  /** 32 hex digits. */
  seed: string;
  /** Seats for whom all stays as they have seen it; the room is always one of those who see the same. */
  keep: Seat[];
}

export interface ActionStep extends Move {
  /** Of the position after the action. */
  hash: string;
}

/** The latest `undo` actions that still counted are taken back. */
export interface UndoStep {
  undo: number;
}

/** From now on this captain sits in the seat. It is no action, changes no position and cannot be taken back. */
export interface CaptainStep {
  seat: Seat;
  captain: Player;
}

export type Step = ActionStep | UndoStep | CaptainStep;

/** What a record must agree with, see seal.ts. */
export interface Seal {
  /** Number of the steps. */
  steps: number;
  /** End of the chain of hashes that runs over the head and every step. */
  hash: string;
}

export interface GameRecord {
  format: typeof recordFormat;
  game: string;
  /** `Game.version` of the rules. */
  version: number;
  seats: number;
  /** Captains at the beginning; captain steps say who came later. */
  players: Player[];
  options: object;
  /** 32 hex digits. */
  seed: string;
  deal: object;
  /** Actions that lead from the deal to the position of the first step. Nobody is told them, nobody takes them back. */
  before?: Move[];
  /** What happens to the unseen after these actions; absent where everything lies as they left it. */
  reshuffle?: Reshuffle;
  /** Hash of the position of the first step. */
  start: string;
  steps: Step[];
  seal: Seal;
}

/** The parts of a record that a match is started from. */
export type MatchSetup<K extends Kind = Kind> = {
  seats: number;
  /** 32 hex digits; see `seedFrom`. */
  seed: string;
  /** What is missing takes its default. */
  options?: Partial<K['options']>;
  deal?: Partial<K['deal']>;
  /** Actions played before anybody watches, so that the match opens in the position they lead to. */
  before?: readonly { seat: Seat; action: K['action'] }[];
  /** What is shuffled anew then. Only together with `before`, which may be empty. */
  reshuffle?: Reshuffle;
  /** One per seat; people named after their seats when absent. */
  players?: Player[];
};
