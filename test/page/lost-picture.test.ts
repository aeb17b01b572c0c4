/**
 * WebGL takes the picture of the built page away: once, and it is there again; a second time soon after, and the page is
 * loaded anew and goes on with the match that was played.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thorough } from '../how-much.ts';
import { hands, pass, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { enter, isMarked, lose, mark, sitDown, untilAnew } from './picture-loss.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const idsOf = async (page: Page): Promise<string[]> => (await hands(page))?.targets.map(({ id }) => id) ?? [];

describe('a picture that is taken away', () => {
  it('once is there again; soon after, the page comes anew, and with it the match, by itself', async () => {
    const { page, troubles, close } = await enter(house);
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

  if (thorough) {
    it('twice on the title: the title comes anew', async () => {
      const { page, close } = await enter(house);
      await mark(page);
      await lose(page);
      await lose(page, false);
      await untilAnew(page);
      await untilOpen(page);
      expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('game:korsar');
      await close();
    });

    it('for good: the page comes anew as well', async () => {
      const { page, close } = await enter(house);
      await mark(page);
      await lose(page, false);
      await untilAnew(page);
      await close();
    });
  }
});
