/** A page that is loaded anew where nobody looks after the table, in Node: it knows those who are there, and nobody else. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Demo } from '../../src/app/attract/demo.ts';
import { idleAfter, unattendedAfter } from '../../src/app/prompts/idle-clock.ts';
import { memoryStore } from '../../src/host/store.ts';
import type { SilentHouse } from './silent-house.ts';
import { open } from './walks.ts';

afterEach(() => vi.unstubAllGlobals());

const gone = (house: SilentHouse) =>
  house.pass(unattendedAfter['long-question'] + idleAfter['still-there'] + 1000, 1000);

describe('the evening', () => {
  it('is another one once those have gone who were there', async () => {
    const session = new Map<string, string>();
    const first = await open({ session, query: 'game=korsar' });
    await first.shell.evening.gameBegins();
    const key = 'captains-table/evening';
    const from = () => JSON.parse(session.get(key) ?? '')[0];
    expect(from()).toBe(0);
    await gone(first);
    expect(first.shell.playing).toBeInstanceOf(Demo);
    expect(from()).toBeNull();
    expect(await (await open({ session })).shell.evening.games()).toEqual([]);
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
