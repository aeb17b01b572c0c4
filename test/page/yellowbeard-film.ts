/**
 * Films the pirate's turn: every frame outside his looks as a fingerprint of its pixels, and what was heard. Two films in
 * which he plots differently for the same time must be the same film, up to the next public fact.
 */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { finger, hands, pass, untilAsked } from './hands.ts';
import type { House } from './open-page.ts';
import { openPage, people } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';

export interface PirateFilm {
  /** Before the reveals and after the covers, until the Navy has rolled. */
  frames: string[];
  /** Open charts, one frame of each look. */
  looks: string[];
  /** What was heard, and when, outside of what the pirate presses himself. */
  heard: string[];
}

/** What is pressed on one chart after another; equally many on each. */
export type Plot = readonly (readonly string[])[];

const frame = 1000 / 60;
/** The fog takes its fixed time; all of it is filmed, a frame every so often. */
const fog = { frames: 40, every: 90 };

const options = { map: 'yellowbeards-ocean', autoSetup: true, firstPirate: 0, turnLimit: 20 };

export async function openSea(house: House): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await house.browser.newContext({ viewport: { width: 384, height: 216 }, hasTouch: true });
  return { page: await openPage(house, context), close: () => context.close() };
}

/** A page for one film after the other. */
export async function filmPirate(page: Page, plot: Plot, plant?: (page: Page, i: number) => Promise<void>) {
  await putRecord(page, newRecord(people, 'pirate film', options, 'yellowbeard'));
  await page.reload();
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await pass(page, 200);
  await finger.choose(page, 'resume');
  const made: PirateFilm = { frames: [], looks: [], heard: [] };
  const shot = async () =>
    createHash('sha256')
      .update(await page.screenshot())
      .digest('hex');
  const shoot = async (count: number, ms: number) => {
    for (let n = 0; n < count; n++) {
      await page.evaluate((t) => window.stage!.advance(t), ms);
      made.frames.push(await shot());
    }
  };
  const heardBy = () => page.evaluate(() => window.stage!.heard().length);
  for (const [i, presses] of plot.entries()) {
    await untilAsked(page);
    await shoot(2, frame);
    await finger.choose(page, 'reveal');
    for (const id of presses.slice(0, -1)) await finger.choose(page, id);
    await page.evaluate((t) => window.stage!.advance(t), frame);
    made.looks.push(await shot());
    const before = await heardBy();
    await finger.choose(page, presses[presses.length - 1]);
    await plant?.(page, i);
    await shoot(6, frame);
    await shoot(fog.frames, fog.every);
    const heard = await page.evaluate((n) => window.stage!.heard().slice(n), before);
    made.heard.push(JSON.stringify(heard));
  }
  const asked = await hands(page);
  if (asked?.targets.some(({ id }) => id === 'rollDie')) {
    await finger.choose(page, 'rollDie');
    await shoot(12, 120);
  }
  return made;
}
