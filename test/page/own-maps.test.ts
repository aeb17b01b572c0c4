/** A map that somebody has drawn comes by being dropped on the window: faults are shown, a good one is kept and played. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countFiles, untilRead } from './files.ts';
import { finger, hands, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage } from './plug.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const good = readFileSync('assets/yellowbeard/short-voyage.tmj', 'utf8');

async function drop(page: Page, name: string, text: string): Promise<void> {
  await untilRead(page, () =>
    page.evaluate(
      ([file, content]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], file, { type: 'application/json' }));
        window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [name, text] as const,
    ),
  );
  // The host judges it before time goes on.
  await pass(page, 200);
}

const offered = async (page: Page) => (await untilAsked(page)).targets;
const refusalOf = async (page: Page, id: string) => (await hands(page))?.targets.find((t) => t.id === id)?.refusal;

it('a dropped map is judged, shown with its faults, kept when it is good, and played', async () => {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  await countFiles(context);
  let page = await openPage(house, context);
  const room = async () => {
    await finger.choose(page, 'game:yellowbeard');
    await untilAsked(page);
    await finger.choose(page, 'more');
    await untilAsked(page);
    await finger.choose(page, 'maps');
    await untilAsked(page);
  };
  await room();
  expect(await refusalOf(page, 'play')).toBeDefined();
  const broken = JSON.parse(good);
  broken.layers.find((layer: { name: string }) => layer.name === 'harbours').objects.pop();
  await drop(page, 'broken.tmj', JSON.stringify(broken));
  expect((await offered(page)).filter(({ id }) => id.startsWith('map:'))).toHaveLength(1);
  expect(await refusalOf(page, 'play')).toBeDefined();
  await drop(page, 'nonsense.tmj', 'ahoy');
  await drop(page, 'bay.tmj', good);
  expect((await offered(page)).filter(({ id }) => id.startsWith('map:'))).toHaveLength(3);
  expect(await refusalOf(page, 'play')).toBeUndefined();
  await page.close();
  // Kept on this machine; what could not be played is forgotten.
  page = await openPage(house, context);
  await room();
  expect((await offered(page)).filter(({ id }) => id.startsWith('map:'))).toHaveLength(1);
  await finger.choose(page, 'play');
  await untilAsked(page);
  await finger.choose(page, 'close');
  await untilAsked(page);
  // A map with four men-of-war: five captains at most.
  expect(await refusalOf(page, 'count:6')).toBeDefined();
  await finger.choose(page, 'sail');
  expect((await offered(page)).map(({ id }) => id)).toContain('rollForRole');
  await context.close();
});
