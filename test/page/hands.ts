/** Hands for the built page: a finger, a keyboard, a gamepad, each choosing the same way a person would. */
import type { Page } from 'playwright-core';
import type {} from '../../src/controller/stage-hook.ts';
import { until, waitFor } from '../progress.ts';

export interface Hand {
  /** Before the page opens. */
  prepare?(page: Page): Promise<void>;
  /** Words of the address that it needs. */
  address?: string;
  /** Chooses the target with this id; the page's time is moved by `pass`. */
  choose(page: Page, id: string): Promise<void>;
}

interface Offered {
  focus: string | null;
  targets: { id: string; x: number; y: number; w: number; h: number; refusal?: string; turns?: boolean }[];
  at: { x: number; y: number; scale: number };
}

/** A long time passes in pieces: each is a sign of life, however slow the machine. */
const piece = 2000;

/** `frame`: milliseconds of one frame; 50 when absent. */
export async function pass(page: Page, ms: number, frame?: number): Promise<void> {
  let left = ms;
  do {
    await page.evaluate(([t, length]) => window.stage!.pass(t!, length), [Math.min(left, piece), frame] as const);
    left -= piece;
  } while (left > 0);
}

/** Milliseconds of a frame where nobody does anything. */
export const idleFrame = 250;

export const hands = (page: Page): Promise<Offered | null> => page.evaluate(() => window.stage!.hands());

/** How often the page has marked a moment since it was loaded. */
export const marked = (page: Page, moment: 'acknowledged' | 'unsaved'): Promise<number> =>
  page.evaluate(
    (name) => (performance.getEntriesByName(name, 'mark').at(-1) as PerformanceMark | undefined)?.detail.times ?? 0,
    moment,
  );

/** Until the page shows its first screen. */
export async function untilThere(page: Page): Promise<void> {
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await pass(page, 200);
}

/** Until the page has the table. One that was closed or loaded anew just now may hold it for a while, by a real clock. */
export async function untilOpen(page: Page): Promise<void> {
  await untilThere(page);
  const offered = async () => {
    const all = (await hands(page))?.targets.map(({ id }) => id);
    if (all?.join() === 'take') await pass(page, 500);
    return all;
  };
  await until('the table, which another window holds', offered, (all) => all?.join() !== 'take');
}

/** Lets time pass until somebody is asked. */
export async function untilAsked(page: Page, ms = 120_000): Promise<Offered> {
  const asking = async () => {
    for (let spent = 0; spent < ms; spent += 500) {
      const asked = await hands(page);
      if (asked) return asked;
      await pass(page, 500);
    }
    throw new Error(`Nobody was asked within ${ms} ms of the page's time.`);
  };
  return waitFor("a page's next question", asking());
}

async function boxOf(page: Page, id: string) {
  const asked = await hands(page);
  const box = asked?.targets.find((target) => target.id === id);
  if (!box) throw new Error(`There is no ${id} to choose; there is ${asked?.targets.map((t) => t.id).join(', ')}.`);
  const { x, y, scale } = asked!.at;
  return { x: x + (box.x + box.w / 2) * scale, y: y + (box.y + box.h / 2) * scale };
}

export const finger: Hand = {
  async choose(page, id) {
    const { x, y } = await boxOf(page, id);
    await page.touchscreen.tap(x, y);
    await pass(page, 50);
  },
};

/** The buttons beside the canvas, which is covered: whoever uses them sees nothing else. */
export const mirror: Hand = {
  address: '&mirror',
  async prepare(page) {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const cover = document.createElement('style');
        cover.textContent = 'canvas { visibility: hidden }';
        document.head.append(cover);
      });
    });
  },
  async choose(page, id) {
    await page.evaluate((target) => {
      const all = [...document.querySelectorAll<HTMLButtonElement>('#mirror button')];
      const button = all.find(({ dataset }) => dataset.target === target);
      if (!button) throw new Error(`No button beside the canvas is ${target}.`);
      button.click();
    }, id);
    await pass(page, 50);
  },
};

/** Walks the focus to the target, one press at a time, as a person with arrows does; then confirms. */
async function walk(page: Page, id: string, press: (what: string) => Promise<void>): Promise<void> {
  const seen = new Map<string, number>();
  for (let presses = 0; presses < 80; presses++) {
    const asked = await hands(page);
    if (asked?.focus === id) return press('confirm');
    const from = asked?.targets.find((target) => target.id === asked.focus);
    const to = asked?.targets.find((target) => target.id === id);
    if (!from || !to) throw new Error(`There is no way from ${asked?.focus} to ${id}.`);
    const dx = to.x + to.w / 2 - from.x - from.w / 2;
    const dy = to.y + to.h / 2 - from.y - from.h / 2;
    const across = dx > 0 ? 'right' : 'left';
    const along = dy > 0 ? 'down' : 'up';
    const wanted = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
    // Where the straight way does not lead on, the other one is tried.
    const times = seen.get(from.id) ?? 0;
    seen.set(from.id, times + 1);
    // Left and right turn a row: people go down the board until they are there.
    const ways = from.turns ? ['down', 'down', 'up'] : [...wanted, 'down', 'right', 'up', 'left'];
    await press(ways[times % ways.length]);
  }
  throw new Error(`The focus never came to ${id}.`);
}

const keyNames: Record<string, string> = {
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
  confirm: 'Enter',
};

export const keyboard: Hand = {
  choose: (page, id) =>
    walk(page, id, async (what) => {
      await page.keyboard.press(keyNames[what]);
      await pass(page, 50);
    }),
};

const padButtons: Record<string, number> = { up: 12, down: 13, left: 14, right: 15, confirm: 0 };

declare global {
  interface Window {
    __pad?: { connected: boolean; buttons: { pressed: boolean; value: number }[] };
  }
}

export const gamepad: Hand = {
  async prepare(page) {
    await page.addInitScript(() => {
      const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
      const pad = {
        id: 'Test pad',
        index: 0,
        connected: true,
        mapping: 'standard',
        axes: [0, 0, 0, 0],
        buttons,
        timestamp: 0,
      };
      window.__pad = pad;
      navigator.getGamepads = () => (pad.connected ? [pad as unknown as Gamepad] : [null]);
    });
  },
  choose: (page, id) =>
    walk(page, id, async (what) => {
      const set = (pressed: boolean) =>
        page.evaluate(
          ([button, on]) => {
            window.__pad!.buttons[button as number].pressed = on as boolean;
          },
          [padButtons[what], pressed] as const,
        );
      await set(true);
      await pass(page, 50);
      await set(false);
      await pass(page, 50);
    }),
};
