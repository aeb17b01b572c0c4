/** Finished games: listed, told again, handed out and taken in. */
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../src/host/store.ts';
import { said } from '../said.ts';
import { Desk } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const bot = (name: string) => ({ name, kind: 'bot' as const, level: 'parrot' });
const person = (name: string) => ({ name, kind: 'person' as const });

async function playGame(desk: Desk, names: string[]): Promise<object[]> {
  const opened = await desk.openMatch({ game: 'treasure-fleet', options: { storms: true }, players: names.map(bot) });
  if (!opened.ok) throw new Error(opened.refused.code);
  const events: object[] = [...opened.batch.events];
  for (let next = await desk.advance(); next; next = await desk.advance()) events.push(...next.events);
  return events;
}

describe('finished games', () => {
  it('are listed with their winners, the latest first, and told as the room saw them', async () => {
    const desk = new Desk(() => seed, { store: memoryStore() });
    await playGame(desk, ['Anne', 'Bart']);
    const seen = await playGame(desk, ['Calico', 'Mary', 'Edward']);
    const [latest, first] = await desk.finished();
    expect(latest).toMatchObject({ game: 'treasure-fleet', names: ['Calico', 'Mary', 'Edward'] });
    expect(first.names).toEqual(['Anne', 'Bart']);
    const retold = await desk.retell(latest.id);
    if (!retold.ok) throw new Error(retold.refused.code);
    expect(retold.story.events).toEqual(seen);
    expect(retold.story.ends.at(-1)).toBe(seen.length);
    expect(JSON.stringify(retold)).not.toMatch(/d[1-5]\/|secret|[0-9a-f]{32}/);
  });

  it('are told from the side of a seat, too: with its cards, and with nobody else’s', async () => {
    const desk = new Desk(() => seed);
    await playGame(desk, ['Anne', 'Bart']);
    const { id } = (await desk.finished())[0];
    const sides = await Promise.all([desk.retell(id), desk.retell(id, 0), desk.retell(id, 1)]);
    const [room, anne, bart] = sides.map((side) => (side.ok ? side : null));
    expect(anne?.facts.viewer).toBe(0);
    expect(anne?.story.ends).toHaveLength(room?.story.ends.length ?? 0);
    expect(new Set([room, anne, bart].map((side) => JSON.stringify(side?.story.events))).size).toBe(3);
    expect(await desk.retell(id, 2)).toMatchObject({ ok: false });
    expect(await desk.retell(id, -1)).toMatchObject({ ok: false });
  });

  it('come back on another machine, and the running match there goes on', async () => {
    const desk = new Desk(() => seed);
    await playGame(desk, ['Anne', 'Bart']);
    const text = await desk.giveGame((await desk.finished())[0].id);
    const there = new Desk(() => seed, { store: memoryStore() });
    await there.openMatch({ game: 'treasure-fleet', options: {}, players: [person('Grace'), bot('Henry')] });
    expect(await there.takeGame(text ?? '')).toEqual({ ok: true, as: 'finished' });
    expect((await there.finished()).map(({ names }) => names)).toEqual([['Anne', 'Bart']]);
    expect(await there.resume()).toMatchObject({
      ok: true,
      facts: { players: [{ name: 'Grace' }, { name: 'Henry' }] },
    });
  });

  it('are refused in a sentence when they are broken, changed, unfinished or nothing of the kind', async () => {
    const store = memoryStore();
    const desk = new Desk(() => seed, { store });
    await playGame(desk, ['Anne', 'Bart']);
    const text = (await desk.giveGame(0)) ?? '';
    const record = JSON.parse(text);
    const step = record.steps[9];
    const texts = [
      '',
      'null',
      '{}',
      text.slice(0, -9),
      text.replace(seed, seed.split('').reverse().join('')),
      JSON.stringify({ ...record, steps: record.steps.slice(0, 20) }),
      JSON.stringify({
        ...record,
        steps: record.steps.with(9, { ...step, hash: step.hash.split('').reverse().join('') }),
      }),
      JSON.stringify({ ...record, game: '__proto__' }),
    ];
    for (const each of texts) {
      const taken = await desk.takeGame(each);
      expect(taken.ok).toBe(false);
      expect(said(taken)).toMatch(/\.$/);
    }
    expect(await desk.finished()).toHaveLength(1);
    expect(await desk.retell(7)).toMatchObject({ ok: false });
    expect(await desk.giveGame(7)).toBeNull();
  });

  it('a broken one is listed as such and can be removed, and a storage that refuses has none', async () => {
    const store = memoryStore();
    const desk = new Desk(() => seed, { store });
    await playGame(desk, ['Anne', 'Bart']);
    await store.add({ ...((await store.finished(0)) as object), seed: 'broken' }, null);
    const [broken, sound] = await desk.finished();
    expect(broken).toMatchObject({ id: 1, broken: { code: 'DAMAGED' } });
    expect(sound).toMatchObject({ id: 0, broken: null, names: ['Anne', 'Bart'] });
    expect(await desk.removeGame(1)).toBe(true);
    expect((await desk.finished()).map(({ id }) => id)).toEqual([0]);
    const refusing = Object.assign(memoryStore(), { finishedHeads: () => Promise.reject(new Error('no')) });
    expect(await new Desk(() => seed, { store: refusing }).finished()).toEqual([]);
  });

  it('are listed from their heads: nothing is played again', async () => {
    const store = memoryStore();
    const desk = new Desk(() => seed, { store });
    await playGame(desk, ['Anne', 'Bart']);
    // Without a head the game is judged once, by playing it.
    await store.add(await store.finished(0), null);
    expect(await desk.finished()).toHaveLength(2);
    const sealed = Object.assign(store, {
      finished: () => Promise.reject(new Error('played again')),
      waiting: () => Promise.reject(new Error('played again')),
    });
    expect((await new Desk(() => seed, { store: sealed }).finished()).map(({ winners }) => winners.length > 0)).toEqual(
      [...[true, true]],
    );
  });
});
