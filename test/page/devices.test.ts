/**
 * What people hold, on the built page: names by key, finger and pad; a hand that is open as long as something is held;
 * gamepads that have a seat, are unplugged, and come back.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { fewOf } from '../how-much.ts';
import { finger, type Hand, hands, keyboard, pass, untilAsked, untilOpen } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { pads, sailWithPads } from './pads.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

async function open(query = '?game=treasure-fleet') {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  const held = await pads(page, 3);
  await page.goto(`${house.served.url}${query}&renderer=canvas&speed=express`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await untilAsked(page);
  return { page, pads: held, close: () => context.close() };
}

const ids = async (page: Page): Promise<string[]> => (await hands(page))?.targets.map((target) => target.id) ?? [];

const crew = (page: Page): Promise<{ name: string; kind: string }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('captains-table/crew/treasure-fleet') ?? '[]'));

describe('a name', () => {
  it('is typed, and kept for the next game', async () => {
    const { page, close } = await open();
    await finger.choose(page, 'name:1');
    for (const key of ['Z', 'o', 'e', 'Backspace', 'ë', ' ', '<', 'I', 'I']) {
      await page.evaluate((k) => window.dispatchEvent(new KeyboardEvent('keydown', { key: k, bubbles: true })), key);
      await pass(page, 50);
    }
    await page.keyboard.press('Enter');
    await pass(page, 50);
    expect(await ids(page)).toContain('sail');
    await finger.choose(page, 'sail');
    await untilAsked(page);
    expect((await crew(page)).map(({ name }) => name)).toEqual(['Anne', 'Zoë II', 'Calico', 'Mary']);
    await page.goto(`${house.served.url}?game=treasure-fleet&renderer=canvas&speed=express`);
    await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
    await untilAsked(page);
    expect((await crew(page))[1].name).toBe('Zoë II');
    await close();
  });

  it('takes letters of the third level, of dead keys and of input methods; shortcuts write nothing', async () => {
    const { page, close } = await open();
    await finger.choose(page, 'name:1');
    const press = async (key: string, how: { [held: string]: boolean | undefined } = {}) => {
      const taken = await page.evaluate(
        ([k, more]) =>
          !document.dispatchEvent(new KeyboardEvent('keydown', { key: k, bubbles: true, cancelable: true, ...more })),
        [key, how] as const,
      );
      await pass(page, 50);
      return taken;
    };
    expect(await press('Ł', { ctrlKey: true, altKey: true })).toBe(true);
    expect(await press('ó', { modifierAltGraph: true, altKey: true })).toBe(true);
    expect(await press('ś', { altKey: true })).toBe(true);
    for (const how of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      expect(await press('x', how)).toBe(false);
    // What is put together elsewhere arrives as text.
    await press('Dead');
    await press('e', { isComposing: true });
    await page.keyboard.insertText('é');
    await pass(page, 50);
    await page.keyboard.insertText('u\u0302');
    await pass(page, 50);
    await page.keyboard.press('Enter');
    await pass(page, 50);
    await finger.choose(page, 'sail');
    await untilAsked(page);
    expect((await crew(page))[1].name).toBe('Łóśéû');
    await close();
  });

  for (const [name, hand] of Object.entries(fewOf<Hand>(1, { keyboard, finger }))) {
    it(`is chosen letter by letter by ${name}; two captains never have the same`, async () => {
      const { page, close } = await open();
      await hand.choose(page, 'name:2');
      for (const key of ['a', 'n', 'n', 'e']) {
        await hand.choose(page, `key:${key}`);
      }
      await hand.choose(page, 'done');
      await hand.choose(page, 'sail');
      await untilAsked(page);
      expect((await crew(page))[2].name).toBe('Anne II');
      await close();
    });
  }
});

describe('hold to look', () => {
  it('shows a hand as long as Space, a trigger or a finger is held, and not a frame longer', async () => {
    const { page, pads: held, close } = await open();
    await page.evaluate(() => localStorage.setItem('captains-table/settings', '{"hold":true}'));
    await page.reload();
    await untilOpen(page);
    await untilAsked(page);
    await finger.choose(page, 'person:1');
    await finger.choose(page, 'sail');
    await untilAsked(page);
    expect(await ids(page)).toContain('reveal');
    // A press is no hold.
    await page.keyboard.press('Enter');
    await pass(page, 100);
    expect(await ids(page)).toContain('reveal');
    await page.keyboard.down(' ');
    await pass(page, 100);
    expect(await ids(page)).toContain('ready');
    await page.keyboard.press('Enter');
    await pass(page, 100);
    expect((await ids(page)).filter((id) => id.startsWith('berth|')).length).toBe(1);
    await page.keyboard.up(' ');
    await pass(page, 20);
    expect(await ids(page)).toContain('reveal');
    await held.set(0, 'trigger', true);
    await pass(page, 100);
    expect((await ids(page)).filter((id) => id.startsWith('berth|')).length).toBe(1);
    await held.set(0, 'trigger', false);
    await pass(page, 50);
    expect(await ids(page)).toContain('reveal');
    // Unplugged: it lets go.
    await held.set(0, 'trigger', true);
    await pass(page, 100);
    expect(await ids(page)).toContain('ready');
    await held.plug(0, false);
    await pass(page, 50);
    expect(await ids(page)).toContain('reveal');
    // Let go before the hand was there: it never opens.
    await page.keyboard.down(' ');
    await page.keyboard.up(' ');
    await pass(page, 200);
    expect(await ids(page)).toContain('reveal');
    await close();
  });

  it('with fingers: one holds, another chooses', async () => {
    const { page, close } = await open();
    await page.evaluate(() => localStorage.setItem('captains-table/settings', '{"hold":true}'));
    await page.reload();
    await untilOpen(page);
    await untilAsked(page);
    await finger.choose(page, 'person:1');
    await finger.choose(page, 'sail');
    await untilAsked(page);
    const session = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchEnd', points: { x: number; y: number; id: number }[]) => {
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
      await pass(page, 100);
    };
    const ring = { x: 480, y: 405, id: 1 };
    await touch('touchStart', [ring]);
    expect(await ids(page)).toContain('ready');
    const card = (await hands(page))!.targets.find(({ id }) => id.startsWith('deck|'))!;
    const at = { x: (card.x + card.w / 2) / 2, y: (card.y + card.h / 2) / 2, id: 2 };
    await touch('touchStart', [ring, at]);
    expect((await ids(page)).filter((id) => id.startsWith('berth|')).length).toBe(1);
    await touch('touchEnd', []);
    expect(await ids(page)).toContain('reveal');
    await close();
  });
});

describe('a gamepad', () => {
  it('has a seat; unplugged, the table waits for it; it comes back and goes on', async () => {
    const { page, pads: held, close } = await open();
    await sailWithPads(page, held);
    expect((await crew(page)).map(({ kind }) => kind)).toEqual(['person', 'person']);
    // Whose hand waits: the other one's pad does not open it.
    const first = (await ids(page)).includes('reveal');
    expect(first).toBe(true);
    const opens = async (pad: number) => {
      await held.press(pad, 'south');
      await pass(page, 100);
      return (await ids(page)).includes('ready');
    };
    const own = (await opens(0)) ? 0 : 1;
    if (own === 1) expect(await opens(1)).toBe(true);
    await held.plug(own, false);
    await pass(page, 100);
    // Covered at once, and waiting.
    expect(await ids(page)).toEqual(['goOn']);
    await held.plug(own, true);
    await pass(page, 100);
    expect(await ids(page)).toContain('reveal');
    expect(await opens(1 - own)).toBe(false);
    expect(await opens(own)).toBe(true);
    await held.press(own, 'east');
    await held.plug(own, false);
    await pass(page, 100);
    expect(await ids(page)).toEqual(['goOn']);
    await page.keyboard.press('ArrowUp');
    await pass(page, 100);
    expect(await ids(page)).toContain('reveal');
    // Nobody waits for it a second time, and the other pad may help out.
    expect(await opens(1 - own)).toBe(true);
    await close();
  });

  it('has its seat again after a reload; one that is away is asked for, and another may take its place', async () => {
    const { page, pads: held, close } = await open();
    await sailWithPads(page, held);
    await page.reload();
    await untilOpen(page);
    await finger.choose(page, 'resume');
    await untilAsked(page);
    const opens = async (pad: number) => {
      await held.press(pad, 'south');
      await pass(page, 100);
      return (await ids(page)).includes('ready');
    };
    // One of the two opens the hand, the other one is told whose turn it is.
    const own = (await opens(0)) ? 0 : 1;
    if (own === 1) expect(await opens(1)).toBe(true);
    await held.press(own, 'east');
    expect(await opens(1 - own)).toBe(false);
    await page.reload();
    await untilOpen(page);
    // Now it is not there; the house asks for it, and a third one that nobody has takes the seat.
    await held.plug(own, false);
    await finger.choose(page, 'resume');
    await untilAsked(page);
    expect(await ids(page)).toEqual(['goOn']);
    await held.press(2, 'south');
    await pass(page, 100);
    expect(await ids(page)).toContain('reveal');
    expect(await opens(1 - own)).toBe(false);
    expect(await opens(2)).toBe(true);
    await close();
  });
});

describe('what is that?', () => {
  it('asked by the second button and by a finger that rests; no menu of the browser opens, and nothing is played', async () => {
    const { page, close } = await open('?game=korsar');
    await finger.choose(page, 'sail');
    await untilAsked(page);
    await page.evaluate(() => {
      const opened: boolean[] = [];
      Object.assign(window, { opened });
      // What the house leaves alone comes here.
      document.addEventListener('contextmenu', (event) => setTimeout(() => opened.push(!event.defaultPrevented)));
    });
    const before = await ids(page);
    // The things that can be asked about, and one that is far from all that can be chosen.
    const { targets } = (await hands(page))!;
    await finger.choose(page, 'explain');
    const far = (at: { x: number; y: number }) =>
      targets.every(({ x, y, w, h }) => Math.hypot(gap(at.x, x, w), gap(at.y, y, h)) > 100);
    const things = (await hands(page))!.targets.filter(({ id }) => id.startsWith('thing|'));
    const spot = things.map(({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 })).find(far)!;
    await finger.choose(page, 'explain');
    await pass(page, 500);
    expect(await ids(page)).toEqual(before);
    const at = { x: spot.x / 2, y: spot.y / 2 };
    const explained = async () => (await ids(page)).some((id) => id.startsWith('thing|'));

    await page.mouse.click(at.x, at.y, { button: 'right' });
    await pass(page, 50);
    expect(await explained()).toBe(true);
    await page.mouse.click(at.x, at.y);
    await pass(page, 50);
    expect(await ids(page)).toEqual(before);

    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number; id: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ ...at, id: 1 }]);
    await pass(page, 500);
    expect(await explained()).toBe(false);
    await pass(page, 200);
    expect(await explained()).toBe(true);
    await touch('touchEnd', []);
    await pass(page, 50);
    expect(await explained()).toBe(true);
    await page.keyboard.press('Enter');
    await pass(page, 50);
    expect(await ids(page)).toEqual(before);

    // A finger that wanders rests nowhere.
    await touch('touchStart', [{ ...at, id: 1 }]);
    await touch('touchMove', [{ x: at.x + 40, y: at.y, id: 1 }]);
    await pass(page, 900);
    expect(await explained()).toBe(false);
    await touch('touchEnd', []);
    expect(await page.evaluate(() => (window as unknown as { opened: boolean[] }).opened)).toEqual([false]);
    await close();
  });
});

const gap = (at: number, from: number, long: number) => Math.max(0, from - at, at - from - long);
