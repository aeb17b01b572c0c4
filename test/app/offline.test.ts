/** How the files of the table come into a browser: one by one, not while a game is loaded, and again after a failure. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Offline } from '../../src/app/offline/how-far.ts';
import { type Doors, provide } from '../../src/app/offline/provide.ts';
import type { Stock } from '../../src/app/offline/stock.ts';
import { until } from '../progress.ts';

// It never ends by itself: what it waits for goes with the test.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stock: Stock = {
  version: 'a1',
  files: {
    all: { 'assets/a.js': 'sha384-a', 'assets/b.js': 'sha384-b', 'index.html': 'sha384-i' },
    '1x': { 'assets/1x.webp': 'sha384-1' },
    '2x': { 'assets/2x.webp': 'sha384-2' },
    webm: { 'assets/sea.webm': 'sha384-w' },
    mp3: { 'assets/sea.mp3': 'sha384-m' },
  },
};
const home = 'http://table/';

/** A browser with caches, a stand-in that takes what it is told, and a server that can be off. */
function browser() {
  const stores = new Map<string, Map<string, Response>>();
  const world = { off: false, fetched: [] as string[], taken: [] as string[], reloads: 0 };
  vi.stubGlobal('location', { href: home });
  vi.stubGlobal('document', { documentElement: { dataset: { version: 'a1' } } });
  vi.stubGlobal('caches', {
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        match: async (file: string) => store.get(file)?.clone(),
        put: async (file: string, answer: Response) => void store.set(file, answer),
        keys: async () => [...store.keys()].map((file) => ({ url: home + file })),
      };
    },
  });
  vi.stubGlobal('fetch', async (file: string) => {
    if (world.off) throw new TypeError('Nobody answers.');
    world.fetched.push(file);
    return file === 'stock.json' ? Response.json(stock) : new Response(file);
  });
  const active = {
    postMessage({ take }: { take: { version: string } }, [port]: MessagePort[]) {
      world.taken.push(take.version);
      stores.set('captains-table', new Map([['kept.json', Response.json(take)]]));
      port.postMessage(true);
    },
  };
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => ({}), ready: Promise.resolve({ active }) } });
  return world;
}

function doors(own: Partial<Doors> = {}): Doors {
  return { variants: () => ['1x', 'webm'], quiet: async () => {}, isIdle: () => false, reload: () => {}, ...own };
}

const whole = (offline: Offline) =>
  until(
    'a whole version',
    () => offline.how,
    (how) => how === 'whole',
  );

const nothing = (): Offline => ({ how: 'none', share: 0 });

it('comes whole, in the variants of this device alone, and is taken', async () => {
  const world = browser();
  const offline = nothing();
  void provide(doors(), offline);
  await whole(offline);
  const wanted = ['assets/a.js', 'assets/b.js', 'index.html', 'assets/1x.webp', 'assets/sea.webm'];
  expect(world.fetched).toEqual(['stock.json', ...wanted]);
  expect(world.taken).toEqual(['a1']);
  expect(offline.share).toBe(1);
});

it('waits while a game is loaded', async () => {
  const world = browser();
  const offline = nothing();
  let loaded = () => {};
  const quiet = () =>
    world.fetched.length === 2
      ? new Promise<void>((done) => {
          loaded = done;
        })
      : Promise.resolve();
  void provide(doors({ quiet }), offline);
  const fetched = () => world.fetched;
  await until('the first file', fetched, (files) => files.length === 2);
  expect(fetched()).toEqual(['stock.json', 'assets/a.js']);
  await vi.advanceTimersByTimeAsync(50);
  expect(world.fetched).toHaveLength(2);
  expect(offline).toEqual({ how: 'coming', share: 1 / 5 });
  loaded();
  await whole(offline);
});

it('goes on where it stopped when the server answers again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const world = browser();
  const offline = nothing();
  const quiet = async () => {
    world.off = world.fetched.length === 3;
  };
  void provide(doors({ quiet }), offline);
  await vi.advanceTimersByTimeAsync(100);
  expect(offline).toEqual({ how: 'stuck', share: 2 / 5 });
  expect(world.taken).toEqual([]);
  world.off = false;
  world.fetched.push('again');
  await vi.advanceTimersByTimeAsync(60_000);
  await whole(offline);
  expect(world.fetched.slice(world.fetched.indexOf('again') + 1)).toEqual([
    'stock.json',
    'index.html',
    'assets/1x.webp',
    'assets/sea.webm',
  ]);
});

it.each(['stock.json', 'assets/b.js'])('asks anew for what a line that stalls never brings: %s', async (stalled) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const world = browser();
  const { fetch } = globalThis;
  let stalls = true;
  vi.stubGlobal('fetch', (file: string) => (stalls && file === stalled ? new Promise(() => {}) : fetch(file)));
  const offline = nothing();
  void provide(doors(), offline);
  await vi.advanceTimersByTimeAsync(600_100);
  expect(offline.how).toBe('stuck');
  stalls = false;
  await vi.advanceTimersByTimeAsync(120_000);
  await whole(offline);
  expect(world.taken).toEqual(['a1']);
});

it('tries again where no stand-in gets ready', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  browser();
  const { serviceWorker } = navigator;
  const { ready } = serviceWorker;
  Object.assign(serviceWorker, { ready: new Promise(() => {}) });
  const offline = nothing();
  void provide(doors(), offline);
  await vi.advanceTimersByTimeAsync(60_100);
  expect(offline.how).toBe('stuck');
  Object.assign(serviceWorker, { ready });
  await vi.advanceTimersByTimeAsync(60_000);
  await whole(offline);
});

it('says nothing of a browser that keeps nothing', async () => {
  browser();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.reject(new DOMException('no')) } });
  const offline = nothing();
  await provide(doors(), offline);
  expect(offline.how).toBe('none');
});
