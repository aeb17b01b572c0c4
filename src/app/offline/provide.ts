/**
 * Provides for a table without a server: fetches every file of the version that the server has, one after the other and
 * never while a game is loaded, and lets the stand-in take that version when all of it is here. A version that differs from
 * the running one is taken, and the page loaded anew, only while nobody is at the table.
 */

import { startStandIn } from '../host/trusted-worker.ts';
import { inTime } from '../page/in-time.ts';
import type { Offline } from './how-far.ts';
import type { StandInRequest } from './stand-in.worker.ts';
import {
  cacheOf,
  isStock,
  type KeptVersion,
  page,
  readKept,
  type Stock,
  stockAddress,
  type Variant,
  wantedOf,
} from './stock.ts';

export interface Doors {
  /** Lists the variants of files that this device uses now. */
  variants(): Variant[];
  /** Waits until no game is being loaded. */
  quiet(): Promise<void>;
  /** Tells whether nobody is at the table. */
  isIdle(): boolean;
  /** Loads the page anew. */
  reload(): void;
}

/** Milliseconds between two looks at what the server has, and at whether anybody is at the table. */
const everySoOften = 300_000;
const eachLook = 1000;

/** Milliseconds until what did not come is tried again. */
const soonAgain = 60_000;

/** Milliseconds that a file may take: on a slow line it comes nevertheless, on one that stalls it is asked for anew. */
const aFile = 600_000;

/** Milliseconds in which the stand-in has to answer. */
const patience = 10_000;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Runs as long as the page does, or returns when this browser cannot keep anything. */
export async function provide(doors: Doors, offline: Offline): Promise<void> {
  try {
    await startStandIn();
  } catch (error) {
    // Private windows of some browsers have none.
    console.warn(error);
    return;
  }
  const provider = new Provider(doors, offline);
  for (;;) {
    await provider.look();
    await pause(offline.how === 'stuck' ? soonAgain : everySoOften);
  }
}

class Provider {
  private readonly doors: Doors;
  private readonly offline: Offline;
  /** Version of the page that runs. */
  private readonly running = document.documentElement.dataset.version ?? '';

  constructor(doors: Doors, offline: Offline) {
    this.doors = doors;
    this.offline = offline;
  }

  /** Looks at what the server has, and brings it here if it is not. */
  async look(): Promise<void> {
    const { offline } = this;
    try {
      const kept = await readKept();
      const used = this.doors.variants();
      if (kept?.version === this.running && used.every((each) => kept.variants.includes(each))) offline.how = 'whole';
      const stock = await fetchStock();
      const next = { version: stock.version, variants: [...new Set([...(kept?.variants ?? []), ...used])] };
      if (!isSame(kept, next)) await this.fill(stock, next.variants);
      await this.take(next);
    } catch (error) {
      console.warn(error);
      if (offline.how !== 'whole') offline.how = 'stuck';
    }
  }

  private async fill(stock: Stock, variants: readonly Variant[]): Promise<void> {
    const { offline, doors } = this;
    const cache = await caches.open(cacheOf(stock.version));
    const wanted = wantedOf(stock, variants);
    const here = new Set((await cache.keys()).map(({ url }) => url));
    const addressOf = (file: string) => new URL(file, location.href).href;
    if (offline.how !== 'whole') offline.how = 'coming';
    let done = 0;
    for (const [file, integrity] of wanted) {
      if (!here.has(addressOf(file))) {
        await doors.quiet();
        await inTime(
          fetchFile(file, integrity).then((answer) => cache.put(file, answer)),
          aFile,
        );
      }
      offline.share = ++done / wanted.length;
    }
  }

  /** Has a version taken that is whole: at once where it is the running one, else as soon as nobody is at the table. */
  private async take(next: KeptVersion): Promise<void> {
    const { offline, doors, running } = this;
    const isNewer = next.version !== running;
    if (!isNewer) {
      offline.how = (await isTaken(next)) ? 'whole' : 'stuck';
      return;
    }
    offline.how = 'newer';
    for (let looks = 0; looks < everySoOften / eachLook; looks++) {
      // From here on the files of the running version are gone: whoever comes this very moment sees the page come anew.
      if (doors.isIdle() && (await isTaken(next))) return doors.reload();
      await pause(eachLook);
    }
  }
}

const isSame = (kept: KeptVersion | null, next: KeptVersion): boolean =>
  kept?.version === next.version && next.variants.every((each) => kept.variants.includes(each));

async function fetchStock(): Promise<Stock> {
  const read: unknown = await inTime(fetch(stockAddress, { cache: 'no-cache' }).then((answer) => answer.json()));
  if (!isStock(read)) throw new Error('The list of files cannot be read.');
  return read;
}

/** Fetches a file, and takes nothing but what the list says. Names of all others say what they hold, the page's does not. */
async function fetchFile(file: string, integrity: string): Promise<Response> {
  const response = await fetch(file, { integrity, priority: 'low', cache: file === page ? 'reload' : 'default' });
  if (!response.ok) throw new Error(`The file ${file} could not be fetched.`);
  return response;
}

/** Asks the stand-in to take a version that is whole; false where it does not, or does not answer. */
async function isTaken(take: KeptVersion): Promise<boolean> {
  const { active } = await inTime(navigator.serviceWorker.ready);
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((done) => {
    port1.onmessage = ({ data }) => done(data === true);
    setTimeout(() => done(false), patience);
  });
  active?.postMessage({ take } satisfies StandInRequest, [port2]);
  return answer.finally(() => port1.close());
}
