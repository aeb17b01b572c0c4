/**
 * The contract of a game. Every game in this house is one value of type `Game`; match, bots, host, controller and
 * tests know games only through it. Nothing here knows milliseconds, pictures, files or `Math.random`.
 *
 * Words: a *seat* is a place at the table, 0 upwards, clockwise. A *viewer* is a seat, or 'table' for what everybody in
 * the room may see. Secrets are facts that some viewer may not know.
 */
import type { GenericSchema } from 'valibot';
import type { Dice } from './dice.ts';

export type Seat = number;
export type Viewer = Seat | 'table';

/** Facts for a few seats on top of an event's public facts. A game has one entry per audience, never two for one seat. */
export interface Secret {
  to: readonly Seat[];
  facts: object;
}

/**
 * Something that happened, in the past tense. `type` is the PascalCase name of the rules file. Public facts stand at the
 * top level. `secret` holds supplements per audience; `only` names the seats that are sent the event at all (others do
 * not learn that it exists). Both are taken off by `redact` before an event leaves the host.
 */
export interface GameEvent {
  type: string;
  secret?: Secret[];
  only?: Seat[];
}

/** An action as in the rules files: camelCase `type`, no seat inside. */
export interface GameAction {
  type: string;
}

/** Legal actions of one seat that belong together. It plays them one by one; nobody else acts before the last one. */
export type Plan<A extends GameAction = GameAction> = readonly A[];

/** The types that make up one game. All are plain JSON data. */
export interface Kind {
  options: object;
  /** Fixed orders and first seats for tutorials, demos and written scenarios. */
  deal: object;
  state: object;
  action: GameAction;
  event: GameEvent;
  view: object;
  /** Facts that a viewer keeps in mind and the view shows no longer, or null in games that hide nothing again. */
  memory: object | null;
}

/** Somebody who looks on, and what they remember besides their view. */
export interface Witness<K extends Kind = Kind> {
  viewer: Viewer;
  memory: K['memory'] | null;
}

/** Draws one possible state. It is the caller's own, to be played on. */
export type Sampler<S> = (dice: Dice) => S;

export interface Refusal {
  /** One of the error codes of the rules file. */
  code: string;
}

/** Fault in a file with a map: what is wrong with it, and where to look. */
export interface MapProblem {
  code: string;
  /** Key of the sentence, which the page has, that says what exactly is wrong where a code covers several faults. */
  says: string;
  /** Facts that the sentence needs. */
  facts: Readonly<Record<string, string | number>>;
  squares: string[];
}

/** A file that people bring, by its name without a path. */
export interface MapFile {
  name: string;
  text: string;
}

export interface MapRead {
  /** The value of the game's option, or null where the map cannot be played. */
  map: object | null;
  /** The map as far as it could be read, for showing where its faults are. */
  drawn: object | null;
  errors: MapProblem[];
  warnings: MapProblem[];
  /** The file is no map, but what a map that comes with it may need. */
  isPart?: boolean;
}

/** Result of a finished match. `points` per seat; `others` are captains that are not seats (a neutral pirate). */
export interface Outcome {
  winners: Seat[];
  points: number[];
  others?: { name: string; points: number; wins: boolean }[];
}

/** One line of the set-up form. `official` options come from the rulebook, the others are house rules. */
export interface OptionField {
  name: string;
  official: boolean;
  kind: 'boolean' | 'integer' | 'choice';
  default: boolean | number | string;
  choices?: readonly string[];
  min?: number;
  max?: number;
  /** Seat counts for which the option may differ from its default; all when absent. */
  seats?: readonly number[];
}

/**
 * Listener that is told of events; absent where nobody listens (bots that try things out), and then no event is built.
 */
export type Emit<E> = ((event: E) => void) | undefined;

export interface Game<K extends Kind = Kind> {
  id: string;
  /** Raised whenever the same record would lead to another state. Records of another version are not replayed. */
  version: number;

  /** Shape of the options, with defaults filled in: `v.parse(options, {})` is the standard game. */
  options: GenericSchema<unknown, K['options']>;
  optionFields: readonly OptionField[];
  deal: GenericSchema<unknown, K['deal']>;
  /** Shape of an action, for records and messages from outside; legality is `refusal`'s business. */
  action: GenericSchema<unknown, K['action']>;

  /** Lists the seat counts that exist under these options, ascending. */
  seats(options: K['options']): readonly number[];
  /** Throws `BadSetup` (code of the rules file) when seats, options and deal do not go together. */
  setup(seats: number, options: K['options'], dice: Dice, deal: Partial<K['deal']>, emit: Emit<K['event']>): K['state'];

