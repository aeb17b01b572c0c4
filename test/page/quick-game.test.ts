/** Where nobody looks after the table, two presses lead from the title into an ending, and one more into a whole game. */

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { until } from '../progress.ts';
import { finger, keyboard, pass, untilAsked, untilOpen } from './hands.ts';
import { over, pressKorsar } from './korsar-hands.ts';
import { type House, openHouse } from './open-page.ts';
import { readFinished, readRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const ids = async (page: Page) => (await untilAsked(page)).targets.map(({ id }) => id);

it('a quick game is the first thing that an unattended set-up offers, and a whole game follows it', async () => {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(`${house.served.url}?kiosk&renderer=canvas&speed=express`);
  await untilOpen(page);
  await finger.choose(page, 'game:korsar');
  expect((await untilAsked(page)).focus).toBe('quick');
  await page.keyboard.press('Enter');
  await untilAsked(page);
  // The set-up may still lie there while the host plays up to the ending.
  const next = async () => {
    await pass(page, 100);
    return ids(page);
  };
  await until('the ending', next, (all) => !all.includes('quick'));
  const quick = (await readRecord(page))!;
  expect(quick.before!.length).toBeGreaterThan(50);
  expect(quick.steps).toEqual([]);

  const done = { curtains: 0, cards: 0, draws: 0 };
  for (let presses = 0; presses < 60 && !over(await ids(page)); presses++)
    await pressKorsar(page, finger, done.cards + done.draws, done);
  expect(await ids(page)).toEqual(expect.arrayContaining(['whole', 'again', 'title']));
  expect((await untilAsked(page)).focus).toBe('whole');
  expect((await readFinished(page))?.before).toEqual(quick.before);

  await keyboard.choose(page, 'whole');
  await until('the whole game', next, (all) => !over(all));
  const whole = (await readRecord(page))!;
  expect(whole.before).toBeUndefined();
  expect(whole.players).toEqual(quick.players);
  expect(troubles).toEqual([]);
  await context.close();
});
