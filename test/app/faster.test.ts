/** What is told can be hurried, and a sign says so; where only computers play one press leads to the end. */
import { expect, it } from 'vitest';
import { shellWords } from '../../src/words/house/house.ts';
import { openSilentHouse } from './silent-house.ts';

const { faster, toEnd } = shellWords().hurry;
const games = ['treasure-fleet', 'korsar', 'card-pirates', 'yellowbeard'];
const calm = { settings: { speed: 'calm' as const } };

it('a sign says that a touch hurries what is told, and it is true', async () => {
  const house = await openSilentHouse({ query: 'game=korsar', ...calm });
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('draw'));
  expect(house.words).not.toContain(faster.touch);
  await house.tap('draw');
  // The computers are told of at their own pace, and then at that of a finger.
  const lasts = async (hurry: boolean) => {
    let passed = 0;
    for (; !house.prompter.hands; passed++) {
      expect(house.words).toContain(faster.touch);
      if (hurry) house.touch({ x: 960, y: 700 });
      await house.pass(100, 100);
    }
    return passed;
  };
  const slow = await lasts(false);
  await house.tap('draw');
  expect(await lasts(true)).toBeLessThan(slow / 2);
});

it('the sign names a button to those who hold keys or a pad', async () => {
  const house = await openSilentHouse({ query: 'game=korsar', ...calm });
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('draw'));
  house.prompter.picker.put('draw');
  await house.key({ kind: 'confirm' });
  await house.pass(100);
  expect(house.words).toContain(faster.press);
});

it.each(games)('one press leads to the end of a game of %s in which only computers play', async (game) => {
  const house = await openSilentHouse({ query: `game=${game}`, ...calm });
  await house.tap('bot:0');
  await house.tap('sail');
  await house.pass(500);
  expect(house.words).toContain(toEnd.touch);
  const before = house.scene.reel.beats;
  house.touch({ x: 960, y: 700 });
  // Every beat that comes before the end is over as soon as it began.
  await house.untilAsked((ids) => ids.includes('again'));
  expect(house.scene.reel.beats).toBeGreaterThan(before);
  expect(house.prompter.clock).toBeLessThan(60_000);
});
