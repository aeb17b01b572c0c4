/**
 * A battle between people at one screen: attack and defence are chosen in turn behind the curtain, what is plundered and what
 * is given back crosses face down. Nothing of it is in the page while the room looks, before the reveal or after the fallen
 * have gone; and who defends has nothing of the attack in his look.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replay } from '../../src/match/replay.ts';
import { games } from '../../src/rules/index.ts';
import { recordAt } from './card-pirates-hands.ts';
import { finger, pass, untilAsked } from './hands.ts';
import { timesHeld } from './heap.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage } from './plug.ts';
import { putRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const record = recordAt('battle.attack', 3);

/** What each captain holds when the battle begins. */
function hands(): string[][] {
  const replayed = replay(record, games);
  if (!replayed.ok) throw new Error(replayed.code);
  return (replayed.match.position.state as { seats: { hand: string[] }[] }).seats.map(({ hand }) => hand);
}

type Held = (page: Page) => Promise<string[]>;

/** Which of all hands the page has more often than at the beginning, in whatever shape. */
async function watch(page: Page): Promise<Held> {
  const secret = hands().flat();
  const before = await timesHeld(page, secret);
  return async () => {
    const now = await timesHeld(page, secret);
    return secret.filter((card) => now.get(card)! > before.get(card)!);
  };
}

/** What the page has when this event begins. */
async function at(page: Page, event: string, held: Held): Promise<string[]> {
  for (let ms = 0; ms < 30_000; ms += 20) {
    if ((await page.evaluate(() => window.stage!.now().event)) === event) return held(page);
    await pass(page, 20);
  }
  throw new Error(`There was no ${event}.`);
}

const idsOf = async (page: Page, what: string) =>
  (await untilAsked(page)).targets
    .filter(({ id, refusal }) => id.startsWith(what) && refusal === undefined)
    .map(({ id }) => id);

/** Looks, commits a card, hides, looks again and is ready. Comes back with what the look held. */
async function fights(page: Page, held: Held): Promise<string[]> {
  await untilAsked(page);
  expect(await held(page)).toEqual([]);
  await finger.choose(page, 'reveal');
  await finger.choose(page, (await idsOf(page, 'card|'))[0]);
  const seen = await held(page);
  await finger.choose(page, 'hide');
  expect(await held(page)).toEqual([]);
  await finger.choose(page, 'reveal');
  await finger.choose(page, 'ready');
  return seen;
}

it('of a battle nobody has a card but who looks, until all is turned over', async () => {
  const context = await house.browser.newContext({ viewport: { width: 480, height: 270 }, hasTouch: true });
  const first = await openPage(house, context);
  await putRecord(first, record);
  await first.close();
  const page = await openPage(house, context);
  await finger.choose(page, 'resume');
  await untilAsked(page);
  const held = await watch(page);
  const own = hands().map((hand) => [...hand].sort());
  const attack = (await fights(page, held)).sort();
  expect(own).toContainEqual(attack);
  const defence = (await fights(page, held)).sort();
  expect(own).toContainEqual(defence);
  expect(defence).not.toEqual(attack);
  const open = await at(page, 'BattleRevealed', held);
  expect(open).toHaveLength(2);
  // What fought is told until the battle is over: everybody has seen it.
  const unseen = async () => (await held(page)).filter((card) => !open.includes(card));
  expect(await at(page, 'CardsPlundered', unseen)).toEqual([]);
  await untilAsked(page);
  expect(await unseen()).toEqual([]);
  // The winner gives a card of his own choice behind the curtain; on its way it is a back like any other.
  await finger.choose(page, 'reveal');
  const [gift] = await idsOf(page, 'card|');
  await finger.choose(page, gift);
  // So soon after the first press a second one would be a finger that trembles.
  await pass(page, 500);
  await finger.choose(page, gift);
  expect(await at(page, 'CardGiven', unseen)).toEqual([]);
  await untilAsked(page);
  expect(await unseen()).toEqual([]);
  await context.close();
});
