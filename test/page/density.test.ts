/**
 * The density of the screen changes while the page runs: it is zoomed, or its window goes to another screen. The canvas has the
 * pixels that the screen has, never more, and each of them is shown as it was drawn.
 */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { pass, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const screen = { width: 960, height: 540 };

async function open(density: number) {
  const context = await house.browser.newContext({ viewport: null, hasTouch: true });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const measure = async (width: number, height: number, deviceScaleFactor: number) => {
    const metrics = { width, height, deviceScaleFactor, mobile: false };
    await line.send('Emulation.setDeviceMetricsOverride', metrics);
    await page.waitForFunction((wanted) => devicePixelRatio === wanted, deviceScaleFactor, { polling: 50 });
  };
  await measure(screen.width, screen.height, density);
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(`${house.served.url}?renderer=canvas&motion=reduced`);
  await untilOpen(page);
  return {
    page,
    /** Gives the window another size, in pixels of the page, and other pixels. */
    async become(...metrics: Parameters<typeof measure>) {
      await measure(...metrics);
      await pass(page, 500);
    },
    /** Takes a picture of every pixel of the screen. */
    async shown() {
      await page.evaluate(() => window.stage!.advance(40));
      const { data } = await line.send('Page.captureScreenshot');
      return pixelsOf(Buffer.from(data, 'base64'));
    },
    close: () => context.close(),
  };
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Reads the canvas itself. */
const drawn = async (page: Page) =>
  pixelsOf(
    Buffer.from(
      await page.evaluate(() => document.querySelector('canvas')!.toDataURL('image/png').split(',')[1]),
      'base64',
    ),
  );

/** Presses something where it is seen. */
async function tap(page: Page, id: string): Promise<void> {
  const { targets, at } = await untilAsked(page);
  const box = targets.find((target) => target.id === id)!;
  const one = await page.evaluate(() => {
    const canvas = document.querySelector('canvas')!;
    return canvas.getBoundingClientRect().width / canvas.width;
  });
  const [x, y] = [at.x + (box.x + box.w / 2) * at.scale, at.y + (box.y + box.h / 2) * at.scale];
  await page.touchscreen.tap(x * one, y * one);
  await pass(page, 50);
}

type Open = Awaited<ReturnType<typeof open>>;

/** What is on the screen is what is on the canvas, pixel for pixel, and it fills the screen. */
async function expectSharp({ page, shown }: Open, width: number, height: number): Promise<void> {
  const seen = await shown();
  const canvas = await drawn(page);
  expect([seen.width, seen.height]).toEqual([width, height]);
  expect([canvas.width, canvas.height]).toEqual([width, height]);
  let different = 0;
  for (const [i, value] of seen.data.entries()) if (value !== canvas.data[i]) different++;
  expect(different).toBe(0);
}

const changes = [
  [1, 2],
  [2, 1],
  [1, 0.5],
  [1, 1.5],
  [1, 3],
  [3, 1.25],
] as const;

describe.each(changes)('a density that changes from %f to %f', (from, to) => {
  it('on another screen: the picture is sharp there, and where it was before', async () => {
    const visit = await open(from);
    const { width, height } = screen;
    await expectSharp(visit, width * from, height * from);
    await visit.become(width, height, to);
    await expectSharp(visit, width * to, height * to);
    await visit.become(width, height, from);
    await expectSharp(visit, width * from, height * from);
    await visit.close();
  });

  it('by a page that is zoomed: as many pixels as before, and what is pressed lies where it is seen', async () => {
    const visit = await open(from);
    const [wide, high] = [Math.round((screen.width * from) / to), Math.round((screen.height * from) / to)];
    await visit.become(wide, high, to);
    await expectSharp(visit, Math.round(wide * to), Math.round(high * to));
    await tap(visit.page, 'settings');
    expect((await untilAsked(visit.page)).targets.map(({ id }) => id)).toContain('close');
    await visit.close();
  });
});
