import { type Effort, usualEffort } from '../bots/advise.ts';
import type { Breath } from '../match/slices.ts';
import type { Game } from '../rules/game.ts';
import { games } from '../rules/index.ts';
import { draw } from './chance.ts';
import { type FetchCore, fetchCore } from './fetch-core.ts';
import type { Later } from './keeper.ts';
import { alone, type Ownership } from './ownership.ts';
import { counted, type Thought } from './patience.ts';
import type { Store } from './store.ts';

/** Things that the office stands on; every part can be replaced. */
export interface OfficeTools {
  store: Store;
  known: Readonly<Record<string, Game>>;
  /** Fetches the code of a game before it is asked for among the known ones. Rejects when it cannot be had. */
  fetchCore: FetchCore;
  ownership: Ownership;
  /** Gives a name for a kept match, never the same twice on one machine. */
  newId: () => string;
  /** Gives the time in milliseconds, as `Date` does. */
  now: () => number;
  later: Later;
  /**
   * Time that a bot thinks. Demos with a seed count rounds in any case, because they must go the same way every time.
   */
  thought: Thought;
  /** Thought that goes into advice, and into what is looked at closely in hindsight. */
  effort: Effort;
  /** Runs after every step of a long piece of work, during which the host answers nothing else. */
  onStep: () => void;
  /**
   * Lets others go first between two slices of what takes long: thought, stories, the search for an ending. Usually nobody
   * else is there, and every game goes the same way.
   */
  breath: Breath;
}

/** Gives the tools of an office that runs by itself, but for the store. */
export const usualTools = (): Omit<OfficeTools, 'store'> => ({
  known: games,
  fetchCore,
  ownership: alone,
  newId: draw,
  now: Date.now,
  later: (ms, work) => void setTimeout(work, ms),
  thought: counted,
  effort: usualEffort,
  onStep: () => {},
  breath: () => null,
});
