/**
 * People on other shapes of screen: a sailing of Treasure Fleet by touch on 16:10, 4:3 and an upright window. Whatever is
 * offered lies in the window, large enough for a finger, and the window may change its shape in between.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frameFor } from '../../src/presentation/shapes.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { few, outermost, thorough } from '../how-much.ts';
import { finger, hands, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

type Size = { width: number; height: number };

/** Everything that can be chosen now can be touched: its middle lies in the window. */
async function expectInside(page: Page): Promise<void> {
  const asked = await hands(page);
  const { width, height } = page.viewportSize() as Size;
  for (const { id, x, y, w, h } of asked?.targets ?? []) {
    const { at } = asked!;
    const middle = { x: at.x + (x + w / 2) * at.scale, y: at.y + (y + h / 2) * at.scale };
    expect(middle.x, id).toBeGreaterThan(0);
    expect(middle.y, id).toBeGreaterThan(0);
    expect(middle.x, id).toBeLessThan(width);
    expect(middle.y, id).toBeLessThan(height);
    // In reference pixels of the window's own frame; 96 with the gap to what lies beside it.
    const unit = Math.min(width / frameFor(width, height).width, height / frameFor(width, height).height);
    expect((Math.min(w, h) * at.scale) / unit, id).toBeGreaterThanOrEqual(83);
  }
}

/** Presses through one sailing of two people and a computer; `turned` is called at every screen. */
async function sail(page: Page, turned: (screens: number) => Promise<void>): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let screens = 0; screens < 90; screens++) {
    await turned(screens);
    const ids = (await untilAsked(page)).targets.map((target) => target.id);
    await expectInside(page);
    const of = (kind: string) => ids.filter((id) => id.startsWith(`${kind}|`));
    if (ids.includes('reveal')) {
      // The second sailing is as the first.
      if (seen.has('fired')) return seen;
      seen.add('curtain');
      await finger.choose(page, 'reveal');
    } else if (ids.includes('ready')) {
      seen.add('hand');
      await finger.choose(page, of('berth').length < 3 ? of('deck')[0] : 'ready');
    } else if (of('ship').length > 0) {
      seen.add('fired');
      await finger.choose(page, of('ship')[screens % of('ship').length]);
    } else await finger.choose(page, of('card')[0]);
  }
  return seen;
}

async function open(size: Size) {
  const context = await house.browser.newContext({ viewport: size, hasTouch: true });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(`${house.served.url}?game=treasure-fleet&renderer=canvas&speed=express`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await untilAsked(page);
  await finger.choose(page, 'person:1');
  await finger.choose(page, 'count:3');
  await finger.choose(page, 'sail');
  return { page, troubles, close: () => context.close() };
}

const shapes: Record<string, Size> = {
  '16:10': { width: 960, height: 600 },
  '4:3': { width: 800, height: 600 },
  upright: { width: 540, height: 960 },
};

describe('a sailing by touch', () => {
  for (const [name, size] of few(1, outermost(Object.entries(shapes)))) {
    it(`on ${name}`, async () => {
      const { page, troubles, close } = await open(size);
      expect([...(await sail(page, async () => {}))].sort()).toEqual(['curtain', 'fired', 'hand']);
      expect(troubles).toEqual([]);
      await close();
    });
  }

  // Each shape by itself is tried above.
  if (thorough) {
    it('in a window that changes its shape all the time', async () => {
      const { page, troubles, close } = await open({ width: 960, height: 540 });
      const sizes = Object.values(shapes);
      const turned = async (screens: number) => {
        if (screens % 3 !== 0) return;
        const size = sizes[(screens / 3) % sizes.length];
        await page.setViewportSize(size);
        await page.waitForFunction((h) => document.querySelector('canvas')?.clientHeight === h, size.height);
        await pass(page, 50);
      };
      expect([...(await sail(page, turned))].sort()).toEqual(['curtain', 'fired', 'hand']);
      expect(troubles).toEqual([]);
      await close();
    });
  }
});
