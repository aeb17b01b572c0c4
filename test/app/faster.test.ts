/** What is told can be hurried, and a sign says so; where only computers play one press leads to the end. */
import { expect, it } from 'vitest';
import { frames } from '../../src/presentation/shapes.ts';
import type { View } from '../../src/rules/korsar/types.ts';
import { shellWords } from '../../src/words/house/house.ts';
import { answer } from './answers.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

const { faster, toEnd } = shellWords().hurry;
const games = ['treasure-fleet', 'korsar', 'card-pirates', 'yellowbeard'];
const calm = { settings: { speed: 'calm' as const } };

const shapes = ['wide', 'portrait'] as const;

/** Milliseconds that are told around five answers of the only person, the first thing they may do each time. */
async function toldFor(game: string, shape: (typeof shapes)[number], hurry: boolean): Promise<number> {
  const house = await openSilentHouse({ query: `game=${game}`, ...calm });
  house.scene.cast.frame = frames[shape];
  await house.tap('sail');
  let told = 0;
  for (let answers = 0; answers < 5; ) {
    await house.settle();
    if (house.prompter.hands) {
      expect(house.words).not.toContain(faster.touch);
      await answer(house);
      answers++;
    } else {
      if (house.scene.reel.isBusy) expect(house.words).toContain(faster.touch);
      if (hurry) house.touch({ x: 540, y: 700 });
      await house.pass(100, 100);
      told += 100;
    }
  }
  return told;
}

it.each(games.flatMap((game) => shapes.map((shape) => [game, shape] as const)))(
  'a sign says that a touch hurries what is told, and it is true: %s, %s',
  async (game, shape) => {
    // The computers are told of at their own pace, and then at that of a finger.
    const slow = await toldFor(game, shape, false);
    expect(await toldFor(game, shape, true)).toBeLessThan(slow / 2);
  },
);

it('the sign names a button to those who hold keys or a pad', async () => {
  const house = await openSilentHouse({ query: 'game=korsar', ...calm });
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('draw'));
  house.prompter.picker.put('draw');
  await house.key({ kind: 'confirm' });
  await house.pass(100);
  expect(house.words).toContain(faster.press);
});

/** One touch leads to the ceremony: every beat that comes before the end is over as soon as it began. */
async function leadsToEnd(house: SilentHouse): Promise<void> {
  for (let waited = 0; waited < 200 && !house.words.includes(toEnd.touch); waited++) await house.pass(100, 100);
  expect(house.words).toContain(toEnd.touch);
  const [before, begun] = [house.scene.reel.beats, house.prompter.clock];
  house.touch({ x: 960, y: 700 });
  await house.untilAsked((ids) => ids.includes('again') && !ids.includes('pause'));
  expect(house.scene.reel.beats).toBeGreaterThan(before);
  expect(house.prompter.clock - begun).toBeLessThan(60_000);
}

it.each(games)('one press leads to the end of a game of %s in which only computers play', async (game) => {
  const house = await openSilentHouse({ query: `game=${game}`, ...calm });
  await house.tap('bot:0');
  await house.tap('sail');
  await leadsToEnd(house);
});

it.each(['', 'kiosk&'])('one press leads there once every person has become a computer (%s)', async (query) => {
  const house = await openSilentHouse({ query: `${query}game=treasure-fleet`, settings: { speed: 'normal' } });
  await house.tap('person:1');
  await house.tap('sail');
  await house.untilAsked((ids) => ids.includes('pause'));
  for (const id of ['pause', 'captains', 'bot:0', 'bot:1', 'done']) await house.tap(id);
  await leadsToEnd(house);
});

it('one press leads there once the only person has nothing more to decide', async () => {
  const house = await openSilentHouse({ query: 'game=korsar', settings: { speed: 'normal' }, chance: 'looking on' });
  for (const id of ['count:4', 'option:mode', 'level:2:parrot', 'sail']) await house.tap(id);
  await house.untilAsked((ids) => ids.includes('pause'));
  const { match } = house.office.session!.table;
  const out = () => (match.view(0) as View).seats[0].sittingOut;
  // Whoever draws only where they must is the first without a card.
  for (let frames = 0; !out() && frames < 20_000; frames++) {
    if (house.prompter.hands) await answer(house, (legal) => legal.find(({ type }) => type !== 'draw') ?? legal[0]);
    else {
      expect(house.words).not.toContain(toEnd.touch);
      house.touch({ x: 960, y: 700 });
    }
    await house.pass(100, 100);
  }
  expect(out()).toBe(true);
  await leadsToEnd(house);
});
