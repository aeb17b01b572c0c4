/** The tests of the page hold what they were dealt: no deal is drawn by true chance, and no two hosts draw alike. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { finger, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage } from './plug.ts';
import { readRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Seeds of two games of one visitor, who loads the page anew in between. */
async function dealt(): Promise<unknown[]> {
  const context = await house.browser.newContext({ hasTouch: true });
  const page = await openPage(house, context);
  const seeds: unknown[] = [];
  for (let n = 0; n < 2; n++) {
    await finger.choose(page, 'game:treasure-fleet');
    await untilAsked(page);
    await finger.choose(page, 'sail');
    await untilAsked(page);
    seeds.push((await readRecord(page))?.seed);
    await page.reload();
    await untilOpen(page);
  }
  await context.close();
  return seeds;
}

it('deals the same to every visitor, and not the same twice', async () => {
  const first = await dealt();
  expect(first[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(first).size).toBe(2);
  expect(await dealt()).toEqual(first);
});
