/** The house's database in the browser: its layout, and a connection that is opened anew whenever it was lost. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type LeaseHolder, StoreFault } from './store.ts';

/**
 * Key of what was saved once of a waiting match: its id and the mark of that save. Earlier versions kept one save under the id
 * alone.
 */
export type WaitingKey = string | [id: string, mark: number];

export interface Layout extends DBSchema {
  waiting: { key: WaitingKey; value: { mark: number; record: unknown } };
  'waiting-heads': { key: string; value: unknown };
  finished: { key: number; value: unknown };
  'finished-heads': { key: number; value: unknown };
  /** The owner, a value that is tried, and the number of the game that ended last. */
  house: { key: 'owner' | 'trial' | 'ended'; value: LeaseHolder | number };
}

/** Layout of the first version, which kept a single running match under this name. */
interface OldLayout extends DBSchema {
  running: { key: 'match'; value: unknown };
}

/** Milliseconds that a caller waits for the database before they are told that there is no storage. */
const patience = 5000;
/** Milliseconds that another window gets to give way; the house does not stay dark for it any longer. */
const blockedPatience = 1000;

export class Disk {
  /** Runs when an open connection was lost: by the browser, by cleared site data, by another window. */
  onLoss: () => void = () => {};
  private readonly name: string;
  private connection: Promise<IDBPDatabase<Layout>> | null = null;

  constructor(name: string) {
    this.name = name;
  }

  /** Does something with the database. Rejects with a StoreFault; after a fault the next call connects anew. */
  async with<T>(work: (db: IDBPDatabase<Layout>) => Promise<T>): Promise<T> {
    const connecting = this.connection ?? this.connect();
    this.connection = connecting;
    try {
      return await within(patience, connecting.then(work));
    } catch (error) {
      if (error instanceof StoreFault && error.code !== 'NO_STORAGE') throw error;
      this.drop(connecting);
      throw error instanceof StoreFault ? error : faultOf(error);
    }
  }

  private connect(): Promise<IDBPDatabase<Layout>> {
    let blocked = () => {};
    const patienceEnds = new Promise<never>((_, fail) => {
      blocked = () => setTimeout(() => fail(new StoreFault('NO_STORAGE')), blockedPatience);
    });
    // A browser without storage may throw at once.
    const opening: Promise<IDBPDatabase<Layout>> = Promise.resolve().then(() =>
      openDB<Layout>(this.name, 2, {
        upgrade: async (db, oldVersion, _, change) => {
          db.createObjectStore('waiting');
          db.createObjectStore('waiting-heads');
          db.createObjectStore('finished-heads');
          db.createObjectStore('house');
          if (oldVersion === 0) {
            db.createObjectStore('finished', { autoIncrement: true });
            return;
          }
          const old = db as unknown as IDBPDatabase<OldLayout>;
          const record = await (change.objectStore('running' as never) as { get(key: string): Promise<unknown> }).get(
            'match',
          );
          if (record !== undefined) await change.objectStore('waiting').put({ mark: 0, record }, 'first');
          old.deleteObjectStore('running');
        },
        blocked: () => blocked(),
        // Another window changes or deletes the database: it must not wait for us.
        blocking: () => this.drop(connecting, true),
        terminated: () => this.drop(connecting, true),
      }),
    );
    // A connection that comes too late is closed again: it would block other windows.
    const connecting = Promise.race([opening, patienceEnds]);
    connecting.catch(() => opening.then((db) => db.close()).catch(() => {}));
    return connecting;
  }

  private drop(connecting: Promise<IDBPDatabase<Layout>>, lost = false): void {
    if (this.connection !== connecting) return;
    this.connection = null;
    connecting.then((db) => db.close()).catch(() => {});
    if (lost) this.onLoss();
  }
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new StoreFault('NO_STORAGE')), ms);
    promise.then(done, fail).finally(() => clearTimeout(timer));
  });
}

function faultOf(error: unknown): StoreFault {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return new StoreFault(full ? 'DISK_FULL' : 'NO_STORAGE', error);
}
