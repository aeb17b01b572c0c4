/**
 * Hidden cards (12.1): crew spent at sea or paid to a storm is shown once. As soon as that has been told nothing in the page
 * has the card any more: no event, no caption, no picture that is still held; whoever looks into its memory finds nothing.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardName } from '../../src/presentation/card-pirates/naming.ts';
import { deck, isCrew } from '../../src/rules/card-pirates/cards.ts';
import { finger, pass, untilAsked } from './hands.ts';
import { cardsBeyond, toldInReach } from './heap.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage, people } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const crew = deck.filter(isCrew);
const found = (page: Page) => toldInReach(page, 'card', crew, crew.map(cardName));

/** Pictures of the rules name cards too. */
async function beyond(page: Page, before: Awaited<ReturnType<typeof found>>) {
  const now = await found(page);
  const held = cardsBeyond(before.held, now.held);
  return { held, texts: now.texts.filter((text) => !before.texts.includes(text)) };
}

const nothing = { held: [], texts: [] };

async function opened() {
  const context = await house.browser.newContext({ viewport: { width: 480, height: 270 }, hasTouch: true });
  const first = await openPage(house, context);
  await putRecord(first, newRecord(people, 'shown once', { firstSeat: 0, hiddenCards: true }, 'card-pirates'));
  await first.close();
  const page = await openPage(house, context);
  await finger.choose(page, 'resume');
  await untilAsked(page);
  return { page, close: () => context.close() };
}

const heldBy = async (page: Page) => (await untilAsked(page)).targets.filter(({ id }) => id.startsWith('card|'));

/** Keeps so many cards, strong crew if there is any, and drifts. */
async function drift(page: Page, to: string, keep = 4): Promise<void> {
  await finger.choose(page, 'reveal');
  const cards = await heldBy(page);
  const faces = cards.filter(({ refusal }) => refusal !== undefined);
  const sailors = cards.filter((card) => !faces.includes(card));
  await finger.choose(page, 'bury');
  const surplus = [...faces, ...sailors.reverse()].slice(0, Math.max(0, cards.length - keep));
  for (const { id } of surplus) await finger.choose(page, id);
  await finger.choose(page, `to|${to}`);
  await finger.choose(page, 'go');
}

/** Of what is told now, in the middle of its beat: whether the page has it. */
async function during(page: Page, event: string, before: Awaited<ReturnType<typeof found>>) {
  for (let ms = 0; ms < 20_000; ms += 20) {
    if ((await page.evaluate(() => window.stage!.now().event)) === event) return beyond(page, before);
    await pass(page, 20);
  }
  throw new Error(`There was no ${event}.`);
}

describe('a card that is shown once', () => {
  it('is gone from the page when its beat is over: paid to a storm, and spent at sea', async () => {
    const { page, close } = await opened();
    const before = await found(page);
    // Anne drifts to and fro with so few cards that she buries none: the square she left is the storm that she comes to.
    for (const [anne, bart, keep] of [
      ['B2', 'D4', 2],
      ['C3', 'D3', 4],
    ] as const) {
      await drift(page, anne, keep);
      await untilAsked(page);
      await drift(page, bart);
      await untilAsked(page);
    }
    await drift(page, 'B2');
    await untilAsked(page);
    expect(await beyond(page, before)).toEqual(nothing);
    await finger.choose(page, 'reveal');
    const last = (await heldBy(page)).at(-1)!;
    await finger.choose(page, last.id);
    await finger.choose(page, 'go');
    const toll = await during(page, 'StormToll', before);
    expect(toll.held.length).toBeGreaterThan(0);
    expect(toll.texts.length).toBeGreaterThan(0);
    // The story of the same action goes on: the next captain draws.
    expect(await during(page, 'CardDrawn', before)).toEqual(nothing);
    await untilAsked(page);
    expect(await beyond(page, before)).toEqual(nothing);

    await drift(page, 'E3');
    await untilAsked(page);
    await finger.choose(page, 'reveal');
    const sailor = (await heldBy(page)).find(({ refusal }) => refusal === undefined)!;
    await finger.choose(page, sailor.id);
    const square = (await untilAsked(page)).targets.find(
      ({ id, refusal }) => id.startsWith('to|') && refusal === undefined,
    )!;
    await finger.choose(page, square.id);
    await finger.choose(page, 'go');
    const spent = await during(page, 'CrewSpent', before);
    expect(spent.held.length).toBeGreaterThan(0);
    expect(await during(page, 'ShipSailed', before)).toEqual(nothing);
    await untilAsked(page);
    expect(await beyond(page, before)).toEqual(nothing);
    await close();
  });
});
