/** What a captain sees behind the curtain is the table between two changes: never one that is done and not yet saved. */
import { expect, it } from 'vitest';
import { Office } from '../../src/host/office.ts';
import type { Place } from '../../src/host/place.ts';
import type { Said } from '../../src/host/port.ts';
import { memoryStore, StoreFault } from '../../src/host/store.ts';

const seed = '0123456789abcdef0123456789abcdef';
const person = (name: string) => ({ name, kind: 'person' as const });
/** Whatever can happen without anybody's doing has happened. */
const calm = () => new Promise<void>((done) => setImmediate(done));

/** Two captains load at one table, each at a place of their own; from `hold` on nothing is saved before `goOn`. */
async function loading() {
  const store = memoryStore();
  const save = store.save.bind(store);
  let held = false;
  let goOn = (_fault?: StoreFault) => {};
  store.save = async (entry) => {
    if (held)
      await new Promise<void>((done, fail) => {
        goOn = (fault) => (fault ? fail(fault) : done());
      });
    await save(entry);
  };
  const office = new Office(() => seed, { store });
  const players = [person('Anne'), person('Bart')];
  const table = await office.openMatch({ game: 'treasure-fleet', options: {}, players });
  if (!table.ok) throw new Error(table.refused.code);
  const room = table.room.sit({ id: 'room', viewer: 'table', paces: true });
  const phone = table.room.sit({ id: 'phone', viewer: 1, seats: [1], paces: false });
  table.room.begin();
  const next = async (place: Place): Promise<Said> => place.next();
  await next(room);
  const asked = await next(room);
  await next(phone);
  if (asked.said !== 'asked') throw new Error('Nobody is asked.');
  held = true;
  const askOf = (seat: number) => asked.asks.find((each) => each.seat === seat)?.ask ?? -1;
  const load = async (place: Place, seat: number) => {
    const legal = (await place.reveal(seat))?.legal ?? [];
    await place.cover();
    return () => place.answer(askOf(seat), legal[0]);
  };
  const { match } = table.room.session.table;
  return { match, room, phone, load, next, goOn: (fault?: StoreFault) => goOn(fault) };
}

/** Whether it has come back by now. */
async function state<T>(promise: Promise<T>): Promise<'waits' | T> {
  await calm();
  return Promise.race([promise, Promise.resolve('waits' as const)]);
}

it('waits while an action is saved, and then shows the table with it, all of one moment', async () => {
  const { match, room, phone, load, next, goOn } = await loading();
  const answer = await load(phone, 1);
  const told = next(room);
  const answering = answer();
  await calm();
  expect(match.record.steps).toHaveLength(1);
  const revealing = room.reveal(0);
  expect(await state(revealing)).toBe('waits');
  expect(room.lookedAt).toBeNull();
  goOn();
  expect(await revealing).toEqual({
    ...{ view: match.view(0), legal: match.legal(0), plan: null },
    news: match.news(0),
  });
  expect(room.lookedAt).toBe(0);
  expect(await answering).toBeNull();
  // It was told of that action no later than it was shown the table with it, and nobody waits until that is over.
  expect(await told).toMatchObject({ said: 'told', view: { seats: [{ ready: false }, { ready: true }] } });
  expect(await room.reveal(0)).not.toBeNull();
});

it('shows nothing of an action that was lost to another window', async () => {
  const { room, phone, load, goOn } = await loading();
  const answering = (await load(phone, 1))();
  await calm();
  const revealing = room.reveal(0);
  goOn(new StoreFault('ELSEWHERE'));
  expect(await revealing).toBeNull();
  expect(room.lookedAt).toBeNull();
  expect(await answering).toEqual({ code: 'ELSEWHERE', facts: {} });
});

it('is not opened any more by a cover, a second look or a leave that came while it waited', async () => {
  const { room, phone, load, goOn } = await loading();
  const answering = (await load(phone, 1))();
  await calm();
  const covered = room.reveal(0);
  await room.cover('a plan of nobody');
  const first = room.reveal(1);
  const second = room.reveal(0);
  const left = phone.reveal(1);
  phone.leave();
  goOn();
  await answering;
  expect(await Promise.all([covered, first, left])).toEqual([null, null, null]);
  expect(await second).toMatchObject({ view: { viewer: 0 }, plan: null });
  expect([room.lookedAt, phone.lookedAt]).toEqual([0, null]);
});
