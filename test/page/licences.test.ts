/** The licences of all that is shipped, read from the credits by finger, keys and gamepad, and as a file beside the page. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { licences } from '../../src/tools/page/licences.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { fewOf } from '../how-much.ts';
import { finger, gamepad, type Hand, hands, keyboard, pass, untilAsked } from './hands.ts';
import { stringsInReach } from './heap.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

it('lie in the build as one readable file', async () => {
  const text = await (await fetch(`${house.served.url}licences.txt`)).text();
  for (const licence of licences()) {
    expect(text).toContain(`${licence.name} ${licence.version} (${licence.kind})`);
    expect(text).toContain(licence.text);
  }
});

for (const [name, hand] of Object.entries(fewOf<Hand>(1, { finger, keyboard, gamepad }))) {
  it(`are read by ${name}`, async () => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error.stack)));
    await page.addInitScript(installClock, { epoch, seed: 1 });
    await hand.prepare?.(page);
    await page.goto(`${house.served.url}?renderer=canvas`);
    await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
    await untilAsked(page);
    await hand.choose(page, 'credits');
    await hand.choose(page, 'licences');
    await untilAsked(page);
    expect((await hands(page))?.focus).toBe('page');
    const later = async () => {
      if (name === 'finger') return finger.choose(page, 'page:later');
      if (name === 'keyboard') {
        await page.keyboard.press('ArrowRight');
        return pass(page, 50);
      }
      for (const on of [true, false]) {
        await page.evaluate((pressed) => {
          window.__pad!.buttons[15].pressed = pressed;
        }, on);
        await pass(page, 50);
      }
    };
    const texts = async () => (await stringsInReach(page)).join('\n');
    const second = /@noble\/hashes [\d.]+, MIT, 1 of 2/;
    expect(await texts()).not.toMatch(second);
    for (let n = 0; n < 2; n++) await later();
    expect(await texts()).toMatch(second);
    await hand.choose(page, 'close');
    expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('licences');
    await hand.choose(page, 'back');
    expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('game:korsar');
    expect(troubles).toEqual([]);
    await context.close();
  });
}
