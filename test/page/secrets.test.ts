/**
 * Two people, one screen: between cover and the next reveal the page holds nothing of a hand, neither in memory nor in a
 * single pixel, and no frame comes sooner or later for what somebody chose.
 */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { times } from '../how-much.ts';
import { finger, hands, pass, untilAsked, untilOpen } from './hands.ts';
import { stringsInReach } from './heap.ts';
import { type House, openHouse } from './open-page.ts';
import { newRecord, putRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const people = ['Anne', 'Bart', 'Calico'].map((name) => ({ name, kind: 'person' as const }));
const cardId = /d[1-5]\/(?:[1-4]|BP|ST)\.\d/g;

async function atCurtain(seed: string, width = 960) {
  const context = await house.browser.newContext({ viewport: { width, height: (width * 9) / 16 }, hasTouch: true });
  const said: string[] = [];
  const open = async () => {
    const page = await context.newPage();
    page.on('console', (message) => said.push(message.text()));
    await page.addInitScript(installClock, { epoch, seed: 1 });
    await page.goto(`${house.served.url}?renderer=canvas&speed=express`);
    await untilOpen(page);
    return page;
  };
  const first = await open();
  await putRecord(first, newRecord(people, seed));
  await first.close();
  const page = await open();
  await finger.choose(page, 'resume');
  await untilAsked(page);
  return { page, said, close: () => context.close() };
}

const heapStrings = async (page: Page) => (await stringsInReach(page)).join('\n');
const idsIn = (text: string): string[] => [...new Set(text.match(cardId) ?? [])];

/** Opens the hand, loads three cards from this end of the deck, closes by Ready. */
async function load(page: Page, from: 'first' | 'last'): Promise<void> {
  await finger.choose(page, 'reveal');
  for (let n = 0; n < 3; n++) {
    const deck = (await untilAsked(page)).targets.filter((target) => target.id.startsWith('deck|'));
    await finger.choose(page, (from === 'first' ? deck[0] : deck[deck.length - 1]).id);
  }
  await finger.choose(page, 'ready');
}

describe('secrets on one screen', () => {
  it('whatever somebody does behind the curtain, the room hears it open and close and nothing between', async () => {
    const heardOf = async (from: 'first' | 'last', dither: number) => {
      const { page, close } = await atCurtain('heard');
      const before = await page.evaluate(() => window.stage!.heard().length);
      if (dither > 0) {
        await finger.choose(page, 'reveal');
        for (let n = 0; n < dither; n++) {
          // Loads a card and takes it back.
          const deck = (await untilAsked(page)).targets.filter((target) => target.id.startsWith('deck|'));
          await finger.choose(page, deck[n].id);
        }
        for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight');
        await finger.choose(page, 'hide');
        await untilAsked(page);
      }
      await load(page, from);
      const heard = await page.evaluate((n) => window.stage!.heard().slice(n), before);
      await close();
      return heard.map(({ cue }) => cue);
    };
    const plain = await heardOf('first', 0);
    expect(plain.slice(0, 3)).toEqual(['press', 'curtain-open', 'curtain-close']);
    expect(await heardOf('last', 0)).toEqual(plain);
    expect(await heardOf('last', 2)).toEqual(['press', 'curtain-open', 'curtain-close', ...plain]);
  });

  it('memory, page, storage and console hold no card before a reveal and after a cover', async () => {
    const { page, said, close } = await atCurtain('heap');
    expect(idsIn(await heapStrings(page))).toEqual([]);
    await finger.choose(page, 'reveal');
    // The search finds what is there: an open hand of thirteen cards.
    expect(idsIn(await heapStrings(page)).length).toBeGreaterThanOrEqual(13);
    await finger.choose(page, 'hide');
    expect(idsIn(await heapStrings(page))).toEqual([]);
    await load(page, 'first');
    await untilAsked(page);
    expect(idsIn(await heapStrings(page))).toEqual([]);
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
    expect(idsIn(seen + said.join('\n') + JSON.stringify(await hands(page)))).toEqual([]);
    await close();
  });

  it('an open hand closes by itself: after 20 s, when the window is left, when a pad is lost', async () => {
    const { page, close } = await atCurtain('cover');
    const open = async () => {
      await finger.choose(page, 'reveal');
      expect((await untilAsked(page)).targets.some((target) => target.id === 'ready')).toBe(true);
    };
    const closed = async () => {
      const ids = (await untilAsked(page)).targets.map((target) => target.id);
      expect(ids).toContain('reveal');
      expect(ids).not.toContain('ready');
    };
    await open();
    await pass(page, 19_000);
    expect((await hands(page))?.targets.some((target) => target.id === 'ready')).toBe(true);
    await pass(page, 1500);
    await closed();
    await open();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await pass(page, 50);
    await closed();
    await open();
    await page.evaluate(() => {
      const pad = { index: 0, connected: true, axes: [0, 0], buttons: [] } as unknown as Gamepad;
      navigator.getGamepads = () => [pad];
    });
    await pass(page, 100);
    await page.evaluate(() => {
      navigator.getGamepads = () => [null];
    });
    await pass(page, 100);
    await closed();
    await close();
  });

  it('every frame outside a look is the same, whatever was loaded: pixels, number and order', async () => {
    const film = async (ends: ('first' | 'last')[]) => {
      const { page, close } = await atCurtain('pixels', 480);
      const frames: string[] = [];
      const shoot = async (count: number) => {
        for (let n = 0; n < count; n++) {
          await page.evaluate(() => window.stage!.advance(100));
          frames.push(
            createHash('sha256')
              .update(await page.screenshot())
              .digest('hex'),
          );
        }
      };
      let inside = '';
      for (const end of ends) {
        await shoot(3);
        await finger.choose(page, 'reveal');
        await page.evaluate(() => window.stage!.advance(50));
        inside += createHash('sha256')
          .update(await page.screenshot())
          .digest('hex');
        await finger.choose(page, 'hide');
        await shoot(3);
        await load(page, end);
        await shoot(10);
        await untilAsked(page);
      }
      await close();
      return { frames, inside };
    };
    const rounds = times(1, 3);
    const strong = await film((['first', 'last', 'first'] as const).slice(0, rounds));
    const weak = await film((['last', 'first', 'last'] as const).slice(0, rounds));
    expect(strong.frames.length).toBe(16 * rounds);
    expect(weak.frames).toEqual(strong.frames);
    // The camera works: frames differ among themselves, and a look shows something else.
    expect(new Set(strong.frames).size).toBeGreaterThan(6 * rounds);
    expect(strong.frames).not.toContain(strong.inside.slice(0, 64));
  });
});
