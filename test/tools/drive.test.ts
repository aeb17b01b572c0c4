/** The programs that drive the page, tried on a small page that keeps the same promises. */
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../src/tools/chromium.ts';
import { drive, launch } from '../../src/tools/drive.ts';
import { firstVisit } from '../../src/tools/first-visit.ts';
import { measureFrames } from '../../src/tools/frames.ts';
import { addressOf, type DemoSetting, type Moment } from '../../src/tools/moments.ts';
import { epoch } from '../../src/tools/page-clock.ts';
import { takePicture } from '../../src/tools/pictures.ts';
import { type Served, serve } from '../../src/tools/serve.ts';
import { watched } from '../page/watched.ts';

const size = { width: 320, height: 180 };
const demo: DemoSetting = { game: 'treasure-fleet', seats: 4, seed: 'fake' };
const moment = (more: Partial<Moment>): Moment => ({ name: 'fake', demo, walk: [], ...more });

let server: Served;
let browser: Browser;
beforeAll(async () => {
  server = await serve('test/tools/fake-stage');
  browser = watched(await launch(findChromium()!));
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const open = (seed = 'fake') => drive(browser, server.url + addressOf({ ...demo, seed }, 'canvas'), size);

test('time stands still until it is moved, for every way of asking', async () => {
  const driven = await open();
  const clocks = () =>
    driven.page.evaluate(() => [Date.now(), performance.now(), new Date().toISOString(), +new Date(5), typeof Date()]);
  expect(await clocks()).toEqual([epoch, 0, '2024-01-01T12:00:00.000Z', 5, 'string']);
  await driven.advance(500);
  const [now, since] = await clocks();
  expect(now).toBeCloseTo(epoch + 500, 3);
  expect(since).toBeCloseTo(500, 3);
  expect(await driven.page.evaluate(() => new Date() instanceof Date)).toBe(true);
  await driven.close();
});

test('chance is the same for every visit', async () => {
  const chance = async () => {
    const driven = await open();
    const numbers = await driven.page.evaluate(() => [Math.random(), Math.random(), Math.random()]);
    await driven.close();
    return numbers;
  };
  const first = await chance();
  expect(await chance()).toEqual(first);
  expect(new Set(first).size).toBe(3);
  for (const number of first) expect(number >= 0 && number < 1).toBe(true);
});

test('walks to the second event of a kind, and a little further', async () => {
  const driven = await open();
  await driven.walk([{ until: 'CardPlayed', times: 2 }, { advance: 250 }]);
  const { event, at, step } = await driven.page.evaluate(() => window.stage!.now());
  expect([event, step]).toEqual(['CardPlayed', 4]);
  expect(at).toBeGreaterThan(245);
  expect(at).toBeLessThan(270);
  await driven.close();
});

describe('failures are told:', () => {
  test('an event that never comes', async () => {
    const driven = await open();
    await expect(driven.walk([{ until: 'ShipEscaped' }])).rejects.toThrow('ShipEscaped did not come');
    await driven.close();
  });

  test('a page that breaks on the way', async () => {
    const driven = await open('broken');
    await expect(driven.advance(1000)).rejects.toThrow('The mast is gone.');
    await driven.close();
  });
});

test('same input, same pixels; another moment, other pixels', async () => {
  const take = (advance: number) => takePicture(browser, server.url, moment({ walk: [{ advance }] }), 'canvas', size);
  const picture = await take(400);
  expect(picture.equals(await take(400))).toBe(true);
  expect(picture.equals(await take(800))).toBe(false);
});

test('a film strip lays its pictures in rows of four, half as large', async () => {
  const strip = await takePicture(browser, server.url, moment({ strip: [0, 100, 300] }), 'canvas', size);
  expect(await sharp(strip).metadata()).toMatchObject({ format: 'png', width: 3 * 168 - 8, height: 90 });
  const long = await takePicture(browser, server.url, moment({ strip: [0, 20, 40, 60, 80] }), 'canvas', size);
  expect(await sharp(long).metadata()).toMatchObject({ width: 4 * 168 - 8, height: 2 * 98 - 8 });
});

test('a frame that works more costs more, and its draw calls are counted', async () => {
  const cost = (seats: number) =>
    measureFrames(browser, server.url, moment({ demo: { ...demo, seats } }), 'canvas', size, { rounds: 1, frames: 10 });
  const light = await cost(1);
  const heavy = await cost(60);
  expect(light.drawCalls).toBe(3);
  expect(light.jsP50).toBeGreaterThan(0);
  // Time of the processor, not of the clock on the wall, and 60 times the work: a busy machine changes neither.
  expect(heavy.jsP50).toBeGreaterThan(light.jsP50 * 4);
  expect(heavy.jsP99).toBeGreaterThanOrEqual(heavy.jsP50);
});

test('a first visit: the bytes the server sent, the scripts among them, the time of the first frame', async () => {
  const visit = await firstVisit(browser, server, 'test/tools/fake-stage', addressOf(demo, 'canvas'), 2, 300);
  // The page fetches nothing more.
  expect(visit.later).toBe(0);
  expect(visit.bytes).toBeGreaterThan(1500);
  expect(visit.bytes).toBeLessThan(20_000);
  expect(visit.scripts).toBeGreaterThan(900);
  expect(visit.scripts).toBeLessThan(1100);
  expect(visit.firstFrameMs).toBeGreaterThan(0);
});
