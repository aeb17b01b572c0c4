/** Which match is the latest, what is removed and what is newest: numbers of the store say so, and no clock. */
import { describe, expect, it } from 'vitest';
import { memoryStore, orderOf } from '../../src/host/store.ts';
import { Desk } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const people = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
const week = 7 * 86_400_000;
const now = Date.UTC(2026, 10, 28, 20);

/** A desk with a clock that a test sets, and names that tell which match was begun first. */
function table(store = memoryStore()) {
  const time = { now };
  let ids = 0;
  const desk = new Desk(() => seed, { store, now: () => time.now, newId: () => `match-${++ids}` });
  return {
    store,
    time,
    desk,
    begin: () => desk.openMatch({ game: 'korsar', options: {}, players: people }),
    async act(id: string) {
      const opened = await desk.resume(id);
      if (!opened?.ok) throw new Error('It is not gone on with.');
      const [seat] = opened.batch.people;
      const acted = await desk.act(seat, (await desk.reveal(seat))?.legal[0]);
      if (!acted.ok) throw new Error(acted.code);
    },
    ids: async () => (await desk.waiting()).map(({ id }) => id),
  };
}

const clocks: [string, number[]][] = [
  ['forward by weeks', [now - 5 * week, now, now + 1]],
  ['back by weeks', [now, now - 5 * week, now - 6 * week]],
  ['forward by years', [now, now + 500 * week, now]],
  ['not at all, from 1970 on', [0, 0, 0]],
  ['at every save', [now, 0, now + 900 * week]],
  ['by an hour, in autumn', [now, now - 3_600_000, now - 3_500_000]],
];

describe.each(clocks)('a clock that goes %s', (_, [first, second, third]) => {
  it('leaves the matches in the order of their saves, and the latest is the one that is gone on with', async () => {
    const { time, desk, begin, act, ids } = table();
    time.now = first;
    await begin();
    time.now = second;
    await begin();
    expect(await ids()).toEqual(['match-2', 'match-1']);
    time.now = third;
    await act('match-1');
    expect(await ids()).toEqual(['match-1', 'match-2']);
    await desk.leave();
    expect(await desk.resume()).toMatchObject({ ok: true, facts: { id: 'match-1' } });
    expect((await desk.waiting())[0]).toMatchObject({ when: third, steps: 1 });
    expect((await desk.waiting())[0]).not.toHaveProperty('order');
  });

  it('removes the matches that were left first', async () => {
    const { time, desk, begin, ids, act } = table();
    for (let n = 1; n <= 52; n++) {
      time.now = [first, second, third][n % 3];
      await begin();
    }
    await act('match-1');
    await desk.leave();
    await desk.tidy();
    const left = await ids();
    expect(left).toHaveLength(50);
    expect(left[0]).toBe('match-1');
    expect(left).not.toContain('match-2');
    expect(left).not.toContain('match-3');
  });

  it('loses no match that came to its end', async () => {
    const { store, time, desk } = table();
    time.now = second;
    const head = { game: 'korsar', names: [], winners: [], when: second, steps: 1, captains: [], alone: null };
    await store.add({}, { ...head, broken: null, match: 'match-7' });
    expect(await desk.missing(first, 'match-7')).toBeNull();
    expect(await desk.missing(first, 'match-8')).toEqual({ code: 'GAME_LOST', facts: {} });
  });
});

describe('a store of an earlier version', () => {
  const head = (when: number) => ({ game: 'korsar', names: [], when, steps: 1, broken: null });
  /** Writes as that version did: without a number. */
  async function written(...whens: number[]) {
    const all = table();
    const entries = whens.map((when, n) => ({ id: `old-${n}`, when }));
    for (const { id, when } of entries) {
      all.store.put({}, id, 40);
      await all.store.putWaitingHead(id, head(when));
    }
    return all;
  }

  it('is in the order of its clock, and what is saved from now on comes after it', async () => {
    const { begin, ids, time, store } = await written(now + 40 * week, now, now + week);
    expect(await ids()).toEqual(['old-0', 'old-2', 'old-1']);
    expect((await store.waitingHeads()).map(({ head }) => orderOf(head))).toEqual([3, 1, 2]);
    time.now = 0;
    await begin();
    expect(await ids()).toEqual(['match-1', 'old-0', 'old-2', 'old-1']);
    expect((await store.waiting('old-0'))?.record).toEqual({});
  });

  it('that has gone on with some comes back with those as the latest', async () => {
    const { store, ids } = await written(now, now + week, now + 2 * week);
    await ids();
    // It writes whole heads anew.
    store.put({}, 'old-0', 41);
    await store.putWaitingHead('old-0', head(0));
    expect(await ids()).toEqual(['old-0', 'old-2', 'old-1']);
  });
});

describe('a number that is none of ours', () => {
  it.each([Number.NaN, -1, 0.5, 1e308, Number.MAX_SAFE_INTEGER, 2 ** 50, 2 ** 50 - 1, '7', null, {}])(
    '%j is survived: nothing is lost, and the next save is the latest',
    async (order) => {
      const { store, begin, act, ids } = table();
      await begin();
      store.put((await store.waiting('match-1'))!.record, 'odd', 3);
      await store.save({ id: 'odd', mark: 4, head: {}, record: (await store.waiting('match-1'))!.record });
      const head = { game: 'korsar', names: [], when: now, steps: 0, broken: null, order };
      const heads = (store as unknown as { waits: { heads: Map<string, unknown> } }).waits.heads;
      heads.set('odd', head);
      expect(new Set(await ids())).toEqual(new Set(['odd', 'match-1']));
      await begin();
      expect((await ids())[0]).toBe('match-2');
      await act('match-1');
      expect((await ids())[0]).toBe('match-1');
      expect(await ids()).toHaveLength(3);
    },
  );
});
