/** A page that is loaded anew where nobody looks after the table, in Node: it knows those who are there, and nobody else. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Demo } from '../../src/app/demo.ts';
import { Evening } from '../../src/app/evening.ts';
import { idleAfter, unattendedAfter } from '../../src/app/idle-clock.ts';
import { memoryStore } from '../../src/host/store.ts';
import type { SilentHouse } from './silent-house.ts';
import { open } from './walks.ts';

afterEach(() => vi.unstubAllGlobals());

const gone = (house: SilentHouse) =>
  house.pass(unattendedAfter['long-question'] + idleAfter['still-there'] + 1000, 1000);

describe('the evening', () => {
  const captains = [{ name: 'Anne', person: true, wins: true, points: 1, side: 0 }];
  const game = (when: number) => ({ when, captains, broken: null });
  const host = (...games: ReturnType<typeof game>[]) =>
    ({ finished: async () => games }) as unknown as SilentHouse['desk'];
  function shelf(text: string | null = null) {
    const kept = { text };
    return {
      kept,
      getItem: () => kept.text,
      setItem: (_: string, value: string) => void Object.assign(kept, { text: value }),
    };
  }

  it('has no game of those who were there before the page was opened', async () => {
    const now = Date.now();
    const games = host(game(now - 1000), game(now + 60_000));
    expect((await new Evening(games, shelf()).games()).map(({ when }) => when)).toEqual([now + 60_000]);
    expect((await new Evening(games, null).games()).map(({ when }) => when)).toEqual([now + 60_000]);
    // At home all of them belong to it.
    expect(await new Evening(games).games()).toHaveLength(2);
  });

  it('goes on over a reload, from when those came who are there', async () => {
    const now = Date.now();
    const own = shelf();
    new Evening(host(), own).begin(now - 5000);
    const games = await new Evening(host(game(now - 1000), game(now - 9000)), own).games();
    expect(games.map(({ when }) => when)).toEqual([now - 1000]);
  });

  it.each(['', 'x', 'NaN', '-5', '9e15'])('reads %j as nothing', async (text) => {
    const now = Date.now();
    expect(await new Evening(host(game(now - 1000)), shelf(text)).games()).toEqual([]);
    expect(await new Evening(host(game(now + 60_000)), shelf(text)).games()).toHaveLength(1);
  });

  it('is another one once those have gone who were there', async () => {
    const session = new Map<string, string>();
    const first = await open({ session, query: 'game=korsar' });
    first.shell.evening.begin(1000);
    await gone(first);
    expect(first.shell.playing).toBeInstanceOf(Demo);
    const house = await open({ session });
    vi.spyOn(house.desk, 'finished').mockImplementation(host(game(2000)).finished);
    expect(await house.shell.evening.games()).toEqual([]);
  });
});

describe('gamepads', () => {
  /** Two people are at sea, each with a gamepad. */
  async function sail(store: ReturnType<typeof memoryStore>, session: Map<string, string>): Promise<SilentHouse> {
    const house = await open({ store, session, query: 'game=treasure-fleet' });
    for (const pad of [0, 1]) house.hands.plug(pad, true);
    await house.tap('count:2');
    for (const pad of [0, 1]) await house.pad(pad, { kind: 'second' });
    await house.tap('sail');
    await house.untilAsked((ids) => ids.includes('reveal'));
    return house;
  }

  /** The page is loaded anew and the match is gone on with; tells whether the second pad is the second seat's. */
  async function hasSeat(store: ReturnType<typeof memoryStore>, session: Map<string, string>): Promise<boolean> {
    const house = await open({ store, session });
    for (const pad of [0, 1]) house.hands.plug(pad, true);
    await house.tap('resume');
    await house.untilAsked((ids) => ids.includes('reveal'));
    house.prompter.picker.put('reveal');
    await house.pad(1, { kind: 'confirm' });
    return house.desk.lookedAt === null;
  }

  it('have their seats as long as the visit lasts, and nobody’s afterwards', async () => {
    const store = memoryStore();
    const session = new Map<string, string>();
    const house = await sail(store, session);
    expect(await hasSeat(store, session)).toBe(true);
    await gone(house);
    expect(house.shell.playing).toBeInstanceOf(Demo);
    expect([...session.keys()]).toEqual(['captains-table/evening']);
    expect(await hasSeat(store, session)).toBe(false);
  });
});
