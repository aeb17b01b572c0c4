/** Saving: what fails is told and tried again, matches wait side by side, one window writes, one thing is done at a time. */
import { describe, expect, it } from 'vitest';
import { alone } from '../../src/host/ownership.ts';
import type { MatchRequest } from '../../src/host/port.ts';
import { type MemoryStore, memoryStore, StoreFault, type StoreTrouble } from '../../src/host/store.ts';
import { games } from '../../src/rules/index.ts';
import type { Batch } from './desk.ts';
import { Desk, type DeskTools } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const person = (name: string) => ({ name, kind: 'person' as const });
const bot = (name: string) => ({ name, kind: 'bot' as const, level: 'parrot' });
const two = (game: string): MatchRequest => ({ game, options: {}, players: [person('Anne'), person('Bart')] });
const ids = Object.keys(games);

/** A store that refuses while it is told to, and clocks that are moved by hand. */
function stand(tools: Partial<DeskTools> = {}) {
  const store: MemoryStore = memoryStore();
  const waits: (() => void)[] = [];
  const stands = { store, trouble: null as StoreTrouble | null, tries: 0 };
  const { save, finish } = { save: store.save.bind(store), finish: store.finish.bind(store) };
  const guarded =
    (write: typeof save): typeof save =>
    async (entry) => {
      stands.tries++;
      if (stands.trouble) throw new StoreFault(stands.trouble);
      await write(entry);
    };
  Object.assign(store, { save: guarded(save), finish: guarded(finish) });
  let time = 0;
  const desk = new Desk(() => seed, { store, later: (_, work) => waits.push(work), now: () => ++time, ...tools });
  const secondPasses = async () => {
    for (const work of waits.splice(0)) work();
    // The queue of saves has its turn.
    for (let i = 0; i < 20; i++) await Promise.resolve();
  };
  return Object.assign(stands, { desk, secondPasses });
}

async function open(desk: Desk, request: MatchRequest): Promise<Batch> {
  const opened = await desk.openMatch(request);
  if (!opened.ok) throw new Error(opened.refused.code);
  return opened.batch;
}

/** One action of whoever is to act. */
async function play(desk: Desk, { people }: Batch): Promise<Batch> {
  const look = await desk.reveal(people[0]);
  const acted = await desk.act(people[0], look?.legal[0]);
  if (!acted.ok) throw new Error(acted.code);
  return acted.batch;
}

