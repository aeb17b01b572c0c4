/**
 * A whole game of each game, from the title to the ceremony: one person plays it against computers with one device. Three
 * devices and many people are the long run's.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from './open-page.ts';
import { playWhole, wholeGames } from './whole-game.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

it.each(wholeGames)('a whole game of $id, to the ceremony', async (game) => {
  await playWhole(house, game);
  expect.hasAssertions();
});
