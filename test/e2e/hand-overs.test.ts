/** The long form of what test/page/secrets.test.ts films: 100 hand-overs, frame by frame, and not one private pixel. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { type End, film, openCamera, otherEnds, plantSpot } from '../page/film.ts';
import { type House, openHouse } from '../page/open-page.ts';

let house: House;
let camera: Awaited<ReturnType<typeof openCamera>>;
beforeAll(async () => {
  house = await openHouse();
  camera = await openCamera(house);
});
afterAll(async () => {
  await camera?.close();
  await house?.close();
});

const perGame = 5;
const games = 20;

it(`${perGame * games} hand-overs: before a reveal and after a cover every frame is the same, whatever was loaded`, async () => {
  const dice = seededDice(seedFrom('hand-overs'), 'effects');
  let frames = 0;
  for (let game = 0; game < games; game++) {
    const ends = Array.from({ length: perGame }, () => pick<End>(['first', 'last'], dice));
    const one = await film(camera.page, { seed: `hand-over ${game}`, ends });
    const other = await film(camera.page, { seed: `hand-over ${game}`, ends: otherEnds(ends) });
    expect(other.frames, `game ${game}`).toEqual(one.frames);
    // The camera sees: no frame outside a look is one of an open hand, and looks differ from person to person.
    expect(one.frames.filter((shot) => one.looks.includes(shot))).toEqual([]);
    expect(new Set(one.looks).size).toBe(perGame);
    frames += one.frames.length;
  }
  expect(frames).toBe(perGame * games * 14);
});

it('catches a private pixel: four of them, planted after a cover', async () => {
  const shooting = { seed: 'planted', ends: ['first', 'last'] as const };
  const one = await film(camera.page, { ...shooting, plant: plantSpot });
  const other = await film(camera.page, { ...shooting, ends: otherEnds(shooting.ends), plant: plantSpot });
  expect(other.frames).not.toEqual(one.frames);
});
