/** The store of the browser: what it keeps, what it takes over from earlier versions, and how it survives its connection. */

import { type IDBPDatabase, openDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { diskStore } from '../../src/host/disk-store.ts';
import { LeaseOwnership, LockOwnership } from '../../src/host/ownership.ts';
import { orderOf, type Store } from '../../src/host/store.ts';
import { until } from '../progress.ts';
import { SetClocks } from '../set-clocks.ts';

let count = 0;
const names: string[] = [];
/** A database of its own for every test. */
function fresh(): string {
  const name = `store-${++count}`;
  names.push(name);
  return name;
}
afterEach(() => {
  for (const name of names.splice(0)) indexedDB.deleteDatabase(name);
});

const entry = (id: string, mark: number, record: unknown = { steps: mark }) => ({ id, mark, head: { mark }, record });

/** The same as it lies there, with the number of the save. */
const lying = (id: string, mark: number, order = mark, record?: unknown) => ({
  ...entry(id, mark, record),
  head: { mark, order },
});

/** The same as it lies there after one save before. */
const kept = (id: string, mark: number, order = mark) => ({
  ...lying(id, mark, order),
  before: { mark: mark - 1, record: { steps: mark - 1 } },
});

const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'kept',
    (error) => error.code,
  );

/** What is asked for again and again until it comes. */
const eventually = <T>(look: () => Promise<T>, good: (found: T) => boolean) => until('the store', look, good);

describe('the store on the disk', () => {
  it('keeps waiting matches side by side, moves finished ones, removes on demand', async () => {
    const store = diskStore('me', fresh());
    await store.save(entry('a', 1));
    await store.save(entry('b', 1));
    await store.save(entry('a', 2));
    expect(await store.waiting('a')).toEqual(kept('a', 2, 3));
    await store.finish(entry('a', 3));
    expect(await store.waitingHeads()).toEqual([{ id: 'b', head: { mark: 1, order: 2 } }]);
    await store.add({ steps: 9 }, null);
    const heads = await store.finishedHeads(5);
    expect(heads.map(({ head }) => head)).toEqual([null, { mark: 3 }]);
    expect(await store.finished(heads[1].id)).toEqual({ steps: 3 });
    expect(await store.finishedHeads(1)).toHaveLength(1);
    await store.removeFinished(heads[1].id);
    await store.removeWaiting('b');
    expect([await store.waitingHeads(), (await store.finishedHeads(5)).length]).toEqual([[], 1]);
  });

  it('refuses a save that is not newer than what lies there, and leaves that as it is', async () => {
    const name = fresh();
    const [one, other] = [diskStore('me', name), diskStore('me', name)];
    await one.save(entry('a', 3));
    expect(await codeOf(other.save(entry('a', 3, 'old')))).toBe('MOVED_ON');
    expect(await codeOf(other.finish(entry('a', 2, 'old')))).toBe('MOVED_ON');
    expect(await one.waiting('a')).toEqual({ ...lying('a', 3, 1), before: { mark: 2, record: { steps: 3 } } });
    expect(await one.finishedHeads(5)).toEqual([]);
  });

  it('refuses whoever does not own the table', async () => {
    const name = fresh();
    const [one, other] = [diskStore('one', name), diskStore('other', name)];
    expect(await one.own({ token: 'one', until: 0 }, () => true)).toBe(true);
    await one.save(entry('a', 1));
    expect(await codeOf(other.save(entry('b', 1)))).toBe('ELSEWHERE');
    expect(await other.own({ token: 'other', until: 0 }, (now) => now === null)).toBe(false);
    expect(await other.own({ token: 'other', until: 0 }, (now) => now?.token === 'one')).toBe(true);
    expect(await codeOf(one.save(entry('a', 2)))).toBe('ELSEWHERE');
    expect(await codeOf(other.save(entry('a', 2)))).toBe('kept');
  });

  it('takes over what version 1 has kept', async () => {
    const name = fresh();
    const old = await openDB(name, 1, {
      upgrade(db) {
        db.createObjectStore('running');
        db.createObjectStore('finished', { autoIncrement: true });
      },
    });
    await old.put('running', { game: 'korsar' }, 'match');
    await old.add('finished', { game: 'yellowbeard' });
    old.close();
    const store = diskStore('me', name);
    expect(await store.waitingHeads()).toEqual([{ id: 'first', head: null }]);
    expect(await store.waiting('first')).toEqual({
      ...{ id: 'first', mark: 0, head: null, record: { game: 'korsar' }, before: null },
    });
    const [{ id, head }] = await store.finishedHeads(5);
    expect([head, await store.finished(id)]).toEqual([null, { game: 'yellowbeard' }]);
  });

  it('another window that holds an old version does not leave it waiting; it works as soon as that is gone', async () => {
    const name = fresh();
    const old = await openDB(name, 1, {
      upgrade(db) {
        db.createObjectStore('running');
        db.createObjectStore('finished', { autoIncrement: true });
      },
    });
    const store = diskStore('me', name);
    expect(await codeOf(store.waitingHeads())).toBe('NO_STORAGE');
    expect(await codeOf(store.save(entry('a', 1)))).toBe('NO_STORAGE');
    old.close();
    expect(
      await eventually(
        () => codeOf(store.save(entry('a', 2))),
        (code) => code === 'kept',
      ),
    ).toBe('kept');
    expect((await store.waiting('a'))?.record).toEqual({ steps: 2 });
  });

  it('gives way to another window that deletes everything, says so, and writes anew', async () => {
    const name = fresh();
    const store: Store = diskStore('me', name);
    let losses = 0;
    store.onLoss = () => losses++;
    await store.save(entry('a', 1));
    await new Promise<void>((done, fail) => {
      const asked = indexedDB.deleteDatabase(name);
      asked.onsuccess = () => done();
      asked.onerror = () => fail(asked.error);
    });
    expect(losses).toBe(1);
    await store.save(entry('a', 2));
    expect((await store.waiting('a'))?.record).toEqual({ steps: 2 });
  });
});

