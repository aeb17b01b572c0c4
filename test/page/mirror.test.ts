/** The buttons beside the canvas: whole games are played with them alone, and nothing private stands there while a hand is covered. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { few } from '../how-much.ts';
import { hands, mirror, pass, untilAsked } from './hands.ts';
import { korsar } from './korsar-hands.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage, people } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';
import { playWhole, wholeGames } from './whole-game.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

interface Button {
  id: string;
  label: string;
  role: string;
  refusal: string;
}

const buttons = (page: Page): Promise<Button[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>('#mirror button')].map((button) => ({
      id: button.dataset.target!,
      label: button.textContent ?? '',
      role: button.dataset.role!,
      refusal: button.title,
    })),
  );

/** What can be chosen on the canvas and what stands beside it are one and the same, in the same order. */
async function same(page: Page): Promise<void> {
  await untilAsked(page);
  const offered = (await hands(page))!.targets as unknown as (Button & { refusal?: string })[];
  expect(await buttons(page)).toEqual(
    offered.map(({ id, label, role, refusal = '' }) => ({ id, label, role, refusal })),
  );
}

describe('the buttons beside the canvas', () => {
  it.each(few(1, wholeGames))('play a whole game of $id with the canvas covered', async (game) => {
    await playWhole(house, { ...game, hand: mirror }, same);
  });

  it('have nothing of a hand before a reveal, and nothing once it is covered, by a press, by time or by leaving the window', async () => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 } });
    const first = await openPage(house, context, mirror);
    await putRecord(first, newRecord(people, 'mirror', korsar.options, korsar.id));
    await first.close();
    const page = await openPage(house, context, mirror);
    await mirror.choose(page, 'resume');
    const beside = () => page.evaluate(() => document.querySelector('#mirror')!.outerHTML);
    const closed = async () => {
      expect((await untilAsked(page)).targets.map(({ id }) => id)).toContain('reveal');
      expect(await beside()).not.toMatch(korsar.secret);
    };
    await closed();
    const ways: (() => Promise<unknown>)[] = [
      () => mirror.choose(page, 'hide'),
      () => pass(page, 21_000),
      // At once: no frame follows.
      () => page.evaluate(() => dispatchEvent(new Event('blur'))),
    ];
    for (const cover of ways) {
      await mirror.choose(page, 'reveal');
      await untilAsked(page);
      expect(await beside()).toMatch(korsar.secret);
      await cover();
      expect(await beside()).not.toMatch(korsar.secret);
      await closed();
    }
    await context.close();
  });
});
