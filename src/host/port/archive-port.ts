/** The archive's port: matches that wait, games that are over, and what can be learnt from them. */
import type { GameAction, Viewer } from '../../rules/game.ts';
import type { MatchFacts, Refused } from './facts.ts';
import type { Methods } from './method.ts';
import type { Story } from './place-port.ts';

/** A match that is not over and can be gone on with. */
export interface Waiting {
  id: string;
  /** Id of the game. It is empty, like all that follows, where the match cannot be read. */
  game: string;
  names: string[];
  /** Time of the last action, in milliseconds of the clock of `Date`. */
  when: number;
  /** Number of actions. */
  steps: number;
  /** Milliseconds for which it was played; absent where nobody knows. */
  played?: number;
  /** Reason why the match cannot be read, or null. */
  broken: Refused | null;
  /** True for a broken save that was put aside, because the match went on from the one before it. */
  aside?: true;
}

/** A game that is over. */
export interface Finished {
  id: number;
  /** Id of the game. It is empty, like all that follows, where the game cannot be read. */
  game: string;
  names: string[];
  winners: string[];
  /** Time of its last action, in milliseconds of the clock of `Date`; 0 where it is not known. */
  when: number;
  /** Number of actions. */
  steps: number;
  /** Milliseconds for which it was played; absent where nobody knows. */
  played?: number;
  /** Id that the match had while it went on here; absent where it was played elsewhere, or nobody knows. */
  match?: string;
  /** True for a game that was taken in from a file. */
  taken?: true;
  /** Captains by seat, and what they came to. */
  captains: Placing[];
  /** Reason why the game cannot be read, or null. */
  broken: Refused | null;
}

/** Result of a captain in a game that is over. */
export interface Placing {
  name: string;
  /** True for a person, false for a computer. */
  person: boolean;
  points: number;
  wins: boolean;
  /** Number of the side that the captain won or lost with; everybody has one of their own where there are no teams. */
  side: number;
}

/** Result of a captain who sailed alone. */
export interface Voyage {
  id: number;
  name: string;
  points: number;
}

/** A decision of a game that is over, as the strongest computer judges it from what the captain saw then. */
export interface Decision {
  /** Number of the step of the story that tells it. */
  step: number;
  /** View of the captain who decided. */
  view: object;
  did: GameAction;
  /** Chance to win with it, from 0 to 1. */
  value: number;
  /** Action that was better, and its chance; null where none was. */
  better: { action: GameAction; value: number } | null;
}

/** Decisions of the only person that stand out; null where none does. */
export interface Hindsight {
  best: Decision | null;
  worst: Decision | null;
}

export type Retold = { ok: true; facts: MatchFacts; story: Story } | { ok: false; refused: Refused };

export type Taken = { ok: true; as: 'finished' | 'waiting' } | { ok: false; refused: Refused };

/** The archive: matches that wait and games that are over. */
export interface ArchivePort {
  /** Lists the matches that are not over, the latest first. */
  waiting(): Promise<Waiting[]>;
  /** Lists the games that are over, the latest first: all of them, or the latest 400, which are there sooner. */
  finished(which?: 'all' | 'latest'): Promise<Finished[]>;
  /**
   * Lists the games that somebody played alone to the end with these options, the latest first; missing options take
   * their defaults.
   */
  voyages(game: string, options: Record<string, unknown>): Promise<Voyage[]>;
  /**
   * Tells a finished game as the room saw it, or as one of its seats did: a game that is over may be looked at from
   * every side.
   */
  retell(id: number, viewer?: Viewer): Promise<Retold>;
  /** Looks back at the decisions of a finished game; null where not just one person played. */
  hindsight(id: number): Promise<Hindsight | null>;
  /**
   * Gives by how much each of these steps of a finished game's story changed who was likely to win it, from 0 to 1; null where
   * there is no such game.
   */
  swings(id: number, steps: readonly number[]): Promise<number[] | null>;
  /**
   * Gives every seat's chance to win, from 0 to 1, that came with what was dealt in a finished game, as sensible captains play;
   * null where it began in the middle, and where there is no such game.
   */
  luck(id: number): Promise<number[] | null>;
  /** Tells a clip (`match/clip.ts`), a game between computers that is shown while nobody plays, as the room saw it. */
  retellClip(clip: unknown, names: readonly string[]): Promise<Retold>;
  /** Gives the record of a finished game as text, for keeping it elsewhere; null when it is not there. */
  giveGame(id: number): Promise<string | null>;
  /** Gives the record of a waiting match as text, which holds every hidden card. */
  giveWaiting(id: string): Promise<string | null>;
  /** Removes a finished game. Answers whether it is gone. */
  removeGame(id: number): Promise<boolean>;
  removeWaiting(id: string): Promise<boolean>;
  /** Takes in a record of any origin as a finished game or a waiting match, or refuses it. */
  takeGame(text: string): Promise<Taken>;
  /**
   * Says what became of a match of this id that ran here: null where anything waits, or it came to its end; `GAME_LOST` where
   * there is nothing, `NO_STORAGE` while nobody can tell. Where the id is not known, because an earlier version began it, a
   * game counts that ended after `since`, a time of the clock of `Date`.
   */
  missing(since: number, id?: string | null): Promise<Refused | null>;
  /**
   * Removes what has become too much for a table that people leave all the time: all but the latest games that are over, and all but
   * so many of the matches that wait, 50 where nobody says. What is played now stays, and so do games that were taken in from files,
   * any match that cannot be read, and whatever a later version of the program has written.
   */
  tidy(most?: number): Promise<void>;
  /** Tries whether games can be kept: writes something where they are, reads it and removes it. */
  keeps(): Promise<boolean>;
}

export const archiveMethods = {
  waiting: { again: true },
  finished: { again: true },
  voyages: { again: true },
  retell: { again: true },
  // It takes some seconds, and other calls need not wait for it.
  hindsight: { again: true, lasts: true },
  swings: { again: true, lasts: true },
  luck: { again: true, lasts: true },
  retellClip: { again: true },
  giveGame: { again: true },
  giveWaiting: { again: true },
  removeGame: { again: true },
  removeWaiting: { again: true },
  // The text comes from outside and may be what the host died of, so it is not sent again.
  takeGame: { again: false },
  missing: { again: true },
  tidy: { again: true },
  keeps: { again: true },
} as const satisfies Methods<ArchivePort>;
