/** A hand lies open when no frame can be drawn any more: nobody sees it from then on, and the page says what has happened. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { finger, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { newRecord, putRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

it('hides the table with the first frame that fails, and says it alone after a while', async () => {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  const visit = async () => {
    await page.goto(`${house.served.url}?renderer=canvas&speed=express`);
    await untilOpen(page);
  };
  await visit();
  const people = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
  await putRecord(page, newRecord(people, 'failing'));
  await visit();
  for (const id of ['resume', 'reveal']) {
    await untilAsked(page);
    await finger.choose(page, id);
  }
  await untilAsked(page);
  /** Draws for so many milliseconds. Gives whether the table can be seen, and what is said. */
  const draw = async (ms: number) => {
    await page.evaluate((time) => window.stage!.advance(time), ms);
    return page.evaluate(() => ({
      seen: getComputedStyle(document.querySelector('#table canvas')!).visibility,
      said: document.getElementById('notice')!.textContent,
    }));
  };
  expect(await draw(50)).toEqual({ seen: 'visible', said: '' });
  const open = await page.screenshot();
  await page.evaluate(() => {
    const pen = CanvasRenderingContext2D.prototype;
    const { drawImage } = pen;
    const fails = () => {
      throw new Error('A planted fault.');
    };
    pen.drawImage = fails;
    window.addEventListener('mended', () => Object.assign(pen, { drawImage }));
    window.addEventListener('broken', () => Object.assign(pen, { drawImage: fails }));
  });
  const tell = (what: string) => page.evaluate((name) => void window.dispatchEvent(new Event(name)), what);
  expect(await draw(17)).toMatchObject({ seen: 'hidden', said: '' });
  const hidden = await page.screenshot();
  expect(hidden.length).toBeLessThan(open.length / 10);
  await tell('mended');
  expect(await draw(17)).toMatchObject({ seen: 'visible' });
  await tell('broken');
  expect(await draw(4000)).toMatchObject({ seen: 'hidden', said: expect.stringContaining('reload') });
  await tell('mended');
  expect(await draw(50)).toMatchObject({ seen: 'hidden' });
  await context.close();
});
