/** People at Korsar on other shapes of screen: some turns by touch, behind the curtain and with an open hand. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { few, outermost } from '../how-much.ts';
import { finger, hands, untilAsked } from './hands.ts';
import { type Done, pressKorsar } from './korsar-hands.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

type Size = { width: number; height: number };

/** Everything that can be chosen now can be touched: it lies whole in the window. */
async function expectInside(page: Page): Promise<void> {
  const asked = await hands(page);
  const { width, height } = page.viewportSize() as Size;
  for (const { id, x, y, w, h } of asked?.targets ?? []) {
    const { at } = asked!;
    expect(at.x + x * at.scale, id).toBeGreaterThanOrEqual(-1);
    expect(at.y + y * at.scale, id).toBeGreaterThanOrEqual(-1);
    expect(at.x + (x + w) * at.scale, id).toBeLessThanOrEqual(width + 1);
    expect(at.y + (y + h) * at.scale, id).toBeLessThanOrEqual(height + 1);
  }
}

async function open(size: Size, seats: number, people: number) {
  const context = await house.browser.newContext({ viewport: size, hasTouch: true });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(`${house.served.url}?game=korsar&renderer=canvas&speed=express`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await untilAsked(page);
  await finger.choose(page, `count:${seats}`);
  for (let seat = 1; seat < people; seat++) {
    await untilAsked(page);
    await finger.choose(page, `person:${seat}`);
  }
  await finger.choose(page, 'sail');
  return { page, troubles, close: () => context.close() };
}

const shapes: Record<string, Size> = {
  '16:10': { width: 960, height: 600 },
  '4:3': { width: 800, height: 600 },
  upright: { width: 540, height: 960 },
};

describe('Korsar by touch', () => {
  for (const [name, size] of few(1, outermost(Object.entries(shapes).reverse()))) {
    // Every hand is behind the curtain with eight; alone it lies in a tray.
    for (const [seats, people] of few(1, [
      [8, 8],
      [4, 1],
    ])) {
      it(`on ${name}, ${people} of ${seats}`, async () => {
        const { page, troubles, close } = await open(size, seats, people);
        const done: Done = { curtains: 0, cards: 0, draws: 0 };
        while (done.cards + done.draws < 8) {
          await untilAsked(page);
          await expectInside(page);
          await pressKorsar(page, finger, done.cards + done.draws, done);
        }
        expect(done.cards).toBeGreaterThan(1);
        expect(done.curtains).toBe(people === 1 ? 0 : 8);
        expect(troubles).toEqual([]);
        await close();
      });
    }
  }
});
