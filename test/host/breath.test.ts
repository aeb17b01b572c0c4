/** Long work gives way: one slice at a time, everybody in turn, and none of it goes on once nobody wants it. */
import { describe, expect, it } from 'vitest';
import { levels } from '../../src/bots/index.ts';
import { levelIds } from '../../src/bots/levels.ts';
import { botPlayer, rounds } from '../../src/bots/player.ts';
import { inTurns } from '../../src/host/breath.ts';
import { Match } from '../../src/match/match.ts';
import { type Sliced, withBreaths } from '../../src/match/slices.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';

const never = new AbortController().signal;

/** A clock that goes on by itself at each look, and passes that the test lets come. */
function house(msPerLook: number) {
  let time = 0;
  const passes: (() => void)[] = [];
  const now = () => {
    time += msPerLook;
    return time;
  };
  return {
    breath: inTurns(now, () => new Promise((done) => passes.push(done))),
    /** Lets one pass come, and everything that follows from it. */
    pass: async () => {
      passes.shift()?.();
      await new Promise((done) => setTimeout(done));
    },
  };
}

function* counting(to: number, done: (n: number) => void): Sliced<number> {
  for (let n = 1; n <= to; n++) {
    done(n);
    yield;
  }
  return to;
}

describe('turns of long work', () => {
  it('go round: a slice of each after every pass, whoever came first goes first', async () => {
    const { breath, pass } = house(20);
    const order: string[] = [];
    const all = ['Anne', 'Bart', 'Calico'].map((name) =>
      withBreaths(
        counting(3, (n) => order.push(`${name} ${n}`)),
        breath,
      ),
    );
    for (let i = 1; i <= 9; i++) {
      await pass();
      expect(order).toHaveLength(i);
    }
    expect(order).toEqual([1, 2, 3].flatMap((n) => [`Anne ${n}`, `Bart ${n}`, `Calico ${n}`]));
    for (let i = 0; i < 3; i++) await pass();
    expect(await Promise.all(all)).toEqual([3, 3, 3]);
  });

  it('hold as many slices as go into eight milliseconds', async () => {
    const { breath, pass } = house(1);
    let done = 0;
    const work = withBreaths(
      counting(100, () => done++),
      breath,
    );
    await pass();
    expect(done).toBeGreaterThan(4);
    expect(done).toBeLessThanOrEqual(9);
    for (let i = 0; i < 30; i++) await pass();
    expect(await work).toBe(100);
  });

  it('let what came meanwhile be heard', async () => {
    const breath = inTurns(() => performance.now());
    let heard = false;
    setTimeout(() => {
      heard = true;
    });
    function* untilHeard(): Sliced<boolean> {
      const end = performance.now() + 5000;
      while (!heard && performance.now() < end) yield;
      return heard;
    }
    expect(await withBreaths(untilHeard(), breath)).toBe(true);
  });
});

describe.each(Object.values(games).map((game) => [game.id, game] as const))('captains of %s', (_, game) => {
  const match = Match.create(game, { seats: 3, seed: seedFrom('breath') });
  // The first question may leave no choice, such as who is to be the pirate.
  while (match.legal(match.toAct[0]).length < 2) match.act(match.toAct[0], match.legal(match.toAct[0])[0]);
  const [seat] = match.toAct;
  const ask = { seat, view: match.view(seat), memory: match.memory(seat), legal: match.legal(seat) };
  const dice = () => seededDice(seedFrom('breath'), 'bots');

  it.each(levelIds)('choose with pauses as without, and pause often: %s', async (level) => {
    const bot = levels[level];
    let pauses = 0;
    const breath = () => {
      pauses++;
      return null;
    };
    const player = botPlayer(bot, game, { dice: dice(), patience: rounds(40), breath });
    const chosen = await player.choose(ask, never);
    const { view, legal, memory } = ask;
    const budget = { until: rounds(40)(), signal: never };
    expect(chosen).toEqual(bot.decide(game, view, legal, seat, dice(), budget, memory));
    // What takes long is cut into at least as many slices as there are things to compare.
    if (level !== 'parrot') expect(pauses).toBeGreaterThan(legal.length);
  });

  it('stop at the next pause when nobody wants to know any more', async () => {
    const withdrawal = new AbortController();
    let pauses = 0;
    const breath = async () => {
      if (++pauses === 3) withdrawal.abort(new Error('withdrawn'));
    };
    const player = botPlayer(levels.admiral, game, { dice: dice(), patience: rounds(1000), breath });
    await expect(player.choose(ask, withdrawal.signal)).rejects.toThrow('withdrawn');
    await new Promise((done) => setTimeout(done, 20));
    expect(pauses).toBe(3);
  });
});
