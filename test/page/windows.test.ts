/** Two windows of one origin: one owns the table, the other says so and can take it over; nothing acknowledged is lost. */

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { few } from '../how-much.ts';
import { until } from '../progress.ts';
import { finger, hands, marked, pass, untilAsked } from './hands.ts';
import { korsar } from './korsar-hands.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage, openWindow, people } from './plug.ts';
import { newRecord, putRecord, readRecord } from './saved.ts';
import { serveWithLines } from './served.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const dice = seededDice(seedFrom('windows'), 'effects');
const ids = async (page: Page): Promise<string[]> => (await hands(page))?.targets.map(({ id }) => id) ?? [];

/** Presses whatever can be pressed until so many actions are acknowledged. */
async function play(page: Page, count: number): Promise<void> {
  const enough = (await marked(page, 'acknowledged')) + count;
  for (let presses = 0; (await marked(page, 'acknowledged')) < enough; presses++) {
    expect(presses).toBeLessThan(50 * count);
    await korsar.press(
      page,
      (await untilAsked(page)).targets.map(({ id }) => id),
      (all) => pick(all, dice),
    );
  }
}

/** Windows notice each other by a real clock, and one that has lost the table loads itself anew. */
async function becomes(page: Page, target: string): Promise<void> {
  const look = async () => {
    try {
      await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
      await pass(page, 500);
      return await ids(page);
    } catch (error) {
      if (/navigation|Target closed|context/.test(String(error))) return [];
      throw error;
    }
  };
  await until(`a window with "${target}"`, look, (all) => all.includes(target), 100);
}

/** The ways in which windows find out who owns the table: locks, and a lease where a browser has no locks. */
describe.each(few(1, ['locks', 'lease']))('two windows, by %s', (way) => {
  /** What hosts take for the time of day. It stands still, or a machine that is busy would let leases run out. */
  let clock = 0;
  const open = async (): Promise<BrowserContext> => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    // The host asks in its Worker, which no init script reaches: its file is served with lines in front.
    if (way === 'lease')
      await context.route('**/*worker*.js', async (route) => {
        const lines = [
          "Object.defineProperty(WorkerNavigator.prototype, 'locks', { value: undefined });",
          `globalThis.standing = ${clock};`,
          'Date.now = () => globalThis.standing;',
          "new BroadcastChannel('clock').onmessage = ({ data }) => { globalThis.standing = data; };",
        ];
        await serveWithLines(route, lines.join('\n'));
      });
    return context;
  };
  /** The lease of a window that was closed runs out; hosts that are still there hear of it through this page. */
  const runsOut = async (page?: Page) => {
    clock += 10_000;
    await page?.evaluate((now) => {
      const channel = new BroadcastChannel('clock');
      channel.postMessage(now);
      channel.close();
    }, clock);
  };

  it('the second one waits, and opens by itself when the first is closed', async () => {
    const context = await open();
    const first = await openPage(house, context);
    expect(await ids(first)).toContain('game:korsar');
    const second = await openWindow(house, context);
    expect(await ids(second)).toEqual(['take']);
    await first.close();
    await runsOut(second);
    await becomes(second, 'game:korsar');
    await context.close();
  });

  it('the second one takes over: the first plays nothing on, and no acknowledged action is lost', async () => {
    const context = await open();
    const seed = await openPage(house, context);
    await putRecord(seed, newRecord(people, 'windows', {}, 'korsar'));
    await seed.close();
    await runsOut();
    const first = await openPage(house, context);
    expect(await ids(first)).toContain('resume');
    await finger.choose(first, 'resume');
    await play(first, 4);
    const before = await readRecord(first);
    expect(before?.steps.length).toBe(4);
    const second = await openWindow(house, context);
    await finger.choose(second, 'take');
    await becomes(second, 'resume');
    // The first window notices by itself, whatever it was about to ask.
    await becomes(first, 'take');
    expect(await ids(first)).toEqual(['take']);
    expect(await readRecord(second)).toEqual(before);
    await finger.choose(second, 'resume');
    await play(second, 3);
    const after = await readRecord(second);
    expect(after?.steps.slice(0, 4)).toEqual(before?.steps);
    expect(after?.steps.length).toBe(7);
    // The table comes back the same way, with everything that was played elsewhere.
    await finger.choose(first, 'take');
    await becomes(first, 'resume');
    await finger.choose(first, 'resume');
    await play(first, 1);
    expect((await readRecord(first))?.steps.slice(0, 7)).toEqual(after?.steps);
    await context.close();
  });
});
