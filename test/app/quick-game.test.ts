/** Quick games in the house: offered beside a whole one, first where nobody looks after the table, and followed by a whole one. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { quickGame } from '../../src/app/set-up/taste.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { few, thorough } from '../how-much.ts';
import { playOut } from './press-out.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

const games = Object.keys(stagedGames);
const recordsOf = async (house: SilentHouse) =>
  Promise.all((await house.desk.waiting()).map(async ({ id }) => JSON.parse((await house.desk.giveWaiting(id)) ?? '')));

/** A quick game of two that was played to its ceremony, and its record from the beginning. */
async function played(id: string) {
  const house = await openSilentHouse();
  await house.tap(`game:${id}`);
  expect(await house.untilAsked()).toEqual(expect.arrayContaining(['sail', 'quick']));
  for (const press of ['count:2', 'quick']) await house.tap(press);
  await house.untilAsked();
  const [quick] = await recordsOf(house);
  expect(quick.before.length).toBeGreaterThan(0);
  await playOut(house, `quick ${id}`);
  expect(house.ids()).toEqual(expect.arrayContaining(['whole', 'again', 'title']));
  expect(house.prompter.hands?.focus).toBe('whole');
  return { house, quick };
}

async function begunAgain({ house, quick }: Awaited<ReturnType<typeof played>>): Promise<void> {
  await house.tap('again');
  await house.untilAsked();
  const [second] = await recordsOf(house);
  expect(second.before.length).toBeGreaterThan(0);
  expect(second.start).not.toBe(quick.start);
}

async function wholeFollows({ house, quick }: Awaited<ReturnType<typeof played>>, before: number): Promise<void> {
  await house.tap('whole');
  await house.untilAsked();
  const [whole, ...others] = await recordsOf(house);
  expect(others).toEqual([]);
  expect(whole.before).toBeUndefined();
  expect(whole.players).toEqual(quick.players);
  expect(await house.desk.finished()).toHaveLength(before);
}

/** Games that go on with a whole one at once, and those that are played quick once more before it. */
const [atOnce, again] = thorough ? [games, games] : [few(1, games.slice(1)), few(1, games)];

describe.each(atOnce)('%s', (id) => {
  it('is played to the ceremony as a quick game, and whole with the same crew', async () => {
    await wholeFollows(await played(id), 1);
  });
});

describe.each(again)('%s', (id) => {
  it('is played quick to the ceremony, quick once more, and whole with the same crew', async () => {
    const first = await played(id);
    await begunAgain(first);
    await playOut(first.house, `quick again ${id}`);
    await wholeFollows(first, 2);
  });
});

describe('a quick game', () => {
  it('is what one press on the set-up begins where nobody looks after the table', async () => {
    for (const [query, first] of [
      ['?kiosk', 'quick'],
      ['', 'sail'],
    ]) {
      const house = await openSilentHouse({ query });
      await house.tap('game:korsar');
      await house.untilAsked();
      expect(house.prompter.hands?.focus).toBe(first);
      await house.key({ kind: 'confirm' });
      await house.untilAsked((ids) => ids.includes('pause'));
      const [record] = await recordsOf(house);
      expect(record.before !== undefined).toBe(first === 'quick');
      vi.unstubAllGlobals();
    }
  });

  it('is not offered where only computers play, and comes back with the first person', async () => {
    const house = await openSilentHouse();
    await house.tap('game:korsar');
    await house.tap('bot:0');
    expect(house.ids()).not.toContain('quick');
    await house.tap('person:0');
    expect(house.ids()).toContain('quick');
  });

  it('that was left is gone on with from the title, and a whole one may follow', async () => {
    const house = await openSilentHouse();
    for (const press of ['game:treasure-fleet', 'count:2', 'quick']) await house.tap(press);
    await house.untilAsked((ids) => ids.includes('pause'));
    const [{ players }] = await recordsOf(house);
    await house.tap('pause');
    await house.tap('leave');
    await house.tap('resume');
    await playOut(house, 'left');
    await house.tap('whole');
    await house.untilAsked((ids) => ids.includes('pause'));
    const [whole] = await recordsOf(house);
    expect(whole.before).toBeUndefined();
    expect(whole.players).toEqual(players);
  });

  it.each(
    few(
      1,
      games.filter((id) => id !== 'korsar'),
    ),
  )('opens without a word of the game that was left before it: %s', async (id) => {
    const house = await openSilentHouse();
    for (const press of ['game:korsar', 'count:2', 'sail']) await house.tap(press);
    await house.untilAsked((ids) => ids.includes('pause'));
    expect(house.scene.cast.said).not.toBeNull();
    for (const press of ['pause', 'leave', `game:${id}`, 'count:2', 'quick']) await house.tap(press);
    await house.untilAsked((ids) => ids.includes('pause'));
    expect(house.scene.cast.said).toBeNull();
  });

  it('can be asked for by the name of the game alone', async () => {
    for (const id of games) {
      const house = await openSilentHouse();
      const opened = await house.desk.openMatch(quickGame(id));
      expect(opened).toMatchObject({ ok: true, facts: { game: id, viewer: 0, taste: true } });
      vi.unstubAllGlobals();
    }
  });
});
