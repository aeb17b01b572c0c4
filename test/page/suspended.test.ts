/**
 * A page whose process stands still, gets no frames or is slow, in real time: the first frame after more than two seconds has the hand
 * covered, whatever was pressed meanwhile, and twenty seconds are twenty seconds.
 */
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idleAfter } from '../../src/app/prompts/idle-clock.ts';
import { progress, until } from '../progress.ts';
import { type House, openHouse } from './open-page.ts';
import {
  alike,
  follow,
  type Gap,
  type Glimpse,
  type Stop,
  scout,
  still,
  unlike,
  untilAt,
  watchFrames,
} from './real-time.ts';
import { newRecord, putRecord } from './saved.ts';

const viewport = { width: 960, height: 540 };
const query = '?renderer=canvas&speed=express';
const people = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
const record = newRecord(people, 'suspended');

let house: House;
/** From the title to a hand that lies open, and on to one of whose cards one is chosen. */
let [title, closed, open, chosen]: Stop[] = [];
/** What is shown of that when the window is left: the table without a hand. */
let left: Glimpse;

beforeAll(async () => {
  house = await openHouse();
  const ids = ['resume', 'reveal', /^deck\|/];
  const scouted = await scout(house, { record, ids, query, viewport });
  [title, closed, open, chosen] = scouted.stops;
  left = scouted.left;
  for (const other of [title.shows, closed.shows, left]) expect(unlike(open.shows, other)).toBeGreaterThan(10);
});
afterAll(() => house?.close());

const inMs = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

interface RealPage {
  page: Page;
  line: CDPSession;
  close(): Promise<void>;
}

/** Opens a hand in a page whose time is real. */
async function openHand(): Promise<RealPage> {
  const context = await house.browser.newContext({ ...still, viewport });
  const page = await context.newPage();
  await page.addInitScript(watchFrames);
  const opened = async () => {
    await page.goto(house.served.url + query);
    await page.waitForFunction(() => performance.getEntriesByName('title').length > 0, null, { polling: 50 });
  };
  await opened();
  await putRecord(page, record);
  await opened();
  await follow(page, [title, closed, open]);
  // A slow machine may have had one until here.
  await page.evaluate(() => {
    window.seenGap = null;
  });
  return { page, line: await context.newCDPSession(page), close: () => context.close() };
}

/** Gives the numbers of the processes that draw the pages of this browser. */
async function drawing(): Promise<number[]> {
  const line = await house.browser.newBrowserCDPSession();
  const { processInfo } = await line.send('SystemInfo.getProcessInfo');
  await line.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** Waits until ten frames have come after a gap. */
async function untilAfterGap(page: Page): Promise<Gap> {
  const frames = () => page.evaluate(() => window.seenGap?.after.length ?? 0);
  await until('ten frames after a gap', frames, (count) => count === 10);
  return (await page.evaluate(() => window.seenGap))!;
}

/** Ways for a page to stand still, each with what lets it go on. */
const ways: Record<string, (table: RealPage) => Promise<() => Promise<void>>> = {
  'its process is stopped': async () => {
    const all = await drawing();
    expect(all.length).toBeGreaterThan(0);
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    return async () => {
      for (const pid of all) process.kill(pid, 'SIGCONT');
    };
  },
  'its process is stopped, and a card is pressed meanwhile': async ({ line }) => {
    const all = await drawing();
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    // Nothing answers before it goes on.
    const pressed = [
      line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [chosen.press] }),
      line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ];
    return async () => {
      for (const pid of all) process.kill(pid, 'SIGCONT');
      await Promise.all(pressed);
    };
  },
  'a script holds it up': async ({ page }) => {
    const held = page.evaluate(() => {
      for (const end = Date.now() + 2600; Date.now() < end; );
    });
    return async () => void (await held);
  },
};

it.each(Object.entries(ways))('covers a hand in the first frame after it: %s', async (_, standStill) => {
  const table = await openHand();
  try {
    const goOn = await standStill(table);
    await inMs(2600);
    await goOn();
    const { ms, before, after } = await untilAfterGap(table.page);
    progress(`a gap of ${ms} ms`);
    // It lay open until then.
    expect(unlike(before, open.shows)).toBeLessThan(alike);
    expect(unlike(after[0], left), 'the first frame').toBeLessThan(alike);
    for (const [n, frame] of after.entries()) expect(unlike(frame, open.shows), `frame ${n}`).toBeGreaterThan(10);
    await untilAt(table.page, closed);
  } finally {
    await table.close();
  }
});

it('covers a hand where the browser asks for no frame any more, as of a window that it takes for covered', async () => {
  const { page, close } = await openHand();
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await until(
    'the table without a hand',
    async () => Math.round(unlike(await page.evaluate(() => window.glimpse()), left)),
    (differs) => differs < alike,
  );
  expect(await page.evaluate(() => window.seenGap)).toBeNull();
  await close();
});

it('covers a hand after twenty seconds by the clock on a page that is twenty times as slow', async () => {
  const { page, line, close } = await openHand();
  const opened = Date.now();
  await line.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await untilAt(page, closed);
  const seconds = (Date.now() - opened) / 1000;
  const gap = await page.evaluate(() => window.seenGap !== null);
  await close();
  expect(seconds).toBeLessThan(idleAfter.hand / 1000 + 4);
  // Only a frame that takes more than two seconds covers it sooner.
  if (!gap) expect(seconds).toBeGreaterThan(idleAfter.hand / 1000 - 4);
});
