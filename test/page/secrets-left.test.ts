/**
 * A hand goes at once, in whatever way the window is left or seen by others: before the browser's own moment is over, with
 * an action being saved just then, and without a frame of ours in between.
 */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameRecord } from '../../src/match/record.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { recordAt } from './card-pirates-hands.ts';
import { finger, hands, pass, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { newRecord, putRecord } from './saved.ts';
import { hold, release, slowHost, untilHeld } from './slow-host.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Everything but turning the screen. */
const ways: Record<string, (page: Page) => Promise<void>> = {
  'the window is left': (page) => page.evaluate(() => void window.dispatchEvent(new Event('blur'))),
  'it is printed': (page) => page.evaluate(() => void window.dispatchEvent(new Event('beforeprint'))),
  'the page is hidden': (page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  'the page is frozen': (page) => page.evaluate(() => void document.dispatchEvent(new Event('freeze'))),
  'full screen begins or ends': (page) =>
    page.evaluate(() => void document.dispatchEvent(new Event('fullscreenchange'))),
  'another page takes its place': (page) => page.evaluate(() => void window.dispatchEvent(new Event('pagehide'))),
};

async function resume(record: GameRecord) {
  const viewport = { width: 480, height: 270 };
  const context = await house.browser.newContext({ viewport, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await slowHost(page);
  const open = async () => {
    await page.goto(`${house.served.url}?renderer=canvas&speed=express`);
    await untilOpen(page);
  };
  await open();
  await putRecord(page, record);
  await open();
  await finger.choose(page, 'resume');
  await untilAsked(page);
  return { page, viewport, close: () => context.close() };
}

const picture = async (page: Page): Promise<string> =>
  createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');

/** Comes back when the page has taken note of it. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  const resized = page.evaluate(
    () => new Promise<void>((done) => window.addEventListener('resize', () => done(), { once: true })),
  );
  // The listener is there before the window changes.
  await page.evaluate(() => {});
  await page.setViewportSize({ width, height });
  await resized;
}

const ids = async (page: Page): Promise<string[]> => (await hands(page))?.targets.map(({ id }) => id) ?? [];

/** What the finger would do, without letting time pass. */
async function tap(page: Page, id: string): Promise<void> {
  const { targets, at } = (await hands(page))!;
  const box = targets.find((target) => target.id === id)!;
  await page.touchscreen.tap(at.x + (box.x + box.w / 2) * at.scale, at.y + (box.y + box.h / 2) * at.scale);
}

const closed = async (page: Page): Promise<void> => {
  await untilAsked(page);
  expect(await ids(page)).toContain('reveal');
  expect(await ids(page)).not.toContain('ready');
};

/** Which end of a hand somebody presses a card at. */
type End = 'first' | 'last';

/** Pictures of open hands, and of the same screen just left. */
interface Seen {
  open: string[];
  left: string[];
}

/** The same match and the same moments: only the cards differ, so what is left must be the same pictures. */
async function compare(see: (end: End) => Promise<Seen>): Promise<{ one: Seen; other: Seen }> {
  const one = await see('first');
  const other = await see('last');
  expect(one.left.length).toBe(Object.keys(ways).length);
  expect(one.left.filter((each, i) => each === one.open[i])).toEqual([]);
  expect(other.left).toEqual(one.left);
  return { one, other };
}

describe('a hand goes', () => {
  it('while a battle card that was put down is being saved', async () => {
    const see = async (end: End): Promise<Seen> => {
      const { page, close } = await resume(recordAt('battle.attack', 3));
      const seen: Seen = { open: [], left: [] };
      const putDown = async () => {
        const free = (await untilAsked(page)).targets.filter(({ refusal }) => refusal === undefined);
        const cards = free.filter(({ id }) => /^(card|row)\|/.test(id)).map(({ id }) => id);
        await hold(page);
        await tap(page, cards[end === 'first' ? 0 : cards.length - 1]);
        await untilHeld(page);
      };
      const back = async () => {
        await release(page);
        await pass(page, 100);
        await closed(page);
      };
      for (const leave of Object.values(ways)) {
        await finger.choose(page, 'reveal');
        await putDown();
        seen.open.push(await picture(page));
        await leave(page);
        seen.left.push(await picture(page));
        await back();
      }
      await finger.choose(page, 'reveal');
      await putDown();
      await resize(page, 270, 480);
      await back();
      await close();
      return seen;
    };
    await compare(see);
  });

  it('at once in every way', async () => {
    const { one, other } = await compare(async (end) => {
      const people = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
      const { page, close } = await resume(newRecord(people, 'left'));
      const seen: Seen = { open: [], left: [] };
      for (const leave of Object.values(ways)) {
        await finger.choose(page, 'reveal');
        const deck = (await untilAsked(page)).targets.filter(({ id }) => id.startsWith('deck|'));
        await finger.choose(page, deck[end === 'first' ? 0 : deck.length - 1].id);
        await page.evaluate(() => window.stage!.advance(50));
        seen.open.push(await picture(page));
        await leave(page);
        seen.left.push(await picture(page));
        await pass(page, 50);
        await closed(page);
      }
      await close();
      return seen;
    });
    // The camera works: what was loaded shows.
    expect(one.open.filter((each, i) => each === other.open[i])).toEqual([]);
  });

  it('in the very frame in which the machine falls asleep, between its beginning and its drawing', async () => {
    const people = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
    const { page, close } = await resume(newRecord(people, 'asleep'));
    const { targets, at } = (await hands(page))!;
    const { x, y, w, h } = targets.find(({ id }) => id === 'reveal')!;
    const [pageX, pageY] = [at.x + (x + w / 2) * at.scale, at.y + (y + h / 2) * at.scale];
    await finger.choose(page, 'reveal');
    await untilAsked(page);
    // A press that is made while the hand lies open, and comes when it is covered.
    await page.evaluate(
      (place) => {
        const touch = new Touch({ identifier: 7, target: document.body, ...place });
        Object.assign(window, { late: new TouchEvent('touchstart', { changedTouches: [touch], touches: [touch] }) });
      },
      { pageX, pageY, clientX: pageX, clientY: pageY },
    );
    const frame = () => page.evaluate(() => window.stage!.advance(16));
    await frame();
    const open = await picture(page);
    expect(await ids(page)).toContain('ready');
    await page.evaluate(() => {
      const paper = CanvasRenderingContext2D.prototype;
      const { drawImage } = paper;
      paper.drawImage = function (...args: unknown[]) {
        paper.drawImage = drawImage;
        window.__setClock!(performance.now() + 600_000);
        return Reflect.apply(drawImage, this, args);
      };
    });
    await frame();
    const shown = await picture(page);
    // Whatever was private would go now, and nothing else changes.
    await ways['the window is left'](page);
    expect(await picture(page)).toBe(shown);
    expect(shown).not.toBe(open);
    await pass(page, 50);
    await closed(page);
    await page.evaluate(() => void window.dispatchEvent((window as unknown as { late: Event }).late));
    await pass(page, 500);
    await closed(page);
    await finger.choose(page, 'reveal');
    await untilAsked(page);
    expect(await ids(page)).toContain('ready');
    await close();
  });

  it('where the screen is turned; another shape only lays it out anew; on paper there is no table at all', async () => {
    const people = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
    const { page, viewport, close } = await resume(newRecord(people, 'turned'));
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#table').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await finger.choose(page, 'reveal');
    const { at } = (await hands(page))!;
    await resize(page, 640, 400);
    await pass(page, 100);
    expect(await ids(page)).toContain('ready');
    expect((await hands(page))!.at).not.toEqual(at);
    await resize(page, viewport.height, viewport.width);
    await pass(page, 100);
    await closed(page);
    await close();
  });

  it('but not where one person is alone with the computers; no menu comes up anywhere', async () => {
    const players = [
      { name: 'Anne', kind: 'person' as const },
      { name: 'Bart', kind: 'bot' as const, level: 'parrot' },
    ];
    const { page, close } = await resume(newRecord(players, 'alone'));
    const before = await ids(page);
    expect(before).toContain('ready');
    for (const [way, leave] of Object.entries(ways)) {
      await leave(page);
      await pass(page, 50);
      expect(await ids(page), way).toEqual(before);
    }
    const menus = await page.evaluate(() => {
      document.getElementById('notice')!.hidden = false;
      return ['html', 'body', '#notice', '#table', 'canvas'].map((where) => {
        const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
        document.querySelector(where)!.dispatchEvent(event);
        return event.defaultPrevented;
      });
    });
    expect(menus).toEqual([true, true, true, true, true]);
    await close();
  });
});
