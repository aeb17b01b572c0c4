/**
 * What the machine or the browser wants of every page, on the built one: more contrast is followed, and neither forced dark nor
 * forced colours change the picture.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../../src/tools/chromium.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { until } from '../progress.ts';
import { finger, hands, pass } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { watched } from './watched.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const viewport = { width: 640, height: 360 };

async function open(browser: Browser, query: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport, hasTouch: true, ...options });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(`${house.served.url}${query}`);
  return { page, close: () => context.close() };
}

async function atTitle(browser: Browser, options: BrowserContextOptions = {}) {
  const opened = await open(browser, '?renderer=canvas', options);
  await opened.page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  // Without a moment of its time: how long its files take changes nothing on it.
  await until(
    'the title',
    async () => {
      await pass(opened.page, 0);
      return hands(opened.page);
    },
    Boolean,
  );
  return opened;
}

describe('prefers-contrast', () => {
  /** Says what the board says of high contrast, drawn anew. */
  async function told(page: Page): Promise<string> {
    for (const key of ['ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key);
      await pass(page, 50);
    }
    const row = (await hands(page))!.targets.find(({ id }) => id === 'contrast') as { label?: string } | undefined;
    return row?.label ?? '';
  }

  it('"more" shows high contrast from the first picture on, follows changes, and gives way to a choice', async () => {
    const { page, close } = await atTitle(house.browser, { contrast: 'more' });
    await finger.choose(page, 'settings');
    await pass(page, 500);
    expect(await told(page)).toBe('High contrast: on');
    await page.emulateMedia({ contrast: 'no-preference' });
    expect(await told(page)).toBe('High contrast: off');
    await page.emulateMedia({ contrast: 'more' });
    expect(await told(page)).toBe('High contrast: on');
    await finger.choose(page, 'contrast');
    await pass(page, 500);
    expect(await told(page)).toBe('High contrast: off');
    await page.emulateMedia({ contrast: 'no-preference' });
    await page.emulateMedia({ contrast: 'more' });
    expect(await told(page)).toBe('High contrast: off');
    await close();
  });

  it.each(['less', 'custom'])('"%s" changes nothing', async (value) => {
    const { page, close } = await atTitle(house.browser);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value }] });
    expect(await page.evaluate((of) => matchMedia(`(prefers-contrast: ${of})`).matches, value)).toBe(true);
    await finger.choose(page, 'settings');
    await pass(page, 500);
    expect(await told(page)).toBe('High contrast: off');
    await close();
  });
});

/** Draws the same moment of the title. */
async function picture(page: Page): Promise<string> {
  await page.evaluate(() => window.stage!.advance(40));
  return (await page.screenshot()).toString('base64');
}

it('forced colours leave the picture as it is', async () => {
  const pictures: string[] = [];
  for (const forcedColors of ['none', 'active'] as const) {
    const { page, close } = await atTitle(house.browser, { forcedColors });
    pictures.push(await picture(page));
    await close();
  }
  expect(pictures[1]).toBe(pictures[0]);
});

describe('a browser that darkens pages', () => {
  let darkening: Browser;
  beforeAll(async () => {
    darkening = watched(
      await chromium.launch({
        executablePath: findChromium() ?? undefined,
        chromiumSandbox: false,
        args: [...chromiumFlags, '--enable-features=WebContentsForceDark'],
      }),
    );
  });
  afterAll(() => darkening?.close());

  const dark = { colorScheme: 'dark' } as const;

  it('is one: it darkens a page that says nothing', async () => {
    const context = await darkening.newContext(dark);
    const page = await context.newPage();
    await page.setContent('<body style="background: white"></body>');
    const light = (await page.screenshot()).toString('base64');
    await page.setContent('<meta name="color-scheme" content="only light"><body style="background: white"></body>');
    expect((await page.screenshot()).toString('base64')).not.toBe(light);
    await context.close();
  });

  it('leaves the picture as it is, and the sentence with which everything ends', async () => {
    const pictures: string[][] = [];
    for (const browser of [house.browser, darkening]) {
      const title = await atTitle(browser, dark);
      const end = await open(browser, '?demo=korsar&seats=99', dark);
      await end.page.waitForFunction(() => document.getElementById('notice')?.hidden === false);
      await end.page.evaluate(() => document.fonts.ready);
      pictures.push([await picture(title.page), (await end.page.screenshot()).toString('base64')]);
      await title.close();
      await end.close();
    }
    expect(pictures[1]).toEqual(pictures[0]);
  });

  it('darkens it on a light system, whatever a page says, and the way out can be read all the same', async () => {
    for (const browser of [house.browser, darkening]) {
      const { page, close } = await open(browser, '?demo=korsar&seats=99', { colorScheme: 'light' });
      const way = page.locator('#notice a');
      await way.waitFor();
      await page.evaluate(() => document.fonts.ready);
      const shot = (await way.screenshot()).toString('base64');
      expect(await page.evaluate(contrastIn, shot)).toBeGreaterThan(4.5);
      await close();
    }
  });
});

/** Runs in the page: gives the contrast in the middle of a picture between its ground, which is most of it, and its letters. */
async function contrastIn(shot: string): Promise<number> {
  const bytes = Uint8Array.from(atob(shot), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  pen.drawImage(image, 0, 0);
  const [w, h] = [Math.floor(image.width / 2), Math.floor(image.height / 2)];
  const { data } = pen.getImageData(Math.floor(w / 2), Math.floor(h / 2), w, h);
  const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  const lights: number[] = [];
  for (let i = 0; i < data.length; i += 4)
    lights.push(0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2]));
  lights.sort((a, b) => a - b);
  const at = (part: number) => lights[Math.floor(part * (lights.length - 1))] + 0.05;
  return Math.max(at(0.5) / at(0.02), at(0.98) / at(0.5));
}