/** The database as it lies there, for faults that no store makes. */
async function bare<T>(name: string, work: (db: IDBPDatabase) => Promise<T>): Promise<T> {
  const db = await openDB(name);
  const done = await work(db);
  db.close();
  return done;
}

describe('two generations', () => {
  it('are written from the first save on, in turn, and never more than two', async () => {
    const name = fresh();
    const store = diskStore('me', name);
    await store.save(entry('a', 1));
    expect(await store.waiting('a')).toEqual({ ...lying('a', 1), before: { mark: 0, record: { steps: 1 } } });
    for (const mark of [2, 3, 7]) await store.save(entry('a', mark));
    await store.save(entry('b', 1));
    expect(await store.waiting('a')).toEqual({ ...lying('a', 7, 4), before: { mark: 3, record: { steps: 3 } } });
    const keys = await bare(name, (db) => db.getAllKeys('waiting'));
    expect(keys).toEqual([
      ['a', 3],
      ['a', 7],
      ['b', 0],
      ['b', 1],
    ]);
    await store.removeWaiting('a');
    await store.finish(entry('b', 2));
    expect(await bare(name, (db) => db.getAllKeys('waiting'))).toEqual([]);
  });

  it('a save that breaks off half-way leaves both as they were', async () => {
    const store = diskStore('me', fresh());
    for (const mark of [1, 2]) await store.save(entry('a', mark));
    // The head or the record cannot be written.
    const noData = () => 'no data';
    expect(await codeOf(store.save({ ...entry('a', 3), head: noData }))).toBe('NO_STORAGE');
    expect(await store.waitingHeads()).toEqual([{ id: 'a', head: { mark: 2, order: 2 } }]);
    expect(await codeOf(store.save(entry('a', 3, noData)))).toBe('NO_STORAGE');
    expect(await store.waiting('a')).toMatchObject({ mark: 2, record: { steps: 2 }, before: { record: { steps: 1 } } });
    expect(await codeOf(store.save(entry('a', 4)))).toBe('kept');
    expect(await store.waiting('a')).toEqual({ ...lying('a', 4), before: { mark: 2, record: { steps: 2 } } });
  });

  it('go on from a save of an earlier version, which is the older one then', async () => {
    const name = fresh();
    const store = diskStore('me', name);
    expect(await store.waitingHeads()).toEqual([]);
    await bare(name, (db) => db.put('waiting', { mark: 5, record: { steps: 5 } }, 'a'));
    expect(await store.waitingHeads()).toEqual([{ id: 'a', head: null }]);
    expect(await store.waiting('a')).toEqual({ ...entry('a', 5), head: null, before: null });
    await store.save(entry('a', 6));
    expect(await store.waiting('a')).toEqual(kept('a', 6, 1));
    expect(await store.waitingHeads()).toEqual([{ id: 'a', head: { mark: 6, order: 1 } }]);
    await store.save(entry('a', 7));
    expect(await store.waiting('a')).toEqual(kept('a', 7, 2));
    expect(await bare(name, (db) => db.getAllKeys('waiting'))).toEqual([
      ['a', 6],
      ['a', 7],
    ]);
  });

  it('one whose place holds nothing of the kind is there, without a record', async () => {
    for (const value of [null, 0, 'text', {}]) {
      const name = fresh();
      const store = diskStore('me', name);
      for (const mark of [1, 2]) await store.save(entry('a', mark));
      await bare(name, (db) => db.put('waiting', value, ['a', 2]));
      expect(await store.waiting('a')).toMatchObject({ mark: 2, before: { mark: 1, record: { steps: 1 } } });
      expect((await store.waiting('a'))?.record).toBeUndefined();
    }
  });
});

