/** WebGL takes the picture away twice, the page comes anew by itself and goes on with the match: pixel for pixel as it was. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { few } from '../how-much.ts';
import { finger, pass, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { enter, lose, mark, sitDown, untilAnew } from './picture-loss.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

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

it.each(few(1, ['korsar', 'treasure-fleet', 'card-pirates', 'yellowbeard']))(
  'the page that comes anew after a second loss shows the very same picture: %s',
  async (game) => {
    const { page, close } = await enter(house, '&motion=reduced');
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
