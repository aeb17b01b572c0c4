/** The store of the browser, in IndexedDB. Only the window that owns the table writes matches (see ownership.ts). */
import type { IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import { Disk, type Layout, type WaitingKey } from './disk.ts';
import {
  type Generation,
  type LeaseHolder,
  nextOrder,
  numbered,
  orderOf,
  type Store,
  StoreFault,
  type WaitingEntry,
} from './store.ts';

const strict = { durability: 'strict' } as const;
const waitingStores = ['waiting', 'waiting-heads'] as const;
const finishedStores = ['finished', 'finished-heads'] as const;
const allStores = [...waitingStores, ...finishedStores, 'house'] as const;

/** Leaves a request to its transaction, which reports whether the request succeeded. */
const queue = (request: Promise<unknown>): void => {
  request.catch(() => {});
};

/** Gives the range of all saves of a match but that of an earlier version: an array comes after all numbers. */
const savesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

interface Keys {
  getKey(id: string): Promise<WaitingKey | undefined>;
  getAllKeys(range: IDBKeyRange): Promise<WaitingKey[]>;
}

/** Gives the keys of all saves of a match, the latest last. No record is read. */
async function keysOf(id: string, waiting: Keys): Promise<WaitingKey[]> {
  const [old, saves] = await Promise.all([waiting.getKey(id), waiting.getAllKeys(savesOf(id))]);
  return old === undefined ? saves : [old, ...saves];
}

const markOf = (key: WaitingKey | undefined): number => (Array.isArray(key) ? key[1] : -1);

/** Reads one save. One that the storage has and cannot read is a broken one, and no reason to give the others up. */
async function readSave(db: IDBPDatabase<Layout>, key: WaitingKey): Promise<Generation> {
  const value = await db.get('waiting', key).catch((error: { name?: string }) => {
    if (error.name === 'DataError' || error.name === 'NotReadableError') return undefined;
    throw error;
  });
  return { mark: Array.isArray(key) ? key[1] : Number(value?.mark) || 0, record: value?.record };
}

async function ownerIn(house: {
  get(key: 'owner'): Promise<LeaseHolder | number | undefined>;
}): Promise<LeaseHolder | null> {
  const owner = await house.get('owner');
  return typeof owner === 'object' ? owner : null;
}

/** A number above these is nobody's here: the browser would count no further. */
const mostFinished = 2 ** 50;

/**
 * Adds a finished game and gives its number: one that no game had before, also none that was removed. The numbers are not left to
 * the browser, which counts on from whatever lies there.
 */
async function addFinished(
  to: IDBPTransaction<Layout, StoreNames<Layout>[], 'readwrite'>,
  record: unknown,
): Promise<number> {
  const [finished, house] = [to.objectStore('finished'), to.objectStore('house')];
  const below = IDBKeyRange.upperBound(mostFinished, true);
  const [last, counted] = await Promise.all([finished.openKeyCursor(below, 'prev'), house.get('ended')]);
  const known = [Math.floor(last?.key ?? 0), typeof counted === 'number' ? counted : 0];
  const number = 1 + Math.max(0, ...known.filter((n) => Number.isSafeInteger(n) && n < mostFinished));
  queue(house.put(number, 'ended'));
  return finished.put(record, number);
}

/** Opens the store. `token` is this window's own, see `Owner`. */
export function diskStore(token: string, name = 'captains-table'): Store {
  const disk = new Disk(name);
  /** Makes a change; resolves when it is on the disk. */
  const change = <const Names extends ArrayLike<StoreNames<Layout>>, T>(
    stores: Names,
    work: (to: IDBPTransaction<Layout, Names, 'readwrite'>) => Promise<T>,
  ): Promise<T> =>
    disk.with(async (db) => {
      const to = db.transaction(stores, 'readwrite', strict);
      const result = await work(to);
      await to.done;
      return result;
    });
  const write = ({ id, mark, head, record }: WaitingEntry, over: boolean) =>
    change(allStores, async (to) => {
      const waiting = to.objectStore('waiting');
      const heads = to.objectStore('waiting-heads');
      const [owner, lying] = await Promise.all([ownerIn(to.objectStore('house')), keysOf(id, waiting)]);
      const latest = lying.at(-1);
      if (owner && owner.token !== token) throw new StoreFault('ELSEWHERE');
      if (markOf(latest) >= mark) throw new StoreFault('MOVED_ON');
      if (over) {
        const number = await addFinished(to, record);
        queue(to.objectStore('finished-heads').put(head, number));
        queue(heads.delete(id));
      } else {
        // The head comes first: a save that breaks off is written as far as it came, and a head alone does no harm.
        queue(heads.put(numbered(head, nextOrder(await heads.getAll())), id));
        for (const each of latest ? [mark] : [mark - 1, mark]) queue(waiting.put({ mark: each, record }, [id, each]));
      }
      // The latest one stays as it is: whatever becomes of this save, the match is there.
      for (const key of lying) if (over || key !== latest) queue(waiting.delete(key));
    });
  const store: Store = {
    onLoss: () => {},
    save: (entry) => write(entry, false),
    finish: (entry) => write(entry, true),
    add: (record, head) =>
      change([...finishedStores, 'house'], async (to) => {
        const number = await addFinished(to, record);
        if (head !== null) queue(to.objectStore('finished-heads').put(head, number));
      }),
    waitingHeads: () =>
      disk.with(async (db) => {
        const ids = new Set((await db.getAllKeys('waiting')).map((key) => (Array.isArray(key) ? key[0] : key)));
        return Promise.all([...ids].map(async (id) => ({ id, head: (await db.get('waiting-heads', id)) ?? null })));
      }),
    finishedHeads: (most) =>
      disk.with(async (db) => {
        const ids = (await db.getAllKeys('finished')).slice(-most).reverse();
        return Promise.all(ids.map(async (id) => ({ id, head: (await db.get('finished-heads', id)) ?? null })));
      }),
    waiting: (id) =>
      disk.with(async (db) => {
        const [latest, before] = (await keysOf(id, db.transaction('waiting').store)).reverse();
        if (latest === undefined) return null;
        const head = (await db.get('waiting-heads', id)) ?? null;
        return { id, head, ...(await readSave(db, latest)), before: before ? await readSave(db, before) : null };
      }),
    finished: (id) => disk.with(async (db) => (await db.get('finished', id)) ?? null),
    putWaitingHead: (id, head) =>
      change(['waiting-heads'], async (to) => {
        const heads = to.objectStore('waiting-heads');
        const order = orderOf(await heads.get(id));
        queue(heads.put(order > 0 ? numbered(head, order) : head, id));
      }),
    arrange: (list) =>
      change(['waiting-heads', 'house'], async (to) => {
        const heads = to.objectStore('waiting-heads');
        const owner = await ownerIn(to.objectStore('house'));
        const lying = await Promise.all(list.map(({ id }) => heads.get(id)));
        if (owner && owner.token !== token) throw new StoreFault('ELSEWHERE');
        if (list.some(({ order }, i) => orderOf(lying[i]) !== order)) return;
        for (const [i, { id }] of list.entries()) queue(heads.put(numbered(lying[i], i + 1), id));
      }),
    putFinishedHead: (id, head) =>
      disk.with(async (db) => {
        await db.put('finished-heads', head, id);
      }),
    removeWaiting: (id) =>
      change(waitingStores, async (to) => {
        for (const key of [id, savesOf(id)]) queue(to.objectStore('waiting').delete(key));
        queue(to.objectStore('waiting-heads').delete(id));
      }),
    removeFinished: (id) =>
      change(finishedStores, async (to) => {
        for (const each of finishedStores) queue(to.objectStore(each).delete(id));
      }),
    trial: () =>
      disk.with(async (db) => {
        const sign = { token, until: performance.now() };
        await db.put('house', sign, 'trial');
        const read = await db.get('house', 'trial');
        await db.delete('house', 'trial');
        return typeof read === 'object' && read.until === sign.until;
      }),
    owner: () => disk.with((db) => ownerIn(db.transaction('house').store)),
    own: (owner: LeaseHolder, allowed) =>
      change(['house'], async (to) => {
        const house = to.objectStore('house');
        const may = allowed(await ownerIn(house));
        if (may) queue(house.put(owner, 'owner'));
        return may;
      }),
  };
  disk.onLoss = () => store.onLoss();
  return store;
}
