/**
 * Nobody can tell from picture, sound or time what the pirate does: two scripted turns of equal hold time give the same
 * pixels outside the look until the next public fact. And his chart leaves nothing behind in the page.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { thorough } from '../how-much.ts';
import { finger, hands, untilAsked } from './hands.ts';
import { stringsInReach } from './heap.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage, people } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';
import { filmPirate, openSea, type Plot } from './yellowbeard-film.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Left from Maracaibo and sails, or from Veracruz and lies at anchor: as many presses, the same time. */
const sailing: Plot = [
  ['at|L15', 'sail'],
  ['at|L14', 'sight', 'sail'],
];
const lying: Plot = [
  ['at|B3', 'sail'],
  ['at|B4', 'sight', 'anchor'],
];

describe('the pirate’s turn', () => {
  if (thorough) {
    it('looks and sounds the same whatever he plots, frame by frame, until the Navy has rolled', async () => {
      const { page, close } = await openSea(house);
      const one = await filmPirate(page, sailing);
      const other = await filmPirate(page, lying);
      expect(one.frames.length).toBeGreaterThan(90);
      // The camera sees: charts differ, and no frame outside a look is one of them.
      expect(other.looks).not.toEqual(one.looks);
      expect(one.frames.filter((shot) => one.looks.includes(shot))).toEqual([]);
      expect(new Set(one.frames).size).toBeGreaterThan(10);
      expect(other.heard).toEqual(one.heard);
      expect(one.heard.join()).toContain('quill');
      // Nothing shakes at all, and would be noticed.
      expect([one.felt, other.felt]).toEqual([[], []]);
      expect(other.log).toEqual(one.log);
      expect(other.frames).toEqual(one.frames);
      await close();
    });

    it('a sound more, or a rumble, would be caught', async () => {
      const { page, close } = await openSea(house);
      const one = await filmPirate(page, sailing);
      const other = await filmPirate(page, lying, async (on, turn) => {
        if (turn !== 1) return;
        await on.evaluate(() => navigator.vibrate(30));
        await on.keyboard.press('m');
        await on.keyboard.press('m');
      });
      expect(other.heard).not.toEqual(one.heard);
      expect(other.felt).not.toEqual(one.felt);
      await close();
    });

    it('a private pixel would be caught', async () => {
      const { page, close } = await openSea(house);
      const plant = (color: string) => (on: Page, i: number) =>
        on.evaluate(
          ([tone, turn]) => {
            if (turn !== 1) return;
            const spot = document.createElement('div');
            spot.style.cssText = `position:fixed;left:7px;top:9px;width:2px;height:2px;background:${tone};z-index:9`;
            document.body.append(spot);
          },
          [color, i] as const,
        );
      const one = await filmPirate(page, sailing, plant('#300'));
      const other = await filmPirate(page, lying, plant('#301'));
      expect(other.frames).not.toEqual(one.frames);
      await close();
    });
  }

  it('leaves nothing behind when the chart is covered: not in memory, not among what can be chosen', async () => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    let page = await openPage(house, context);
    const options = { autoSetup: true, firstPirate: 0 };
    await putRecord(page, newRecord(people, 'heap', options, 'yellowbeard'));
    await page.close();
    page = await openPage(house, context);
    await finger.choose(page, 'resume');
    await untilAsked(page);
    await finger.choose(page, 'reveal');
    await finger.choose(page, 'at|L15');
    await finger.choose(page, 'sail');
    await untilAsked(page);
    await finger.choose(page, 'reveal');
    await finger.choose(page, 'at|L14');
    const own = '"square":"L15"|L15-L14';
    // The search finds what is there.
    expect(await holds(page, own)).toBe(true);
    await finger.choose(page, 'hide');
    await untilAsked(page);
    expect(await holds(page, own)).toBe(false);
    expect(JSON.stringify(await hands(page))).not.toMatch(/at\|/);
    await context.close();
  });
});

/** Whether the page's thread can still reach a string like this. */
async function holds(page: Page, pattern: string): Promise<boolean> {
  return (await stringsInReach(page)).some((text) => new RegExp(pattern).test(text));
}