describe('a disk that fails in the middle of a match', () => {
  for (const trouble of ['DISK_FULL', 'NO_STORAGE'] as const) {
    it(`${trouble}: every action says so; the whole record is written as soon as it can be`, async () => {
      const stands = stand();
      const { desk, store, secondPasses } = stands;
      let now = await open(desk, two('treasure-fleet'));
      expect(now.unsaved).toBeNull();
      now = await play(desk, now);
      const before = JSON.stringify((await store.waiting('match-1'))?.record ?? (await anyRecord(store)));
      stands.trouble = trouble;
      for (let n = 0; n < 5; n++) {
        now = await play(desk, now);
        expect(now.unsaved).toBe(trouble);
        expect(await desk.pulse()).toMatchObject({ unsaved: trouble });
      }
      expect(JSON.stringify(await anyRecord(store))).toBe(before);
      // By itself, again and again.
      const tries = stands.tries;
      await secondPasses();
      await secondPasses();
      expect(stands.tries).toBe(tries + 2);
      stands.trouble = null;
      await secondPasses();
      expect(await desk.pulse()).toMatchObject({ unsaved: null });
      const again = await new Desk(() => seed, { store }).resume();
      expect(again).toMatchObject({ ok: true, batch: { view: now.view } });
    });
  }

  it('and a match that was opened on it is saved by the next action that finds room', async () => {
    const stands = stand();
    stands.trouble = 'NO_STORAGE';
    let now = await open(stands.desk, two('korsar'));
    expect(now.unsaved).toBe('NO_STORAGE');
    stands.trouble = null;
    now = await play(stands.desk, now);
    expect(now.unsaved).toBeNull();
    expect(await new Desk(() => seed, stands).resume()).toMatchObject({ ok: true, batch: { view: now.view } });
  });

  it('an end that could not be saved is saved later, once', async () => {
    const stands = stand();
    const { desk, secondPasses } = stands;
    await open(desk, { game: 'treasure-fleet', options: {}, players: [bot('Anne'), bot('Bart')] });
    stands.trouble = 'DISK_FULL';
    for (let next = await desk.advance(); next; next = await desk.advance()) expect(next.unsaved).toBe('DISK_FULL');
    expect(await desk.finished()).toEqual([]);
    stands.trouble = null;
    await secondPasses();
    stands.store.onLoss();
    await secondPasses();
    expect(await desk.finished()).toHaveLength(1);
    expect(await desk.waiting()).toEqual([]);
  });

  it('cleared data are written again without anybody acting', async () => {
    const { desk, store, secondPasses } = stand();
    await play(desk, await open(desk, two('treasure-fleet')));
    const [{ id }] = await desk.waiting();
    await store.removeWaiting(id);
    store.onLoss();
    await secondPasses();
    expect(await desk.waiting()).toMatchObject([{ id, broken: null, steps: 1 }]);
  });

  it('demos are never saved and never complain', async () => {
    const stands = stand();
    stands.trouble = 'DISK_FULL';
    const demo = { game: 'korsar', seats: 3, options: {}, seed: 'x', bots: ['parrot'], names: [] };
    expect(await stands.desk.openDemo(demo)).toMatchObject({ ok: true, facts: { id: null }, batch: { unsaved: null } });
    expect(await stands.desk.advance()).toMatchObject({ unsaved: null });
    expect(stands.tries).toBe(0);
  });
});

async function anyRecord(store: MemoryStore): Promise<unknown> {
  const [{ id }] = await store.waitingHeads();
  return (await store.waiting(id))?.record;
}

describe('matches that wait', () => {
  it('wait side by side, one of every game at least, the latest first; each is gone on with', async () => {
    const { desk } = stand();
    const views = new Map<string, object>();
    for (const game of [...ids, ids[0]]) views.set(game, (await play(desk, await open(desk, two(game)))).view);
    const waiting = await desk.waiting();
    expect(waiting.map(({ game }) => game)).toEqual([ids[0], ...ids.toReversed()]);
    for (const { id, game } of waiting.slice(0, ids.length))
      expect(await desk.resume(id)).toMatchObject({ ok: true, facts: { id, game }, batch: { view: views.get(game) } });
  });

  it('one that cannot be read stays, whatever is begun; it is listed, given out and removed', async () => {
    const { desk, store } = stand();
    store.put({ format: 1, odd: true }, 'odd');
    await open(desk, two('korsar'));
    const list = await desk.waiting();
    expect(list).toMatchObject([{ game: 'korsar' }, { id: 'odd', broken: { code: expect.any(String) } }].toReversed());
    expect(await desk.giveWaiting('odd')).toBe('{"format":1,"odd":true}');
    expect(await desk.resume('odd')).toMatchObject({ ok: false });
    // What cannot be read is never chosen by itself.
    expect(await desk.resume()).toMatchObject({ ok: true, facts: { game: 'korsar' } });
    expect(await desk.removeWaiting('odd')).toBe(true);
    expect(await desk.waiting()).toHaveLength(1);
  });

  it('one that is given out is taken in elsewhere and goes on there', async () => {
    const here = stand();
    for (const game of ids) {
      const now = await play(here.desk, await open(here.desk, two(game)));
      const [{ id }] = await here.desk.waiting();
      const there = stand();
      const text = (await here.desk.giveWaiting(id)) ?? '';
      expect(await there.desk.takeGame(text)).toEqual({ ok: true, as: 'waiting' });
      expect(await there.desk.resume()).toMatchObject({ ok: true, batch: { view: now.view, people: now.people } });
    }
  });

  it('one with a captain who does not exist here is set aside, not looped', async () => {
    const { desk, store } = stand();
    await open(desk, { game: 'korsar', options: {}, players: [person('Anne'), bot('Bart')] });
    const record = structuredClone(await anyRecord(store)) as { players: { level?: string }[] };
    record.players[1].level = 'shark';
    store.put(record, 'odd');
    expect(await desk.resume('odd')).toMatchObject({ ok: false });
    expect((await desk.waiting()).find(({ id }) => id === 'odd')?.broken).toBeTruthy();
  });

  it('a match that is removed while it is played is not played on', async () => {
    const { desk } = stand();
    const now = await open(desk, two('korsar'));
    const [{ id }] = await desk.waiting();
    await desk.removeWaiting(id);
    expect(await desk.act(now.people[0], { type: 'draw' })).toEqual({ ok: false, code: 'NO_MATCH' });
    expect(await desk.waiting()).toEqual([]);
  });
});

