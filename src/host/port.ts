/**
 * What the page may ask of the host: four small ports, one per subject, and beside each a list of its methods for whoever
 * passes calls on. The host owns the match, its secrets and its bots; the page gets views and events already redacted for
 * one viewer. The page pulls: nothing happens before it asks, so the match waits for its watchers.
 */
import type { Question } from '../match/questions.ts';
import type { GameAction, GameEvent, MapRead, Seat, Viewer } from '../rules/game.ts';
import type { StoreTrouble } from './store.ts';

export type { Question } from '../match/questions.ts';

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
  /** Orders and first seats that are fixed beforehand; what is missing is left to chance. */
  deal?: Record<string, unknown>;
  /** Actions that lead to the position in which the match opens. Nobody is told them, and nobody takes them back. */
  before?: { seat: Seat; action: GameAction }[];
  /**
   * Present where what nobody has seen in that position is shuffled anew, by a seed that stays with the host. For the seats
   * that are named, as for the room, all stays as they have seen it. Only together with `before`.
   */
  reshuffle?: { keep: Seat[] };
  /** Name of this request, never the same twice: a match that was opened by it and not played in gives way. */
  name?: string;
}

/** What has happened. */
export interface Told {
  said: 'told';
  /** Number of what this place has been told, from 0 on. */
  seq: number;
  /** What the viewer is sent, in narrative order. */
  events: GameEvent[];
  /** The viewer's view when all of them have happened. */
  view: object;
  /** Seats the game waits for; none when it is over. */
  waiting: Seat[];
  /** Why the match is not on the disk as it is now; null when it is, or was never meant to be. */
  unsaved: StoreTrouble | null;
  /** Everybody at the table, when somebody else sits there from now on. */
  players?: SeatRequest[];
}

/** All questions that stand at this place now; one that was asked and is not among them is withdrawn. */
export interface Asked {
  said: 'asked';
  asks: Question[];
}

/** Nothing comes any more: the match is over and all of it told, or it is not played on here. */
export interface Over {
  said: 'over';
}

export type Said = Told | Asked | Over;

/** Why something is not done: a code, and what a sentence about it needs. The page has the sentences. */
export interface Refused {
  code: string;
  facts: Record<string, unknown>;
}

/** What the host says of itself every second. */
export interface Pulse {
  /** Whether another window has taken the table away from this one. */
  elsewhere: boolean;
  /** Why something that was played is not on the disk; null when all of it is. */
  unsaved: StoreTrouble | null;
}

/** What stays the same in a match. */
export interface MatchFacts {
  /** Of a match that is kept; null for demos and for games that are told again. */
  id: string | null;
  game: string;
  options: object;
  players: SeatRequest[];
  /** Who the page is (decision 13): the only person's seat, or the table. */
  viewer: Viewer;
}

/** `told` is the first of what the place is told: the set-up, or only the table as it is. */
export type Opened = { ok: true; facts: MatchFacts; told: Told } | { ok: false; refused: Refused };

