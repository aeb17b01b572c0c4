/**
 * The Worker dies, throws or hangs: the table comes back from the record by itself, with hands covered and boards as they
 * were. When that helps no more, people are told, and there is a way out. Twenty tries of each are in `npm run e2e`.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finger, hands, pass, untilAsked } from './hands.ts';
import { hosts, ids, loadCards, loseOnce, moments, openTable, steps, untilAnother, ways } from './lose-host.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 240_000);
afterAll(() => house?.close());

const limit = { timeout: 240_000 };

describe('a host that', () => {
  for (const way of Object.keys(ways)) {
    it(`${way} is replaced, and the game goes on`, limit, async () => {
      for (const moment of moments.slice(0, 2)) await loseOnce(house, way, moment);
    });
  }

  it('dies under a board leaves the board open, and the game behind it goes on', limit, async () => {
    const { page, close } = await openTable(house, 'board');
    for (const id of ['pause', 'settings']) await finger.choose(page, id);
    const board = await ids(page);
    const before = await steps(page);
    const had = await hosts(page);
    await ways['is terminated'](page);
    await untilAnother(page, had);
    await pass(page, 100);
    expect(await ids(page)).toEqual(board);
    for (const id of ['close', 'stay']) await finger.choose(page, id);
    await loadCards(page);
    await finger.choose(page, 'ready');
    await untilAsked(page);
    expect(await steps(page)).toBe(before + 1);
    await close();
  });

  it('dies in a demo costs the demo, and another one begins', limit, async () => {
    const { page, close } = await openTable(house, 'demo', '&demo=treasure-fleet&seats=2&seed=lost');
    expect(await hands(page)).toBeNull();
    await pass(page, 3000);
    const had = await hosts(page);
    await ways['throws in the middle of an action'](page);
    await pass(page, 20_000);
    expect(await hosts(page)).toBe(had + 1);
    const { step } = await page.evaluate(() => window.stage!.now());
    await pass(page, 5000);
    expect((await page.evaluate(() => window.stage!.now())).step).toBeGreaterThan(step);
    await close();
  });

  it('goes three times in a minute is given up, in a sentence with a way to the title', limit, async () => {
    const { page, close } = await openTable(house, 'given up');
    for (let n = 0; n < 3; n++) {
      const had = await hosts(page);
      await ways.throws(page);
      if (n === 2) break;
      await untilAnother(page, had);
      await pass(page, 50);
      await untilAsked(page);
    }
    await page.waitForSelector('#notice[data-alone]');
    expect(await page.locator('#notice').textContent()).toMatch(/three times in a minute/);
    await page.locator('#notice a').click();
    await page.waitForFunction(() => performance.getEntriesByName('title').length > 0, null, { polling: 100 });
    await close();
  });

  it('never comes is told of as ever', limit, async () => {
    const context = await house.browser.newContext();
    const page = await context.newPage();
    await page.route(/host\.worker/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${house.served.url}?renderer=canvas`);
    await page.waitForSelector('#notice:not([hidden])');
    expect(await page.locator('#notice').textContent()).toMatch(/its rules did not load/);
    await context.close();
  });
});
