/** How long a game took: the time between its saves, in its head, also after it was put aside and taken up. */
import { expect, it } from 'vitest';
import { Stopwatch } from '../../src/host/stopwatch.ts';
import { memoryStore } from '../../src/host/store.ts';
import { type Batch, Desk } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const minute = 60_000;
const person = (name: string) => ({ name, kind: 'person' as const });

it('counts what lies between two looks, and of a long absence five minutes', () => {
  let now = 1000;
  const watch = new Stopwatch(() => now, 2 * minute);
  now += minute;
  expect(watch.read()).toBe(3 * minute);
  expect(watch.read()).toBe(3 * minute);
  now += 60 * minute;
  expect(watch.read()).toBe(8 * minute);
  // A clock that was set back.
  now -= 90 * minute;
  expect(watch.read()).toBe(8 * minute);
  now += minute;
  expect(watch.read()).toBe(9 * minute);
});

it('tells nothing where nobody knows how long it was played before', () => {
  let now = 0;
  const watch = new Stopwatch(() => now, undefined);
  now += minute;
  expect(watch.read()).toBeUndefined();
});

/** Plays on, a minute for every action of a person. */
async function play(desk: Desk, clock: { now: number }, first: Batch, actions: number): Promise<void> {
  let batch = first;
  for (let n = 0; n < actions && !batch.over; n++) {
    const [{ seat }] = batch.choices;
    const look = await desk.reveal(seat);
    await desk.cover();
    clock.now += minute;
    const acted = await desk.act(seat, look?.legal[0]);
    if (!acted.ok) throw new Error(acted.code);
    batch = acted.batch;
  }
}

it('lies in the head of a game, goes on when it is taken up, and is missing where an earlier version kept it', async () => {
  const clock = { now: 10 * minute };
  const store = memoryStore();
  const tools = { store, now: () => clock.now };
  const desk = new Desk(() => seed, tools);
  const players = ['Anne', 'Bart'].map(person);
  const opened = await desk.openMatch({ game: 'treasure-fleet', options: {}, players });
  if (!opened.ok) throw new Error(opened.refused.code);
  await play(desk, clock, opened.batch, 3);
  expect((await desk.waiting())[0]).toMatchObject({ steps: 3, played: 3 * minute });

  // A day later.
  clock.now += 1440 * minute;
  const later = new Desk(() => seed, tools);
  const again = await later.resume();
  if (!again?.ok) throw new Error('It is gone.');
  await play(later, clock, again.batch, 2000);
  const [over] = await later.finished();
  expect(over.played).toBe(over.steps * minute);

  await store.add(await store.finished(over.id), { ...over, id: undefined, played: undefined, alone: null });
  const old = (await later.finished()).find(({ id }) => id !== over.id)!;
  expect(old.captains).toEqual(over.captains);
  expect(old.played).toBeUndefined();
});
