/**
 * Keeps matches while they are played, each for itself: one that cannot be saved delays no other. A save that fails is
 * tried again with every later save of that match and by itself, the whole record each time, until it succeeds.
 */
import { Queue } from '../match/queue.ts';
import { type Store, StoreFault, type StoreTrouble } from './store.ts';

/** Parts of a match that are kept. The functions are asked at each try, so that the latest state is saved. */
export interface KeptParts {
  id: string;
  mark: number;
  over: () => boolean;
  head: () => unknown;
  record: () => unknown;
}

/** Runs something after so many milliseconds. */
export type Later = (ms: number, work: () => void) => void;

const retryAfter = 1000;

/** The keeper of one match. */
class Keeper {
  readonly match: KeptParts;
  /** Reason why the latest try failed; null when it did not. */
  trouble: StoreTrouble | null = null;
  private readonly store: Store;
  private readonly later: Later;
  private readonly onEnd: () => void;
  private readonly tries = new Queue();
  private waits = false;
  private ended = false;

  /** `onEnd` runs when nothing is to be saved any more: the end is on the disk, or the match belongs to another window. */
  constructor(match: KeptParts, store: Store, later: Later, onEnd: () => void) {
    this.match = match;
    this.store = store;
    this.later = later;
    this.onEnd = onEnd;
  }

  save = (): Promise<StoreTrouble | null> => this.tries.run(() => this.try());

  /** Ends the keeping of a match. */
  end(): void {
    this.ended = true;
    this.trouble = null;
    this.onEnd();
  }

  private async try(): Promise<StoreTrouble | null> {
    const { match, store } = this;
    if (this.ended) return null;
    const isOver = match.over();
    // A save that was given up may still succeed later, so each try has a mark of its own.
    const entry = { id: match.id, mark: ++match.mark, head: match.head(), record: match.record() };
    const trouble = await (isOver ? store.finish(entry) : store.save(entry)).then(() => null, troubleOf);
    if (this.ended) return trouble;
    this.trouble = trouble;
    // A finished match is not written a second time, or it would be listed twice. Nothing can mend these two: the match
    // belongs to another window.
    if (trouble === 'ELSEWHERE' || trouble === 'MOVED_ON' || (isOver && !trouble)) this.end();
    else if (trouble) this.tryLater();
    return trouble;
  }

  private tryLater(): void {
    if (this.waits) return;
    this.waits = true;
    this.later(retryAfter, () => {
      this.waits = false;
      if (this.trouble) void this.save();
    });
  }
}

const troubleOf = (error: unknown): StoreTrouble => (error instanceof StoreFault ? error.code : 'NO_STORAGE');

/** The keepers of all matches of a store. */
export class Keepers {
  private readonly store: Store;
  private readonly later: Later;
  private readonly all = new Map<string, Keeper>();
  /** Match that was left last: it is saved again if the store loses it. */
  private left: string | null = null;

  constructor(store: Store, later: Later) {
    this.store = store;
    this.later = later;
    store.onLoss = () => {
      for (const keeper of [...this.all.values()]) void keeper.save();
    };
  }

  /** Tells why something is not saved; null when everything is. */
  get trouble(): StoreTrouble | null {
    for (const { trouble } of this.all.values()) if (trouble) return trouble;
    return null;
  }

  /** Saves a match. Resolves with null when it is on the disk, or with the reason when it is certain that it is not. */
  keep = (match: KeptParts): Promise<StoreTrouble | null> => this.keeperOf(match).save();

  /** Looks after a match whose present state is on the disk already. */
  adopt(match: KeptParts): void {
    this.keeperOf(match);
  }

  /** Tries once more to save a match whose latest state is not on the disk. */
  async settle(id: string): Promise<void> {
    const keeper = this.all.get(id);
    if (keeper?.trouble) await keeper.save();
  }

  /** Lets go of a match that is not played on; what is not on the disk is still tried. */
  leave(id: string): void {
    const before = this.left === null ? undefined : this.all.get(this.left);
    if (before && before.match.id !== id && !before.trouble) before.end();
    this.left = id;
  }

  /** Forgets a match that was removed. */
  drop(id: string): void {
    this.all.get(id)?.end();
  }

  private keeperOf(match: KeptParts): Keeper {
    if (this.left === match.id) this.left = null;
    const known = this.all.get(match.id);
    if (known?.match === match) return known;
    known?.end();
    const keeper: Keeper = new Keeper(match, this.store, this.later, () => {
      if (this.all.get(match.id) === keeper) this.all.delete(match.id);
    });
    this.all.set(match.id, keeper);
    return keeper;
  }
}
