/** The table falls silent by one key or one switch, says so, and stays silent when the page is opened again. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { fewOf } from '../how-much.ts';
import { finger, gamepad, type Hand, hands, keyboard, pass } from './hands.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const opened = async (page: Page, query: string): Promise<void> => {
  await page.goto(`${house.served.url}${query}`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await page.evaluate(() => window.stage!.advance(200));
};

async function open(query: string, hand?: Hand) {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await hand?.prepare?.(page);
  await opened(page, query);
  return { page, close: () => context.close() };
}

/** What the sound deck was told last, and what the house keeps. */
const muted = (page: Page) =>
  page.evaluate(() => ({
    told: window
      .stage!.heard()
      .map(({ cue }) => cue)
      .findLast((cue) => cue === 'mute' || cue === 'unmute'),
    kept: JSON.parse(localStorage.getItem('captains-table/settings') ?? '{}').mute ?? false,
  }));
const on = { told: 'mute', kept: true };
const off = { told: 'unmute', kept: false };

/** The corner of the window, where the sign is. */
const corner = (page: Page): Promise<Buffer> => page.screenshot({ clip: { x: 0, y: 0, width: 44, height: 28 } });

describe('mute', () => {
  for (const [name, hand] of Object.entries(fewOf(1, { gamepad, finger, keyboard }))) {
    it(`is a switch on the board of settings, by ${name}`, async () => {
      const { page, close } = await open('?renderer=canvas', hand);
      expect(await muted(page)).toEqual({ told: 'unmute', kept: false });
      await hand.choose(page, 'settings');
      await hand.choose(page, 'mute');
      expect(await muted(page)).toEqual(on);
      await hand.choose(page, 'mute');
      expect(await muted(page)).toEqual(off);
      await close();
    });
  }

  it('is one key on the title, on boards and while a demo is told, and is kept', async () => {
    const { page, close } = await open('?renderer=canvas');
    const without = await corner(page);
    await page.keyboard.press('m');
    await page.evaluate(() => window.stage!.advance(100));
    expect(await muted(page)).toEqual(on);
    expect((await corner(page)).equals(without)).toBe(false);
    // It has chosen nothing, and the switch follows.
    expect((await hands(page))?.targets.some(({ id }) => id === 'settings')).toBe(true);
    await keyboard.choose(page, 'settings');
    await page.keyboard.press('M');
    await pass(page, 50);
    expect(await muted(page)).toEqual(off);
    await page.keyboard.press('m');
    await opened(page, '?renderer=canvas');
    expect(await muted(page)).toEqual(on);

    await opened(page, '?demo=treasure-fleet&renderer=canvas');
    expect(await muted(page)).toEqual(on);
    const signed = await corner(page);
    await page.keyboard.press('m');
    await page.evaluate(() => window.stage!.advance(50));
    expect(await muted(page)).toEqual(off);
    expect((await corner(page)).equals(signed)).toBe(false);
    // Nothing was skipped by it.
    expect(await page.evaluate(() => window.stage!.now().event)).not.toBeNull();
    await close();
  });

  it('is a letter like others where a name is written', async () => {
    const { page, close } = await open('?game=treasure-fleet&renderer=canvas');
    await keyboard.choose(page, 'name:0');
    await page.keyboard.press('m');
    await pass(page, 50);
    expect(await muted(page)).toEqual(off);
    await close();
  });
});
