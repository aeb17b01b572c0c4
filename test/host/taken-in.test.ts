/** Games that come from files: they keep their date, come once, and a file that is something else is named for what it is. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../src/host/store.ts';
import { Match } from '../../src/match/match.ts';
import type { GameRecord } from '../../src/match/record.ts';
import { seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { said } from '../said.ts';
import { Desk } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const bots = ['Anne', 'Bart'].map((name) => ({ name, kind: 'bot' as const, level: 'parrot' }));
const now = Date.UTC(2026, 10, 28, 20);

async function playGame(desk: Desk): Promise<string> {
  const opened = await desk.openMatch({ game: 'korsar', options: {}, players: bots });
  if (!opened.ok) throw new Error(opened.refused.code);
  while (await desk.advance());
  return (await desk.giveGame((await desk.finished())[0].id)) ?? '';
}

const here = await playGame(new Desk(() => seed));
const there = () => new Desk(() => seed, { now: () => now });

/** A file as the page writes it. */
const fileOf = (kept: unknown) => `{"kept":${JSON.stringify(kept)},${here.slice(1)}`;

describe('a finished game from a file', () => {
  it('keeps date and length, and is known as one that was taken in', async () => {
    const desk = there();
    const when = now - 90 * 86_400_000;
    expect(await desk.takeGame(fileOf({ when, played: 60_000 }))).toEqual({ ok: true, as: 'finished' });
    expect(await desk.finished()).toMatchObject([{ when, played: 60_000, taken: true, broken: null }]);
    expect((await desk.finished())[0]).not.toHaveProperty('match');
    expect(await desk.giveGame((await desk.finished())[0].id)).toBe(here);
    expect(await desk.retell((await desk.finished())[0].id)).toMatchObject({ ok: true });
  });

  it.each([null, {}, 7, 'x', { when: 'x' }, { when: -1 }, { when: 1e300 }, { when: 5, played: -1 }, [[]]])(
    'that says %j of its date has none, and is no game of today',
    async (kept) => {
      const desk = there();
      expect(await desk.takeGame(fileOf(kept))).toMatchObject({ ok: true });
      expect(await desk.finished()).toMatchObject([{ when: 0 }]);
    },
  );

  it('that was written by itself, as earlier versions wrote it, has no date', async () => {
    const desk = there();
    await desk.takeGame(here);
    expect(await desk.finished()).toMatchObject([{ when: 0, taken: true }]);
  });

  it('is not taken twice, however it is written', async () => {
    const desk = there();
    await desk.takeGame(here);
    const record: GameRecord = JSON.parse(here);
    const turned = Object.fromEntries(Object.entries(record).reverse());
    for (const text of [
      here,
      fileOf({ when: 5 }),
      JSON.stringify(turned),
      JSON.stringify(record, null, 2),
      `\uFEFF${here}`,
    ]) {
      const taken = await desk.takeGame(text);
      expect(taken).toEqual({ ok: false, refused: { code: 'HERE_ALREADY', facts: {} } });
      expect(said(taken)).toBe('This game is already here.');
    }
    expect(await desk.finished()).toHaveLength(1);
    // Nor one that was played here, nor beside one whose head is lost.
    const store = memoryStore();
    const home = new Desk(() => seed, { store });
    await playGame(home);
    expect(await home.takeGame(here)).toMatchObject({ ok: false, refused: { code: 'HERE_ALREADY' } });
    await store.putFinishedHead(0, null);
    expect(await home.takeGame(here)).toMatchObject({ ok: false, refused: { code: 'HERE_ALREADY' } });
    expect(await home.removeGame(0)).toBe(true);
    expect(await home.takeGame(here)).toMatchObject({ ok: true });
  });
});

