/**
 * The table without its server: what is fetched when, a reload with the server gone, and another version that comes in. A
 * version is taken as a whole or not at all, and only while nobody is at the table.
 */
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isStock, type Stock, wantedOf } from '../../src/app/offline/stock.ts';
import { dist } from '../../src/tools/dist.ts';
import { launch } from '../../src/tools/drive.ts';
import { needChromium } from '../../src/tools/install-chromium.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { few, thorough } from '../how-much.ts';
import { until } from '../progress.ts';
import { finger, hands, pass, untilAsked, untilOpen } from './hands.ts';
import { buildVersion, copyVersion, eachLook, removeVersions, type Switching, serveVersions } from './two-versions.ts';
import { watchedContext } from './watched.ts';

let browser: Browser;
let first: string;
let second: string;
beforeAll(async () => {
  first = await buildVersion('first');
  second = await buildVersion('second');
  browser = await launch(await needChromium());
});
afterAll(async () => {
  await browser?.close();
  removeVersions();
});

const inMs = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function stockIn(folder: string): Stock {
  const stock: unknown = JSON.parse(readFileSync(path.join(folder, 'stock.json'), 'utf8'));
  if (!isStock(stock)) throw new Error('stock.json is no list of files.');
  return stock;
}

/** `keeps`: the page fetches what it needs without the server, by a real clock. */
async function enter(served: Switching, keeps = true) {
  const context = watchedContext(await browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true }));
  const page = await context.newPage();
  const requests: string[] = [];
  const troubles: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.addInitScript((on) => {
    window.__offline = on;
  }, keeps);
  await page.goto(`${served.url}?renderer=canvas&speed=express`);
  await untilOpen(page);
  return { page, requests, troubles, context };
}

/** Lists what the browser keeps of a version. */
const keptOf = (page: Page, version: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const folder = new URL('.', location.href).href;
    return (await (await caches.open(name)).keys()).map(({ url }) => url.slice(folder.length));
  }, `captains-table ${version}`);

/** Gives the version that the browser has taken. */
const taken = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const sign = await (await caches.open('captains-table')).match('kept.json');
    return (await sign?.json())?.version;
  });

const untilKept = async (page: Page, folder: string): Promise<void> => {
  const stock = stockIn(folder);
  const wanted = wantedOf(stock, ['1x', 'webm']).map(([file]) => file);
  // A page that goes to another version just now has no answer.
  const kept = async () => (await keptOf(page, stock.version).catch(() => [])).sort();
  const found = await until('all files of a version', kept, (files) => files.length >= wanted.length);
  expect(found).toEqual(wanted.sort());
};

/** Lets the page look a few times whether somebody is at the table, while the time passes in which a title becomes nobody's. */
async function looksAbout(page: Page): Promise<void> {
  for (let looks = 0; looks < 4; looks++) {
    await inMs(3 * eachLook);
    await pass(page, 7000).catch(() => {});
  }
}

const untilTaken = (page: Page, folder: string) =>
  until(
    'a version that is taken',
    () => taken(page).catch(() => ''),
    (version) => version === stockIn(folder).version,
  );

/** Versions of all parts that run in this page; one, or they are mixed. */
const parts = async (page: Page): Promise<string> =>
  [...new Set(await page.evaluate(() => window.parts ?? []))].join(' and ');

/** Two people sit down to a game, and one of them is asked. */
async function sitDown(page: Page, game: string): Promise<void> {
  await untilAsked(page);
  await finger.choose(page, `game:${game}`);
  await untilAsked(page);
  await finger.choose(page, 'sail');
  await pass(page, 3000);
  await untilAsked(page);
}

/** A version that was kept as a whole, and its page. */
async function atHome(served: Switching, folder: string) {
  const entered = await enter(served);
  await untilTaken(entered.page, folder);
  return entered;
}

/** Loads the page anew; it is there, whatever has become of the server. */
async function again(page: Page): Promise<void> {
  await page.reload();
  await untilOpen(page);
}

describe('files of the table', () => {
  it('come by themselves after the first picture and all that it needs, those that this device uses', async () => {
    const served = await serveVersions(first);
    const { page, requests, troubles, context } = await enter(served);
    // Nobody touches anything.
    await untilKept(page, first);
    await untilTaken(page, first);
    const [picture, beginning] = await page.evaluate(() => [
      performance.getEntriesByName('first-frame')[0].startTime,
      performance.getEntriesByType('resource').find(({ name }) => /provide/.test(name))!.startTime,
    ]);
    expect(beginning).toBeGreaterThan(picture);
    // The title has all that it shows before.
    const before = requests.slice(
      0,
      requests.findIndex((file) => /provide/.test(file)),
    );
    expect(before.join()).toContain('background-cabin');
    expect(troubles).toEqual([]);
    await context.close();
    await served.close();
  });

  it('are listed whole: all that was built, each once, the pictures of one size and the sounds of one format apart', () => {
    const { files } = stockIn(dist);
    const built = readdirSync(path.join(dist, 'assets')).filter((file) => !file.endsWith('.gz'));
    const listed = Object.values(files).flatMap((group) => Object.keys(group));
    expect(listed.sort()).toEqual([...built.map((file) => `assets/${file}`), 'index.html'].sort());
    const names = (group: keyof Stock['files']) => Object.keys(files[group]).map((file) => path.basename(file));
    for (const size of ['1x', '2x'] as const) expect(names(size).length).toBeGreaterThan(30);
    for (const other of ['1x', '2x'] as const)
      expect(names('all').filter((file) => file.startsWith(other))).toEqual([]);
    for (const format of ['webm', 'mp3'] as const)
      expect(names(format).filter((file) => !file.endsWith(`.${format}`))).toEqual([]);
    expect(names('all').filter((file) => /webm|mp3/.test(file))).toEqual([]);
  });

  it('make a table that can be installed: a manifest, and icons that are there', async () => {
    const served = await serveVersions(dist.startsWith('/') ? dist : path.resolve(dist));
    const { page, context } = await enter(served);
    const session = await context.newCDPSession(page);
    const { errors, url } = await session.send('Page.getAppManifest');
    expect(url).toBe(`${served.url}manifest.webmanifest`);
    expect(errors).toEqual([]);
    const { icons } = JSON.parse(readFileSync(path.join(dist, 'manifest.webmanifest'), 'utf8'));
    for (const { src } of icons) expect(existsSync(path.join(dist, src)), src).toBe(true);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Contexts of tests are private windows.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    await context.close();
    await served.close();
  });
});

