/** A question is withdrawn while its captain looks: see test/app/withdrawn for the order of things, here it is the page. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { until } from '../progress.ts';
import { finger, pass, untilAsked } from './hands.ts';
import { ids, loadCards, openTable, steps } from './lose-host.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** A computer sits down in the seat: the host is told as by somebody who does not sit at this screen. */
const sitDown = (page: Page, seat: number) =>
  page.evaluate((at) => {
    const { workers } = window.__host!;
    const polly = { name: 'Polly', kind: 'bot', level: 'parrot' };
    const given = [at, polly].map((value) => ({ type: 'RAW', value }));
    workers[workers.length - 1].postMessage({ id: 'captain', type: 'APPLY', path: ['captain'], argumentList: given });
  }, seat);

it('the hand closes by itself, the others are asked, and nothing of it was played', async () => {
  const { page, close } = await openTable(house, 'withdrawn');
  const before = await steps(page);
  const ready = await loadCards(page);
  expect(await ids(page)).toContain('hide');
  await sitDown(page, 0);
  const saved = () => steps(page);
  await until('the move of the one who sat down', saved, (count) => count > before);
  const asked = async () => {
    await pass(page, 100);
    return ids(page);
  };
  await until('the curtain before the other one', asked, (all) => all.includes('reveal'));
  expect((await ids(page)).filter((id) => /^(ready|hide|deck|berth)/.test(id))).toEqual([]);
  // What lay there means nothing any more.
  const after = await steps(page);
  await page.touchscreen.tap(ready.x, ready.y);
  await pass(page, 500);
  expect(await steps(page)).toBe(after);
  await untilAsked(page);
  await finger.choose(page, 'reveal');
  expect(await ids(page)).toContain('ready');
  await close();
});
