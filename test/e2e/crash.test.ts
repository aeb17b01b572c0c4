/** The long form of test/page/crash.test.ts, and what comes back after a crash, pixel by pixel. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { filmCrashes } from '../page/crash-film.ts';
import { type End, otherEnds, plantSpot } from '../page/film.ts';
import { type House, openHouse } from '../page/open-page.ts';
import { pullThePlug } from '../page/plug.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

it('20 crashes at random moments: no acknowledged action is lost', () => pullThePlug(house, 20));

it('20 crashes: what comes back is the same to the pixel, whatever was chosen before', async () => {
  const dice = seededDice(seedFrom('crash films'), 'effects');
  let frames = 0;
  for (let game = 0; game < 4; game++) {
    const ends = Array.from({ length: 5 }, () => pick<End>(['first', 'last'], dice));
    const one = await filmCrashes(house, { seed: `crash ${game}`, ends });
    const other = await filmCrashes(house, { seed: `crash ${game}`, ends: otherEnds(ends) });
    expect(other.frames, `game ${game}`).toEqual(one.frames);
    expect(one.frames.filter((shot) => one.looks.includes(shot))).toEqual([]);
    frames += one.frames.length;
  }
  expect(frames).toBe(20 * 5);
});

it('catches a private pixel: four of them, planted on the page that comes back', async () => {
  const ends = ['first', 'last'] as const;
  const one = await filmCrashes(house, { seed: 'planted', ends, plant: plantSpot });
  const other = await filmCrashes(house, { seed: 'planted', ends: otherEnds(ends), plant: plantSpot });
  expect(other.frames).not.toEqual(one.frames);
});
