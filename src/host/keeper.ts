/**
 * Keeps matches while they are played. A save that fails is tried again with every later save and by itself, the whole
 * record each time, until it succeeds; until then `trouble` says why.
 */
import { Queue } from '../match/queue.ts';
import { type Store, StoreFault, type StoreTrouble } from './store.ts';

/** Parts of a match that are kept. The functions are asked at each try, so that the latest state is saved. */
export interface Kept {
  id: string;
  mark: number;
  over: () => boolean;
  head: () => unknown;
  record: () => unknown;
}

/** Runs something after so many milliseconds. */
export type Later = (ms: number, work: () => void) => void;

const retryAfter = 1000;

export class Keeper {
  private readonly store: Store;
  private readonly later: Later;
  /** Matches whose latest state is not on the disk, by id. */
  private readonly unsaved = new Map<string, Kept>();
  /** Match that was saved last: after a loss of the storage it is saved again. */
  private latest: Kept | null = null;
  private why: StoreTrouble | null = null;
  private waits = false;
  private readonly tries = new Queue();

  constructor(store: Store, later: Later) {
    this.store = store;
    this.later = later;
    store.onLoss = () => {
      if (this.latest) this.unsaved.set(this.latest.id, this.latest);
      void this.tries.run(() => this.tryAll());
    };
  }

  /** Tells why something is not saved; null when everything is. */
  get trouble(): StoreTrouble | null {
    return this.unsaved.size > 0 ? this.why : null;
  }

  /** Saves a match. Resolves with null when it is on the disk, or with the reason when it is certain that it is not. */
  keep(match: Kept): Promise<StoreTrouble | null> {
    this.latest = match;
    this.unsaved.set(match.id, match);
    return this.tries.run(async () => (await this.tryAll()).get(match.id) ?? null);
  }

  /** Looks after a match whose present state is on the disk already. */
  adopt(match: Kept): void {
    this.latest = match;
  }

  /** Forgets a match that was removed. */
  drop(id: string): void {
    this.unsaved.delete(id);
    if (this.latest?.id === id) this.latest = null;
  }

  /** Tries to save whatever is unsaved; answers what could not be saved, and why. */
  private async tryAll(): Promise<Map<string, StoreTrouble>> {
    const failed = new Map<string, StoreTrouble>();
    for (const match of [...this.unsaved.values()]) {
      const trouble = await this.try(match);
      if (trouble) failed.set(match.id, trouble);
      else this.unsaved.delete(match.id);
      // A finished match is not written a second time, or it would be listed twice.
      if (!trouble && match.over() && this.latest === match) this.latest = null;
      // Nothing can mend these two: the match belongs to another window.
      if (trouble === 'ELSEWHERE' || trouble === 'MOVED_ON') this.drop(match.id);
    }
    this.why = [...failed.values()][0] ?? null;
    if (this.unsaved.size > 0 && !this.waits) {
      this.waits = true;
      this.later(retryAfter, () => {
        this.waits = false;
        void this.tries.run(() => this.tryAll());
      });
    }
    return failed;
  }

  private async try(match: Kept): Promise<StoreTrouble | null> {
    // A save that was given up may still succeed later, so each try has a mark of its own.
    const entry = { id: match.id, mark: ++match.mark, head: match.head(), record: match.record() };
    try {
      await (match.over() ? this.store.finish(entry) : this.store.save(entry));
      return null;
    } catch (error) {
      return error instanceof StoreFault ? error.code : 'NO_STORAGE';
    }
  }
}
