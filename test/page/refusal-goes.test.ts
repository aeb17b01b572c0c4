/** Another one's gamepad is told whose turn it is; what it was told is gone when the hand opens. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { finger, hands, pass, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { type PadButton, pads } from './pads.ts';
import { people } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** The open hand as a picture, after two presses at the curtain; the table lies still. */
async function openHand(first: PadButton): Promise<Buffer> {
  const viewport = { width: 960, height: 540 };
  const context = await house.browser.newContext({ viewport, hasTouch: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  const held = await pads(page, 2);
  const visit = async () => {
    await page.goto(`${house.served.url}?renderer=canvas&speed=express`);
    await untilOpen(page);
  };
  await visit();
  await putRecord(page, newRecord(people, 'refusal'));
  const table = JSON.stringify(['treasure-fleet', people.map(({ name, kind }) => [name, kind])]);
  await page.evaluate(
    (kept) => localStorage.setItem('captains-table/pads', kept),
    JSON.stringify({
      table,
      pads: [
        [0, { id: 'Test pad 0', index: 0 }],
        [1, { id: 'Test pad 1', index: 1 }],
      ],
    }),
  );
  await visit();
  await finger.choose(page, 'resume');
  await untilAsked(page);
  // Anne has the first one.
  await held.press(1, first);
  await held.press(0, 'south');
  await pass(page, 100);
  expect((await hands(page))?.targets.map(({ id }) => id)).toContain('ready');
  await page.evaluate(() => window.stage!.advance(20));
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

it('what the wrong gamepad was told does not stay over an open hand', async () => {
  expect((await openHand('south')).equals(await openHand('trigger'))).toBe(true);
});
