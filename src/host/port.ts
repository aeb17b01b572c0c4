/**
 * What the page may ask of the host. The host owns the match, its secrets and its bots; the page gets views and events
 * already redacted for one viewer. The page pulls: nothing happens before it asks, so the match waits for its watchers.
 */
import type { GameAction, GameEvent, MapRead, Seat, Viewer } from '../rules/game.ts';

/** A game that bots play by themselves for the room. Checked by the host; every field comes from outside. */
export interface DemoRequest {
  game: string;
  seats: number;
  /** Missing options take their defaults. */
  options: Record<string, unknown>;
  /** Any text; absent: drawn by the host. */
  seed?: string;
  /** One bot level per seat, or fewer: the last one counts for the rest. */
  bots: string[];
  names: string[];
}

export interface SeatRequest {
  name: string;
  kind: 'person' | 'bot';
  /** Of a bot. */
  level?: string;
}

/** A match with people in it. Its seed is drawn by the host and stays there (decision 9). */
export interface MatchRequest {
  game: string;
  options: Record<string, unknown>;
  players: SeatRequest[];
}

/** What a person in this seat may do as far as everybody in the room may know it; hidden cards are named by their place. */
export interface Choices {
  seat: Seat;
  actions: GameAction[];
}

export interface Batch {
  /** What the viewer is sent, in narrative order. */
  events: GameEvent[];
  /** The viewer's view when all of them have happened. */
  view: object;
  toAct: Seat[];
  /** Seats of people among `toAct`; while there are none and the match is not over, `advance` goes on. */
  people: Seat[];
  choices: Choices[];
  over: boolean;
}

/** What stays the same in a match. */
export interface MatchFacts {
  game: string;
  options: object;
  players: SeatRequest[];
  /** Who the page is (decision 13): the only person's seat, or the table. */
  viewer: Viewer;
}

export type Opened = { ok: true; facts: MatchFacts; batch: Batch } | { ok: false; error: string };

export type Acted = { ok: true; batch: Batch } | { ok: false; code: string };

/** A seat's private view, between its reveal and its cover. */
export interface Look {
  view: object;
  legal: GameAction[];
  /** What the page gave to `cover` last time this seat was covered without acting, or null. */
  plan: unknown;
}

/** A match from its beginning, for one viewer. */
export interface Story {
  /** The viewer's view when the set-up was over. */
  start: object;
  /** Everything the viewer has been sent, the set-up included. */
  events: GameEvent[];
  /** How many of the events there were when the set-up and each action were over. */
  ends: number[];
}

/** A game that is over. */
export interface Finished {
  id: number;
  game: string;
  names: string[];
  winners: string[];
}

/** What one captain alone came to. */
export interface Voyage {
  id: number;
  name: string;
  points: number;
}

export type Retold = { ok: true; facts: MatchFacts; story: Story } | { ok: false; error: string };

export type Taken = { ok: true } | { ok: false; error: string };

export interface HostPort {
  openDemo(request: DemoRequest): Promise<Opened>;
  openMatch(request: MatchRequest): Promise<Opened>;
  /** Takes up the match that was running when the page went away; null when there is none that can be read. */
  resume(): Promise<Opened | null>;
  /** Gives the running match up; it is not resumed any more. */
  leave(): Promise<void>;
  /** Lets the next bot act; null when none is to act (people are, or the match is over, or none is open). */
  advance(): Promise<Batch | null>;
  /**
   * A person's action. Instead of a card it may hold `{ hidden: PATH, index: N }`, a card of the seat's own by its
   * place, so that it can be played without anybody seeing the hand. Saved before it is answered.
   */
  act(seat: Seat, action: unknown): Promise<Acted>;
  /** Reveals a person's seat: its private view and every legal action. Any other seat's look ends. */
  look(seat: Seat): Promise<Look | null>;
  /** Ends the look. A choice that is not finished stays with the host, for the page keeps nothing private. */
  cover(plan?: unknown): Promise<void>;
  whyNoUndo(seat: Seat): Promise<string | null>;
  undo(seat: Seat): Promise<Acted>;
  /** What the page's viewer has been sent so far; null when no match is open. */
  story(): Promise<Story | null>;
  /** Games that are over, the latest first. */
  finished(): Promise<Finished[]>;
  /** Games that somebody played alone to the end with these options, the latest first; missing options take their defaults. */
  voyages(game: string, options: Record<string, unknown>): Promise<Voyage[]>;
  /** One of them as the room saw it, or as one of its seats did: what is over may be looked at from every side. */
  retell(id: number, viewer?: Viewer): Promise<Retold>;
  /** Its record as text, for keeping it elsewhere; null when it is not there. */
  giveGame(id: number): Promise<string | null>;
  /** A record of any origin becomes one of the finished games, or is refused in a sentence. */
  takeGame(text: string): Promise<Taken>;
  /** Judges a map that people have drawn themselves; null for a game without maps. */
  readMap(game: string, text: string, fileName: string): Promise<MapRead | null>;
  /** Why nothing can be saved on this machine, in a sentence, or null. */
  storageTrouble(): Promise<string | null>;
}
