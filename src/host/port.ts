/**
 * The host's four ports for the page, one per subject, and beside each a list of its methods for whoever passes calls on.
 * The host owns the match, its secrets and its bots; the page gets views and events already redacted for one viewer. The
 * page pulls: nothing happens before it asks, so the match waits for its watchers.
 */
import type { Advice as AdviceOn } from '../bots/advise.ts';
import type { Question } from '../match/questions.ts';
import type { GameAction, GameEvent, MapRead, Seat, Viewer } from '../rules/game.ts';
import type { StoreTrouble } from './store.ts';

export type { Question } from '../match/questions.ts';

/** A game that bots play by themselves for the room. Every field comes from outside, and the host checks it. */
export interface DemoRequest {
  game: string;
  seats: number;
  /** Options of the game; missing ones take their defaults. */
  options: Record<string, unknown>;
  /** Seed, as any text; drawn by the host when absent. */
  seed?: string;
  /** Level of the bot in each seat; when there are fewer levels than seats, the last one counts for the rest. */
  bots: string[];
  names: string[];
}

export interface SeatRequest {
  name: string;
  kind: 'person' | 'bot';
  /** Level of a bot; absent for a person. */
  level?: string;
}

/** A match with people in it. Its seed is drawn by the host and stays there (decision 9). */
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
export interface Told {
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

export type Said = Told | Asked | Over;

/** A refusal: a code, and the facts that a sentence about it needs. The page has the sentences. */
export interface Refused {
  code: string;
  facts: Record<string, unknown>;
}

/** Report of the host about itself, every second. */
export interface Pulse {
  /** True when another window has taken the table away from this one. */
  elsewhere: boolean;
  /** Reason why something that was played is not on the disk; null when all of it is. */
  unsaved: StoreTrouble | null;
}

/** Facts that stay the same in a match. */
export interface MatchFacts {
  /** Name of a kept match; null for demos and for games that are told again. */
  id: string | null;
  game: string;
  options: object;
  players: SeatRequest[];
  /** Viewer that the page is (decision 13): the only person's seat, or the table. */
  viewer: Viewer;
  /** True for a match that opened in the middle of a game; absent for all others. */
  taste?: true;
}

/** An opened match. `told` is the first message of the place: the set-up, or only the table as it is. */
export type Opened = { ok: true; facts: MatchFacts; told: Told } | { ok: false; refused: Refused };

/** A seat's private view, between its reveal and its cover. */
export interface Revealed {
  view: object;
  legal: GameAction[];
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

export type Retold = { ok: true; facts: MatchFacts; story: Story } | { ok: false; refused: Refused };

export type Taken = { ok: true; as: 'finished' | 'waiting' } | { ok: false; refused: Refused };

/** Facts about a method that are needed to pass its calls on to a host that may be lost over them. */
export interface Method {
  /** True when a call that was not answered may be made again, as often as there is a new host. */
  again: boolean;
  /** True when the method opens a match, from a record or a new one. */
  opens?: true;
  /** True when the method asks something of the match that is open. */
  ofMatch?: true;
  /** True when the answer waits for people: other calls do not wait for it, and a late answer is no sign of a loss. */
  lasts?: true;
}

/** Every method of a port; one that is missing or belongs to another port is refused by the compiler. */
export type Methods<Port> = { readonly [name in keyof Port]: Method };

/** The office opens matches and gives them up. */
export interface OfficePort {
  openDemo(request: DemoRequest): Promise<Opened>;
  openMatch(request: MatchRequest): Promise<Opened>;
  /** Opens a lesson at one of its steps. */
  openLesson(request: LessonRequest): Promise<Opened>;
  /** Takes up a waiting match, the latest one when none is named; null when there is none. */
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

/** A place at the table: what one viewer is told of the match that is open, and what its people do there. */
export interface PlacePort {
  /**
   * Gives the next message of this place: what has happened, what is asked, or that nothing comes any more. It resolves
   * when there is one. The call also says that people have been told the last message; the table does not go on before.
   */
  next(): Promise<Said>;
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

/** The archive: matches that wait and games that are over. */
export interface ArchivePort {
  /** Lists the matches that are not over, the latest first. */
  waiting(): Promise<Waiting[]>;
  /** Lists the games that are over, the latest first. */
  finished(): Promise<Finished[]>;
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
  /** Looks back at the decisions of a finished game; null where it was not one person among computers. */
  hindsight(id: number): Promise<Hindsight | null>;
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
}

export const archiveMethods = {
  waiting: { again: true },
  finished: { again: true },
  voyages: { again: true },
  retell: { again: true },
  // It takes some seconds, and other calls need not wait for it.
  hindsight: { again: true, lasts: true },
  retellClip: { again: true },
  giveGame: { again: true },
  giveWaiting: { again: true },
  removeGame: { again: true },
  removeWaiting: { again: true },
  // The text comes from outside and may be what the host died of, so it is not sent again.
  takeGame: { again: false },
} as const satisfies Methods<ArchivePort>;

/** Maps that people have drawn themselves. */
export interface MapsPort {
  /** Judges a map; null for a game without maps. */
  readMap(game: string, text: string, fileName: string): Promise<MapRead | null>;
}

export const mapsMethods = {
  // The file comes from outside and may be what the host died of, so it is not sent again.
  readMap: { again: false },
} as const satisfies Methods<MapsPort>;

/** Ports of one page: an office, its own place at the table that is open, and the archives. */
export type HostPort = OfficePort & PlacePort & ArchivePort & MapsPort;

export const hostMethods: Methods<HostPort> = {
  ...officeMethods,
  ...placeMethods,
  ...archiveMethods,
  ...mapsMethods,
};
