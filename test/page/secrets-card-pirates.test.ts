/**
 * Two people, one screen: outside a look the page holds no hand of Card Pirates, neither in memory nor in a single pixel.
 * Names of cards are no secret, the box is a table of the program; a hand is a list of them.
 */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deck } from '../../src/rules/card-pirates/cards.ts';
import { thorough } from '../how-much.ts';
import { finger, hands, untilAsked } from './hands.ts';
import { handsInReach } from './heap.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage, people } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** The box itself is a list of 52, the sea one of 48; pictures of the rules show three at most. */
const shape = { names: deck, least: 4, most: 39 };
const listsOfCards = (page: Page) => handsInReach(page, shape);

async function atCurtain(seed: string, width = 960) {
  const context = await house.browser.newContext({ viewport: { width, height: (width * 9) / 16 }, hasTouch: true });
  const first = await openPage(house, context);
  await putRecord(first, newRecord(people, seed, { firstSeat: 0 }, 'card-pirates'));
  await first.close();
  const page = await openPage(house, context);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await finger.choose(page, 'resume');
  await untilAsked(page);
  return { page, said, close: () => context.close() };
}

const nothing = { lists: [], texts: [] };

/** Buries the first or the last three cards, and drifts: the room learns the same of either. */
async function buryAndDrift(page: Page, which: 'first' | 'last', to: string): Promise<void> {
  await finger.choose(page, 'bury');
  const cards = (await untilAsked(page)).targets.filter(({ id }) => id.startsWith('card|'));
  const buried = which === 'first' ? cards.slice(0, cards.length - 4) : cards.slice(4);
  for (const { id } of buried) await finger.choose(page, id);
  await finger.choose(page, `to|${to}`);
  await finger.choose(page, 'go');
}

describe('secrets of Card Pirates on one screen', () => {
  it('memory, page, storage and console hold no hand before a reveal and after a cover', async () => {
    const { page, said, close } = await atCurtain('heap');
    expect(await listsOfCards(page)).toEqual(nothing);
    await finger.choose(page, 'reveal');
    // The search finds what is there: an open hand of seven.
    expect((await listsOfCards(page)).lists.some((list) => list.length === 7)).toBe(true);
    await finger.choose(page, 'bury');
    await finger.choose(page, 'card|2');
    await finger.choose(page, 'hide');
    expect(await listsOfCards(page)).toEqual(nothing);
    await finger.choose(page, 'reveal');
    await finger.choose(page, 'card|2');
    await finger.choose(page, 'bury');
    await buryAndDrift(page, 'first', 'B2');
    await untilAsked(page);
    expect(await listsOfCards(page)).toEqual(nothing);
    const seen = await page.evaluate(() =>
      JSON.stringify([
        document.documentElement.outerHTML,
        { ...localStorage },
        { ...sessionStorage },
        document.cookie,
        location.href,
        performance.getEntries().map((entry) => entry.name),
      ]),
    );
    const all = seen + said.join('\n') + JSON.stringify(await hands(page));
    expect(deck.filter((id) => new RegExp(`"${id}"`).test(all))).toEqual([]);
    await close();
  });

  if (thorough) {
    it('every frame outside a look is the same, whatever the hands are: pixels, number and order', async () => {
      const film = async (seed: string, which: 'first' | 'last') => {
        const { page, close } = await atCurtain(seed, 480);
        const frames: string[] = [];
        const picture = async () =>
          createHash('sha256')
            .update(await page.screenshot())
            .digest('hex');
        const shoot = async (count: number) => {
          for (let n = 0; n < count; n++) {
            await page.evaluate(() => window.stage!.advance(100));
            frames.push(await picture());
          }
        };
        const inside: string[] = [];
        for (const to of ['B2', 'D4']) {
          await shoot(2);
          await finger.choose(page, 'reveal');
          await page.evaluate(() => window.stage!.advance(50));
          inside.push(await picture());
          await finger.choose(page, 'hide');
          await shoot(2);
          await finger.choose(page, 'reveal');
          await buryAndDrift(page, which, to);
          await shoot(20);
          await untilAsked(page);
        }
        await close();
        return { frames, inside };
      };
      const one = await film('one deal', 'first');
      const other = await film('another deal', 'last');
      expect(one.frames.length).toBe(48);
      expect(other.frames).toEqual(one.frames);
      // The camera works: frames differ among themselves, and hands do.
      expect(new Set(one.frames).size).toBeGreaterThan(15);
      expect(other.inside).not.toEqual(one.inside);
      expect(one.frames).not.toContain(one.inside[0]);
    });
  }
});
