/**
 * Films what comes back after a crash: the title, and the table after going on. In two films of the same deal other cards
 * are chosen before the plug goes; they must be the same film, or a pixel is private.
 */
import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { End } from './film.ts';
import { finger, pass, untilAsked } from './hands.ts';
import type { House } from './open-page.ts';
import { openPage } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward'];

/** At which moment of a choice the plug goes. */
const moments = ['open', 'one chosen', 'all chosen', 'ready', 'ready, later', 'hidden'] as const;

export interface CrashShooting {
  seed: string;
  /** One captain for each; every one of them suffers a crash. */
  ends: readonly End[];
  /** A fault that is planted: called on every page that comes back. */
  plant?: (page: Page, end: End) => Promise<void>;
}

export interface CrashFilm {
  frames: string[];
  /** Open hands, just before some of the crashes. */
  looks: string[];
}

export async function filmCrashes(house: House, { seed, ends, plant }: CrashShooting): Promise<CrashFilm> {
  const people = names.slice(0, ends.length).map((name) => ({ name, kind: 'person' as const }));
  const context = await house.browser.newContext({ viewport: { width: 384, height: 216 }, hasTouch: true });
  const dice = seededDice(seedFrom(seed), 'effects');
  const made: CrashFilm = { frames: [], looks: [] };
  let page = await openPage(house, context);
  await putRecord(page, newRecord(people, seed));
  page = await again(house, context, page);
  await finger.choose(page, 'resume');
  for (const end of ends) {
    const moment = pick(moments, dice);
    await untilAsked(page);
    await finger.choose(page, 'reveal');
    if (moment !== 'open') await load(page, end, moment === 'one chosen' ? 1 : 3);
    await page.evaluate(() => window.stage!.advance(40));
    made.looks.push(await shot(page));
    if (moment === 'hidden') await finger.choose(page, 'hide');
    if (moment.startsWith('ready')) await finger.choose(page, 'ready');
    if (moment === 'ready, later') await pass(page, dice.below(400));
    page = await again(house, context, page);
    await plant?.(page, end);
    for (let n = 0; n < 2; n++) {
      await page.evaluate(() => window.stage!.advance(150));
      made.frames.push(await shot(page));
    }
    await finger.choose(page, 'resume');
    for (let n = 0; n < 3; n++) {
      await page.evaluate(() => window.stage!.advance(150));
      made.frames.push(await shot(page));
    }
    if (moment.startsWith('ready')) continue;
    // Whoever was interrupted loads now, behind the same curtain.
    await untilAsked(page);
    await finger.choose(page, 'reveal');
    await load(page, end, 3);
    await finger.choose(page, 'ready');
  }
  await context.close();
  return made;
}

async function again(house: House, context: BrowserContext, page: Page): Promise<Page> {
  await page.close();
  return openPage(house, context);
}

async function load(page: Page, end: End, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const deck = (await untilAsked(page)).targets.filter((target) => target.id.startsWith('deck|'));
    await finger.choose(page, (end === 'first' ? deck[0] : deck[deck.length - 1]).id);
  }
}

const shot = async (page: Page): Promise<string> =>
  createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');
