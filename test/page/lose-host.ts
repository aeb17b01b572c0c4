/** Takes the host away from a page in the three ways in which one goes, and sees the table come back. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { finger, hands, pass, untilAsked, untilOpen } from './hands.ts';
import type { House } from './open-page.ts';
import { people } from './plug.ts';
import { newRecord, putRecord, readRecord } from './saved.ts';
import { slowHost } from './slow-host.ts';

const newest = (page: Page) => page.workers()[page.workers().length - 1];

export const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'is terminated': (page) => page.evaluate(() => window.__host!.workers[window.__host!.workers.length - 1].terminate()),
  throws: (page) =>
    newest(page).evaluate(() => {
      setTimeout(() => {
        throw new Error('planted');
      });
    }),
  // After it has been saved, and before it is answered.
  'throws in the middle of an action': (page) =>
    newest(page).evaluate(() => {
      Array.prototype.flatMap = () => {
        throw new Error('planted');
      };
    }),
  // Not in the call itself: what a debugger runs is never broken off, and would keep the storage as no real hang can.
  'never comes to an end': (page) =>
    newest(page).evaluate(() => {
      setTimeout(() => {
        for (;;);
      });
    }),
};

export async function openTable(house: House, seed: string, query = '') {
  const context = await house.browser.newContext({ viewport: { width: 480, height: 270 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await slowHost(page);
  const visit = async () => {
    await page.goto(`${house.served.url}?renderer=canvas&speed=express${query}`);
    await untilOpen(page);
  };
  await visit();
  if (query === '') {
    await putRecord(page, newRecord(people, seed));
    await visit();
    await finger.choose(page, 'resume');
    await untilAsked(page);
  }
  return { page, close: () => context.close() };
}

export const ids = async (page: Page): Promise<string[]> => (await hands(page))?.targets.map(({ id }) => id) ?? [];
export const steps = async (page: Page): Promise<number> => (await readRecord(page))?.steps.length ?? -1;
export const hosts = (page: Page): Promise<number> => page.evaluate(() => window.__host!.workers.length);

/** Until another host has been started. */
export const untilAnother = async (page: Page, than: number): Promise<void> => {
  await page.waitForFunction((n) => window.__host!.workers.length > n, than, { polling: 20 });
};

/** Behind the curtain three cards are loaded; comes back with where Ready lies. */
export async function loadCards(page: Page): Promise<{ x: number; y: number }> {
  await finger.choose(page, 'reveal');
  for (let n = 0; n < 3; n++) {
    const deck = (await untilAsked(page)).targets.filter(({ id }) => id.startsWith('deck|'));
    await finger.choose(page, deck[0].id);
  }
  const { targets, at } = await untilAsked(page);
  const { x, y, w, h } = targets.find(({ id }) => id === 'ready')!;
  return { x: at.x + (x + w / 2) * at.scale, y: at.y + (y + h / 2) * at.scale };
}

const moments = ['a hand is open', 'an action is under way', 'the curtain waits'] as const;

/** When it can happen: where nothing is played, nothing throws in the middle of it. */
export const momentsOf = (way: string): readonly (typeof moments)[number][] =>
  way === 'throws in the middle of an action' ? moments.slice(0, 2) : moments;

/**
 * One loss at this moment: the hand is covered, the action is in the record once or can be played, and the game goes on.
 * Comes back with the milliseconds from the new host's start until somebody was asked again.
 */
export async function loseOnce(house: House, way: string, moment: (typeof moments)[number]): Promise<number> {
  const { page, close } = await openTable(house, `${way}, ${moment}`);
  const before = await steps(page);
  const ready = moment === 'the curtain waits' ? null : await loadCards(page);
  const had = await hosts(page);
  if (moment !== 'an action is under way' || way !== 'throws') await ways[way](page);
  if (ready && (moment === 'an action is under way' || way === 'throws in the middle of an action')) {
    await page.touchscreen.tap(ready.x, ready.y);
    if (way === 'throws') await ways[way](page);
  }
  if (moment === 'the curtain waits' && way === 'throws in the middle of an action')
    await finger.choose(page, 'reveal');
  await untilAnother(page, had);
  const found = performance.now();
  await pass(page, 50);
  await untilAsked(page);
  const took = performance.now() - found;
  // Nobody's cards are seen; whose turn it is follows from the record.
  const notice = () => page.evaluate(() => document.getElementById('notice')?.textContent);
  expect(await ids(page), `${await notice()}`).toContain('reveal');
  expect(await ids(page)).not.toContain('ready');
  const now = await steps(page);
  expect(now - before).toBeGreaterThanOrEqual(0);
  expect(now - before).toBeLessThanOrEqual(moment === 'the curtain waits' ? 0 : 1);
  await loadCards(page);
  await finger.choose(page, 'ready');
  await untilAsked(page);
  expect(await steps(page)).toBe(now + 1);
  await close();
  return took;
}
