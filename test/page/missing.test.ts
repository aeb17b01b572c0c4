/**
 * What can be missing on a machine: a picture, a sound, the letters, WebGL, a sound device, a storage. Each is said in a
 * clear sentence, the rest goes on, and no error is left to itself. A house in which all is there says nothing.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { finger, hands, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { serveWithLines } from './served.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

interface Fault {
  /** Requests that fail. */
  lost?: RegExp;
  /** Runs before the page does. */
  before?: () => void;
  /** Goes before the code of the host's Worker. */
  worker?: string;
  query?: string;
  /** Sound knows only real time. */
  realTime?: boolean;
}

async function open({ lost, before, worker, query = '?renderer=canvas', realTime }: Fault) {
  const context = await house.browser.newContext({ viewport: { width: 480, height: 270 }, hasTouch: true });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  if (lost) await page.route(lost, (route) => route.abort());
  if (worker) {
    await page.route(/host\.worker.*\.js/, (route) => serveWithLines(route, worker));
  }
  if (before) await page.addInitScript(before);
  if (!realTime) await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(`${house.served.url}${query}`);
  return { page, troubles, close: () => context.close() };
}

const said = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const box = document.getElementById('notice');
    return box && !box.hidden ? (box.textContent ?? '') : '';
  });

const hears = (page: Page, sentence: RegExp) =>
  page.waitForFunction(
    (text) => new RegExp(text).test(document.getElementById('notice')?.textContent ?? ''),
    sentence.source,
    { polling: 100 },
  );

async function titleOf(page: Page): Promise<string[]> {
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  return (await untilAsked(page)).targets.map(({ id }) => id);
}

describe('a machine on which is missing', () => {
  it('nothing: nothing is said', async () => {
    const { page, troubles, close } = await open({});
    expect(await titleOf(page)).toContain('game:korsar');
    expect(await said(page)).toBe('');
    expect(troubles).toEqual([]);
    await close();
  });

  it('a picture of the title: it says so, and to reload', async () => {
    const { page, troubles, close } = await open({ lost: /background-cabin.*\.webp/ });
    await hears(page, /picture background-cabin.* could not be read\.\s+Please reload/);
    expect(troubles).toEqual([]);
    await close();
  });

  it('the pictures of one game: it says which, the others are played, and it is tried again', async () => {
    const { page, troubles, close } = await open({});
    expect(await titleOf(page)).toContain('game:korsar');
    // Each game's own come when somebody takes it: those of one are here.
    await finger.choose(page, 'game:treasure-fleet');
    await untilAsked(page);
    await finger.choose(page, 'back');
    await untilAsked(page);
    await page.route(/1x-0.*\.webp/, (route) => route.abort());
    await finger.choose(page, 'game:korsar');
    await hears(page, /pictures of Korsar could not be loaded/);
    expect(await titleOf(page)).toContain('game:korsar');
    await finger.choose(page, 'game:treasure-fleet');
    expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('sail');
    await finger.choose(page, 'back');
    await page.unroute(/1x-0.*\.webp/);
    await untilAsked(page);
    await finger.choose(page, 'game:korsar');
    expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('sail');
    expect(await said(page)).toBe('');
    expect(troubles).toEqual([]);
    await close();
  });

  it('the letters of the house: others stand in', async () => {
    const { page, troubles, close } = await open({ lost: /\.woff2/ });
    await hears(page, /letters of the house could not be loaded/);
    expect(await titleOf(page)).toContain('game:korsar');
    expect(troubles).toEqual([]);
    await close();
  });

  it('WebGL: it is drawn in a plainer way', async () => {
    const { page, troubles, close } = await open({
      query: '?renderer=auto',
      before: () => {
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          return /webgl/.test(kind) ? null : (getContext as (...all: unknown[]) => unknown).call(this, kind, ...rest);
        } as typeof getContext;
      },
    });
    await hears(page, /no WebGL/);
    expect(await titleOf(page)).toContain('game:korsar');
    expect(troubles).toEqual([]);
    await close();
  });

  it('a sound: the game goes on without it', async () => {
    const { page, troubles, close } = await open({ lost: /\.(webm|mp3)/, realTime: true });
    await hears(page, /sound could not be loaded/);
    await page.waitForFunction(() => performance.getEntriesByName('title').length > 0, null, { polling: 100 });
    expect(troubles).toEqual([]);
    await close();
  });

  it('a sound device: it goes on in silence', async () => {
    const { page, troubles, close } = await open({
      realTime: true,
      before: () => {
        for (const name of ['AudioContext', 'webkitAudioContext', 'Audio']) {
          Object.defineProperty(window, name, { value: undefined, configurable: true });
        }
      },
    });
    await hears(page, /no sound/);
    await page.waitForFunction(() => performance.getEntriesByName('title').length > 0, null, { polling: 100 });
    expect(troubles).toEqual([]);
    await close();
  });

  it('a storage: a whole turn is played, and people know that it is not kept', async () => {
    const { page, troubles, close } = await open({
      worker: "Object.defineProperty(self, 'indexedDB', { value: undefined, configurable: true });",
      before: () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      },
    });
    expect(await titleOf(page)).toContain('game:korsar');
    await finger.choose(page, 'game:treasure-fleet');
    await untilAsked(page);
    await finger.choose(page, 'sail');
    await hears(page, /does not save the game now/);
    expect((await untilAsked(page)).targets.some(({ id }) => id === 'ready')).toBe(true);
    for (let n = 0; n < 3; n++) {
      const deck = (await untilAsked(page)).targets.filter(({ id }) => id.startsWith('deck|'));
      await finger.choose(page, deck[0].id);
    }
    await finger.choose(page, 'ready');
    await pass(page, 30_000);
    expect((await hands(page))?.targets.some(({ id }) => id.startsWith('card|') || id.startsWith('ship|'))).toBe(true);
    expect(troubles).toEqual([]);
    await close();
  });
});
