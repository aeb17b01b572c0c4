/** The plug is pulled in the middle of a battle of Card Pirates: what was committed is still there, and nobody sees it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { thorough, times } from '../how-much.ts';
import { cardPiratesPlugged, recordAt } from './card-pirates-hands.ts';
import { finger, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { forgetful, openPage, pullThePlug } from './plug.ts';
import { putRecord, readRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

it('crew that was committed before a crash stands in the row after it, behind the curtain', async () => {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  let page = await openPage(house, context);
  await putRecord(page, recordAt('battle.attack', 2));
  const ids = async () => (await untilAsked(page)).targets.map((target) => target.id);
  const comeBack = async () => {
    await page.close();
    page = await openPage(house, context);
    expect(await ids()).toContain('resume');
    await finger.choose(page, 'resume');
    const closed = await ids();
    expect(closed).toContain('reveal');
    expect(closed.filter((id) => /^(card|row|ready)/.test(id))).toEqual([]);
  };
  const firstFree = async () =>
    (await untilAsked(page)).targets.find(({ id, refusal }) => id.startsWith('card|') && !refusal)?.id ?? '';
  await comeBack();
  await finger.choose(page, 'reveal');
  await finger.choose(page, await firstFree());
  expect((await ids()).filter((id) => id.startsWith('row|'))).toEqual(['row|0']);
  const committed = (await readRecord(page))?.steps.at(-1);
  expect(committed).toMatchObject({ action: { type: 'commit' } });
  await comeBack();
  await finger.choose(page, 'reveal');
  // Still there, and still to be taken back.
  expect((await ids()).filter((id) => id.startsWith('row|'))).toEqual(['row|0']);
  await finger.choose(page, 'row|0');
  expect((await ids()).filter((id) => id.startsWith('row|'))).toEqual([]);
  await finger.choose(page, await firstFree());
  await finger.choose(page, 'ready');
  await untilAsked(page);
  expect((await readRecord(page))?.steps.at(-1)).toMatchObject({ action: { type: 'ready' } });
  // The defender's curtain, after another crash as well.
  await comeBack();
  await context.close();
});

it('at random moments of a two-handed game: no acknowledged action is lost', () =>
  pullThePlug(house, times(2, 4), cardPiratesPlugged()));

// The judge is the same for all games; npm test tries it with Treasure Fleet.
if (thorough) {
  it('a save of Card Pirates that lacks one acknowledged action is found out', async () => {
    await expect(pullThePlug(house, 4, cardPiratesPlugged(), forgetful)).rejects.toThrow();
  });
}
