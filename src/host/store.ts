/**
 * The store of matches. Matches that go on are "waiting", the others "finished"; beside each lies its head, a few facts
 * for lists, so that no list has to play games again. Of a waiting match two generations are kept: what was saved last, and
 * before that. The store knows nothing of games: records and heads are plain data.
 */

/**
 * Order among matches is no matter of clocks, which may be wrong by years and jump: within a match the mark of a save says
 * which one is newer; matches that wait are numbered by their latest saves (`orderOf`), finished games by their ids. All three
 * only grow.
 */

/** A match as it was saved once. */
export interface Generation {
  /** Number that rises with every save: a save that is not newer than the one in the store is refused. */
  mark: number;
  /** Record of the match; undefined where the storage has it and cannot read it. */
  record: unknown;
}

export interface WaitingEntry extends Generation {
  id: string;
  /** An object, to which the store adds the number of this save as `order`. */
  head: unknown;
}

/** Largest number of a save: what lies above cannot be counted on from. */
const mostOrder = 2 ** 50;

/** Gives the number of a waiting match's latest save by its head: more than that of every save before, of any match. 0 where
 * none was written, by an earlier version, or none that can be used. */
export function orderOf(head: unknown): number {
  const order = typeof head === 'object' && head !== null && 'order' in head ? Number(head.order) : 0;
  return Number.isSafeInteger(order) && order > 0 && order < mostOrder ? order : 0;
}

/** Gives the number after all of these. */
export const nextOrder = (heads: Iterable<unknown>): number => 1 + Math.max(0, ...[...heads].map(orderOf));

/** Writes a number into a head. */
export const numbered = (head: unknown, order: number): unknown =>
  typeof head === 'object' && head !== null ? { ...head, order } : head;

/** A match that waits, with the number of its latest save as a list has seen it. */
export interface Numbered {
  id: string;
  order: number;
}

/** A waiting match as it lies in the store: what was saved last, and the generation before it, where there is one. */
export interface KeptEntry extends WaitingEntry {
  before: Generation | null;
}

/** Reason why something could not be kept. */
export type StoreTrouble =
  /** No room is left. */
  | 'DISK_FULL'
  /** The storage does not answer, or has been closed or cleared. */
  | 'NO_STORAGE'
  /** Another window owns the table. */
  | 'ELSEWHERE'
  /** The store holds something newer than what was to be saved. */
  | 'MOVED_ON';

export class StoreFault extends Error {
  readonly code: StoreTrouble;
  constructor(code: StoreTrouble, cause?: unknown) {
    super(code, { cause });
    this.name = 'StoreFault';
    this.code = code;
  }
}

/** The window that may write: the one with this token, for a lease until this time. */
export interface LeaseHolder {
  token: string;
  /** Time in milliseconds of the clock of `Date`. */
  until: number;
}

/** Every method rejects with a StoreFault when the storage refuses. */
export interface Store {
  /** Runs when what was kept may be gone: whoever still has it saves it again. */
  onLoss: () => void;
  /**
   * Saves a match beside the generation that was saved last; the first time it is written twice. Resolves when it is on the
   * disk; rejects with `ELSEWHERE` or `MOVED_ON`, see `StoreTrouble`.
   */
  save(entry: WaitingEntry): Promise<void>;
  /** Saves a match that has come to its end, as `save` does, and moves it to the finished ones. */
  finish(entry: WaitingEntry): Promise<void>;
  /** Adds one more finished match, from elsewhere. */
  add(record: unknown, head: unknown): Promise<void>;
  /** Gives the heads of all waiting matches, in no order; a head is null where none was written. */
  waitingHeads(): Promise<{ id: string; head: unknown }[]>;
  /**
   * Gives the heads of the latest finished matches, at most so many, the latest first; a head is null where none was
   * written.
   */
  finishedHeads(most: number): Promise<{ id: number; head: unknown }[]>;
  waiting(id: string): Promise<KeptEntry | null>;
  /** Gives the record; null when there is none of that number. */
  finished(id: number): Promise<unknown>;
  /** Writes another head; the number of the latest save stays. */
  putWaitingHead(id: string, head: unknown): Promise<void>;
  /** Numbers matches anew, in this order. Changes nothing where one of them was saved since the list was made. */
  arrange(list: readonly Numbered[]): Promise<void>;
  putFinishedHead(id: number, head: unknown): Promise<void>;
  removeWaiting(id: string): Promise<void>;
  removeFinished(id: number): Promise<void>;
  /** Writes something, reads it and removes it. Answers whether it was the same. */
  trial(): Promise<boolean>;
  owner(): Promise<LeaseHolder | null>;
  /** Writes the owner, if `allowed` agrees to whoever owns the table at that moment. Answers whether it did. */
  own(owner: LeaseHolder, allowed: (now: LeaseHolder | null) => boolean): Promise<boolean>;
}