describe('with the server gone', () => {
  it('a reload plays on, in every game', async () => {
    const served = await serveVersions(first);
    const { page, troubles, context } = await atHome(served, first);
    await served.close();
    for (const game of few(1, ['korsar', 'treasure-fleet', 'card-pirates', 'yellowbeard'])) {
      await again(page);
      await sitDown(page, game);
      expect((await hands(page))?.targets.map(({ id }) => id)).toContain('pause');
    }
    expect(await parts(page)).toBe('first');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('a window that wants pictures of another size gets those that are kept, in the game as well', async () => {
    const served = await serveVersions(first);
    const { page, troubles, context } = await atHome(served, first);
    await served.close();
    // Nothing of the finer size was ever wanted.
    expect((await keptOf(page, stockIn(first).version)).filter((file) => file.includes('/2x'))).toEqual([]);
    await page.setViewportSize({ width: 2560, height: 1440 });
    await again(page);
    await sitDown(page, 'korsar');
    expect((await hands(page))?.targets.map(({ id }) => id)).toContain('pause');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('a page that has nothing kept is the browser’s error page: the test above sees the difference', async () => {
    const served = await serveVersions(first);
    const { page, context } = await enter(served, false);
    await served.close();
    await expect(page.reload()).rejects.toThrow(/ERR_CONNECTION_REFUSED/);
    await context.close();
  });
});

/** Lets another version come in while people play; gives the version that they play in then. */
async function playedThrough(from: string, to: string) {
  const served = await serveVersions(from);
  const { page, context } = await atHome(served, from);
  served.turnTo(to);
  // Whoever comes back comes back to the version that is here.
  await again(page);
  expect(await parts(page)).not.toContain('second');
  await sitDown(page, 'korsar');
  await untilKept(page, to);
  await looksAbout(page);
  return { page, context, served, is: () => parts(page) };
}

describe('another version', () => {
  it('waits while people play, comes when the title lies untouched, and then all of it', async () => {
    const { page, context, served, is } = await playedThrough(first, second);
    expect(await is()).toBe('first');
    expect(await taken(page)).toBe(stockIn(first).version);
    await again(page);
    const comes = async () => {
      await pass(page, 6000).catch(() => {});
      return is().catch(() => '');
    };
    await until('the second version on the title', comes, (version) => version === 'second', 500);
    expect(await keptOf(page, stockIn(first).version)).toEqual([]);
    await served.close();
    await again(page);
    await sitDown(page, 'treasure-fleet');
    expect(await is()).toBe('second');
    await context.close();
  });

  if (thorough) {
    it('that would not wait is seen by this test', async () => {
      const hasty = await buildVersion('hasty', { from: 'isIdle: () =>', to: 'isIdle: () => true ||' });
      const { page, context, served } = await playedThrough(hasty, second);
      expect(await taken(page)).toBe(stockIn(second).version);
      await context.close();
      await served.close();
    });
  }

  it('of which one byte is wrong is never taken', async () => {
    const torn = copyVersion(second, 'torn');
    const [file] = Object.keys(stockIn(torn).files.all).filter(
      (each) => /korsar-.*\.js$/.test(each) && !(each in stockIn(first).files.all),
    );
    appendFileSync(path.join(torn, file), ' ');
    const served = await serveVersions(first);
    const { page, context } = await atHome(served, first);
    served.turnTo(torn);
    const refused = page.waitForEvent('console', (said) => said.type() === 'warning' && /fetch/.test(said.text()));
    await again(page);
    await refused;
    await looksAbout(page);
    expect(await keptOf(page, stockIn(torn).version)).not.toContain(file);
    expect(await taken(page)).toBe(stockIn(first).version);
    await served.close();
    await again(page);
    expect(await parts(page)).toBe('first');
    await context.close();
  });

  it('waits for other windows, which show the one that is here', async () => {
    const served = await serveVersions(first);
    const { page, context } = await atHome(served, first);
    const other = await context.newPage();
    await other.goto(`${served.url}?demo=korsar&renderer=canvas`);
    served.turnTo(second);
    await again(page);
    await untilKept(page, second);
    await looksAbout(page);
    expect(await taken(page)).toBe(stockIn(first).version);
    await other.close();
    await pass(page, 7000).catch(() => {});
    await untilTaken(page, second);
    await context.close();
    await served.close();
  });
});
