/** Where matches are kept: IndexedDB in the browser, memory in tests. One match is running, the others are finished. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameRecord } from '../match/record.ts';

export interface Store {
  /** Resolves when it is on the disk. Rejects when it cannot be. */
  save(record: GameRecord, over: boolean): Promise<void>;
  /** The record of the running match, of whatever shape it is found in; null when there is none. */
  running(): Promise<unknown>;
  /** The latest finished matches, so many at most, of whatever shape they are found in; the latest first. */
  past(most: number): Promise<{ id: number; record: unknown }[]>;
  /** A finished match; null when there is none of that number. */
  one(id: number): Promise<unknown>;
  /** One more finished match; the running one goes on. */
  add(record: GameRecord): Promise<void>;
  /** The running match is over or given up. */
  forget(): Promise<void>;
}

interface Shelf extends DBSchema {
  running: { key: 'match'; value: GameRecord };
  finished: { key: number; value: GameRecord };
}

export function memoryStore(): Store & { finished: GameRecord[] } {
  let running: GameRecord | null = null;
  const finished: GameRecord[] = [];
  return {
    finished,
    async save(record, over) {
      running = over ? null : structuredClone(record);
      if (over) finished.push(structuredClone(record));
    },
    running: async () => running,
    past: async (most) =>
      finished
        .map((record, id) => ({ id, record }))
        .reverse()
        .slice(0, most),
    one: async (id) => finished[id] ?? null,
    async add(record) {
      finished.push(structuredClone(record));
    },
    async forget() {
      running = null;
    },
  };
}

export function diskStore(name = 'captains-table'): Store {
  let opened: Promise<IDBPDatabase<Shelf>> | null = null;
  const shelf = () => {
    opened ??= openDB<Shelf>(name, 1, {
      upgrade(db) {
        db.createObjectStore('running');
        db.createObjectStore('finished', { autoIncrement: true });
      },
    });
    return opened;
  };
  return {
    async save(record, over) {
      const db = await shelf();
      const change = db.transaction(['running', 'finished'], 'readwrite', { durability: 'strict' });
      if (over) {
        await change.objectStore('running').delete('match');
        await change.objectStore('finished').add(record);
      } else await change.objectStore('running').put(record, 'match');
      await change.done;
    },
    running: async () => (await (await shelf()).get('running', 'match')) ?? null,
    async past(most) {
      const found: { id: number; record: unknown }[] = [];
      let cursor = await (await shelf()).transaction('finished').store.openCursor(null, 'prev');
      for (; cursor && found.length < most; cursor = await cursor.continue()) {
        found.push({ id: cursor.key, record: cursor.value });
      }
      return found;
    },
    one: async (id) => (await (await shelf()).get('finished', id)) ?? null,
    async add(record) {
      await (await shelf()).add('finished', record);
    },
    forget: async () => (await shelf()).delete('running', 'match'),
  };
}