/** A seat's private view, between its reveal and its cover. */
export interface Revealed {
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

/** A match that is not over and can be gone on with. */
export interface Waiting {
  id: string;
  /** Empty, like all that follows, where it cannot be read. */
  game: string;
  names: string[];
  /** Time of the last action, in milliseconds of the clock of `Date`. */
  when: number;
  /** Number of actions. */
  steps: number;
  /** Why it cannot be read, or null. */
  broken: Refused | null;
}

/** A game that is over. */
export interface Finished {
  id: number;
  /** Empty, like all that follows, where it cannot be read. */
  game: string;
  names: string[];
  winners: string[];
  /** Why it cannot be read, or null. */
  broken: Refused | null;
}

/** What one captain alone came to. */
export interface Voyage {
  id: number;
  name: string;
  points: number;
}

export type Retold = { ok: true; facts: MatchFacts; story: Story } | { ok: false; refused: Refused };

export type Taken = { ok: true; as: 'finished' | 'waiting' } | { ok: false; refused: Refused };

/** What must be known of a method to pass its calls on to a host that may be lost over them. */
export interface Method {
  /** A call that was not answered may be made again, as often as there is a new host. */
  again: boolean;
  /** The method opens a match, with a record to take it up from or without. */
  opens?: true;
  /** The method asks something of the match that is open. */
  ofMatch?: true;
  /** Its answer waits for people: nobody else waits for it, and a late one is no sign of a loss. */
  lasts?: true;
}

/** Every method of a port; one that is missing or belongs to another port is refused by the compiler. */
export type Methods<Port> = { readonly [name in keyof Port]: Method };

/** The office opens matches and gives them up. */
export interface OfficePort {
  openDemo(request: DemoRequest): Promise<Opened>;
  openMatch(request: MatchRequest): Promise<Opened>;
  /** Takes up a waiting match, the latest one when none is named; null when there is none. */
  resume(id?: string): Promise<Opened | null>;
  /** Nothing is played any more; the match waits. */
  leave(): Promise<void>;
  /** Somebody else sits in a seat of the match that is open, from now on. The places are told. */
  captain(seat: Seat, captain: SeatRequest): Promise<Refused | null>;
  /** Makes this window the owner of the table where no other one is; `force` takes it away. Answers whether it is ours. */
  claim(force: boolean): Promise<boolean>;
  /** Answers at once, whatever else is done: a host that does not is gone. */
  pulse(): Promise<Pulse>;
}

export const officeMethods = {
  openDemo: { again: true, opens: true },
  openMatch: { again: true, opens: true },
  resume: { again: true, opens: true },
  leave: { again: true },
  captain: { again: false, ofMatch: true },
  claim: { again: true },
  pulse: { again: true },
} as const satisfies Methods<OfficePort>;

/** A place at the table: what one viewer is told of the match that is open, and what its people do there. */
export interface PlacePort {
  /**
   * The next thing that is said here: what has happened, what is asked, or that nothing comes any more. It comes when there
   * is something, and asking for it says that the last one has been told to people; the table does not go on before.
   */
  next(): Promise<Said>;
  /**
   * A captain's answer to a question. Instead of a card it may hold `{ hidden: PATH, index: N }`, a card of the seat's own by
   * its place, so that it can be played without anybody seeing the hand. Saved before it is answered; what came of it is
   * said by `next`.
   */
  answer(ask: number, choice: unknown): Promise<Refused | null>;
  /** Comes back when this question does not stand here any more, for whatever reason; `next` says what has happened. */
  withdrawn(ask: number): Promise<void>;
  /**
   * Reveals a captain's seat: its private view and every legal action, at one moment and never of what is not saved yet. Any
   * other seat here is covered. Null where nobody is heard for that seat here, and when a cover or another look comes first.
   */
  reveal(seat: Seat): Promise<Revealed | null>;
  /** Ends the reveal. A choice that is not finished stays with the host, for the page keeps nothing private. */
  cover(plan?: unknown): Promise<void>;
  /** Null where the seat can take back its latest action; else one of the codes of `shellWords.noUndo`, which tell no secret. */
  whyNoUndo(seat: Seat): Promise<Refused | null>;
  /** Takes back the latest action; what the table is like then is said by `next`. */
  undo(seat: Seat): Promise<Refused | null>;
  /** What the viewer has been told here so far; null when no match is open. */
  story(): Promise<Story | null>;
}

export const placeMethods = {
  next: { again: false, ofMatch: true },
  answer: { again: false, ofMatch: true },
  withdrawn: { again: true, ofMatch: true, lasts: true },
  reveal: { again: true, ofMatch: true },
  // A host that knows nothing of the match has nothing to cover.
  cover: { again: true },
  whyNoUndo: { again: true, ofMatch: true },
  undo: { again: false, ofMatch: true },
  story: { again: true, ofMatch: true },
} as const satisfies Methods<PlacePort>;

/** The archive: matches that wait and games that are over. */
export interface ArchivePort {
  /** Matches that are not over, the latest first. */
  waiting(): Promise<Waiting[]>;
  /** Games that are over, the latest first. */
  finished(): Promise<Finished[]>;
  /** Games that somebody played alone to the end with these options, the latest first; missing options take their defaults. */
  voyages(game: string, options: Record<string, unknown>): Promise<Voyage[]>;
  /** One of them as the room saw it, or as one of its seats did: what is over may be looked at from every side. */
  retell(id: number, viewer?: Viewer): Promise<Retold>;
  /** Its record as text, for keeping it elsewhere; null when it is not there. */
  giveGame(id: number): Promise<string | null>;
  /** As `giveGame`, for a waiting match: the text holds every hidden card. */
  giveWaiting(id: string): Promise<string | null>;
  /** Answers whether it is gone. */
  removeGame(id: number): Promise<boolean>;
  removeWaiting(id: string): Promise<boolean>;
  /** A record of any origin becomes a finished game or a waiting match, or is refused. */
  takeGame(text: string): Promise<Taken>;
}

export const archiveMethods = {
  waiting: { again: true },
  finished: { again: true },
  voyages: { again: true },
  retell: { again: true },
  giveGame: { again: true },
  giveWaiting: { again: true },
  removeGame: { again: true },
  removeWaiting: { again: true },
  // What comes from outside may be what the host died of.
  takeGame: { again: false },
} as const satisfies Methods<ArchivePort>;

/** Maps that people have drawn themselves. */
export interface MapsPort {
  /** Judges a map; null for a game without maps. */
  readMap(game: string, text: string, fileName: string): Promise<MapRead | null>;
}

export const mapsMethods = {
  // As with records: a file may be what the host died of.
  readMap: { again: false },
} as const satisfies Methods<MapsPort>;

/** What one page has: an office, its own place at the table that is open, and the archives. */
export type HostPort = OfficePort & PlacePort & ArchivePort & MapsPort;

export const hostMethods: Methods<HostPort> = {
  ...officeMethods,
  ...placeMethods,
  ...archiveMethods,
  ...mapsMethods,
};