describe('the order of saves', () => {
  const orders = async (store: Store) =>
    Object.fromEntries((await store.waitingHeads()).map(({ id, head }) => [id, orderOf(head)]));

  it('is a number that grows with every save of any match, over windows and reloads, and outlasts another head', async () => {
    const name = fresh();
    for (const [id, mark] of [
      ['a', 1],
      ['b', 1],
      ['a', 2],
      ['c', 9],
    ] as const)
      await diskStore('me', name).save(entry(id, mark));
    const store = diskStore('me', name);
    expect(await orders(store)).toEqual({ a: 3, b: 2, c: 4 });
    await store.putWaitingHead('b', { broken: true });
    expect(await orders(store)).toEqual({ a: 3, b: 2, c: 4 });
    await store.finish(entry('c', 10));
    await store.save(entry('b', 2));
    expect(await orders(store)).toEqual({ a: 3, b: 4 });
  });

  it('is written anew for a whole list, unless something was saved since it was made, or another window has the table', async () => {
    const name = fresh();
    const store = diskStore('me', name);
    for (const id of ['a', 'b', 'c']) await store.save(entry(id, 1));
    const list = [
      { id: 'c', order: 3 },
      { id: 'a', order: 1 },
    ];
    await store.arrange(list);
    expect(await orders(store)).toEqual({ a: 2, b: 2, c: 1 });
    await store.arrange(list);
    expect(await orders(store)).toEqual({ a: 2, b: 2, c: 1 });
    await store.own({ token: 'other', until: 0 }, () => true);
    expect(await codeOf(store.arrange([{ id: 'a', order: 2 }]))).toBe('ELSEWHERE');
    expect(await orders(store)).toEqual({ a: 2, b: 2, c: 1 });
  });

  it('of finished games goes on above the last one, whatever number somebody has put there, and no number comes twice', async () => {
    const name = fresh();
    const store = diskStore('me', name);
    await store.add({ n: 1 }, { n: 1 });
    for (const key of [2 ** 53, 7.5, -3]) await bare(name, (db) => db.put('finished', { odd: key }, key));
    await store.finish(entry('a', 1));
    const ids = async () => (await store.finishedHeads(9)).map(({ id }) => id);
    expect(await ids()).toEqual([2 ** 53, 8, 7.5, 1, -3]);
    expect(await store.finished(8)).toEqual({ steps: 1 });
    await store.removeFinished(8);
    await store.add({ n: 2 }, { n: 2 });
    expect(await ids()).toEqual([2 ** 53, 9, 7.5, 1, -3]);
    // A program of before counts on from there.
    await store.removeFinished(2 ** 53);
    expect(await store.finished(9)).toEqual({ n: 2 });
  });
});

