/** The plug is pulled at any moment: no acknowledged action is lost, and what comes back shows nothing private. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { times } from '../how-much.ts';
import { finger, hands, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { fleet, forgetful, openPage, people, pullThePlug } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

describe('a crash', () => {
  it('at random moments of a two-handed game: no acknowledged action is lost', async () => {
    await pullThePlug(house, times(1, 4));
  });

  it('is judged: a save that lacks one acknowledged action is found out', async () => {
    await expect(pullThePlug(house, 4, fleet, forgetful)).rejects.toThrow();
  });

  it('while a hand is open: what comes back is closed, and the same hand waits behind the curtain', async () => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    let page = await openPage(house, context);
    await putRecord(page, newRecord(people, 'open hand'));
    await page.close();
    page = await openPage(house, context);
    await finger.choose(page, 'resume');
    await untilAsked(page);
    await finger.choose(page, 'reveal');
    const open = (await untilAsked(page)).targets.map((target) => target.id);
    expect(open.filter((id) => id.startsWith('deck|')).length).toBeGreaterThan(3);
    await page.close();
    page = await openPage(house, context);
    expect(JSON.stringify(await hands(page))).not.toMatch(/d[1-5]\//);
    await finger.choose(page, 'resume');
    const back = (await untilAsked(page)).targets.map((target) => target.id);
    expect(back).toContain('reveal');
    expect(back).not.toContain('ready');
    await finger.choose(page, 'reveal');
    expect((await untilAsked(page)).targets.map((target) => target.id)).toEqual(open);
    await context.close();
  });

  it('a broken save is told in a sentence, and the house opens', async () => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    let page = await openPage(house, context);
    await putRecord(page, { ...newRecord(people, 'broken'), version: 99 });
    await page.close();
    page = await openPage(house, context);
    await page.waitForSelector('#notice:not([hidden])');
    expect(await page.locator('#notice').textContent()).toMatch(/saved game cannot be resumed/);
    const open = (await untilAsked(page)).targets.map((target) => target.id);
    expect(open).toContain('game:treasure-fleet');
    expect(open).not.toContain('resume');
    await context.close();
  });
});
