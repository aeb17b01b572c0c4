/** The browser of a kiosk is kept open: what hangs, crashes, is killed or closed comes back, on the table and with its games. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dist } from '../../src/tools/dist.ts';
import { needChromium } from '../../src/tools/install-chromium.ts';
import { type OpenedBrowser, openBrowser } from '../../src/tools/kiosk/browser.ts';
import { Keeper, type Loss, type Rhythm, usualRhythm } from '../../src/tools/kiosk/keeper.ts';
import { type Served, serve } from '../../src/tools/serve.ts';
import { progress, until, waitFor } from '../progress.ts';

const twenty = 20;
/** As it is shipped; tests that lose a browser more often than any machine does wait less for it. */
const rhythm: Rhythm = { ...usualRhythm };
const profile = mkdtempSync(path.join(tmpdir(), 'captains-table-kiosk-'));
let server: Served;
let keeper: Keeper;
const losses: Loss[] = [];
let alive: (opened: OpenedBrowser) => void = () => {};
/** Milliseconds from every loss of the page to its next frame. */
const away: number[] = [];

beforeAll(async () => {
  const file = await needChromium();
  server = await serve(dist);
  keeper = new Keeper({
    open: (within) => openBrowser(file, profile, `${server.url}?kiosk&renderer=canvas`, { headless: true, within }),
    onLoss: (loss) => {
      losses.push(loss);
      progress(`the page is lost: ${loss}`);
    },
    onLife: (opened) => alive(opened),
    // The page is looked at as often as it is asked: it hangs over the one and over the other.
    between: async ({ page }) => void (await page.evaluate(() => document.title).catch(() => null)),
    rhythm,
  });
  const first = new Promise<OpenedBrowser>((come) => {
    alive = come;
  });
  void keeper.run();
  await waitFor('the first page of the kiosk', first);
});

afterAll(async () => {
  await keeper.end();
  await server.close();
  rmSync(profile, { recursive: true, force: true });
  if (away.length > 0) console.log(`back after ${away.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`);
});

/** Does this to the page, and waits until another one is shown. */
async function lose(how: (opened: OpenedBrowser) => unknown): Promise<OpenedBrowser> {
  const back = new Promise<OpenedBrowser>((come) => {
    alive = come;
  });
  const begun = performance.now();
  void Promise.resolve(how(keeper.opened!)).catch(() => {});
  const opened = await waitFor('the page that comes back', back);
  away.push(performance.now() - begun);
  progress('the page has come back');
  return opened;
}

const inMs = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Gives the longest of the last absences, in seconds. */
const longestOf = (last: number): string => (Math.max(...away.slice(-last)) / 1000).toFixed(1);

const untilTitle = (page: OpenedBrowser['page']) =>
  waitFor(
    'the title',
    page.waitForFunction(() => performance.getEntriesByName('title').length > 0, null, { timeout: 0 }),
  );

const refuse = (route: Route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'not now' });

/** Takes what the page has kept of the program: the next one needs the server. */
const bare = (page: OpenedBrowser['page']) =>
  page.evaluate(async () => {
    for (const standIn of await navigator.serviceWorker.getRegistrations()) await standIn.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });

const hang = ({ page }: OpenedBrowser) =>
  page.evaluate(() => {
    for (;;);
  });

describe('a kiosk', () => {
  it('hides nothing of a fault: what it was is told', async () => {
    await lose(hang);
    await lose(({ page }) => page.goto('chrome://crash'));
    await lose(({ context }) => context.close());
    await lose(({ kill }) => kill());
    expect(losses.slice(0, 3)).toEqual(['hung', 'crashed', 'closed']);
    expect(['closed', 'crashed']).toContain(losses[3]);
  });

  it('is shown again after whoever passes by has closed it, at once every time', async () => {
    const times = 3;
    for (let closed = 0; closed < times; closed++) {
      // One that is closed within seconds of being shown, again and again, waits longer each time.
      await inMs(rhythm.stays + 500);
      const { page } = await lose(({ page }) => page.close());
      await untilTitle(page);
    }
    expect(losses.slice(-times)).toEqual(Array.from({ length: times }, () => 'closed'));
    console.log(`${times} closings: back after ${longestOf(times)} s at most (10, where nothing else runs)`);
  });

  it('is shown again after every hang', async () => {
    const before = keeper.starts;
    for (let hangs = 0; hangs < twenty; hangs++) {
      const { page } = await lose(hang);
      await untilTitle(page);
    }
    expect(keeper.starts - before).toBe(twenty);
    console.log(`${twenty} hangs: back after ${longestOf(twenty)} s at most (15, where nothing else runs)`);
    // What it took until here was by the rhythm of every kiosk.
    expect(rhythm).toEqual(usualRhythm);
    Object.assign(rhythm, { patience: 4000, firstPatience: [30_000, 30_000], pause: [500, 500] });
  });

  it('is shown again after the server has answered with a fault, in whatever words', async () => {
    for (const body of ['<title>503 Service Unavailable</title>', ''])
      await lose(async ({ context, page }) => {
        await context.route('**/*', (route) => route.fulfill({ status: 503, contentType: 'text/html', body }));
        await page.reload();
      });
    expect(losses.slice(-2)).toEqual(['hung', 'hung']);
    const { page } = keeper.opened!;
    await untilTitle(page);
  });

  it('is shown again after the server had no program once', async () => {
    const { page } = await lose(async ({ context, page }) => {
      await bare(page);
      await context.route(/\/assets\/index-[^/]*\.js/, refuse);
      await page.reload();
    });
    expect(losses.at(-1)).toBe('hung');
    await untilTitle(page);
  });

  it('loads its page anew by itself after the server had no rules once', async () => {
    const { context, page } = keeper.opened!;
    const before = keeper.starts;
    await bare(page);
    let refused = 0;
    await context.route(/host\.worker[^/]*\.js/, (route) => (refused++ === 0 ? refuse(route) : route.continue()));
    await page.reload();
    await until(
      'the sentence',
      () => page.textContent('#notice').catch(() => ''),
      (text) => /rules/.test(text ?? ''),
    );
    await untilTitle(page);
    expect(refused).toBeGreaterThan(1);
    expect(keeper.starts).toBe(before);
  });

  it('keeps what the page has saved, whatever happens to its browser', async () => {
    const { page } = keeper.opened!;
    await page.evaluate(() => localStorage.setItem('captains-table/settings', '{"speed":"brisk"}'));
    // What is written lies on the disk a moment later.
    await inMs(6000);
    const after = await lose(({ kill }) => kill());
    expect(await after.page.evaluate(() => localStorage.getItem('captains-table/settings'))).toBe('{"speed":"brisk"}');
  });

  it('closes whatever else opens', async () => {
    const { context, page } = keeper.opened!;
    await page.evaluate(() => void window.open('about:blank'));
    const pages = () => context.pages().length;
    await until('the one window', pages, (count) => count === 1);
  });
});
