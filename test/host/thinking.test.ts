/** Bots that take their time: the desk waits for them, but whoever leaves does not. */
import { afterEach, describe, expect, it } from 'vitest';
import { type Bot, type Budget, levels } from '../../src/bots/index.ts';
import { levelIds } from '../../src/bots/levels.ts';
import { clocked, counted } from '../../src/host/patience.ts';
import { memoryStore } from '../../src/host/store.ts';
import type { GameAction } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
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
  /** A clock that moves when somebody works or waits. */
  function clock() {
    const waited: number[] = [];
    const time = {
      now: 0,
      waited,
      hands: {
        now: () => time.now,
        wait: async (ms: number) => {
          waited.push(ms);
          time.now += ms;
        },
      },
    };
    return time;
  }

  /** Decides after so long. */
  const taking = (time: { now: number }, ms: number) => async () => {
    time.now += ms;
    return { type: 'any' };
  };

  it('ends with its time, which begins anew with every decision', () => {
    const time = clock();
    const { patience } = clocked(50, 0, time.hands);
    for (const took of [1, 10]) {
      const until = patience();
      let rounds = 0;
      for (; until(); rounds++) time.now += took;
      expect(rounds).toBe(50 / took);
      time.now += 777;
      expect(until()).toBe(false);
    }
  });

  it('lasts for a least number of rounds, however slow they are', () => {
    const time = clock();
    const until = clocked(50, 20, time.hands).patience();
    let rounds = 0;
    for (; until(); rounds++) time.now += 1000;
    expect(rounds).toBe(20);
  });

  it('is over before the pause is: thinking to the end never tells that there was something to think about', () => {
    expect(clocked(500, 0, clock().hands).pauseOf.admiral).toBeGreaterThan(500);
  });

  it.each(levelIds)(
    'tells a decision of a %s when the pause is over, whether there was much to choose or nothing',
    async (level) => {
      const time = clock();
      const { pause, pauseOf } = clocked(500, 0, time.hands);
      const whole = pauseOf[level];
      expect(whole).toBeGreaterThan(0);
      const times: number[] = [];
      for (const took of [0, 0.25 * whole, whole - 1, whole]) {
        const began = time.now;
        const decide = async () => {
          time.now += took;
          return { type: `${took}` };
        };
        expect(await pause(level)(decide, {})).toEqual({ type: `${took}` });
        times.push(time.now - began);
      }
      expect(times).toEqual([whole, whole, whole, whole]);
      expect(time.waited).toEqual([whole, 0.75 * whole, 1]);
    },
  );

  it('tells a decision that takes longer than the pause after two of them, or three: how much longer stays untold', async () => {
    const time = clock();
    const { pause, pauseOf } = clocked(500, 0, time.hands);
    const whole = pauseOf.bosun;
    const times: number[] = [];
    for (const took of [whole + 1, 1.5 * whole, 2 * whole, 2 * whole + 1]) {
      const began = time.now;
      await pause('bosun')(taking(time, took), {});
      times.push(time.now - began);
    }
    expect(times).toEqual([2 * whole, 2 * whole, 2 * whole, 3 * whole]);
  });

  it('has no pause where the room sees that there is nothing to choose', async () => {
    const time = clock();
    const { pause } = clocked(500, 0, time.hands);
    await pause('bosun')(taking(time, 3), { forced: true });
    expect(time.now).toBe(3);
  });

  it('has one pause for all that is decided before anybody is told, as long for one thing as for four', async () => {
    const time = clock();
    const { pause, pauseOf } = clocked(500, 0, time.hands);
    const whole = pauseOf.bosun;
    const captain = pause('bosun');
    const times: number[] = [];
    for (const untold of [0, 1, 3, 60]) {
      const began = time.now;
      for (let n = 0; n < untold; n++) await captain(taking(time, 5), { quiet: () => true });
      // Nothing of this would tell how much was laid, were it the only thing that could be done in the end.
      await captain(taking(time, 5), { quiet: () => false, forced: untold > 0 });
      times.push(time.now - began);
    }
    expect(times).toEqual([whole, whole, whole, 2 * whole]);
  });

  it('forgets what a captain had begun when nobody wants the answer any more', async () => {
    const time = clock();
    const { pause, pauseOf } = clocked(500, 0, time.hands);
    const captain = pause('bosun');
    await captain(taking(time, 5), { quiet: () => true });
    await expect(captain(() => Promise.reject(new Error('withdrawn')), {})).rejects.toThrow('withdrawn');
    const began = time.now;
    await captain(taking(time, 5), {});
    expect(time.now - began).toBe(pauseOf.bosun);
  });

  it.each([
    ['yellowbeard', { firstPirate: 0, autoSetup: true, turnLimit: 8, rounds: 1 }, 2],
    ['card-pirates', { turnCap: 16 }, 4],
    ['treasure-fleet', {}, 3],
  ])(
    'gives a whole game of %s a pause for each thing that others are told, and none for what they see is forced',
    async (id, options, seats) => {
      const time = clock();
      const thought = clocked(500, 0, time.hands);
      const whole = thought.pauseOf.monkey;
      const desk = new Desk(() => seed, { thought });
      const game = games[id as keyof typeof games];
      await desk.openDemo({ game: id, seats, options, bots: ['monkey'], names: [] });
      let last: Record<string, unknown> | undefined;
      let [paused, free] = [0, 0];
      for (let told = await desk.advance(); told; told = await desk.advance()) {
        const waits = time.waited.splice(0);
        expect(waits.every((ms) => ms <= whole)).toBe(true);
        if (told.events.length === 0) expect(waits).toEqual([]);
        else if (waits.length === 1) paused++;
        else free++;
        last = told.view as Record<string, unknown>;
      }
      expect(last?.toAct).toEqual([]);
      expect(game.id).toBe(id);
      expect(paused).toBeGreaterThan(10);
      expect(free > 1).toBe(id === 'yellowbeard');
    },
  );

  it.each(levelIds)(
    'is kept at a table: a %s who has but one action is told no earlier than one who has many',
    async (level) => {
      const own = known[level];
      known[level] = thoughtful;
      let now = 0;
      const open: { ms: number; done: () => void }[] = [];
      const wait = (ms: number) => new Promise<void>((done) => void open.push({ ms, done }));
      const thought = clocked(500, 0, { now: () => now, wait });
      const desk = new Desk(() => seed, { thought });
      await desk.openMatch({ ...request, players: [{ ...players[0], level }, players[1]] });
      let told = 0;
      void desk.advance().then(() => told++);
      await calm();
      known[level] = own;
      now += 3;
      asked[0].answer();
      await calm();
      expect(told).toBe(0);
      expect(open.map(({ ms }) => ms)).toEqual([thought.pauseOf[level] - 3]);
      open[0].done();
      await calm();
      expect(told).toBe(1);
    },
  );
});
