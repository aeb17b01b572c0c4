/** The plug is pulled at any moment: no acknowledged action is lost, and what comes back shows nothing private. */

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { finger, hands, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { newRecord, putRecord, readRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house?.close());

const people = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
const address = () => `${house.served.url}?renderer=canvas&speed=express`;

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(address());
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await pass(page, 200);
  return page;
}

/** One press of whoever is asked; any legal one. */
async function pressOnce(page: Page, choose: (ids: string[]) => string): Promise<boolean> {
  const asked = await untilAsked(page);
  const ids = asked.targets.map((target) => target.id);
  if (ids.includes('again')) return false;
  const berths = ids.filter((id) => id.startsWith('berth|'));
  const useful = ids.filter((id) => id !== 'hide' && id !== 'look' && !id.startsWith('berth|'));
  if (ids.includes('ready')) {
    const deck = ids.filter((id) => id.startsWith('deck|'));
    await finger.choose(page, berths.length < 3 ? choose(deck) : 'ready');
  } else {
    const ships = ids.filter((id) => id.startsWith('ship|'));
    await finger.choose(page, choose(ships.length > 0 ? ships : useful));
  }
  return true;
}

const acknowledged = (page: Page): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('acknowledged').length);

describe('a crash', () => {
  it('20 times at random moments of a two-handed game: no acknowledged action is lost', async () => {
    const dice = seededDice(seedFrom('crash'), 'effects');
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    let page = await openPage(context);
    await putRecord(page, newRecord(people, 'crash'));
    let known = 0;
    let all = 0;
    let crashes = 0;
    for (; crashes < 20; crashes++) {
      await page.close();
      page = await openPage(context);
      const asked = await untilAsked(page);
      // Nothing private on the way back: the title, with the match to go on with.
      expect(asked.targets.map((target) => target.id)).toContain('resume');
      expect(JSON.stringify(asked)).not.toMatch(/d[1-5]\//);
      const saved = await readRecord(page);
      expect(saved?.steps.length).toBeGreaterThanOrEqual(known);
      await finger.choose(page, 'resume');
      const before = saved?.steps.length ?? 0;
      let over = false;
      for (let presses = 3 + dice.below(9); presses > 0; presses--) {
        over = !(await pressOnce(page, (ids) => pick(ids, dice)));
        if (over) break;
        // The plug may go in the middle of anything.
        if (presses === 1) await pass(page, dice.below(400));
      }
      const now = await acknowledged(page);
      all += now;
      known = before + now;
      if (!over) continue;
      known = 0;
      await putRecord(page, newRecord(people, `crash ${crashes}`));
    }
    expect(all).toBeGreaterThan(25);
    await context.close();
  });

  it('while a hand is open: what comes back is closed, and the same hand waits behind the curtain', async () => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    let page = await openPage(context);
    await putRecord(page, newRecord(people, 'open hand'));
    await page.close();
    page = await openPage(context);
    await finger.choose(page, 'resume');
    await untilAsked(page);
    await finger.choose(page, 'reveal');
    const open = (await untilAsked(page)).targets.map((target) => target.id);
    expect(open.filter((id) => id.startsWith('deck|')).length).toBeGreaterThan(3);
    await page.close();
    page = await openPage(context);
    expect(JSON.stringify(await hands(page))).not.toMatch(/d[1-5]\//);
    await finger.choose(page, 'resume');
    expect((await untilAsked(page)).targets.map((target) => target.id)).toEqual(['reveal']);
    await finger.choose(page, 'reveal');
    expect((await untilAsked(page)).targets.map((target) => target.id)).toEqual(open);
    await context.close();
  });

  it('a broken save is told in a sentence, and the house opens', async () => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    let page = await openPage(context);
    await putRecord(page, { ...newRecord(people, 'broken'), version: 99 });
    await page.close();
    page = await openPage(context);
    await page.waitForSelector('#notice:not([hidden])');
    expect(await page.locator('#notice').textContent()).toMatch(/saved match cannot be taken up again/);
    expect((await untilAsked(page)).targets.map((target) => target.id)).toEqual(['game:treasure-fleet', 'credits']);
    await context.close();
  });
});
