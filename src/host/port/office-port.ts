/** The office's port: it opens matches, seats captains and gives matches up. */
import type { GameAction, Seat } from '../../rules/game.ts';
import type { StoreTrouble } from '../store.ts';
import type { MatchFacts, Refused, SeatRequest } from './facts.ts';
import type { Methods } from './method.ts';
import type { News } from './place-port.ts';

/** A game that bots play by themselves for the room. Every field comes from outside, and the host checks it. */
export interface DemoRequest {
  game: string;
  seats: number;
  /** Options of the game; missing ones take their defaults. */
  options: Record<string, unknown>;
  /** Seed, as any text; drawn by the host when absent. */
  seed?: string;
  /**
   * Level of the bot in each seat; when there are fewer levels than seats, the last one counts for the rest. With `lots`
   * alone they are Parrots who draw lots among all that is legal, for pictures and trials of what seldom happens.
   */
  bots: string[];
  names: string[];
}

/** A match with people in it. Its seed is drawn by the host and stays there (docs/decisions.md, seeds). */
export interface MatchRequest {
  game: string;
  options: Record<string, unknown>;
  players: SeatRequest[];
  /** Orders and first seats that are fixed beforehand; what is missing is left to chance. */
  deal?: Record<string, unknown>;
  /**
   * Actions that lead to the position in which the match opens. They are not told to anybody, and nobody can take them
   * back.
   */
  before?: { seat: Seat; action: GameAction }[];
  /**
   * Asks for a shuffle of whatever nobody has seen in that position, by a seed that stays with the host. Everything
   * that the room and the named seats have seen stays as it is. Allowed only together with `before`.
   */
  reshuffle?: { keep: Seat[] };
  /**
   * True for a taste: the host finds an exciting position near the end, and the match opens there. Then `deal`, `before`
   * and `reshuffle` are the host's business and do not count.
   */
  taste?: boolean;
  /**
   * Name of this request, never the same twice. A match that the same request opened before, and that nobody has played
   * in, is removed.
   */
  name?: string;
}

/** A lesson for one person, with computers in the other seats; it is not kept. Every field is checked by the host. */
export interface LessonRequest {
  game: string;
  /** Id of a lesson of that game. */
  lesson: string;
  /** Number of the step with which it begins, from 0. */
  step: number;
  /** Names of captains, more than there are seats. */
  names: string[];
}

/**
 * An opened match. `told` is the first message of the place: the set-up, or only the table as it is. `setBack`: what was saved
 * last is damaged and put aside, and the match goes on from the save before.
 */
export type Opened = { ok: true; facts: MatchFacts; told: News; setBack?: true } | { ok: false; refused: Refused };

/** Report of the host about itself, every second. */
export interface Pulse {
  /** True when another window has taken the table away from this one. */
  elsewhere: boolean;
  /** Reason why something that was played is not on the disk; null when all of it is. */
  unsaved: StoreTrouble | null;
}

/** The office opens matches and gives them up. */
export interface OfficePort {
  openDemo(request: DemoRequest): Promise<Opened>;
  openMatch(request: MatchRequest): Promise<Opened>;
  /** Opens a lesson at one of its steps. */
  openLesson(request: LessonRequest): Promise<Opened>;
  /**
   * Takes up a waiting match, the latest one when none is named; null when there is none. Refused with `NO_STORAGE` while
   * nobody can tell whether it is there.
   */
  resume(id?: string): Promise<Opened | null>;
  /** Leaves the match: nothing is played any more, and it waits to be taken up again. */
  leave(): Promise<void>;
  /** Seats another captain in the match that is open, from now on, and tells the places. */
  captain(seat: Seat, captain: SeatRequest): Promise<Refused | null>;
  /**
   * Makes this window the owner of the table where no other one is; `force` takes it away. Answers whether this window
   * is the owner.
   */
  claim(force: boolean): Promise<boolean>;
  /** Answers at once, whatever else is done: a host that does not is gone. */
  pulse(): Promise<Pulse>;
}

export const officeMethods = {
  openDemo: { again: true, opens: true },
  openMatch: { again: true, opens: true },
  openLesson: { again: true, opens: true },
  resume: { again: true, opens: true },
  leave: { again: true },
  captain: { again: false, ofMatch: true },
  claim: { again: true },
  pulse: { again: true },
} as const satisfies Methods<OfficePort>;
