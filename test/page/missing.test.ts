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
  size?: { width: number; height: number };
}

const small = { width: 480, height: 270 };

async function open({ lost, before, worker, query = '?renderer=canvas', realTime, size = small }: Fault) {
  const context = await house.browser.newContext({ viewport: size, hasTouch: true });
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

function withoutWebgl(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
    return /webgl/.test(kind) ? null : (getContext as (...all: unknown[]) => unknown).call(this, kind, ...rest);
  } as typeof getContext;
}

/** Lists what can be pressed below the sentence that is said, and tells whether it lies in the window. */
async function noticePlace(page: Page): Promise<{ covered: string[]; inside: boolean; letters: number }> {
  const { targets, at } = await untilAsked(page);
  return page.evaluate(
    ([all, { x, y, scale }]) => {
      const box = document.getElementById('notice')!;
      const { left, top, right, bottom } = box.getBoundingClientRect();
      const canvas = document.querySelector('canvas')!;
      const one = canvas.getBoundingClientRect().width / canvas.width;
      const [across, down] = [(at: number) => (x + at * scale) * one, (at: number) => (y + at * scale) * one];
      const below = all.filter(
        (it) => across(it.x) < right && across(it.x + it.w) > left && down(it.y) < bottom && down(it.y + it.h) > top,
      );
      return {
        covered: below.map(({ id }) => id),
        inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
        letters: Number.parseFloat(getComputedStyle(box).fontSize),
      };
    },
    [targets, at] as const,
  );
}

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
    await hears(page, /usual lettering could not be loaded/);
    expect(await titleOf(page)).toContain('game:korsar');
    expect(troubles).toEqual([]);
    await close();
  });

  it('WebGL: it is drawn in a plainer way', async () => {
    const { page, troubles, close } = await open({ query: '?renderer=auto', before: withoutWebgl });
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
    await hears(page, /is not saving the game right now/);
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

describe('what is said covers nothing that can be pressed', () => {
  const sizes = [
    [480, 270],
    [480, 320],
    [480, 480],
    [480, 853],
    [360, 740],
    [740, 360],
    [1024, 600],
    [1080, 1920],
    [1280, 720],
    [1920, 1080],
    [2560, 1080],
  ];
  // The others come in a window that changes, below.
  it.each([sizes[0], sizes[3], sizes[8], sizes[10]])('on the title of a kiosk of %i x %i', async (width, height) => {
    for (const language of ['en', 'de']) {
      const { page, troubles, close } = await open({
        query: `?renderer=auto&kiosk&language=${language}`,
        before: withoutWebgl,
        size: { width, height },
      });
      await hears(page, /WebGL/);
      expect(await titleOf(page)).toContain('game:korsar');
      const { letters, ...place } = await noticePlace(page);
      expect(place).toEqual({ covered: [], inside: true });
      expect(letters).toBeGreaterThan(12);
      expect(troubles).toEqual([]);
      await close();
    }
  });

  it('in a window that changes while it is said', async () => {
    const { page, close } = await open({ query: '?renderer=auto&kiosk', before: withoutWebgl });
    await hears(page, /WebGL/);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await pass(page, 200);
      // It finds its new place with the first frame of that size, which a busy machine draws late.
      await expect.poll(() => noticePlace(page), { timeout: 10_000 }).toMatchObject({ covered: [], inside: true });
    }
    await close();
  });

  it('on the title, where the pictures of a game did not come', async () => {
    const { page, close } = await open({});
    await titleOf(page);
    await page.route(/1x-0.*\.webp/, (route) => route.abort());
    await finger.choose(page, 'game:korsar');
    await hears(page, /pictures of Korsar could not be loaded/);
    expect(await noticePlace(page)).toMatchObject({ covered: [], inside: true });
    await close();
  });
});
