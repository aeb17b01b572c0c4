/** The same press once more sails; a finger that trembles, or misses the square next to it, does not. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { finger, hands, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

it('of Card Pirates, with a finger', async () => {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(`${house.served.url}?game=card-pirates&renderer=canvas&speed=express`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await untilAsked(page);
  await finger.choose(page, 'sail');
  // The sea is laid in the open; then the hand of the only person lies there.
  for (let moves = 0; moves < 50; moves++) {
    const { targets } = await untilAsked(page);
    if (targets.some(({ id }) => id.startsWith('card|'))) break;
    await finger.choose(page, targets.find(({ id }) => id === 'stay' || id.startsWith('at|'))!.id);
  }
  const open = async (what: string) =>
    (await hands(page))?.targets.filter(({ id, refusal }) => id.startsWith(what) && !refusal) ?? [];
  for (const card of await open('card|')) {
    await finger.choose(page, card.id);
    if ((await open('to|')).length > 0) break;
    await finger.choose(page, card.id);
  }
  const [{ id }] = await open('to|');
  const asked = async () => (await hands(page))?.targets.some((target) => target.id === id) ?? false;
  await finger.choose(page, id);
  // Twice within a tenth of a second: a tremble.
  await finger.choose(page, id);
  expect(await asked()).toBe(true);
  await pass(page, 500);
  const { at, targets } = (await hands(page))!;
  const box = targets.find((target) => target.id === id)!;
  // At its edge, where a finger for its neighbour may come down.
  await page.touchscreen.tap(at.x + (box.x + 4) * at.scale, at.y + (box.y + box.h / 2) * at.scale);
  await pass(page, 500);
  expect(await asked()).toBe(true);
  await finger.choose(page, id);
  expect(await asked()).toBe(false);
  await context.close();
});
