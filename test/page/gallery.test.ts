/** `?gallery` on the built page; and nobody else loads it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

it('opens by its address, walks on by keyboard and loads nothing for others', async () => {
  const visit = await house.open('?gallery&renderer=canvas&speed=express');
  await visit.page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0, null, {
    polling: 100,
  });
  for (let i = 0; i < 4; i++) {
    await visit.page.waitForTimeout(300);
    await visit.page.keyboard.press('Enter');
  }
  expect(await visit.notice()).toBeNull();
  expect(visit.troubles).toEqual([]);
  expect(visit.requests.some((url) => url.includes('gallery'))).toBe(true);
  await visit.close();
  const other = await house.open('?demo=treasure-fleet&renderer=canvas');
  await other.page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0, null, {
    polling: 100,
  });
  expect(other.requests.some((url) => url.includes('gallery'))).toBe(false);
  await other.close();
});
