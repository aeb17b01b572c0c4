/** The code of a game comes when it is wanted first; a file that is missing costs nobody a match. */
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStore } from '../../src/host/store.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { Desk } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const players = [
  { name: 'Anne', kind: 'person' as const },
  { name: 'Bart', kind: 'bot' as const, level: 'parrot' },
];
const request = { game: 'korsar', options: {}, players };
const notFetched = { code: 'NOT_FETCHED', facts: {} };

let here: Record<string, Game>;
let wanted: string[];
let reachable: boolean;
let store = memoryStore();

beforeEach(() => {
  store = memoryStore();
  here = {};
  wanted = [];
  reachable = true;
});

/** A desk whose games come one by one, while the files can be reached. */
const desk = () =>
  new Desk(() => seed, {
    store,
    known: here,
    fetchCore: async (id) => {
      wanted.push(id);
      if (!reachable) throw new TypeError('Failed to fetch');
      if (Object.hasOwn(games, id)) here[id] = games[id];
    },
  });

describe('a game whose code is not here', () => {
  it('is fetched alone, and only when it is wanted', async () => {
    const table = desk();
    expect(await table.waiting()).toEqual([]);
    expect(wanted).toEqual([]);
    expect(await table.openMatch(request)).toMatchObject({ ok: true });
    expect(Object.keys(here)).toEqual(['korsar']);
  });

  it('is refused when its file is missing, and can be asked for again', async () => {
    const table = desk();
    reachable = false;
    expect(await table.openMatch(request)).toEqual({ ok: false, refused: notFetched });
    const demo = { game: 'korsar', seats: 2, options: {}, bots: ['parrot'], names: [] };
    expect(await table.openDemo(demo)).toEqual({ ok: false, refused: notFetched });
    reachable = true;
    expect(await table.openMatch(request)).toMatchObject({ ok: true });
  });

  it('is no game when there is none of that name', async () => {
    expect(await desk().openMatch({ ...request, game: 'chess' })).toMatchObject({ refused: { code: 'UNKNOWN_GAME' } });
  });
});

describe('a kept match whose game is not here', () => {
  it('waits until its file can be had: it is not called damaged', async () => {
    const first = desk();
    await first.openMatch(request);
    const [{ id }] = await first.waiting();
    const text = await first.giveWaiting(id);
    await first.leave();

    here = {};
    reachable = false;
    const later = desk();
    expect(await later.resume(id)).toEqual({ ok: false, refused: notFetched });
    expect(await later.takeGame(text ?? '')).toEqual({ ok: false, refused: notFetched });
    expect((await later.waiting()).map(({ broken }) => broken)).toEqual([null]);

    reachable = true;
    expect(await later.resume(id)).toMatchObject({ ok: true, facts: { game: 'korsar' } });
    await later.leave();
    await later.removeWaiting(id);
    expect(await later.takeGame(text ?? '')).toMatchObject({ ok: true, as: 'waiting' });
    expect(new Set(wanted)).toEqual(new Set(['korsar']));
  });

  it('of a game that nobody knows is damaged for good', async () => {
    const record = JSON.stringify({ format: 2, game: 'chess' });
    expect(await desk().takeGame(record)).toMatchObject({ ok: false });
  });
});
