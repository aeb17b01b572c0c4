/**
 * A match is kept twice: the newest save that is sound is gone on with, a broken one lies aside. An empty store beside the
 * mark that a match ran is a loss. What has become too much for a table that people leave all the time goes.
 */
import { describe, expect, it } from 'vitest';
import type { MatchRequest } from '../../src/host/port.ts';
import { type MemoryStore, memoryStore, StoreFault } from '../../src/host/store.ts';
import type { GameRecord } from '../../src/match/record.ts';
import { games } from '../../src/rules/index.ts';
import { Desk } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const person = (name: string) => ({ name, kind: 'person' as const });
const two = (game: string): MatchRequest => ({ game, options: {}, players: [person('Anne'), person('Bart')] });
const ids = Object.keys(games);

/** A match that has gone on for so many actions; gives its name and the table's view after each. */
async function played(store: MemoryStore, game: string, actions: number): Promise<{ id: string; views: object[] }> {
  const desk = new Desk(() => seed, { store });
  const opened = await desk.openMatch(two(game));
  if (!opened.ok) throw new Error(opened.refused.code);
  const views = [opened.batch.view];
  for (let n = 0, { people } = opened.batch; n < actions; n++) {
    const look = await desk.reveal(people[0]);
    const acted = await desk.act(people[0], look?.legal[0]);
    if (!acted.ok) throw new Error(acted.code);
    people = acted.batch.people;
    views.push(acted.batch.view);
  }
  return { id: (await desk.waiting())[0].id, views };
}

/** Spoils what was saved last: its seal does not fit any more. */
async function spoilLast(store: MemoryStore, id: string): Promise<GameRecord> {
  const { record, mark, before } = (await store.waiting(id))!;
  const spoilt = { ...(record as GameRecord), seed: 'f'.repeat(32) };
  store.put(spoilt, id, mark, before);
  return spoilt;
}

describe.each(ids)('%s is kept twice', (game) => {
  it('from its opening on, one action apart', async () => {
    const store = memoryStore();
    for (const actions of [0, 1, 5]) {
      const { id } = await played(store, game, actions);
      const kept = (await store.waiting(id))!;
      const steps = [kept.record, kept.before?.record].map((record) => (record as GameRecord).steps.length);
      expect(steps).toEqual([actions, Math.max(0, actions - 1)]);
      await store.removeWaiting(id);
    }
  });

  it('and goes on one action earlier when the last save is spoilt; that one stays, and the next is kept twice again', async () => {
    const store = memoryStore();
    const { id, views } = await played(store, game, 4);
    const spoilt = await spoilLast(store, id);
    const desk = new Desk(() => seed, { store });
    const opened = await desk.resume(id);
    if (!opened?.ok) throw new Error('It is not gone on with.');
    expect(opened.setBack).toBe(true);
    expect(opened.batch.view).toEqual(views[3]);
    const look = await desk.reveal(opened.batch.people[0]);
    const acted = await desk.act(opened.batch.people[0], look?.legal[0]);
    expect(acted).toMatchObject({ ok: true, batch: { unsaved: null } });
    const kept = (await store.waiting(id))!;
    const [last, before] = [kept.record, kept.before?.record] as GameRecord[];
    expect([last.steps.length, before.steps.length]).toEqual([4, 3]);
    // Listed, given out and removed like any that cannot be read.
    const [aside] = (await desk.waiting()).filter((each) => each.aside);
    expect(aside).toMatchObject({ broken: { code: 'BROKEN_SEAL' } });
    expect(JSON.parse((await desk.giveWaiting(aside.id)) ?? '')).toEqual(spoilt);
    const again = await new Desk(() => seed, { store }).resume(id);
    expect(again).toMatchObject({ ok: true });
    expect(again).not.toHaveProperty('setBack');
    expect(await desk.removeWaiting(aside.id)).toBe(true);
    expect(await desk.waiting()).toHaveLength(1);
  });
});

