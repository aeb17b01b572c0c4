/** Where he could be is shown or not, as the room likes: switched on the table with whatever people hold, and kept. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fewOf } from '../how-much.ts';
import { finger, gamepad, keyboard, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage, people } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const options = { autoSetup: true, firstPirate: 0, map: 'short-voyage' };

const kept = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('captains-table/settings') ?? '{}').aid);

/** A fingerprint of the map, without what lives on it: the sea stands still when the clock does. */
const map = async (page: Page) =>
  (await page.screenshot({ clip: { x: 80, y: 50, width: 530, height: 445 } })).toString('base64');

for (const [name, hand] of Object.entries(fewOf(1, { keyboard, finger, gamepad }))) {
  it(`is switched off and on again by ${name}, and stays so after the page has been away`, async () => {
    const context = await house.browser.newContext({
      viewport: { width: 960, height: 540 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    let page = await openPage(house, context);
    await putRecord(page, newRecord(people, 'aid', options, 'yellowbeard'));
    await page.close();
    page = await openPage(house, context, hand);
    await hand.choose(page, 'resume');
    await untilAsked(page);
    // Nothing of the table is seen behind the curtain.
    expect((await untilAsked(page)).targets.map(({ id }) => id)).not.toContain('aid');
    await hand.choose(page, 'reveal');
    const { targets } = await untilAsked(page);
    await hand.choose(page, targets.find(({ id }) => id.startsWith('at|'))?.id ?? '');
    await hand.choose(page, 'sail');
    await untilAsked(page);
    await hand.choose(page, 'reveal');
    await hand.choose(page, 'anchor');
    expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('aid');
    await page.evaluate(() => window.stage?.advance(50));
    const guessed = await map(page);
    await hand.choose(page, 'aid');
    expect(await kept(page)).toBe(false);
    await page.evaluate(() => window.stage?.advance(50));
    const plain = await map(page);
    expect(plain).not.toBe(guessed);
    await page.close();
    page = await openPage(house, context, hand);
    await hand.choose(page, 'resume');
    expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('aid');
    await hand.choose(page, 'aid');
    expect(await kept(page)).toBe(true);
    // The board of settings has a row for it.
    for (const on of [false, true]) {
      for (const id of ['pause', 'settings', 'aid']) await hand.choose(page, id);
      expect(await kept(page)).toBe(on);
      for (const id of ['close', 'stay']) await hand.choose(page, id);
    }
    // The shortcut, by a key or by the pad's north, while somebody is asked and while something is told.
    const shortcut = async () => {
      if (name === 'keyboard') await page.keyboard.press('h');
      else
        for (const pressed of [true, false]) {
          await page.evaluate((on) => {
            if (window.__pad) window.__pad.buttons[3].pressed = on;
          }, pressed);
          await pass(page, 50);
        }
      await pass(page, 50);
    };
    if (name !== 'finger') {
      await shortcut();
      expect(await kept(page)).toBe(false);
      await hand.choose(page, 'rollDie');
      await shortcut();
      expect(await kept(page)).toBe(true);
    }
    await context.close();
  });
}
