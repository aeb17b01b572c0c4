/**
 * A disk that fails in the middle of a match: no room, or site data cleared. Whatever is not saved is told as not saved, and
 * all of it is saved as soon as that works again.
 */
import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { finger, untilAsked } from './hands.ts';
import { korsar } from './korsar-hands.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage, people } from './plug.ts';
import { newRecord, putRecord, readRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house?.close());

const marks = (page: Page, name: string) => page.evaluate((n) => performance.getEntriesByName(n).length, name);

/** Acts once, with whatever presses that takes. */
async function act(page: Page, dice = seededDice(seedFrom('disk'), 'effects')): Promise<void> {
  const count = async () => (await marks(page, 'acknowledged')) + (await marks(page, 'not saved'));
  const before = await count();
  while ((await count()) === before) {
    const ids = (await untilAsked(page)).targets.map(({ id }) => id);
    await korsar.press(page, ids, (all) => pick(all, dice));
  }
}

/** Pixels of the corner where the sign stands, without the open sea's movement: bright letters on a dark ground. */
async function signShows(page: Page): Promise<boolean> {
  await page.evaluate(() => window.stage!.advance(20));
  const clip = { x: 36, y: 6, width: 80, height: 18 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels[0].max > 200 && channels[2].min < 60;
}

/** What the host says of itself arrives by a real clock. */
async function eventually(page: Page, look: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200 && !(await look()); tries++) await page.waitForTimeout(100);
  expect(await look()).toBe(true);
}

interface Opened {
  page: Page;
  disk: CDPSession;
  origin: string;
  close(): Promise<void>;
}

/** A game between two people; with `room`, on a disk that has no more than about so many bytes. */
async function openGame(room?: number): Promise<Opened> {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const origin = new URL(house.served.url).origin;
  // The browser remembers how much room there is, so it must be told before anything is written.
  const disk = await context.newCDPSession(await context.newPage());
  if (room !== undefined) await disk.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: room });
  const first = await openPage(house, context);
  await putRecord(first, newRecord(people, 'disk', {}, 'korsar'));
  await first.close();
  const page = await openPage(house, context);
  await finger.choose(page, 'resume');
  await act(page);
  expect(await marks(page, 'acknowledged')).toBe(1);
  expect(await signShows(page)).toBe(false);
  return { page, disk, origin, close: () => context.close() };
}

describe('a disk that fails in the middle of a match', () => {
  it('without room: the sign stands and one sentence is said; with room again all of it is saved and the sign goes', async () => {
    const { page, disk, origin, close } = await openGame(130_000);
    for (let n = 0; n < 80 && (await marks(page, 'not saved')) === 0; n++) await act(page);
    const kept = await marks(page, 'acknowledged');
    expect(await marks(page, 'not saved')).toBe(1);
    await eventually(page, () => signShows(page));
    expect(await page.locator('#notice').textContent()).toMatch(/no room left/);
    for (let n = 0; n < 3; n++) await act(page);
    expect(await marks(page, 'not saved')).toBe(4);
    expect((await readRecord(page))?.steps).toHaveLength(kept);
    await disk.send('Storage.overrideQuotaForOrigin', { origin });
    await eventually(page, async () => (await readRecord(page))?.steps.length === kept + 4);
    await eventually(page, async () => !(await signShows(page)));
    await act(page);
    expect(await marks(page, 'acknowledged')).toBe(kept + 1);
    expect((await readRecord(page))?.steps).toHaveLength(kept + 5);
    await close();
  });

  it('with its data cleared: the match is written anew, and nothing is lost', async () => {
    const { page, disk, origin, close } = await openGame();
    for (let n = 0; n < 3; n++) await act(page);
    await disk.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await eventually(page, async () => (await readRecord(page))?.steps.length === 4);
    await act(page);
    expect((await readRecord(page))?.steps).toHaveLength(5);
    expect(await marks(page, 'acknowledged')).toBe(5);
    await eventually(page, async () => !(await signShows(page)));
    await close();
  });
});
