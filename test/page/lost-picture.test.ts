/**
 * WebGL takes the picture of the built page away: once, and it is there again; a second time soon after, and the page is
 * loaded anew and goes on with the match that was played, pixel for pixel.
 */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { few, thorough } from '../how-much.ts';
import { until } from '../progress.ts';
import { finger, hands, pass, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

async function enter(more = '') {
  const context = await house.browser.newContext({ viewport: { width: 480, height: 270 }, hasTouch: true });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(`${house.served.url}?renderer=webgl&speed=express${more}`);
  await untilOpen(page);
  await untilAsked(page);
  return { page, troubles, close: () => context.close() };
}

/** A person and a computer play; the person is asked. */
async function sitDown(page: Page, game = 'treasure-fleet'): Promise<void> {
  await finger.choose(page, `game:${game}`);
  await untilAsked(page);
  await finger.choose(page, 'sail');
  await untilAsked(page);
}

/** Marks this page: a page that was loaded anew has no mark. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(window, 'marked', true));
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'marked') === true);

/** Takes the picture away, and gives it back where `back`. */
async function lose(page: Page, back = true): Promise<void> {
  await page.evaluate(async (back) => {
    const canvas = document.querySelector('canvas')!;
    const gl = canvas.getContext('webgl') ?? canvas.getContext('webgl2');
    const loss = gl?.getExtension('WEBGL_lose_context');
    if (!loss) throw new Error('This browser cannot lose a context.');
    const told = (event: string) => new Promise((done) => canvas.addEventListener(event, done, { once: true }));
    const lost = told('webglcontextlost');
    loss.loseContext();
    await lost;
    if (!back) return;
    await new Promise((done) => setTimeout(done));
    const restored = told('webglcontextrestored');
    loss.restoreContext();
    await restored;
  }, back);
}

const untilAnew = (page: Page) =>
  until(
    'a page that is loaded anew',
    () => isMarked(page).catch(() => true),
    (old) => !old,
  );

const idsOf = async (page: Page): Promise<string[]> => (await hands(page))?.targets.map(({ id }) => id) ?? [];

/** Takes a picture of a table on which all has come to rest, the second sentence for whoever hesitates as well. */
async function still(page: Page): Promise<Buffer> {
  await pass(page, 20_000);
  await page.evaluate(() => window.stage!.advance(100));
  return page.screenshot();
}

/** Counts the values in which two pictures differ. */
async function differing(...pictures: [Buffer, Buffer]): Promise<number> {
  const [a, b] = await Promise.all(pictures.map((picture) => sharp(picture).raw().toBuffer()));
  expect(a.length).toBe(b.length);
  return a.reduce((count, value, i) => count + (value === b[i] ? 0 : 1), 0);
}

describe('a picture that is taken away', () => {
  it('once is there again; soon after, the page comes anew, and with it the match, by itself', async () => {
    const { page, troubles, close } = await enter();
    await sitDown(page);
    await mark(page);
    const before = await idsOf(page);
    await page.evaluate(() => window.stage!.advance(100));
    const picture = await page.screenshot();
    await lose(page);
    await page.evaluate(() => window.stage!.advance(0));
    await page.evaluate(() => window.stage!.advance(17));
    expect(await isMarked(page)).toBe(true);
    expect(await idsOf(page)).toEqual(before);
    expect((await page.screenshot()).length).toBeGreaterThan(picture.length / 2);
    expect(troubles).toEqual([]);
    await pass(page, 5000);
    await lose(page, false);
    await untilAnew(page);
    await untilOpen(page);
    await untilAsked(page);
    expect(await idsOf(page)).toContain('pause');
    expect(troubles).toEqual([]);
    // That was once. Whoever loads the page themselves comes to the title.
    await page.reload();
    await untilOpen(page);
    expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('resume');
    await close();
  });

  it.each(few(1, ['korsar', 'treasure-fleet', 'card-pirates', 'yellowbeard']))(
    'is the very same after the page has come anew: %s',
    async (game) => {
      const { page, close } = await enter('&motion=reduced');
      const title = await page.screenshot();
      await sitDown(page, game);
      // Whoever takes a match up is told nothing of what was before; so is the page that takes it up by itself.
      await page.reload();
      await untilOpen(page);
      await untilAsked(page);
      await finger.choose(page, 'resume');
      await untilAsked(page);
      const before = await still(page);
      await mark(page);
      await lose(page);
      expect(await differing(before, await still(page))).toBe(0);
      await lose(page, false);
      await untilAnew(page);
      await untilOpen(page);
      await untilAsked(page);
      expect(await differing(before, await still(page))).toBe(0);
      expect(await differing(before, title)).toBeGreaterThan(10_000);
      await close();
    },
  );

  if (thorough) {
    it('twice on the title: the title comes anew', async () => {
      const { page, close } = await enter();
      await mark(page);
      await lose(page);
      await lose(page, false);
      await untilAnew(page);
      await untilOpen(page);
      expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('game:korsar');
      await close();
    });

    it('for good: the page comes anew as well', async () => {
      const { page, close } = await enter();
      await mark(page);
      await lose(page, false);
      await untilAnew(page);
      await close();
    });
  }
});
