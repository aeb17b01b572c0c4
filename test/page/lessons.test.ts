/** A lesson on the built page: found from the set-up, played by finger, left, gone on with after a reload, and to its end. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { finger, hands, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { readRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Presses one after the other, each as soon as it is offered. */
async function press(page: Page, ...all: readonly string[]): Promise<void> {
  for (const id of all) {
    for (let waits = 0; waits < 200; waits++) {
      if ((await hands(page))?.targets.some((target) => target.id === id && !target.refusal)) break;
      await page.evaluate(() => window.stage!.pass(200));
    }
    await finger.choose(page, id);
    // A second press so soon would be a trembling finger's.
    await page.evaluate(() => window.stage!.pass(450));
  }
}

const labelOf = async (page: Page, id: string): Promise<string> => {
  const { targets } = (await untilAsked(page)) as unknown as { targets: { id: string; label: string }[] };
  return targets.find((target) => target.id === id)?.label ?? '';
};

it('is played by finger, kept by its step, and leaves no match behind', async () => {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  await page.addInitScript(installClock, { epoch, seed: 1 });
  const visit = async () => {
    await page.goto(`${house.served.url}?renderer=canvas&speed=express&language=en`);
    await untilOpen(page);
    await press(page, 'game:korsar', 'teach');
  };
  await visit();
  await press(page, 'lesson:home', 'card|1', 'launch', 'draw', 'pause', 'leave');
  expect(await labelOf(page, 'lesson:home')).toContain('Step 3 of 5');
  expect(await readRecord(page)).toBeNull();

  await visit();
  expect(await labelOf(page, 'lesson:home')).toContain('Step 3 of 5');
  await press(page, 'lesson:home', 'card|1', 'launch', 'skip-step', 'card|0', 'launch', 'next-lesson');
  await press(page, 'skip-step', 'pause', 'leave');
  expect(await labelOf(page, 'lesson:home')).toContain('Done');
  expect(await labelOf(page, 'lesson:skulls')).toContain('Step 2 of 4');
  expect(await readRecord(page)).toBeNull();
  expect(troubles).toEqual([]);
  await context.close();
});
