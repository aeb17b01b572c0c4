/** A television that cuts edges off: the picture of the built page lies inside the margin, and every hand meets what it sees. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { until } from '../progress.ts';
import { hands, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Percent along each edge. */
const overscan = 6;

async function open(width: number, height: number, deviceScaleFactor: number) {
  const viewport = { width, height };
  const context = await house.browser.newContext({ viewport, deviceScaleFactor, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.addInitScript((set) => localStorage.setItem('captains-table/house', set), JSON.stringify({ overscan }));
  await page.goto(`${house.served.url}?kiosk&renderer=canvas`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await untilAsked(page);
  return { page, close: () => context.close() };
}

const pictureOf = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.querySelector('canvas')!;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return { left, top, width, height, pixels: [canvas.width, canvas.height] };
  });

/** Gives the place on the page where a target is seen. */
async function seenAt(page: Page, id: string): Promise<{ x: number; y: number }> {
  const { targets, at } = (await hands(page))!;
  const { x, y, w, h } = targets.find((target) => target.id === id)!;
  const picture = await pictureOf(page);
  const ratio = picture.width / picture.pixels[0];
  return {
    x: picture.left + (at.x + (x + w / 2) * at.scale) * ratio,
    y: picture.top + (at.y + (y + h / 2) * at.scale) * ratio,
  };
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Lists the colours of all pixels beside this box of the page, but for its edge. */
async function lightsBeside(page: Page, box: Box, density: number): Promise<string[]> {
  const shot = (await page.screenshot()).toString('base64');
  const reader = await page.context().newPage();
  const lights = await reader.evaluate(
    async ([shot, { left, top, width, height }, density]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob());
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, image.width, image.height);
      const off = (place: number, from: number, length: number) => place < from - 1 || place > from + length + 1;
      const seen = new Set<string>();
      for (let at = 0; at < data.length; at += 4) {
        const [x, y] = [(at / 4) % image.width, Math.floor(at / 4 / image.width)];
        if (off(x / density, left, width) || off(y / density, top, height)) seen.add(`${data.slice(at, at + 3)}`);
      }
      return [...seen];
    },
    [shot, box, density] as const,
  );
  await reader.close();
  return lights;
}

const offered = (page: Page, id: string) =>
  until(
    `"${id}" on the screen`,
    async () => {
      await pass(page, 100);
      return (await hands(page))?.targets.map((target) => target.id) ?? [];
    },
    (all) => all.includes(id),
  );

describe.each([
  [960, 540, 1],
  [540, 960, 1],
  [480, 854, 2],
])('in a window of %i x %i, density %i', (width, height, density) => {
  it('the picture lies inside, nothing of it beside, and presses, touches and a hovering mouse meet what is seen', async () => {
    const { page, close } = await open(width, height, density);
    const { left, top, ...picture } = await pictureOf(page);
    const inside = 1 - (2 * overscan) / 100;
    for (const [is, wanted] of [
      [left, (width * overscan) / 100],
      [top, (height * overscan) / 100],
      [picture.width, width * inside],
      [picture.height, height * inside],
    ])
      expect(Math.abs(is - wanted)).toBeLessThanOrEqual(1);
    expect(picture.pixels).toEqual([picture.width * density, picture.height * density]);

    // A sentence of the page's own as well.
    const box = await page.evaluate(() => {
      const notice = document.getElementById('notice')!;
      notice.textContent = 'A sentence that is read on the picture.';
      notice.hidden = false;
      const { left, top, right } = notice.getBoundingClientRect();
      return { left, top, right };
    });
    expect(box.left).toBeGreaterThan(left);
    expect(box.top).toBeGreaterThan(top);
    expect(box.right).toBeLessThan(left + picture.width);

    await page.evaluate(() => window.stage!.advance(40));
    const lights = await lightsBeside(page, { left, top, ...picture }, density);
    // The dark that lies behind every picture of the table.
    expect(lights).toEqual(['15,26,40']);

    const settings = await seenAt(page, 'settings');
    await page.mouse.move(settings.x - 90, settings.y - 90);
    await page.mouse.move(settings.x, settings.y, { steps: 4 });
    await pass(page, 100);
    expect((await hands(page))!.focus).toBe('settings');
    await page.mouse.click(settings.x, settings.y);
    await offered(page, 'music:3');
    const soft = await seenAt(page, 'large:on');
    await page.touchscreen.tap(soft.x, soft.y);
    await pass(page, 450);
    expect((await hands(page))!.focus).toBe('large');
    const back = await seenAt(page, 'close');
    await page.touchscreen.tap(back.x, back.y);
    await offered(page, 'game:korsar');
    await close();
  });
});
