/** A stranger is three presses away from the first card (issue 4, line 1), with whatever he holds, and needs no arrow for it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { few } from '../how-much.ts';
import { finger, hands, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { type Pads, pads } from './pads.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

async function open(query: string) {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  const held = await pads(page, 1);
  await page.goto(`${house.served.url}${query}`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await pass(page, 100);
  return { page, held, close: () => context.close() };
}

/** Somebody is asked at the table, or it tells; neither title nor set-up are there any more. */
async function plays(page: Page): Promise<boolean> {
  const ids = (await hands(page))?.targets.map(({ id }) => id);
  return !ids?.some((id) => id === 'sail' || id === 'settings');
}

const strangers: Record<string, (page: Page, held: Pads) => Promise<unknown>> = {
  keys: (page) => page.keyboard.press('Enter'),
  'a gamepad': (_, held) => held.press(0, 'south'),
};

it.each(Object.entries(strangers))('with %s', async (_, press) => {
  const { page, held, close } = await open('?renderer=canvas');
  let presses = 0;
  for (; presses < 3 && !(await plays(page)); presses++) {
    await press(page, held);
    for (let ms = 0; ms < 3000 && (await hands(page)) === null && !(await plays(page)); ms += 100)
      await pass(page, 100);
    await pass(page, 200);
  }
  expect(presses).toBeLessThanOrEqual(3);
  expect(await plays(page)).toBe(true);
  // The very device that pressed is asked: one person, the others are computers, and the hand lies open.
  expect((await untilAsked(page)).targets.some(({ id }) => id.startsWith('deck|'))).toBe(true);
  await close();
});

it.each(few(1, ['treasure-fleet', 'korsar', 'card-pirates', 'yellowbeard']))('with a finger: %s', async (game) => {
  const { page, close } = await open('?renderer=canvas');
  await finger.choose(page, `game:${game}`);
  await untilAsked(page);
  await finger.choose(page, 'sail');
  expect(await plays(page)).toBe(true);
  expect((await untilAsked(page)).targets.length).toBeGreaterThan(1);
  await close();
});

it.each(few(1, ['korsar', 'treasure-fleet', 'card-pirates', 'yellowbeard']))(
  'the address opens the set-up of %s',
  async (game) => {
    const { page, close } = await open(`?game=${game}&renderer=canvas`);
    expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('sail');
    await close();
  },
);