describe('an unfinished game from a file', () => {
  const people = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
  /** A match of two people after so many actions, as its own house exports it. */
  function begun(actions: number, dealt = 'a'): string {
    const match = Match.create(games.korsar, { seats: 2, seed: seedFrom(dealt), players: people });
    for (let n = 0; n < actions; n++) match.act(match.toAct[0], match.legal(match.toAct[0])[0]);
    return JSON.stringify(match.record);
  }
  const text = begun(4);
  const record: GameRecord = JSON.parse(text);
  const refused = { ok: false, refused: { code: 'HERE_ALREADY', facts: {} } };

  it('waits once, however often it is taken and however it is written', async () => {
    const desk = there();
    expect(await desk.takeGame(text)).toEqual({ ok: true, as: 'waiting' });
    const ways: Record<string, string> = {
      'as it was': text,
      'with spaces': JSON.stringify(record, null, 2),
      'turned round': JSON.stringify(Object.fromEntries(Object.entries(record).reverse())),
      'with a byte order mark': `\uFEFF${text}`,
      'with a date': `{"kept":{"when":5},${text.slice(1)}`,
      'of an earlier moment': begun(2),
    };
    for (const [way, again] of Object.entries(ways)) expect(await desk.takeGame(again), way).toEqual(refused);
    expect(said(await desk.takeGame(text))).toBe('This game is already here.');
    expect(await desk.waiting()).toHaveLength(1);
  });

  it('is known where its game has gone on, where its head is lost, and where it was played here', async () => {
    const store = memoryStore();
    const desk = new Desk(() => seed, { store });
    await desk.takeGame(text);
    const [{ id }] = await desk.waiting();
    await store.putWaitingHead(id, null);
    expect(await desk.takeGame(text)).toEqual(refused);
    const further = there();
    await further.takeGame(begun(6));
    expect(await further.takeGame(text)).toEqual(refused);
    const home = new Desk(() => seed);
    const opened = await home.openMatch({ game: 'korsar', options: {}, players: people });
    expect(await home.takeGame((await home.giveWaiting((opened as { facts: { id: string } }).facts.id)) ?? '')).toEqual(
      refused,
    );
  });

  it('is another one where it has gone further, was dealt otherwise, or the one that lay here was removed', async () => {
    const desk = there();
    await desk.takeGame(text);
    expect(await desk.takeGame(begun(6))).toMatchObject({ ok: true });
    expect(await desk.takeGame(begun(4, 'b'))).toMatchObject({ ok: true });
    expect(await desk.waiting()).toHaveLength(3);
    for (const { id } of await desk.waiting()) await desk.removeWaiting(id);
    expect(await desk.takeGame(text)).toMatchObject({ ok: true });
  });
});

describe('more games than a table remembers', () => {
  const record: GameRecord = JSON.parse(here);
  const head = {
    game: 'korsar',
    names: ['Anne'],
    winners: [],
    when: 5,
    steps: 4,
    captains: [],
    alone: null,
    broken: null,
  };

  it('are all listed, and lately played ones sooner', async () => {
    const store = memoryStore();
    for (let n = 0; n < 730; n++) await store.add(record, { ...head, when: n, taken: true });
    const desk = new Desk(() => seed, { store });
    expect((await desk.finished('all')).map(({ when }) => when)).toEqual(
      Array.from({ length: 730 }, (_, n) => 729 - n),
    );
    expect(await desk.finished()).toHaveLength(400);
  });

  it('stay where they were taken in from files, though nobody looks after the table; those played there push out each other', async () => {
    const store = memoryStore();
    for (let n = 0; n < 450; n++) await store.add(record, { ...head, taken: true });
    for (let n = 0; n < 410; n++) await store.add(record, head);
    const desk = new Desk(() => seed, { store });
    await desk.tidy();
    const ids = (await store.finishedHeads(1000)).map(({ id }) => id).reverse();
    expect(ids).toEqual([
      ...Array.from({ length: 450 }, (_, n) => n),
      ...Array.from({ length: 400 }, (_, n) => n + 460),
    ]);
  });

  it('hold every personal record', async () => {
    const store = memoryStore();
    const alone = { options: v.parse(games['card-pirates'].options, {}), points: 77 };
    await store.add(record, { ...head, game: 'card-pirates', alone });
    for (let n = 0; n < 450; n++) await store.add(record, head);
    expect(await new Desk(() => seed, { store }).voyages('card-pirates', {})).toMatchObject([
      { name: 'Anne', points: 77 },
    ]);
  });
});

describe('a file that is no game', () => {
  it.each([
    ['of Tiled', '{"type":"map","layers":[],"tilewidth":32}'],
    ['of Tiled, with a byte order mark', '\uFEFF{ "layers": [], "version": "1.10" }'],
    ['in XML', '<?xml version="1.0"?>\n<map version="1.0">'],
    ['of tiles', '{"tilewidth":32,"tiles":[]}'],
    ['of a template', '{"object":{},"type":"template"}'],
  ])('but a map %s is called a map, and people read where it goes', async (_, text) => {
    const taken = await there().takeGame(text);
    expect(taken).toMatchObject({ ok: false, refused: { code: 'IS_A_MAP' } });
    expect(said(taken)).toMatch(/is a map, not a game.*Your own maps/);
  });

  it.each([
    ['settings', '{"language":"de","volume":3}'],
    ['a record that is cut off', here.slice(0, -100)],
    ['games in a list', `[${here}]`],
    ['an archive', 'PK\u0003\u0004'],
    ['an empty file', ''],
    ['a number', '7'],
  ])('and no map, but %s, is called no game', async (_, text) => {
    const desk = there();
    const taken = await desk.takeGame(text);
    expect(said(taken)).toBe('This is not a recorded game, or the file is damaged.');
    expect([await desk.finished(), await desk.waiting()]).toEqual([[], []]);
  });

  it('but one of which a part is wrong is told by that part, in words of people', async () => {
    const record: GameRecord = JSON.parse(here);
    for (const change of [{ players: [5, 6] }, { steps: null }, { format: undefined }, { options: { nope: 1 } }]) {
      const sentence = said(await there().takeGame(JSON.stringify({ ...record, ...change })));
      expect(sentence).toMatch(/^The (record is damaged|options of the record are wrong): [\w.]+: .*\.$/);
      expect(sentence).not.toMatch(/instead|undefined|Object|Array|never|Invalid/);
    }
  });
});

