/** A frame that fails is one frame: the page goes on drawing, and the fault is told and not hidden. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

it('goes on drawing after a frame that failed', async () => {
  const { page, troubles, close } = await house.open('?demo=treasure-fleet&renderer=canvas');
  await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0, null, { polling: 100 });
  await page.evaluate(() => {
    const pen = CanvasRenderingContext2D.prototype;
    const draw = pen.drawImage as (...all: unknown[]) => void;
    let planted = false;
    pen.drawImage = function (this: CanvasRenderingContext2D, ...all: unknown[]) {
      if (!planted) {
        planted = true;
        throw new Error('A planted fault.');
      }
      performance.mark('drawn-after');
      draw.apply(this, all);
    } as typeof pen.drawImage;
  });
  await page.waitForFunction(() => performance.getEntriesByName('drawn-after').length > 0, null, { polling: 100 });
  expect(troubles.join()).toContain('A planted fault.');
  await close();
});