  /** Seats the game waits for, in the order in which they act; empty only when the match is over. */
  toAct(state: K['state']): readonly Seat[];
  /** Lists the seats of `toAct` and those that may act as well (reloading before the loading closes). */
  mayAct(state: K['state']): readonly Seat[];
  /**
   * Lists every distinct legal action of the seat (equal cards count once), in a stable order. The list is the caller's
   * own, the actions are not: other lists may hold the same objects, so nobody writes on them.
   */
  legal(state: K['state'], seat: Seat): K['action'][];
  /**
   * Lists what the seat may do as far as the whole room may know it, for choosing on the open table; a hidden card is
   * named by its place: `{ hidden: 'loaded', index: 1 }`. Absent where every choice is private.
   */
  choices?(state: K['state'], seat: Seat): GameAction[];
  /**
   * Lists the seat's choices as bots should weigh them (docs/decisions.md, plans): every outcome that it can choose once, be it by
   * several actions, and no two that differ in nothing that matters. Amid a plan only those that go on with what is
   * done. Depends on what the seat may see alone, as `legal` does; not empty where that is not. Absent where every
   * legal action is a choice by itself.
   */
  plans?(state: K['state'], seat: Seat): Plan<K['action']>[];
  /**
   * Tells why this action would be refused, or gives null. More actions may be legal than `legal` lists (other orders,
   * equal cards).
   */
  refusal(state: K['state'], seat: Seat, action: K['action']): Refusal | null;
  /** Plays a legal action on a state that the caller owns (it is mutated). */
  play(state: K['state'], seat: Seat, action: K['action'], emit: Emit<K['event']>, dice: Dice): void;

  /** Shows what the viewer may know, built field by field; shares no object with the state. */
  view(state: K['state'], viewer: Viewer): K['view'];
  /**
   * Gives a public event as it may be told again while the match is still running. Absent where nothing that was once
   * shown is taken back out of sight.
   */
  retold?(event: K['event'], options: K['options']): K['event'];
  /**
   * Tells whether an action tells others what look-alikes cannot show, or show too rarely: what `permute` leaves as it
   * is, or what is so in one state of a hundred. It cannot be taken back. `view` is the room's before the action, so
   * that the answer itself tells nothing.
   */
  announces?(action: K['action'], view: K['view']): boolean;
  outcome(state: K['state']): Outcome | null;
  /** Numbers the side of every seat, where captains may win and lose together; everybody is one of their own when absent. */
  sides?(state: K['state']): number[];
  /** Gives a deep copy; cheap, because bots copy positions thousands of times a second. */
  clone(state: K['state']): K['state'];

  /**
   * Judges a map that people have drawn themselves, from the text of its file, or the map as `MapRead` had it. `beside`:
   * files that came with it. Never throws. Absent without such maps.
   */
  readMap?(text: string, fileName: string, beside?: readonly MapFile[]): Promise<MapRead>;

  /** Lists broken invariants of the rules file, as sentences; empty for every reachable state. */
  faults(state: K['state']): string[];

  /** Draws at random another state that this viewer cannot tell apart (serves noninterference tests). */
  permute(state: K['state'], viewer: Viewer, dice: Dice): K['state'];
  /**
   * Draws another state in which each of these witnesses, of whom the room is always one, sees and remembers what they
   * did. What none of them knows is dealt anew: every deal that could be is equally likely, unless the game's own
   * comment says what stays.
   */
  reshuffle(state: K['state'], witnesses: readonly Witness<K>[], dice: Dice): K['state'];
  /**
   * Prepares to imagine what may lie behind a seat's own view, as far as that needs no chance, so that many states can be
   * drawn (serves bots). Every state that agrees with view and memory is equally likely, unless the game's own comment says
   * what it weighs. With no memory, or one that began late, the seat has merely seen less.
   */
  imagining(view: K['view'], seat: Seat, memory?: K['memory'] | null): Sampler<K['state']>;
  /**
   * Gives the viewer's memory after one more event, as it was redacted for them; null stands for an empty one. May
   * change the memory it is handed. Absent where the view shows all that was ever seen.
   */
  remember?(memory: K['memory'] | null, event: K['event'], viewer: Viewer): K['memory'] | null;
  /**
   * Tells how good this state is for the seat; higher is better, comparable within one match (serves bots that look
   * one action ahead).
   */
  worth(state: K['state'], seat: Seat): number;
  /**
   * Gives the chance of every seat to win, from 0 to 1, as far as finished games tell; at the end 1 for winners and 0
   * for the others, where k sides that share a victory have 1/k each (serves search). Seats that win together have the
   * same chance, so the numbers need not add up to 1. Alone at the table it is the share of what can be reached.
   */
  value(state: K['state']): number[];
  /**
   * Names the seat's legal action as the viewer may tell it from others when it is played: equal for what looks the
   * same to them and in every state that they cannot tell apart. To the seat itself actions of one name lead to the
   * same position, the way there aside.
   */
  nameFor(state: K['state'], seat: Seat, action: K['action'], viewer: Viewer): string;
}

/**
 * Thrown by `setup`: the code is the rules file's, `why` is a code for what does not go together there, with its facts.
 * People are told in words that are made of these elsewhere.
 */
export class BadSetup extends Error {
  readonly code: string;
  readonly why: string;
  readonly facts: Readonly<Record<string, string | number>>;
  constructor(code: string, why: string, facts: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${why} ${JSON.stringify(facts)}`);
    this.name = 'BadSetup';
    this.code = code;
    this.why = why;
    this.facts = facts;
  }
}

/** Gives the event as this viewer is sent it, or null when it is not sent at all. Never carries `secret` or `only`. */
export function redact<E extends GameEvent>(event: E, viewer: Viewer): E | null {
  if (event.only && (viewer === 'table' || !event.only.includes(viewer))) return null;
  const { secret, only: _, ...publicFacts } = event;
  const mine = viewer === 'table' ? undefined : secret?.find((s) => s.to.includes(viewer));
  return structuredClone(mine ? { ...publicFacts, ...mine.facts } : publicFacts) as E;
}