describe('a game of a later version', () => {
  const record: GameRecord = JSON.parse(here);
  const running = { ...record, steps: record.steps.slice(0, 4) };
  const later: [string, object][] = [
    ['format', { format: 3 }],
    ['rules', { version: 99 }],
    ['game, which is new', { game: 'sea-chess' }],
  ];

  it.each(later)('is refused in a sentence, by its %s, and nothing changes', async (_, change) => {
    const desk = there();
    const taken = await desk.takeGame(JSON.stringify({ ...record, ...change }));
    expect(said(taken)).toMatch(/this program.* stays as it is, for a version that can read it\./);
    expect([await desk.finished(), await desk.waiting()]).toEqual([[], []]);
  });

  it.each(later)(
    'in the store, by its %s, is listed as one, stays through everything, and can be read later',
    async (_, change) => {
      const head = { game: 'korsar', names: ['Anne', 'Bart'], when: 5, steps: 4, broken: null };
      const store = memoryStore();
      for (let n = 0; n < 60; n++) {
        await store.save({ id: `late-${n}`, mark: 1, head, record: { ...running, ...change } });
        if (n === 0) await store.putWaitingHead('late-0', null);
      }
      await store.add({ ...record, ...change }, null);
      const desk = new Desk(() => seed, { store });
      expect(await desk.finished()).toMatchObject([{ broken: { code: expect.stringMatching(/FORMAT|VERSION|GAME/) } }]);
      expect((await desk.waiting()).find(({ id }) => id === 'late-0')?.broken).not.toBeNull();
      expect(await desk.resume('late-7')).toMatchObject({ ok: false, refused: { code: 'CANNOT_RESUME' } });
      expect((await desk.waiting()).find(({ id }) => id === 'late-7')?.broken).not.toBeNull();
      await desk.tidy();
      expect(await store.waitingHeads()).toHaveLength(60);
      expect((await store.waiting('late-7'))?.record).toEqual({ ...running, ...change });
      // What that version wrote for its own lists is there for it.
      expect((await store.waiting('late-7'))?.head).toMatchObject(head);
      expect((await store.finishedHeads(1))[0].head).toBeNull();
    },
  );

  it.each(later)('among hundreds that are over, by its %s, stays when old ones go', async (_, change) => {
    const store = memoryStore();
    const late = { ...record, ...change };
    // A head as that version wrote it says nothing of this.
    const head = { game: 'korsar', names: ['Anne'], winners: [], when: 5, steps: 4, captains: [], alone: null };
    for (let n = 0; n < 430; n++) await store.add(n % 10 === 0 ? late : record, { ...head, broken: null });
    const desk = new Desk(() => seed, { store });
    const ids = async () => (await store.finishedHeads(1000)).map(({ id }) => id).reverse();
    const latest = Array.from({ length: 400 }, (_, n) => n + 30);
    for (let time = 0; time < 2; time++) {
      await desk.tidy();
      expect(await ids()).toEqual([0, 10, 20, ...latest]);
      expect(await store.finished(10)).toEqual(late);
    }
    // Newer ones push out what this program can read, and nothing else.
    for (let n = 0; n < 3; n++) await store.add(record, { ...head, broken: null });
    await desk.tidy();
    expect(await ids()).toEqual([0, 10, 20, 30, ...latest.slice(3), 430, 431, 432]);
  });

  it.each(later)('that waits, by its %s, stays when all that were left go', async (_, change) => {
    const head = { game: 'korsar', names: ['Anne', 'Bart'], when: 5, steps: 4, broken: null };
    const store = memoryStore();
    await store.save({ id: 'late', mark: 1, head, record: { ...running, ...change } });
    await store.save({ id: 'ours', mark: 1, head, record: running });
    await new Desk(() => seed, { store }).tidy(0);
    expect((await store.waitingHeads()).map(({ id }) => id)).toEqual(['late']);
  });

  it('may be what cannot be judged, because the rules of its game cannot be had', async () => {
    const store = memoryStore();
    for (let n = 0; n < 402; n++) await store.add(record, null);
    const desk = new Desk(() => seed, { store, known: {}, fetchCore: () => Promise.reject(new Error('offline')) });
    await desk.tidy();
    expect(await store.finishedHeads(1000)).toHaveLength(402);
  });
});
