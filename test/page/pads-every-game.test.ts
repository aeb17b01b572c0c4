/**
 * What people hold, in every game on the built page: the pause says beforehand why nothing is taken back, hints show what
 * somebody used last, and an unplugged gamepad pauses its seat, which goes on where it was.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { few } from '../how-much.ts';
import { finger, hands, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { pads, sailWithPads } from './pads.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const ids = async (page: Page): Promise<string[]> => (await hands(page))?.targets.map(({ id }) => id) ?? [];

/** The lowest line of the board of settings. */
async function hints(page: Page): Promise<string> {
  await page.evaluate(() => window.stage!.advance(20));
  const clip = { x: 130, y: 478, width: 460, height: 24 };
  return (await page.screenshot({ clip })).toString('base64');
}

it.each(few(1, ['treasure-fleet', 'korsar', 'card-pirates', 'yellowbeard']))('%s', async (game) => {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  const held = await pads(page, 2);
  await page.goto(`${house.served.url}?game=${game}&renderer=canvas&speed=express`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await untilAsked(page);
  await sailWithPads(page, held);

  await finger.choose(page, 'pause');
  const undo = (await hands(page))?.targets.find(({ id }) => id === 'undo');
  expect(undo?.refusal, 'why nothing is taken back').toMatch(/\w{3}/);
  await finger.choose(page, 'settings');
  await page.keyboard.press('ArrowDown');
  await pass(page, 50);
  const keys = await hints(page);
  await held.press(0, 'up');
  const pad = await hints(page);
  await page.keyboard.press('ArrowDown');
  await pass(page, 50);
  expect(pad).not.toBe(keys);
  expect(await hints(page)).toBe(keys);
  await finger.choose(page, 'close');
  for (let presses = 0; presses < 10 && (await ids(page)).includes('leave'); presses++) {
    await page.keyboard.press('Escape');
    await pass(page, 100);
  }

  const before = await ids(page);
  const pauses: number[] = [];
  for (const own of [0, 1]) {
    await held.plug(own, false);
    await pass(page, 100);
    if ((await ids(page)).join() === 'goOn') pauses.push(own);
    await held.plug(own, true);
    await pass(page, 100);
    expect(await ids(page)).toEqual(before);
  }
  // The one whose turn it is, and no other.
  expect(pauses).toHaveLength(1);
  await context.close();
});
