/** Another captain sits down at a running table: it is in the record, everybody is told, and the right one is asked. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Bot, type Budget, levels } from '../../src/bots/index.ts';
import { Office } from '../../src/host/office.ts';
import { memoryStore } from '../../src/host/store.ts';
import { games } from '../../src/rules/index.ts';
import { Desk } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const anne = { name: 'Anne', kind: 'person' as const };
const bart = { name: 'Bart', kind: 'person' as const };
const parrot = { name: 'Polly', kind: 'bot' as const, level: 'parrot' };
const known = levels as Record<string, Bot>;
const usual = known.admiral;
const calm = () => new Promise<void>((done) => setImmediate(done));

afterEach(() => {
  known.admiral = usual;
});

describe.each(Object.keys(games))('at a table of %s', (game) => {
  it('a computer takes over for whoever leaves, and a person for a computer; both places are told, a crash changes nothing', async () => {
    const store = memoryStore();
    const desk = new Desk(() => seed, { store });
    const opened = await desk.openMatch({ game, options: {}, players: [anne, bart] });
    if (!opened.ok) throw new Error(opened.refused.code);
    const [first] = opened.batch.people;
    const [{ ask }] = opened.batch.choices;
    expect(await desk.captain(first, parrot)).toBeNull();
    const told = await desk.next();
    const players = [anne, bart].with(first, parrot as never);
    expect(told).toMatchObject({ said: 'told', events: [], players, unsaved: null });
    // What was asked of the one who left means nothing any more.
    expect(await desk.answer(ask, {})).toEqual({ code: 'NOT_YOUR_TURN', facts: {} });
    const record = async () => (await store.waiting(opened.facts.id ?? ''))?.record as { steps: object[] };
    expect((await record()).steps).toMatchObject([{ seat: first, captain: parrot }]);
    const again = await new Desk(() => seed, { store }).resume();
    expect(again).toMatchObject({ ok: true, facts: { players } });
    // Whoever sits there now is asked, and the one who comes after them is, too.
    for (let said = await desk.next(); said.said === 'told'; said = await desk.next());
    const { steps } = await record();
    expect(steps.slice(1).every((step) => !('seat' in step) || step.seat === first)).toBe(true);
    expect(await desk.captain(first, anne)).toBeNull();
    expect(await desk.next()).toMatchObject({ said: 'told', players: [anne, bart] });
    expect((await desk.reveal(first))?.view).toMatchObject({ viewer: first });
  });
});

describe('another captain', () => {
  it('sits down while a computer thinks: it is not heard any more, and the person is asked', async () => {
    const asked: { budget: Budget; answer: () => void }[] = [];
    known.admiral = {
      decide: (_game, _view, legal, _seat, _dice, budget) =>
        new Promise((done) => asked.push({ budget, answer: () => done(legal[0]) })),
    };
    const office = new Office(() => seed, { store: memoryStore() });
    const players = [{ ...parrot, level: 'admiral' }, bart];
    const table = await office.openMatch({ game: 'korsar', options: { startSeat: 0 }, players });
    if (!table.ok) throw new Error(table.refused.code);
    const { room } = table;
    const places = [
      room.sit({ id: 'room', viewer: 'table', seats: [0], paces: true }),
      room.sit({ id: 'phone', viewer: 1, seats: [1], paces: false }),
    ];
    room.begin();
    for (const place of places) expect(await place.next()).toMatchObject({ said: 'told', seq: 0 });
    const pulls = places.map((place) => place.next());
    await calm();
    expect(asked).toHaveLength(1);
    expect(await room.captain(0, anne)).toBeNull();
    expect(asked[0].budget.signal.aborted).toBe(true);
    asked[0].answer();
    for (const pull of pulls) expect(await pull).toMatchObject({ said: 'told', seq: 1, players: [anne, bart] });
    expect(await places[0].next()).toMatchObject({ said: 'asked', asks: [{ seat: 0 }] });
    expect(room.session.table.match.record.steps).toMatchObject([{ captain: anne }]);
  });

  it('sits down at once, although a screen that sets the pace has still to be told what happened before', async () => {
    const office = new Office(() => seed, { store: memoryStore() });
    const table = await office.openMatch({ game: 'korsar', options: { startSeat: 0 }, players: [anne, bart] });
    if (!table.ok) throw new Error(table.refused.code);
    const { room } = table;
    const screen = room.sit({ id: 'room', viewer: 'table', paces: true });
    room.begin();
    await screen.next();
    let seated = 0;
    for (const [seat, name] of ['Anne', 'Bart'].entries())
      void room.captain(seat, { ...parrot, name }).then(() => seated++);
    for (let turns = 0; turns < 20; turns++) await calm();
    expect(seated).toBe(2);
    expect(await screen.next()).toMatchObject({ said: 'told', seq: 1, players: [{ kind: 'bot' }, { kind: 'person' }] });
  });

  it('finds matches of other offices beside a store that is kept: no two have the same id', async () => {
    const store = memoryStore();
    const ids = new Set<string | null>();
    for (let offices = 0; offices < 5; offices++) {
      vi.resetModules();
      const fresh: typeof import('../../src/host/office.ts') = await import('../../src/host/office.ts');
      const office = new fresh.Office(() => seed, { store });
      const opened = await office.openMatch({ game: 'korsar', options: {}, players: [anne, bart] });
      ids.add(opened.ok ? opened.room.session.kept!.id : null);
    }
    expect(ids.size).toBe(5);
    expect(await store.waitingHeads()).toHaveLength(5);
  });

  it('is refused by a code where there is no such seat, level or captain; nothing is written', async () => {
    const store = memoryStore();
    const desk = new Desk(() => seed, { store });
    expect(await desk.captain(0, anne)).toEqual({ code: 'NO_MATCH', facts: {} });
    const opened = await desk.openMatch({ game: 'korsar', options: {}, players: [anne, bart] });
    if (!opened.ok) throw new Error(opened.refused.code);
    const code = async (seat: number, captain: object) => (await desk.captain(seat, captain as never))?.code;
    expect(await code(0, { ...parrot, level: 'shark' })).toBe('UNKNOWN_LEVEL');
    expect(await code(0, { ...parrot, level: undefined })).toBe('UNKNOWN_LEVEL');
    expect(await code(0, { ...anne, level: 'parrot' })).toBe('BAD_PLAYER');
    expect(await code(0, { ...anne, name: 7 })).toBe('BAD_PLAYER');
    for (const seat of [2, -1, 0.5, Number.NaN]) expect(await code(seat, anne)).toBe('NO_SUCH_SEAT');
    expect((await desk.waiting())[0].steps).toBe(0);
  });
});