describe('lists', () => {
  it('read no record, however many there are', async () => {
    const store = diskStore('me', fresh());
    for (const id of ['a', 'b', 'c']) await store.save(entry(id, 1));
    for (let n = 0; n < 3; n++) await store.add({ n }, { n });
    const read: string[] = [];
    const spied = (['get', 'getAll', 'openCursor'] as const).map((name) => {
      const real = IDBObjectStore.prototype[name];
      const spy = function (this: IDBObjectStore, ...all: never[]) {
        read.push(this.name);
        return (real as (...all: never[]) => unknown).apply(this, all);
      };
      Object.assign(IDBObjectStore.prototype, { [name]: spy });
      return () => Object.assign(IDBObjectStore.prototype, { [name]: real });
    });
    expect(await store.waitingHeads()).toHaveLength(3);
    expect(await store.finishedHeads(2)).toHaveLength(2);
    for (const back of spied) back();
    expect(new Set(read)).toEqual(new Set(['waiting-heads', 'finished-heads']));
  });
});

describe('the trial', () => {
  it('writes, reads and leaves nothing, whoever owns the table', async () => {
    const name = fresh();
    const store = diskStore('me', name);
    await store.own({ token: 'other', until: 0 }, () => true);
    expect(await store.trial()).toBe(true);
    expect(await bare(name, (db) => db.getAllKeys('house'))).toEqual(['owner']);
  });

  it.each(['put', 'get', 'delete', 'open'] as const)('fails where the storage does at: %s', async (at) => {
    const [holder, method] = at === 'open' ? [IDBFactory, 'open'] : [IDBObjectStore, at];
    const real = Reflect.get(holder.prototype, method);
    const store = diskStore('me', fresh());
    Reflect.set(holder.prototype, method, () => {
      throw new DOMException('It does not.', 'UnknownError');
    });
    const tried = await codeOf(store.trial());
    Reflect.set(holder.prototype, method, real);
    expect(tried).toBe('NO_STORAGE');
    expect(await store.trial()).toBe(true);
  });
});

describe('who owns the table', () => {
  it('by locks: one window at a time; one that takes it leaves the other without', async () => {
    const name = fresh();
    const [one, other] = ['one', 'other'].map((token) => {
      const store = diskStore(token, name);
      return { store, ownership: new LockOwnership(navigator.locks, store, token) };
    });
    expect(await one.ownership.claim(false)).toBe(true);
    expect(await other.ownership.claim(false)).toBe(false);
    expect(await other.ownership.claim(true)).toBe(true);
    await eventually(
      async () => one.ownership.ours,
      (ours) => !ours,
    );
    expect(await codeOf(one.store.save(entry('a', 1)))).toBe('ELSEWHERE');
    expect(await codeOf(other.store.save(entry('a', 1)))).toBe('kept');
    expect(await one.ownership.claim(true)).toBe(true);
    expect(await codeOf(one.store.save(entry('a', 2)))).toBe('kept');
  });

  it('by leases: a lease that has run out is free; a window that slept does not take it back', async () => {
    const name = fresh();
    const clocks = new SetClocks();
    const [one, other] = ['one', 'other'].map((token) => {
      const store = diskStore(token, name);
      return { store, ownership: new LeaseOwnership(store, token, clocks) };
    });
    expect(await one.ownership.claim(false)).toBe(true);
    expect(await other.ownership.claim(false)).toBe(false);
    clocks.pass(100_000);
    expect(await other.ownership.claim(false)).toBe(true);
    await eventually(
      async () => one.ownership.ours,
      (ours) => !ours,
    );
    expect(await codeOf(one.store.save(entry('a', 1)))).toBe('ELSEWHERE');
    expect(await one.ownership.claim(true)).toBe(true);
    await eventually(
      async () => other.ownership.ours,
      (ours) => !ours,
    );
  });
});
