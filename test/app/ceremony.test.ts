/** While a ceremony is told nothing lies over it: buttons come when it has been read, and keys, pads and the mouse open the pause all the same. */
import { expect, it } from 'vitest';
import { shellWords } from '../../src/words/house/house.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

const games = ['treasure-fleet', 'korsar', 'card-pirates', 'yellowbeard'];

/** Plays a game of computers up to its ceremony, which is told from now on. */
async function toCeremony(game: string): Promise<SilentHouse> {
  const house = await openSilentHouse({ query: `game=${game}`, settings: { speed: 'normal' } });
  const { reel } = house.scene;
  const play = reel.play.bind(reel);
  let crowns = false;
  reel.play = (beat, table, pace) => {
    crowns = table.has('wordmark');
    return play(beat, table, pace);
  };
  await house.tap('bot:0');
  await house.tap('sail');
  const hurries = shellWords().hurry.toEnd.touch;
  let touched = false;
  for (let frames = 0; !crowns && frames < 4000; frames++) {
    if (!touched && house.words.includes(hurries)) {
      house.touch({ x: 960, y: 700 });
      touched = true;
    }
    await house.pass(100, 100);
  }
  expect(crowns).toBe(true);
  return house;
}

const lying = ({ scene }: SilentHouse): string[] => [...scene.over.keys()];

it.each(games)('nothing lies over the ceremony of %s until it has been told', async (game) => {
  const house = await toCeremony(game);
  let told = 0;
  for (; house.scene.reel.isBusy; told++) {
    expect(lying(house)).toEqual([]);
    await house.pass(100, 100);
  }
  expect(told).toBeGreaterThan(20);
  expect(await house.untilAsked()).toContain('again');
  expect(lying(house)).toEqual(expect.arrayContaining(['again', 'explain'].map((id) => expect.stringContaining(id))));
});

it.each(['key', 'pad'] as const)('the pause opens by %s while a ceremony is told, and it can be left', async (how) => {
  const house = await toCeremony('korsar');
  await (how === 'key' ? house.key({ kind: 'back' }) : house.pad(0, { kind: 'back' }));
  await house.untilAsked((ids) => ids.includes('leave') || ids.includes('stay'));
  expect(house.scene.reel.isPaused).toBe(true);
  await house.tap('stay');
  expect(await house.untilAsked()).toContain('again');
});
