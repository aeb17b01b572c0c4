/**
 * Boards over the table, by finger, keys and gamepad: each opens and closes from wherever it is offered, the game behind
 * it waits, a hand that lies open is closed first, and what happened is told without a card of anybody's hand.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { fewOf } from '../how-much.ts';
import { finger, gamepad, type Hand, hands, keyboard, pass, untilAsked } from './hands.ts';
import { stringsInReach } from './heap.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

type Way = 'left' | 'down' | 'back';

/** A hand that also presses without choosing anything. A finger touches a button for what the others press. */
interface Presser extends Hand {
  press(page: Page, way: Way): Promise<void>;
  /** Two steps down the board of settings and one to the left. */
  lowersMusic(page: Page): Promise<void>;
}

const padOf: Record<Way, number> = { left: 14, down: 13, back: 1 };
const keyOf: Record<Way, string> = { left: 'ArrowLeft', down: 'ArrowDown', back: 'Escape' };

async function byArrows(this: Presser, page: Page): Promise<void> {
  for (const way of ['down', 'down', 'left'] as const) await this.press(page, way);
}

const pressers: Record<string, Presser> = {
  finger: {
    ...finger,
    async press(page) {
      const ids = (await hands(page))?.targets.map((target) => target.id) ?? [];
      const closes = ['close', 'stay', 'back', 'hide', 'pause'].find((id) => ids.includes(id));
      if (closes) return finger.choose(page, closes);
      // While the table tells nothing is asked, and yet the pause lies there.
      await page.touchscreen.tap(1345 / 2, 96 / 2);
      await pass(page, 50);
    },
    lowersMusic: (page) => finger.choose(page, 'music:9'),
  },
  keyboard: {
    ...keyboard,
    async press(page, way) {
      await page.keyboard.press(keyOf[way]);
      await pass(page, 50);
    },
    lowersMusic: byArrows,
  },
  gamepad: {
    ...gamepad,
    async press(page, way) {
      for (const on of [true, false]) {
        await page.evaluate(
          ([button, pressed]) => {
            window.__pad!.buttons[button as number].pressed = pressed as boolean;
          },
          [padOf[way], on] as const,
        );
        await pass(page, 50);
      }
    },
    lowersMusic: byArrows,
  },
};

async function openTitle(hand: Hand) {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await hand.prepare?.(page);
  await page.goto(`${house.served.url}?renderer=canvas&speed=express`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await pass(page, 200);
  return { page, troubles, close: () => context.close() };
}

const ids = async (page: Page): Promise<string[]> => (await hands(page))?.targets.map((target) => target.id) ?? [];

const kept = (page: Page): Promise<Record<string, unknown>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('captains-table/settings') ?? '{}'));

/** Opens every board that the pause offers, and closes it again. */
async function roundOfBoards(page: Page, hand: Presser): Promise<void> {
  for (const [board, holds] of [
    ['settings', 'speed'],
    ['rules', 'page:2'],
    ['log', 'close'],
  ]) {
    await hand.choose(page, board);
    expect(await ids(page)).toContain(holds);
    await hand.press(page, 'back');
    expect(await ids(page)).toContain('stay');
  }
}

async function load(page: Page, hand: Hand): Promise<void> {
  await hand.choose(page, 'reveal');
  for (let card = 0; card < 3; card++) {
    const deck = (await ids(page)).filter((id) => id.startsWith('deck|'));
    await hand.choose(page, deck[0]);
  }
  await hand.choose(page, 'ready');
  await untilAsked(page);
}

describe('boards over the table', () => {
  for (const [name, hand] of Object.entries(fewOf(1, pressers))) {
    it(`by ${name}, from the title, the set-up and in a game`, async () => {
      const { page, troubles, close } = await openTitle(hand);

      await hand.choose(page, 'settings');
      await hand.lowersMusic(page);
      expect(await kept(page)).toMatchObject({ music: 9, sea: 10, speed: 'normal' });
      await hand.press(page, 'back');
      expect(await ids(page)).toContain('game:treasure-fleet');

      await hand.choose(page, 'game:treasure-fleet');
      await hand.choose(page, 'rules');
      await hand.choose(page, 'page:1');
      await hand.press(page, 'back');
      await hand.choose(page, 'count:2');
      await hand.choose(page, 'person:1');
      await hand.choose(page, 'sail');

      // In the middle of what is told: it waits, however long, and nothing can be taken back.
      await pass(page, 100);
      await hand.press(page, 'back');
      expect(await ids(page)).toEqual(expect.arrayContaining(['stay', 'log', 'rules', 'settings', 'leave']));
      expect(await ids(page)).not.toContain('undo');
      const told = await page.evaluate(() => window.stage!.now());
      await pass(page, 20_000);
      expect(await page.evaluate(() => window.stage!.now())).toEqual(told);
      await roundOfBoards(page, hand);
      await hand.choose(page, 'stay');
      await untilAsked(page);

      // An open hand is closed before anything else can be opened.
      await hand.choose(page, 'reveal');
      expect(await ids(page)).not.toContain('pause');
      await hand.press(page, 'back');
      expect(await ids(page)).toContain('reveal');
      expect(await ids(page)).not.toContain('stay');
      await hand.press(page, 'back');
      const asked = await hands(page);
      expect(asked?.targets.find((target) => target.id === 'undo')).toMatchObject({ refusal: expect.any(String) });
      await hand.choose(page, 'stay');
      await load(page, hand);
      await load(page, hand);

      // The grey pirate's card is placed and taken back, from the tray.
      const before = (await ids(page)).filter((id) => id.startsWith('ship|'));
      expect(await ids(page)).not.toContain('undo');
      await hand.choose(page, before[1]);
      await untilAsked(page);
      await hand.choose(page, 'undo');
      await untilAsked(page);
      expect((await ids(page)).filter((id) => id.startsWith('ship|'))).toEqual(before);
      await hand.choose(page, before[0]);
      await untilAsked(page);

      await hand.press(page, 'back');
      await roundOfBoards(page, hand);
      await hand.choose(page, 'log');
      if (hand === pressers.finger) {
        const reachable = (await stringsInReach(page)).join('\n');
        expect(reachable).toContain('What happened');
        expect(reachable).not.toMatch(/d[1-5]\/(?:[1-4]|BP|ST)\.\d/);
      }
      await hand.choose(page, 'watch');
      expect(await hands(page)).toBeNull();
      await untilAsked(page);
      expect(await ids(page)).toContain('watch');
      // One ship alone.
      await hand.choose(page, 'row:0');
      expect(await hands(page)).toBeNull();
      await untilAsked(page);
      expect(await ids(page)).toContain('watch');
      await hand.press(page, 'back');
      await hand.choose(page, 'stay');
      expect((await ids(page)).some((id) => id.startsWith('card|'))).toBe(true);
      expect(troubles).toEqual([]);
      await close();
    });
  }
});
