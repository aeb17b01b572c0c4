/** The fourth and fifth buttons of a mouse lead back and on in a browser: never in a kiosk, whatever lies there. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Another page was there before the table. */
const before = 'licences.txt';

const title = () => performance.getEntriesByName('title').length > 0;
const fault = () => document.getElementById('notice')?.hidden === false;

/** Presses a button of the mouse over the words of a fault or over the table; tells what the browser was left to do. */
async function press(query: string, lies: () => boolean, button: 'back' | 'forward') {
  const { page, close } = await house.open(before);
  await page.goto(`${house.served.url}${query}`);
  await page.waitForFunction(lies, null, { polling: 100 });
  await page.evaluate(() =>
    window.addEventListener('mouseup', (event) => {
      window.kept = event.defaultPrevented;
    }),
  );
  const line = await page.context().newCDPSession(page);
  const at = { x: 480, y: 270, button, clickCount: 1 } as const;
  await line.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
  await line.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
  return { page, close };
}

declare global {
  interface Window {
    kept?: boolean;
  }
}

it.each([
  ['a fault', '?kiosk&colour=blue', fault],
  ['the title', '?kiosk&renderer=canvas', title],
] as const)('over %s nobody leaves', async (_, query, lies) => {
  for (const button of ['back', 'forward'] as const) {
    const { page, close } = await press(query, lies, button);
    await page.waitForFunction(() => window.kept !== undefined, null, { polling: 100 });
    expect(await page.evaluate(() => window.kept), button).toBe(true);
    expect(page.url()).toContain(query);
    await close();
  }
});

it('at home the button is the browser’s, and leads back', async () => {
  const { page, close } = await press('?colour=blue', fault, 'back');
  await page.waitForURL(`**/${before}`);
  await close();
});