describe('a match of which', () => {
  it('the list has no head is listed by its newest sound save, and nothing is put aside by looking', async () => {
    const store = memoryStore();
    const { id } = await played(store, 'korsar', 3);
    await spoilLast(store, id);
    expect(await new Desk(() => seed, { store }).waiting()).toMatchObject([{ id, steps: 2, broken: null }]);
  });

  it('both saves are spoilt is refused, and both lie there as they were', async () => {
    const store = memoryStore();
    const { id } = await played(store, 'korsar', 3);
    const { record } = (await store.waiting(id))!;
    store.put(null, id, 9, { mark: 8, record: { ...(record as GameRecord), steps: [] } });
    const desk = new Desk(() => seed, { store });
    expect(await desk.resume(id)).toMatchObject({ ok: false, refused: { code: 'CANNOT_RESUME' } });
    expect(await store.waiting(id)).toMatchObject({ record: null, before: { mark: 8 } });
    expect(await desk.waiting()).toMatchObject([{ id, broken: { code: expect.any(String) } }]);
  });

  it('an earlier version kept one save is gone on with, and kept twice from the next action on', async () => {
    const old = memoryStore();
    const { id } = await played(old, 'korsar', 3);
    const store = memoryStore().put((await old.waiting(id))?.record, 'first');
    const desk = new Desk(() => seed, { store });
    const opened = await desk.resume('first');
    if (!opened?.ok) throw new Error('It is not gone on with.');
    await desk.act(opened.batch.people[0], (await desk.reveal(opened.batch.people[0]))?.legal[0]);
    const kept = (await store.waiting('first'))!;
    expect([kept.record, kept.before?.record].map((record) => (record as GameRecord).steps.length)).toEqual([4, 3]);
  });

  it('the broken save cannot be put aside now is asked for again, and nothing is lost', async () => {
    const store = memoryStore();
    const { id, views } = await played(store, 'korsar', 3);
    const spoilt = await spoilLast(store, id);
    const save = store.save.bind(store);
    store.save = () => Promise.reject(new StoreFault('DISK_FULL'));
    const desk = new Desk(() => seed, { store });
    expect(await desk.resume(id)).toMatchObject({ ok: false, refused: { code: 'NO_STORAGE' } });
    expect(await store.waiting(id)).toMatchObject({ record: spoilt, before: { record: { steps: { length: 2 } } } });
    store.save = save;
    expect(await desk.resume(id)).toMatchObject({ ok: true, setBack: true, batch: { view: views[2] } });
  });

  it('the game’s code does not come is as it was', async () => {
    const store = memoryStore();
    const { id } = await played(store, 'korsar', 3);
    const before = await store.waiting(id);
    const fetchCore = () => Promise.reject(new Error('not there'));
    const desk = new Desk(() => seed, { store, known: {}, fetchCore });
    expect(await desk.resume(id)).toMatchObject({ ok: false, refused: { code: 'NOT_FETCHED' } });
    expect(await store.waiting(id)).toEqual(before);
  });
});

describe('where a match ran', () => {
  const head = (when: number) => ({
    ...{ game: 'korsar', names: [], winners: [], when, steps: 1, captains: [], alone: null, broken: null },
  });

  it('an empty store is a loss; one with a match, or with a game that came to its end since then, is none', async () => {
    const store = memoryStore();
    const desk = new Desk(() => seed, { store });
    expect(await desk.missing(100)).toEqual({ code: 'GAME_LOST', facts: {} });
    await store.add({}, head(99));
    expect(await desk.missing(100)).toEqual({ code: 'GAME_LOST', facts: {} });
    await store.add({}, head(100));
    expect(await desk.missing(100)).toBeNull();
    // When it ended is not known.
    await store.add({}, null);
    expect(await desk.missing(1000)).toBeNull();
    const other = new Desk(() => seed, { store: memoryStore().put({ odd: true }) });
    expect(await other.missing(100)).toBeNull();
  });

  it('a storage that does not answer proves nothing', async () => {
    const silent = () => Promise.reject(new StoreFault('NO_STORAGE'));
    for (const part of ['waitingHeads', 'finishedHeads']) {
      const store = Object.assign(memoryStore(), { [part]: silent });
      expect(await new Desk(() => seed, { store }).missing(100)).toEqual({ code: 'NO_STORAGE', facts: {} });
    }
  });
});

describe('a table that people leave all the time', () => {
  const waits = (when: number, broken: object | null = null) => ({
    ...{ game: 'korsar', names: [], when, steps: 1, broken },
  });

  it('keeps the latest 50 matches, 400 games, what is played and what cannot be read', async () => {
    const store = memoryStore();
    let time = 0;
    const desk = new Desk(() => seed, { store, now: () => time });
    await desk.openMatch(two('korsar'));
    const [{ id: running }] = await desk.waiting();
    for (let n = 1; n <= 60; n++) await store.save({ id: `w${n}`, mark: 1, head: waits(n), record: {} });
    await store.save({ id: 'odd', mark: 1, head: waits(1, { code: 'DAMAGED', facts: {} }), record: {} });
    for (let n = 0; n < 410; n++) await store.add({}, null);
    time = 1000;
    await desk.tidy();
    const left = (await store.waitingHeads()).map(({ id }) => id);
    const latest = Array.from({ length: 50 }, (_, n) => `w${n + 11}`);
    expect(new Set(left)).toEqual(new Set([running, 'odd', ...latest]));
    const games = await store.finishedHeads(1000);
    expect(games).toHaveLength(400);
    expect(games[0].id).toBe(409);
    // Left, it waits like the others, and is the oldest.
    await desk.leave();
    await desk.tidy();
    expect(await store.waitingHeads()).toHaveLength(51);
    expect((await store.waitingHeads()).map(({ id }) => id)).not.toContain(running);
  });

  it('goes on when the storage refuses', async () => {
    const refuse = () => Promise.reject(new StoreFault('NO_STORAGE'));
    const store = Object.assign(memoryStore(), { waitingHeads: refuse, finishedHeads: refuse });
    await expect(new Desk(() => seed, { store }).tidy()).resolves.toBeUndefined();
  });
});

describe('whether games can be kept', () => {
  it('is tried where they are', async () => {
    const store = memoryStore();
    const desk = new Desk(() => seed, { store });
    expect(await desk.keeps()).toBe(true);
    store.trial = async () => false;
    expect(await desk.keeps()).toBe(false);
    store.trial = () => Promise.reject(new StoreFault('NO_STORAGE'));
    expect(await desk.keeps()).toBe(false);
  });
});
