/** The store of the browser, in IndexedDB. Only the window that owns the table writes matches (see ownership.ts). */
import { Disk } from './disk.ts';
import { type Owner, type Store, StoreFault, type WaitingEntry } from './store.ts';

const strict = { durability: 'strict' } as const;
const waitingStores = ['waiting', 'waiting-heads'] as const;
const finishedStores = ['finished', 'finished-heads'] as const;
const allStores = [...waitingStores, ...finishedStores, 'house'] as const;

/** Leaves a request to its transaction, which reports whether the request succeeded. */
const queue = (request: Promise<unknown>): void => {
  request.catch(() => {});
};

/** Opens the store. `token` is this window's own, see `Owner`. */
export function diskStore(token: string, name = 'captains-table'): Store {
  const disk = new Disk(name);
  const write = ({ id, mark, head, record }: WaitingEntry, over: boolean) =>
    disk.with(async (db) => {
      const change = db.transaction(allStores, 'readwrite', strict);
      const [owner, lying] = await Promise.all([
        change.objectStore('house').get('owner'),
        change.objectStore('waiting').get(id),
      ]);
      const refused = owner && owner.token !== token ? 'ELSEWHERE' : lying && lying.mark >= mark ? 'MOVED_ON' : null;
      if (refused) {
        change.abort();
        await change.done.catch(() => {});
        throw new StoreFault(refused);
      }
      if (over) {
        queue(change.objectStore('waiting').delete(id));
        queue(change.objectStore('waiting-heads').delete(id));
        const number = await change.objectStore('finished').add(record);
        queue(change.objectStore('finished-heads').put(head, number));
      } else {
        queue(change.objectStore('waiting').put({ mark, record }, id));
        queue(change.objectStore('waiting-heads').put(head, id));
      }
      await change.done;
    });
  const store: Store = {
    onLoss: () => {},
    save: (entry) => write(entry, false),
    finish: (entry) => write(entry, true),
    add: (record, head) =>
      disk.with(async (db) => {
        const change = db.transaction(finishedStores, 'readwrite', strict);
        const number = await change.objectStore('finished').add(record);
        if (head !== null) queue(change.objectStore('finished-heads').put(head, number));
        await change.done;
      }),
    waitingHeads: () =>
      disk.with(async (db) => {
        const ids = await db.getAllKeys('waiting');
        return Promise.all(ids.map(async (id) => ({ id, head: (await db.get('waiting-heads', id)) ?? null })));
      }),
    finishedHeads: (most) =>
      disk.with(async (db) => {
        const ids = (await db.getAllKeys('finished')).slice(-most).reverse();
        return Promise.all(ids.map(async (id) => ({ id, head: (await db.get('finished-heads', id)) ?? null })));
      }),
    waiting: (id) =>
      disk.with(async (db) => {
        const [entry, head] = await Promise.all([db.get('waiting', id), db.get('waiting-heads', id)]);
        return entry ? { id, head: head ?? null, ...entry } : null;
      }),
    finished: (id) => disk.with(async (db) => (await db.get('finished', id)) ?? null),
    putWaitingHead: (id, head) =>
      disk.with(async (db) => {
        await db.put('waiting-heads', head, id);
      }),
    putFinishedHead: (id, head) =>
      disk.with(async (db) => {
        await db.put('finished-heads', head, id);
      }),
    removeWaiting: (id) =>
      disk.with(async (db) => {
        const change = db.transaction(waitingStores, 'readwrite', strict);
        await Promise.all([change.objectStore('waiting').delete(id), change.objectStore('waiting-heads').delete(id)]);
        await change.done;
      }),
    removeFinished: (id) =>
      disk.with(async (db) => {
        const change = db.transaction(finishedStores, 'readwrite', strict);
        await Promise.all([change.objectStore('finished').delete(id), change.objectStore('finished-heads').delete(id)]);
        await change.done;
      }),
    owner: () => disk.with(async (db) => (await db.get('house', 'owner')) ?? null),
    own: (owner: Owner, allowed) =>
      disk.with(async (db) => {
        const change = db.transaction('house', 'readwrite', strict);
        const may = allowed((await change.store.get('owner')) ?? null);
        if (may) queue(change.store.put(owner, 'owner'));
        await change.done;
        return may;
      }),
  };
  disk.onLoss = () => store.onLoss();
  return store;
}
