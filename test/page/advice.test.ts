/** Advice on the built page: asked for by finger, shown over the table, and gone without a pixel when the hand is covered. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { finger, hands, pass, untilAsked, untilOpen } from './hands.ts';
import { stringsInReach } from './heap.ts';
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
      await pass(page, 200);
    }
    await finger.choose(page, id);
    // A second press so soon would be a trembling finger's.
    await pass(page, 450);
  }
}

async function visit(query: string, settings: object = {}) {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.addInitScript((kept) => localStorage.setItem('captains-table/settings', kept), JSON.stringify(settings));
  await page.goto(`${house.served.url}?renderer=canvas&speed=express&motion=reduced&language=en&${query}`);
  await untilOpen(page);
  return { page, troubles, close: () => context.close() };
}

/** A picture of the page as it lies there now. */
async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => window.stage!.advance(1000 / 60));
  return page.screenshot();
}

const steps = async (page: Page): Promise<number> => (await readRecord(page))?.steps.length ?? 0;

it('lies over the table for one person alone, plays nothing, and goes with what they play', async () => {
  const { page, troubles, close } = await visit('game=korsar');
  await press(page, 'sail');
  await press(page, 'draw');
  await untilAsked(page);
  const [before, played] = [await picture(page), await steps(page)];
  await press(page, 'advice');
  expect((await picture(page)).equals(before)).toBe(false);
  expect(await steps(page)).toBe(played);
  await press(page, 'draw');
  expect(await steps(page)).toBeGreaterThan(played);
  expect(troubles).toEqual([]);
  await close();
});

it('leaves no pixel behind when the hand is covered', async () => {
  const { page, troubles, close } = await visit('game=korsar', { advice: true });
  await press(page, 'person:1', 'sail', 'reveal');
  const hand = await picture(page);
  await press(page, 'hide');
  await pass(page, 2000);
  const curtain = await picture(page);
  await press(page, 'reveal', 'advice');
  expect((await picture(page)).equals(hand)).toBe(false);
  await press(page, 'hide');
  await pass(page, 2000);
  expect((await picture(page)).equals(curtain)).toBe(true);
  await press(page, 'reveal');
  expect((await picture(page)).equals(hand)).toBe(true);
  expect(troubles).toEqual([]);
  await close();
});

it('leaves no word and no card in memory when the hand is covered, by its button or at once', async () => {
  const { page, troubles, close } = await visit('game=treasure-fleet', { advice: true });
  await press(page, 'person:1', 'sail');
  // What is advised, and the cards of a deck, which only their owner ever sees.
  const secrets = async () =>
    (await stringsInReach(page))
      .filter((text) => /chances: \d+ in 100|Load .* cannon|^d\d\/\w+\.\d$/.test(text))
      .sort();
  const before = await secrets();
  await press(page, 'reveal', 'advice');
  expect((await secrets()).filter((text) => /chances: \d+ in 100/.test(text))).not.toEqual([]);
  await press(page, 'hide');
  expect(await secrets()).toEqual(before);
  await press(page, 'reveal', 'advice');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await pass(page, 500);
  expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('reveal');
  expect(await secrets()).toEqual(before);
  expect(troubles).toEqual([]);
  await close();
});
