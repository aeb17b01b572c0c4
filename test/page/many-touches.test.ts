/**
 * The glass and the keyboard of the built page: as many touches as the browser tells, beside which a tap works; nobody's pointer,
 * which covers no hand later and keeps no reel away; keys by their place.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idleAfter } from '../../src/app/prompts/idle-clock.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { finger, hands, pass, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

async function open(query = '') {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(`${house.served.url}?renderer=canvas&speed=express${query}`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await untilAsked(page);
  return { page, close: () => context.close() };
}

const ids = async (page: Page): Promise<string[]> => (await hands(page))?.targets.map((target) => target.id) ?? [];

interface Point {
  x: number;
  y: number;
  id: number;
}

/** A glass with fingers on it. */
async function glass(page: Page) {
  const session = await page.context().newCDPSession(page);
  const lying: Point[] = [];
  const tell = async (type: 'touchStart' | 'touchEnd', touchPoints: Point[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await pass(page, 100);
  };
  return {
    /** Lays a finger there, or in the middle of this target. */
    async down(id: number, at: { x: number; y: number } | string) {
      const asked = await hands(page);
      const box = asked?.targets.find((target) => target.id === at);
      if (typeof at === 'string' && !box)
        throw new Error(`There is no ${at} among ${asked?.targets.map((target) => target.id)}.`);
      const { x, y, scale } = asked?.at ?? { x: 0, y: 0, scale: 1 };
      const place =
        typeof at === 'string' ? { x: x + (box!.x + box!.w / 2) * scale, y: y + (box!.y + box!.h / 2) * scale } : at;
      lying.push({ ...place, id });
      await tell('touchStart', [...lying]);
    },
    /** Lifts it: the protocol wants those that end, not those that stay. */
    async up(id: number) {
      const at = lying.findIndex((point) => point.id === id);
      await tell('touchEnd', lying.splice(at, 1));
    },
  };
}

/** Places on the screen that is asked now, further from everything than a finger reaches. */
async function freePlaces(page: Page): Promise<{ x: number; y: number }[]> {
  const { targets, at } = (await hands(page))!;
  const far = (x: number, y: number) =>
    targets.every((box) => Math.hypot(gap(x, box.x, box.w), gap(y, box.y, box.h)) > 110);
  const places: { x: number; y: number }[] = [];
  for (let x = 20; x < 1920; x += 20)
    for (let y = 20; y < 1080; y += 20) if (far(x, y)) places.push({ x: at.x + x * at.scale, y: at.y + y * at.scale });
  return places;
}

const gap = (at: number, from: number, long: number) => Math.max(0, from - at, at - from - long);

describe('a tap beside ten fingers that rest', () => {
  it('works on the title, on the set-up, on a board and on the curtain that is held open', async () => {
    const { page, close } = await open();
    await page.evaluate(() => localStorage.setItem('captains-table/settings', '{"hold":true}'));
    await page.reload();
    await untilOpen(page);
    await untilAsked(page);
    const on = await glass(page);
    const free = await freePlaces(page);
    for (let id = 1; id <= 10; id++) await on.down(id, free[id * 3]);
    const before = await ids(page);
    expect(before).toContain('game:treasure-fleet');
    const tap = async (target: string) => {
      await on.down(11, target);
      await on.up(11);
      await untilAsked(page);
    };
    await tap('settings');
    expect(await ids(page)).toContain('music');
    await tap('close');
    await tap('game:treasure-fleet');
    await tap('person:1');
    await tap('sail');
    expect(await ids(page)).toContain('reveal');
    await on.down(11, 'reveal');
    expect(await ids(page)).toContain('ready');
    const card = (await ids(page)).find((id) => id.startsWith('deck|'))!;
    await on.down(12, card);
    expect((await ids(page)).filter((id) => id.startsWith('berth|')).length).toBe(1);
    await on.up(12);
    await on.up(11);
    expect(await ids(page)).toContain('reveal');
    await close();
  });
});

describe('touches that a browser does not tell the end of', () => {
  /** Tells the page of touches as a browser does, which may know more than its protocol lets through. */
  const tell = (page: Page, type: string, changed: readonly Point[], all: readonly Point[]) =>
    page.evaluate(
      ([kind, some, every]) => {
        const target = document.querySelector('#table canvas')!;
        const touch = ({ x, y, id }: Point) =>
          new Touch({ identifier: id, target, clientX: x, clientY: y, pageX: x, pageY: y });
        const lists = { changedTouches: some.map(touch), touches: every.map(touch), targetTouches: every.map(touch) };
        target.dispatchEvent(new TouchEvent(kind, { ...lists, bubbles: true, cancelable: true }));
      },
      [type, changed, all] as const,
    );

  it('take no tap from anybody, thirty of them; one that held a hand open lets go when it is not listed any more', async () => {
    const { page, close } = await open('&game=treasure-fleet');
    await page.evaluate(() => localStorage.setItem('captains-table/settings', '{"hold":true}'));
    await page.reload();
    await untilOpen(page);
    await untilAsked(page);
    const lost = (await freePlaces(page)).slice(0, 30).map((place, n) => ({ ...place, id: 100 + n }));
    expect(lost.length).toBe(30);
    for (const [n, point] of lost.entries()) await tell(page, 'touchstart', [point], lost.slice(0, n + 1));
    const { targets, at } = (await hands(page))!;
    const middle = (id: string, number: number): Point => {
      const box = targets.find((target) => target.id === id)!;
      return { x: at.x + (box.x + box.w / 2) * at.scale, y: at.y + (box.y + box.h / 2) * at.scale, id: number };
    };
    const person = middle('person:1', 200);
    await tell(page, 'touchstart', [person], [...lost, person]);
    await tell(page, 'touchend', [person], lost);
    await pass(page, 100);
    await finger.choose(page, 'sail');
    await untilAsked(page);
    expect(await ids(page)).toContain('reveal');
    const ring = { x: 480, y: 405, id: 300 };
    await tell(page, 'touchstart', [ring], [ring]);
    await pass(page, 100);
    expect(await ids(page)).toContain('ready');
    const other = { ...lost[0], id: 301 };
    await tell(page, 'touchstart', [other], [other]);
    await pass(page, 100);
    expect(await ids(page)).toContain('reveal');
    await close();
  });
});

describe('a mouse that nobody holds', () => {
  it('covers no hand later, and keeps no reel away, however it trembles or jumps', async () => {
    const { page, close } = await open('&game=treasure-fleet');
    for (const id of ['person:1', 'sail']) await finger.choose(page, id);
    await untilAsked(page);
    await finger.choose(page, 'reveal');
    await pass(page, 200);
    expect(await ids(page)).toContain('ready');
    for (let ms = 0, n = 0; ms < idleAfter.hand + 500; ms += 250, n++) {
      await page.mouse.move(n % 8 ? 480 + (n % 3) : 100, 300 - (n % 2));
      await pass(page, 250, 250);
    }
    await untilAsked(page);
    expect(await ids(page)).toContain('reveal');
    await close();

    const kiosk = await open('&kiosk');
    for (let ms = 0, n = 0; ms < idleAfter.title + 500; ms += 250, n++) {
      await kiosk.page.mouse.move(480 + (n % 3), 20 + (n % 2));
      await pass(kiosk.page, 250, 250);
    }
    await pass(kiosk.page, 1500);
    expect(await kiosk.page.evaluate(() => document.documentElement.dataset.table)).toBe('demo');
    await kiosk.close();
  });
});

describe('shortcuts', () => {
  it('lie at the same places under all letters, and under their letter where it lies elsewhere', async () => {
    const { page, close } = await open();
    const key = async (name: string, code: string) => {
      await page.evaluate(
        ([k, c]) =>
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: k, code: c, bubbles: true, cancelable: true }),
          ),
        [name, code] as const,
      );
      await pass(page, 100);
    };
    const muted = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('captains-table/settings') ?? '{}').mute === true);
    let before = await muted();
    // English, Russian, Greek, French by place and by letter, Hebrew.
    for (const [name, code] of [
      ['m', 'KeyM'],
      ['ь', 'KeyM'],
      ['μ', 'KeyM'],
      [',', 'KeyM'],
      ['m', 'Semicolon'],
      ['צ', 'KeyM'],
    ]) {
      await key(name, code);
      expect([name, code, await muted()]).toEqual([name, code, !before]);
      before = !before;
    }
    await finger.choose(page, 'game:korsar');
    await finger.choose(page, 'sail');
    await untilAsked(page);
    const table = await ids(page);
    for (const [name, code] of [
      ['?', 'Slash'],
      ['.', 'Slash'],
      ['?', 'Minus'],
      ['F1', 'F1'],
    ]) {
      await key(name, code);
      expect((await ids(page)).join(), name).not.toBe(table.join());
      await key('Escape', 'Escape');
      await untilAsked(page);
      expect(await ids(page)).toEqual(table);
    }
    await close();
  });
});
