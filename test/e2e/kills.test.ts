/**
 * The program is killed 300 times, 75 times in each game: half of the kills strike within 12 ms of an action's being sent to
 * be saved, the others at any moment. Every action that was acknowledged is there afterwards, and the game can be gone on with.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pick, type SeededDice, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { cardPiratesPlugged } from '../page/card-pirates-hands.ts';
import { finger, pass, untilAsked } from '../page/hands.ts';
import { korsar } from '../page/korsar-hands.ts';
import { type House, openHouse } from '../page/open-page.ts';
import { fleet, openPage, type Plugged, people } from '../page/plug.ts';
import { newRecord, putRecord, readFinished, readRecord } from '../page/saved.ts';
import { yellowbeardGame } from '../page/yellowbeard-hands.ts';

const kills = 75;
/** Milliseconds after an action was sent within which half of the kills strike. */
const close = 12;

declare global {
  interface Window {
    /** Milliseconds after the next action was sent at which its Worker dies; null: it lives. */
    __arm: number | null;
    __struck?: () => void;
    __acknowledged?: () => void;
  }
}

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Runs in the page before anything else there. */
function arm(): void {
  window.__arm = null;
  let dead = false;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: { path?: string[] }, ...rest: unknown[]) {
    (postMessage as (...args: unknown[]) => void).call(this, message, ...rest);
    if (window.__arm === null || message?.path?.[0] !== 'answer') return;
    const ms = window.__arm;
    window.__arm = null;
    setTimeout(() => {
      dead = true;
      this.terminate();
      window.__struck?.();
    }, ms);
  } as typeof postMessage;
  const mark = performance.mark.bind(performance);
  performance.mark = (name: string, ...rest: []) => {
    if (name === 'acknowledged' && !dead) window.__acknowledged?.();
    return mark(name, ...rest);
  };
}

interface Tally {
  resumed: number;
  /** Times that the game had come to its end with the action before the kill. */
  ended: number;
  armed: number;
  acknowledged: number;
}

/** One life of the page, from the title to its death. Answers how many actions were acknowledged, and whether it came to the end. */
async function live(context: BrowserContext, game: Plugged, dice: SeededDice, tally: Tally, armed: boolean) {
  let acknowledged = 0;
  let struck = false;
  const page = await openPage(house, context, {
    choose: async () => {},
    prepare: async (page: Page) => {
      await page.exposeFunction('__acknowledged', () => acknowledged++);
      await page.exposeFunction('__struck', () => {
        struck = true;
      });
      await page.addInitScript(arm);
    },
  });
  const ids = async () => (await untilAsked(page)).targets.map(({ id }) => id);
  if (!(await ids()).includes('resume')) {
    // The last action was the end of the game: it lies among the finished ones.
    const ended = await readFinished(page);
    await page.close();
    tally.ended++;
    return { before: ended?.steps.length ?? -1, acknowledged: 0, over: true };
  }
  const before = (await readRecord(page))?.steps.length ?? 0;
  await finger.choose(page, 'resume');
  tally.resumed++;
  let over = false;
  const presses = 2 + dice.below(8);
  for (let n = 0; !over && !struck && (n < presses || armed); n++) {
    const asked = await ids();
    // While there is a pause, `again` is the last round once more.
    over = asked.includes('again') && !asked.includes('pause');
    if (armed && n >= presses - 1) await page.evaluate((ms) => (window.__arm ??= ms), dice.below(close + 1));
    if (!over) await game.press(page, asked, (all) => pick(all, dice)).catch(() => expect(struck).toBe(true));
    if (n > 60) break;
  }
  if (!armed) await pass(page, dice.below(400));
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash');
  await page.close();
  if (struck) tally.armed++;
  tally.acknowledged += acknowledged;
  return { before, acknowledged, over };
}

describe('killed', () => {
  it.each([fleet, korsar, cardPiratesPlugged(), yellowbeardGame])(
    `${kills} times, half of them while something is saved: $id`,
    async (game) => {
      const dice = seededDice(seedFrom(`kills ${game.id}`), 'effects');
      const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
      const tally: Tally = { resumed: 0, ended: 0, armed: 0, acknowledged: 0 };
      const begin = async (n: number) => {
        const page = await openPage(house, context);
        await putRecord(page, newRecord(people, `kills ${n}`, game.options, game.id));
        await page.close();
      };
      await begin(0);
      let known = 0;
      for (let n = 0; n < kills; n++) {
        const { before, acknowledged, over } = await live(context, game, dice, tally, n % 2 === 0);
        expect(before).toBeGreaterThanOrEqual(known);
        known = before + acknowledged;
        if (!over) continue;
        await begin(n + 1);
        known = 0;
      }
      console.log(
        `${game.id}: ${kills} lives, ${tally.armed} ended within ${close} ms of a save, ${tally.resumed} times gone on, ` +
          `${tally.ended} times found at the end, ` +
          `${tally.acknowledged} actions acknowledged, 0 lost`,
      );
      expect(tally.resumed + tally.ended).toBe(kills);
      expect(tally.armed).toBeGreaterThan(kills / 3);
      await context.close();
    },
  );
});