describe('two windows', () => {
  it('one that does not own the table opens nothing, and plays nothing on', async () => {
    const ownership = { ...alone, ours: true, lost: false };
    const { desk } = stand({ ownership });
    const now = await open(desk, two('korsar'));
    Object.assign(ownership, { ours: false, lost: true });
    const [seat] = now.people;
    const legal = (await desk.reveal(seat))?.legal[0];
    expect(await desk.act(seat, legal)).toEqual({ ok: false, code: 'ELSEWHERE' });
    expect(await desk.takeBack(seat)).toEqual({ ok: false, code: 'ELSEWHERE' });
    expect(await desk.openMatch(two('korsar'))).toMatchObject({ ok: false });
    expect(await desk.resume()).toMatchObject({ ok: false });
    expect(await desk.pulse()).toMatchObject({ elsewhere: true });
  });

  it('a save onto a match that has moved on is refused and not acknowledged', async () => {
    const { desk, store } = stand();
    const now = await open(desk, two('korsar'));
    const [{ id }] = await desk.waiting();
    // Another window has gone on with it.
    const other = stand({ store }).desk;
    await other.resume(id);
    let there = now;
    for (let n = 0; n < 3; n++) there = await play(other, there);
    const [seat] = now.people;
    const legal = (await desk.reveal(seat))?.legal[0];
    expect(await desk.act(seat, legal)).toEqual({ ok: false, code: 'ELSEWHERE' });
    expect(await desk.act(seat, legal)).toEqual({ ok: false, code: 'NO_MATCH' });
    expect(await new Desk(() => seed, { store }).resume(id)).toMatchObject({ ok: true, batch: { view: there.view } });
  });
});

describe('one thing after the other', () => {
  it('a view is never ahead of its events, however many ask at once', async () => {
    for (const game of ids) {
      const asked = { game, seats: 2, options: {}, seed: 'queue', bots: ['parrot'], names: ['Anne', 'Bart'] };
      const [one, many] = [new Desk(() => seed), new Desk(() => seed)];
      await Promise.all([one.openDemo(asked), many.openDemo(asked)]);
      const inTurn = [await one.advance(), await one.advance(), await one.advance()];
      expect(await Promise.all([many.advance(), many.advance(), many.advance()])).toEqual(inTurn);
    }
  });

  it('a seat that does not exist is refused by its name', async () => {
    for (const game of ids) {
      const { desk } = stand();
      await open(desk, two(game));
      for (const seat of [99, -1, 2, 0.5, Number.NaN])
        expect(await desk.act(seat, { type: 'load' }), `${game}, seat ${seat}`).toEqual({
          ...{ ok: false, code: 'NO_SUCH_SEAT' },
        });
      for (const seat of [99, -1, 2]) expect(await desk.reveal(seat)).toBeNull();
    }
  });
});
