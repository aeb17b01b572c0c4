/** The house stays light: all scripts of the build together, and those of a first visit to one game, weighed after gzip. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { games } from '../../src/rules/index.ts';
import { firstVisit, gzippedScripts } from '../../src/tools/first-visit.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** Bytes after gzip. */
const most = { build: 620_000, visit: 410_000 };

it('all scripts of the build are light enough', () => {
  expect(gzippedScripts(house.folder)).toBeLessThanOrEqual(most.build);
});

it.each(Object.keys(games))('a first visit to %s is light enough', async (id) => {
  const { scripts } = await firstVisit(
    house.browser,
    house.served,
    house.folder,
    `?demo=${id}&renderer=canvas`,
    1,
    300,
  );
  expect(scripts).toBeGreaterThan(most.visit / 4);
  expect(scripts).toBeLessThanOrEqual(most.visit);
});
