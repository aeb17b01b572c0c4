/** Bots that take their time: the desk waits for them, but whoever leaves does not. */
import { afterEach, describe, expect, it } from 'vitest';
import { type Bot, type Budget, levels } from '../../src/bots/index.ts';
import { clocked, counted } from '../../src/host/patience.ts';
import { memoryStore } from '../../src/host/store.ts';
import type { GameAction } from '../../src/rules/game.ts';
import { Desk } from './desk.ts';

const seed = '0123456789abcdef0123456789abcdef';
const calm = () => new Promise<void>((done) => setImmediate(done));
const known = levels as Record<string, Bot>;
const usual = known.admiral;
const asked: { budget: Budget; answer: () => void }[] = [];
const thoughtful: Bot = {
  decide: (_game, _view, legal, _seat, _dice, budget) =>
    new Promise((done) => asked.push({ budget, answer: () => done(legal[0]) })),
};
const players = [
  { name: 'Anne', kind: 'bot' as const, level: 'admiral' },
  { name: 'Bart', kind: 'person' as const },
];
const request = { game: 'korsar', options: { startSeat: 0 }, players };

afterEach(() => {
  known.admiral = usual;
  asked.length = 0;
});

async function sitting() {
  known.admiral = thoughtful;
  const store = memoryStore();
  const desk = new Desk(() => seed, { store });
  const opened = await desk.openMatch(request);
  if (!opened.ok) throw new Error(opened.refused.code);
  const { id } = opened.facts;
  return { desk, record: async () => JSON.stringify((await store.waiting(id ?? ''))?.record) };
}

describe('a bot that thinks for long', () => {
  it('is waited for; it is told how long it may think, in rounds and by no clock', async () => {
    known.admiral = thoughtful;
    const desk = new Desk(() => seed);
    await desk.openDemo({ game: 'korsar', seats: 2, options: {}, bots: ['admiral'], names: [] });
    const rounds: number[] = [];
    for (let n = 0; n < 3; n++) {
      const advancing = desk.advance();
      await calm();
      const { budget, answer } = asked[n];
      rounds[n] = 0;
      while (budget.until()) rounds[n]++;
      expect(budget.until()).toBe(false);
      answer();
      expect((await advancing)?.events.length).toBeGreaterThan(0);
    }
    expect(rounds[0]).toBeGreaterThan(0);
    expect(rounds).toEqual(Array(3).fill(rounds[0]));
  });

  it('does not keep anybody from leaving, and what it says then is not played', async () => {
    const { desk, record } = await sitting();
    const before = await record();
    const advancing = desk.advance();
    await calm();
    await desk.leave();
    expect(await advancing).toBeNull();
    expect(asked[0].budget.signal.aborted).toBe(true);
    asked[0].answer();
    await calm();
    expect(await record()).toBe(before);
    const again = await desk.resume();
    expect(again).toMatchObject({ ok: true, facts: { game: 'korsar' } });
    const next = desk.advance();
    await calm();
    asked[1].answer();
    expect((await next)?.events.length).toBeGreaterThan(0);
    expect(JSON.parse(await record()).steps).toMatchObject([
      { seat: 0, action: { type: expect.any(String) } as GameAction },
    ]);
  });
});

/** Counts the rounds that the bot may think, and lets it answer. */
async function roundsOf({ budget, answer }: (typeof asked)[number]): Promise<number> {
  let count = 0;
  while (budget.until()) count++;
  answer();
  await calm();
  return count;
}

describe('a host that chooses how long its bots think', () => {
  const seven = () => {
    let left = 7;
    return () => left-- > 0;
  };
  const demo = { game: 'korsar', seats: 2, options: {}, bots: ['admiral'], names: [] };

  it('is obeyed in a demo, in a match, after a resume and by a bot who takes a seat', async () => {
    known.admiral = thoughtful;
    const store = memoryStore();
    const desk = new Desk(() => seed, { store, thought: { ...counted, patience: seven } });
    await desk.openDemo(demo);
    void desk.advance();
    await calm();
    expect(await roundsOf(asked[0])).toBe(7);

    await desk.openMatch(request);
    void desk.next();
    await calm();
    expect(await roundsOf(asked[1])).toBe(7);

    const opened = await desk.openMatch(request);
    await desk.leave();
    expect(await desk.resume((opened.ok && opened.facts.id) || '')).toMatchObject({ ok: true });
    void desk.next();
    await calm();
    expect(asked).toHaveLength(3);
    expect(await roundsOf(asked[2])).toBe(7);

    const people = players.map(({ name }) => ({ name, kind: 'person' as const }));
    await desk.openMatch({ ...request, players: people });
    expect(await desk.captain(0, players[0])).toBeNull();
    expect(await desk.next()).toMatchObject({ said: 'told', players: [players[0], people[1]] });
    void desk.next();
    await calm();
    expect(asked).toHaveLength(4);
    expect(await roundsOf(asked[3])).toBe(7);
  });

  it('is not asked in a demo with a seed, which is the same twice', async () => {
    known.admiral = thoughtful;
    const rounds: number[] = [];
    for (const patience of [seven, counted.patience]) {
      const desk = new Desk(() => seed, { thought: { ...counted, patience } });
      await desk.openDemo({ ...demo, seed: 'twice' });
      void desk.advance();
      await calm();
      rounds.push(await roundsOf(asked.at(-1)!));
    }
    expect(rounds[0]).toBeGreaterThan(7);
    expect(rounds[1]).toBe(rounds[0]);
  });
});

describe('patience by a clock', () => {
  const wait = async () => {};

  it('ends with its time, which begins anew with every decision', () => {
    let now = 1000;
    const { patience } = clocked(50, 0, { now: () => now, wait });
    for (const took of [1, 10]) {
      const until = patience();
      let rounds = 0;
      for (; until(); rounds++) now += took;
      expect(rounds).toBe(50 / took);
      now += 777;
      expect(until()).toBe(false);
    }
  });

  it('lasts for a least number of rounds, however slow they are', () => {
    let now = 0;
    const until = clocked(50, 20, { now: () => now, wait }).patience();
    let rounds = 0;
    for (; until(); rounds++) now += 1000;
    expect(rounds).toBe(20);
  });

  it('tells a decision when its time is over, whether there was much to choose or nothing', async () => {
    let now = 0;
    const waited: number[] = [];
    const { pause } = clocked(500, 0, {
      now: () => now,
      wait: async (ms) => {
        waited.push(ms);
        now += ms;
      },
    });
    const times: number[] = [];
    for (const took of [0, 3, 499, 500, 620]) {
      const began = now;
      const decide = async () => {
        now += took;
        return took;
      };
      expect(await pause(decide)).toBe(took);
      times.push(now - began);
    }
    expect(times).toEqual([500, 500, 500, 500, 620]);
    expect(waited).toEqual([500, 497, 1]);
  });

  it('is kept at a table: an admiral who has but one action is told no earlier than one who has many', async () => {
    known.admiral = thoughtful;
    let now = 0;
    const open: (() => void)[] = [];
    const thought = clocked(500, 0, { now: () => now, wait: () => new Promise((done) => open.push(done)) });
    const desk = new Desk(() => seed, { thought });
    await desk.openMatch(request);
    let told = 0;
    void desk.advance().then(() => told++);
    await calm();
    now += 20;
    asked[0].answer();
    await calm();
    expect(told).toBe(0);
    open[0]();
    await calm();
    expect(told).toBe(1);
  });
});
