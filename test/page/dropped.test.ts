/** Files that are dropped anywhere on the table: the page stays, and games and maps are offered to be taken in. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countFiles, untilRead } from './files.ts';
import { finger, hands, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage } from './plug.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const map = readFileSync('assets/yellowbeard/short-voyage.tmj', 'utf8');
const record = readFileSync('test/records/golden/korsar-2.json', 'utf8');

/** Drops files, and answers whether the browser may open them in place of the page. */
async function drop(page: Page, files: [name: string, text: string][]): Promise<boolean> {
  let opens = true;
  await untilRead(page, async () => {
    opens = await page.evaluate((list) => {
      const dataTransfer = new DataTransfer();
      for (const [name, text] of list) dataTransfer.items.add(new File([text], name));
      return document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, files);
  });
  await pass(page, 300);
  return opens;
}

const ids = async (page: Page) => (await hands(page))?.targets.map(({ id }) => id) ?? [];
const noticed = (page: Page) => page.evaluate(() => document.getElementById('notice')?.textContent ?? '');

describe('files that are dropped', () => {
  it('on the title are offered, taken in when people want it, and the title comes back', async () => {
    const context = await house.browser.newContext({ viewport: { width: 1280, height: 720 }, hasTouch: true });
    await countFiles(context);
    const page = await openPage(house, context);
    await untilAsked(page);
    expect(
      await drop(page, [
        ['voyage.tmj', map],
        ['game.json', record],
        ['letter.txt', 'ahoy'],
      ]),
    ).toBe(false);
    expect(await ids(page)).toEqual(expect.arrayContaining(['take', 'close']));
    await finger.choose(page, 'take');
    await untilAsked(page);
    expect(await ids(page)).toEqual(['close']);
    await finger.choose(page, 'close');
    expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('game:korsar');
    expect(await drop(page, [['letter.txt', 'ahoy']])).toBe(false);
    expect(await ids(page)).toEqual(['close']);
    await finger.choose(page, 'close');
    await finger.choose(page, 'past');
    expect((await untilAsked(page)).targets.filter(({ id }) => id.startsWith('watch:'))).toHaveLength(1);
    await context.close();
  });

  it('are refused where nobody looks after the table, and the page stays', async () => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    await countFiles(context);
    const page = await openPage(house, context);
    await page.goto(`${page.url()}&kiosk`);
    await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
    await untilAsked(page);
    const before = await ids(page);
    expect(await drop(page, [['game.json', record]])).toBe(false);
    expect(await ids(page)).toEqual(before);
    expect(await noticed(page)).toMatch(/does not accept files/);
    await context.close();
  });
});
