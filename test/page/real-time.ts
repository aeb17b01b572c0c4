/**
 * Pages whose time is real. Nothing can be asked of them, so a twin with a clock of the tests goes the same way first: it tells where
 * to press, and what is shown after it. What the real one shows is seen in its pixels.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { GameRecord } from '../../src/match/record.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { until } from '../progress.ts';
import { finger, hands, untilAsked, untilOpen } from './hands.ts';
import type { House } from './open-page.ts';
import { putRecord } from './saved.ts';

/** A picture of the table, so small that the sea hardly moves in it: red, green, blue and opacity of each pixel. */
export type Glimpse = readonly number[];

/** A screen on the way. */
export interface Stop {
  /** Id of the target that leads to it, and where that is pressed on the screen before, in pixels of the page. */
  id: string;
  press: { x: number; y: number };
  /** What is shown then. */
  shows: Glimpse;
}

/** A time of more than two seconds from the end of one frame to that of the next: milliseconds, what was shown before, and the frames from that one on. */
export interface Gap {
  ms: number;
  before: Glimpse;
  after: Glimpse[];
}

declare global {
  interface Window {
    /** Gives the table as it is now. */
    glimpse(): number[];
    /** The first gap, with the ten frames from its end on, or those that have come; null while there is none. */
    seenGap: Gap | null;
  }
}

/** Runs in a page before anything else there: looks at the table after each frame. */
export function watchFrames(): void {
  const [width, height, most] = [96, 54, 10];
  const small = Object.assign(document.createElement('canvas'), { width, height });
  const pen = small.getContext('2d', { willReadFrequently: true })!;
  window.glimpse = () => {
    const table = document.querySelector<HTMLCanvasElement>('#table canvas');
    if (table && table.width > 0) pen.drawImage(table, 0, 0, width, height);
    return [...pen.getImageData(0, 0, width, height).data];
  };
  window.seenGap = null;
  let last = { at: Date.now(), shows: window.glimpse() };
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (run) =>
    frame((time) => {
      run(time);
      // A process that is stopped while this looks at the table has its gap before the next frame.
      const at = Date.now();
      const shows = window.glimpse();
      if (at - last.at > 2000) window.seenGap ??= { ms: at - last.at, before: last.shows, after: [] };
      if (window.seenGap && window.seenGap.after.length < most) window.seenGap.after.push(shows);
      last = { at, shows };
    });
}

/** Gives the mean difference of two pictures, in steps of 256. */
export function unlike(one: Glimpse, other: Glimpse): number {
  if (one.length !== other.length) return 255;
  let sum = 0;
  for (let n = 0; n < one.length; n++) sum += Math.abs(one[n] - other[n]);
  return sum / one.length;
}

/** Pictures of one screen differ by less. */
export const alike = 3;

/** Nothing moves at rest, in real pages and in their twins. */
export const still: BrowserContextOptions = { hasTouch: true, reducedMotion: 'reduce' };

/** A way from the title on: what waits there, and the targets that are pressed one after the other. */
export interface Way {
  record: GameRecord;
  ids: readonly (string | RegExp)[];
  query: string;
  viewport: { width: number; height: number };
}

/** Goes the way in a twin of the page. The first stop is the title; `left` is shown when the window is left at the end of the way. */
export async function scout(
  { browser, served }: House,
  { record, ids, query, viewport }: Way,
): Promise<{ stops: Stop[]; left: Glimpse }> {
  const context = await browser.newContext({ ...still, viewport });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.addInitScript(watchFrames);
  const open = async () => {
    await page.goto(served.url + query);
    await untilOpen(page);
  };
  await open();
  await putRecord(page, record);
  await open();
  const look = async () => {
    await untilAsked(page);
    await page.evaluate(() => window.stage!.advance(600));
    return page.evaluate(() => window.glimpse());
  };
  const stops: Stop[] = [{ id: 'title', press: { x: 0, y: 0 }, shows: await look() }];
  for (const wanted of ids) {
    const { targets, at } = (await hands(page))!;
    const box = targets.find(({ id }) => (typeof wanted === 'string' ? id === wanted : wanted.test(id)));
    if (!box) throw new Error(`There is no ${wanted} among ${targets.map(({ id }) => id)}.`);
    const press = { x: at.x + (box.x + box.w / 2) * at.scale, y: at.y + (box.y + box.h / 2) * at.scale };
    await finger.choose(page, box.id);
    stops.push({ id: box.id, press, shows: await look() });
  }
  const left = await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    return window.glimpse();
  });
  await context.close();
  return { stops, left };
}

/** Waits until the real page shows this stop. */
export const untilAt = (page: Page, { id, shows }: Stop): Promise<number> =>
  until(
    `what is shown after ${id}`,
    // A page between two addresses shows nothing.
    async () => Math.round(unlike(await page.evaluate(() => window.glimpse()).catch(() => []), shows)),
    (differs) => differs < alike,
  );

/** Goes the same way in the real page, which stands at the first stop. `by` presses there. */
export async function follow(
  page: Page,
  stops: readonly Stop[],
  by = (x: number, y: number) => page.touchscreen.tap(x, y),
): Promise<void> {
  for (const [n, stop] of stops.entries()) {
    if (n > 0) await by(stop.press.x, stop.press.y);
    await untilAt(page, stop);
  }
}
