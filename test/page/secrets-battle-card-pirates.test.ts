/**
 * A battle between people at one screen: attack and defence are chosen in turn behind the curtain, what is plundered and what
 * is given back crosses face down. Not a single card of it is in the page while the room looks, before the reveal or after
 * the fallen have gone; and who defends has nothing of the attack in his look.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deck } from '../../src/rules/card-pirates/cards.ts';
import { recordAt } from './card-pirates-hands.ts';
import { finger, pass, untilAsked } from './hands.ts';
import { cardsBeyond, toldInReach } from './heap.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage } from './plug.ts';
import { putRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house?.close());

const found = (page: Page) => toldInReach(page, 'card', deck, []);
type Found = Awaited<ReturnType<typeof found>>;

/** Cards that somebody in the page has, beyond those on the chart and in the pictures of the rules. */
const held = async (page: Page, before: Found) => cardsBeyond(before.held, (await found(page)).held);

/** What the page has when this event begins. */
async function at(page: Page, event: string, before: Found): Promise<string[]> {
  for (let ms = 0; ms < 30_000; ms += 20) {
    if ((await page.evaluate(() => window.stage!.now().event)) === event) return held(page, before);
    await pass(page, 20);
  }
  throw new Error(`There was no ${event}.`);
}

const idsOf = async (page: Page, what: string) =>
  (await untilAsked(page)).targets
    .filter(({ id, refusal }) => id.startsWith(what) && refusal === undefined)
    .map(({ id }) => id);

/** Looks, commits a card, hides, looks again and is ready. Comes back with what the look held. */
async function fights(page: Page, before: Found): Promise<string[]> {
  await untilAsked(page);
  expect(await held(page, before)).toEqual([]);
  await finger.choose(page, 'reveal');
  await finger.choose(page, (await idsOf(page, 'card|'))[0]);
  const seen = await held(page, before);
  expect(seen.length).toBeGreaterThan(0);
  await finger.choose(page, 'hide');
  expect(await held(page, before)).toEqual([]);
  await finger.choose(page, 'reveal');
  await finger.choose(page, 'ready');
  return seen;
}

it('of a battle nobody has a card but who looks, until all is turned over', async () => {
  const context = await house.browser.newContext({ viewport: { width: 480, height: 270 }, hasTouch: true });
  const first = await openPage(house, context);
  await putRecord(first, recordAt('battle.attack', 3));
  await first.close();
  const page = await openPage(house, context);
  await finger.choose(page, 'resume');
  await untilAsked(page);
  const before = await found(page);
  const attacker = await fights(page, before);
  const defender = await fights(page, before);
  expect(attacker.filter((card) => defender.includes(card))).toEqual([]);
  const revealed = await at(page, 'BattleRevealed', before);
  expect(revealed.length).toBeGreaterThan(1);
  expect(await at(page, 'CardsPlundered', before)).toEqual([]);
  await untilAsked(page);
  expect(await held(page, before)).toEqual([]);
  // The winner gives a card of his own choice behind the curtain; on its way it is a back like any other.
  await finger.choose(page, 'reveal');
  const [gift] = await idsOf(page, 'card|');
  await finger.choose(page, gift);
  await finger.choose(page, gift);
  expect(await at(page, 'CardGiven', before)).toEqual([]);
  await untilAsked(page);
  expect(await held(page, before)).toEqual([]);
  await context.close();
});
