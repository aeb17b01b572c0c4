/** The plug is pulled at any moment of a game of Korsar: no acknowledged card is lost, and no hand comes back by itself. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { thorough, times } from '../how-much.ts';
import { finger, untilAsked } from './hands.ts';
import { korsar } from './korsar-hands.ts';
import { type House, openHouse } from './open-page.ts';
import { forgetful, openPage, people, pullThePlug } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

it('at random moments of a two-handed game: no acknowledged action is lost', () =>
  pullThePlug(house, times(2, 4), korsar));

// The judge and the closed hand are the same for all games; npm test tries both with Treasure Fleet.
if (thorough) {
  it('a save of Korsar that lacks one acknowledged action is found out', async () => {
    await expect(pullThePlug(house, 4, korsar, forgetful)).rejects.toThrow();
  });

  it('while a hand is open: what comes back is closed, and the same hand waits behind the curtain', async () => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    let page = await openPage(house, context);
    await putRecord(page, newRecord(people, 'open hand', {}, 'korsar'));
    await page.close();
    page = await openPage(house, context);
    const ids = async () => (await untilAsked(page)).targets.map((target) => target.id);
    await finger.choose(page, 'resume');
    await untilAsked(page);
    await finger.choose(page, 'reveal');
    const open = await ids();
    expect(open.filter((id) => id.startsWith('card|')).length).toBe(6);
    await page.close();
    page = await openPage(house, context);
    await untilAsked(page);
    await finger.choose(page, 'resume');
    const back = await ids();
    expect(back).toContain('reveal');
    expect(back.filter((id) => /^(card|draw|launch)/.test(id))).toEqual([]);
    await finger.choose(page, 'reveal');
    expect(await ids()).toEqual(open);
    await context.close();
  });
}
