/**
 * A match of each game in Node, through the front and the true host: people press what can be chosen, by chance, until the
 * ceremony. Then the match lies among the finished ones, and is watched again to its end.
 */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStore } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import type { Captain } from '../../src/match/record.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { few } from '../how-much.ts';
import { playOut } from './press-out.ts';
import { openSilentHouse, type SilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

/** Short games. */
const options: Readonly<Record<string, object>> = {
  'treasure-fleet': {},
  korsar: {},
  'card-pirates': { turnCap: 8 },
  yellowbeard: { map: 'short-voyage', autoSetup: true, firstPirate: 0, turnLimit: 4 },
};

const person = (name: string): Captain => ({ name, kind: 'person' });
const crews: Readonly<Record<string, Captain[]>> = {
  'two people at one screen': [person('Anne'), person('Bart')],
  'one person and a computer': [person('Anne'), { name: 'Bart', kind: 'bot', level: 'monkey' }],
};

/** The house with such a match waiting, taken up from the title. */
async function takeUp(id: string, players: Captain[]): Promise<SilentHouse> {
  const match = Match.create(games[id], { seats: 2, seed: seedFrom(`whole ${id}`), options: options[id], players });
  const house = await openSilentHouse({
    store: memoryStore().put(match.record, 'whole'),
    settings: { speed: 'express' },
  });
  await house.tap('resume');
  return house;
}

/** Watches until nothing more is told. */
async function watchOut(house: SilentHouse): Promise<void> {
  const { reel } = house.scene;
  for (let beats = -1; beats < reel.beats; ) {
    beats = reel.beats;
    // Somebody is there.
    house.hands.onIntent({ kind: 'hover', x: 0, y: 0 }, 'mouse', null);
    await house.pass(10_000, 250);
  }
}

/** What lies on the table, but for the words, whose place the bar of a replay may take. */
const laid = (house: SilentHouse) => [...house.scene.cast.table.values()].filter(({ kind }) => kind !== 'caption');

/** A test on the built page plays all of them to the ceremony in `npm test` as well. */
describe.each(few(2, Object.keys(games)))('%s', (id) => {
  it.each(few(1, Object.entries(crews)))('%s play it to the ceremony, and watch it again', async (crew, players) => {
    const house = await takeUp(id, players);
    const { looks } = await playOut(house, `${id} ${crew}`);
    const ceremony = laid(house);
    expect(ceremony.length).toBeGreaterThan(5);
    // A whole game is offered after a quick one alone.
    expect(house.ids()).toContain('again');
    expect(house.ids()).not.toContain('whole');
    expect(house.desk.lookedAt).toBeNull();
    // Alone nobody has anything to hide from anybody at the screen.
    expect(looks > 0).toBe(crew.startsWith('two'));
    await house.tap('title');
    await house.untilAsked();
    expect(house.ids()).not.toContain('resume');
    const [{ game, names }, ...others] = await house.desk.finished();
    expect({ game, names, others }).toEqual({ game: id, names: ['Anne', 'Bart'], others: [] });

    await house.tap('past');
    const watch = house.ids().find((each) => each.startsWith('watch:'));
    await house.tap(watch!);
    await house.untilAsked((ids) => ids.includes('play'));
    await watchOut(house);
    expect(laid(house)).toEqual(ceremony);
    await house.tap('leave');
    expect(await house.untilAsked()).toContain(watch);
    await house.tap('close');
    expect(house.ids()).toContain('game:korsar');
  });
});
