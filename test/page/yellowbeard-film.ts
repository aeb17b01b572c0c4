/**
 * Films the pirate's turn: every frame outside his looks as a fingerprint of its pixels, and what was heard. Two films in
 * which he plots differently for the same time must be the same film, up to the next public fact.
 */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { finger, hands, untilAsked, untilOpen } from './hands.ts';
import type { House } from './open-page.ts';
import { openPage, people } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';

export interface PirateFilm {
  /** Before the reveals and after the covers, until the Navy has rolled. */
  frames: string[];
  /** Open charts, one frame of each look. */
  looks: string[];
  /** What was heard, and when, from the reveal of each chart to the end of the fog. */
  heard: string[];
  /** What was asked of motors in gamepads and phones, and when. */
  felt: string[];
  /** What the scroll tells when both turns are over. */
  log: string[];
}

/** What is pressed on one chart after another; equally many on each. */
export type Plot = readonly (readonly string[])[];

const frame = 1000 / 60;
/** The fog takes its fixed time; all of it is filmed, a frame every so often. */
const fog = { frames: 40, every: 90 };

const options = { map: 'yellowbeards-ocean', autoSetup: true, firstPirate: 0, turnLimit: 20 };

declare global {
  interface Window {
    /** Every call that would shake something. */
    __felt?: string[];
  }
}

/** Whatever could shake in somebody's hand tells of it. Text, because it runs in the page before anything else does. */
const feel = `
  window.__felt = [];
  const tell = (what) => (...how) => window.__felt.push([performance.now(), what, JSON.stringify(how)].join(' ')) > 0;
  Object.defineProperty(navigator, 'vibrate', { value: tell('vibrate'), configurable: true, writable: true });
  for (const name of ['playEffect', 'pulse', 'reset'])
    if (window.GamepadHapticActuator)
      Object.defineProperty(GamepadHapticActuator.prototype, name, { value: tell(name), configurable: true, writable: true });
`;

export async function openSea(house: House): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await house.browser.newContext({ viewport: { width: 384, height: 216 }, hasTouch: true });
  await context.addInitScript({ content: feel });
  return { page: await openPage(house, context), close: () => context.close() };
}

/** A page for one film after the other. */
export async function filmPirate(page: Page, plot: Plot, plant?: (page: Page, i: number) => Promise<void>) {
  await putRecord(page, newRecord(people, 'pirate film', options, 'yellowbeard'));
  await page.reload();
  await untilOpen(page);
  await finger.choose(page, 'resume');
  const made: PirateFilm = { frames: [], looks: [], heard: [], felt: [], log: [] };
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
    const before = await heardBy();
    await finger.choose(page, 'reveal');
    for (const id of presses.slice(0, -1)) await finger.choose(page, id);
    await page.evaluate((t) => window.stage!.advance(t), frame);
    made.looks.push(await shot());
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
  made.felt = await page.evaluate(() => window.__felt ?? ['nothing was listening']);
  await untilAsked(page);
  for (const id of ['pause', 'log']) await finger.choose(page, id);
  await page.evaluate((t) => window.stage!.advance(t), 400);
  made.log.push(await shot());
  return made;
}
