/**
 * Films hand-overs: every frame outside a look, as a fingerprint of its pixels. Two films of the same deal in which other
 * cards are loaded must be the same film: what differs would be a private pixel.
 */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { finger, untilAsked, untilOpen } from './hands.ts';
import type { House } from './open-page.ts';
import { openPage } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';

/** Which end of the deck somebody loads from. */
export type End = 'first' | 'last';

export interface Film {
  /** Before the reveals and after the covers. */
  frames: string[];
  /** Open hands, one frame of each. */
  looks: string[];
}

export interface Shooting {
  seed: string;
  /** One hand-over for each. */
  ends: readonly End[];
  /** A fault that is planted: called after every cover. */
  plant?: (page: Page, end: End) => Promise<void>;
}

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward'];
const frame = 1000 / 60;

/** A page that is used for one film after the other. */
export async function openCamera(house: House): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await house.browser.newContext({ viewport: { width: 384, height: 216 }, hasTouch: true });
  return { page: await openPage(house, context), close: () => context.close() };
}

/** Each hand-over: the curtain, a look and its cover, a second look in which three cards are loaded, and its cover. */
export async function film(page: Page, { seed, ends, plant }: Shooting): Promise<Film> {
  const people = names.slice(0, ends.length).map((name) => ({ name, kind: 'person' as const }));
  await putRecord(page, newRecord(people, seed));
  await page.reload();
  await untilOpen(page);
  await finger.choose(page, 'resume');
  await untilAsked(page);
  const made: Film = { frames: [], looks: [] };
  const shot = async () =>
    createHash('sha256')
      .update(await page.screenshot())
      .digest('hex');
  const draw = (ms: number) => page.evaluate((t) => window.stage!.advance(t), ms);
  const shoot = async (count: number, ms: number) => {
    for (let n = 0; n < count; n++) {
      await draw(ms);
      made.frames.push(await shot());
    }
  };
  for (const end of ends) {
    await untilAsked(page);
    await shoot(2, frame);
    await finger.choose(page, 'reveal');
    await draw(frame);
    made.looks.push(await shot());
    await finger.choose(page, 'hide');
    await plant?.(page, end);
    // The very frames after a cover, and a while later.
    await shoot(4, frame);
    await shoot(2, 150);
    await finger.choose(page, 'reveal');
    for (let n = 0; n < 3; n++) {
      const deck = (await untilAsked(page)).targets.filter((target) => target.id.startsWith('deck|'));
      await finger.choose(page, (end === 'first' ? deck[0] : deck[deck.length - 1]).id);
    }
    // The last frame before the cover is drawn, too: something of it could remain.
    await draw(frame);
    await finger.choose(page, 'ready');
    await shoot(4, frame);
    await shoot(2, 300);
  }
  return made;
}

export const otherEnds = (ends: readonly End[]): End[] => ends.map((end) => (end === 'first' ? 'last' : 'first'));

/** A fault: four pixels that tell which end of the deck was loaded. */
export const plantSpot = (page: Page, end: End): Promise<void> =>
  page.evaluate(
    (color) => {
      document.getElementById('planted')?.remove();
      const spot = document.createElement('div');
      spot.id = 'planted';
      spot.style.cssText = `position:fixed;left:7px;top:9px;width:2px;height:2px;background:${color};z-index:9`;
      document.body.append(spot);
    },
    end === 'first' ? '#300' : '#301',
  );