interface Shelf<Id, Entry> {
  entries: Map<Id, Entry>;
  heads: Map<Id, unknown>;
}

/** A store that lasts as long as the program, for tests. Entries can be put there as if somebody had saved them. */
export class MemoryStore implements Store {
  onLoss = () => {};
  private readonly waits: Shelf<string, Generation & { before: Generation | null }> = {
    ...{ entries: new Map(), heads: new Map() },
  };
  private readonly ended: Shelf<number, unknown> = { entries: new Map(), heads: new Map() };
  private ends = 0;
  private owned: LeaseHolder | null = null;

  /** Puts a save without a head there, of whatever shape. */
  put(record: unknown, id = 'match', mark = 0, before: Generation | null = null): this {
    this.waits.entries.set(id, { mark, record, before });
    this.waits.heads.delete(id);
    return this;
  }

  async save({ id, mark, head, record }: WaitingEntry): Promise<void> {
    const lying = this.waits.entries.get(id);
    if (lying && lying.mark >= mark) throw new StoreFault('MOVED_ON');
    const kept = { mark, record: structuredClone(record) };
    const before = lying ? { mark: lying.mark, record: lying.record } : { ...kept, mark: mark - 1 };
    this.waits.entries.set(id, { ...kept, before });
    this.waits.heads.set(id, numbered(structuredClone(head), nextOrder(this.waits.heads.values())));
  }
  async finish({ id, head, record }: WaitingEntry): Promise<void> {
    await this.removeWaiting(id);
    await this.add(record, head);
  }
  async add(record: unknown, head: unknown): Promise<void> {
    const id = this.ends++;
    this.ended.entries.set(id, structuredClone(record));
    if (head !== null) this.ended.heads.set(id, structuredClone(head));
  }
  async waitingHeads() {
    return [...this.waits.entries.keys()].map((id) => ({ id, head: this.waits.heads.get(id) ?? null }));
  }
  async finishedHeads(most: number) {
    const ids = [...this.ended.entries.keys()].reverse().slice(0, most);
    return ids.map((id) => ({ id, head: this.ended.heads.get(id) ?? null }));
  }
  async waiting(id: string): Promise<KeptEntry | null> {
    const entry = this.waits.entries.get(id);
    return entry ? { id, head: this.waits.heads.get(id) ?? null, ...structuredClone(entry) } : null;
  }
  async finished(id: number): Promise<unknown> {
    return this.ended.entries.get(id) ?? null;
  }
  async putWaitingHead(id: string, head: unknown): Promise<void> {
    const order = orderOf(this.waits.heads.get(id));
    this.waits.heads.set(id, order > 0 ? numbered(structuredClone(head), order) : structuredClone(head));
  }
  async arrange(list: readonly Numbered[]): Promise<void> {
    const { heads } = this.waits;
    if (list.some(({ id, order }) => orderOf(heads.get(id)) !== order)) return;
    for (const [i, { id }] of list.entries()) heads.set(id, numbered(heads.get(id), i + 1));
  }
  async putFinishedHead(id: number, head: unknown): Promise<void> {
    this.ended.heads.set(id, structuredClone(head));
  }
  async removeWaiting(id: string): Promise<void> {
    this.waits.entries.delete(id);
    this.waits.heads.delete(id);
  }
  async removeFinished(id: number): Promise<void> {
    this.ended.entries.delete(id);
    this.ended.heads.delete(id);
  }
  async trial(): Promise<boolean> {
    return true;
  }
  async owner(): Promise<LeaseHolder | null> {
    return this.owned;
  }
  async own(owner: LeaseHolder, allowed: (now: LeaseHolder | null) => boolean): Promise<boolean> {
    if (!allowed(this.owned)) return false;
    this.owned = owner;
    return true;
  }
}

export const memoryStore = (): MemoryStore => new MemoryStore();
