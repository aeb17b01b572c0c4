/** This tree against another one: taking turns, ratios, and what their bounds say of them. */
import { describe, expect, it } from 'vitest';
import { processorSeconds } from '../../src/tools/against/arrival.ts';
import { brokenOf, type Figure, inTurn, notSlower, rowOf } from '../../src/tools/against/rounds.ts';
import { countedIn, drawRows, mostDraws, overOf } from '../../src/tools/draws.ts';
import { mostUntilOwnAction, tooHeavy } from '../../src/tools/first-visit.ts';
import { toolsOfGames } from '../../src/tools/games.ts';
import { measured } from '../../src/tools/moments.ts';

const figure = (mine: number[], other: number[] | null, more: Partial<Figure> = {}): Figure => ({
  ...{ name: 'x', mine, other, bound: { most: 1.1 } },
  ...more,
});

describe('a ratio', () => {
  it('is that of a round, and the median one is held against the bound', () => {
    // The machine was three times as slow in the second round, for both.
    const row = rowOf(figure([1, 3, 1.2], [1, 3, 1]));
    expect(row).toMatchObject({ mine: 1.2, other: 1, ratio: 1, rounds: '1-1.2', verdict: 'holds' });
    expect(rowOf(figure([1.2, 3.6, 1], [1, 3, 1])).verdict).toBe('falls short');
  });

  it('tells how many times as much this tree costs, of speeds as well', () => {
    expect(rowOf(figure([50, 50], [100, 100], { faster: true }))).toMatchObject({ ratio: 2, verdict: 'falls short' });
    expect(rowOf(figure([200, 200], [100, 100], { faster: true }))).toMatchObject({ ratio: 0.5, verdict: 'holds' });
  });

  it('that must not rise is broken where every round has it higher', () => {
    const bound = notSlower;
    expect(rowOf(figure([1.1, 0.99, 1.2], [1, 1, 1], { bound })).verdict).toBe('holds');
    expect(rowOf(figure([1.1, 1.01, 1.2], [1, 1, 1], { bound })).verdict).toBe('falls short');
  });

  it('of something that the other tree has not is none, and no number is not as good as a bound', () => {
    expect(rowOf(figure([1], null))).toMatchObject({ other: null, ratio: null, verdict: 'not there' });
    expect(rowOf(figure([Number.NaN], [1])).verdict).toBe('falls short');
    expect(() => rowOf(figure([1, 2], [1]))).toThrow();
  });

  it('that is broken is listed, and only that', () => {
    const rows = { good: rowOf(figure([1], [1])), bad: rowOf(figure([2], [1])), none: rowOf(figure([1], null)) };
    expect(brokenOf(rows)).toEqual(['  bad: 2 times the other tree, at most 1.1']);
  });
});

it('two trees take turns at coming first, and one that fails twice is asked no more', async () => {
  const order: string[] = [];
  const told: string[] = [];
  let tries = 0;
  const found = await inTurn(
    3,
    [
      () => order.push('mine'),
      async () => order.push('other'),
      () => {
        tries++;
        throw new Error('Nothing there.');
      },
    ],
    ({ message }) => told.push(message),
  );
  expect(order).toEqual(['mine', 'other', 'other', 'mine', 'mine', 'other']);
  expect(found).toEqual([[1, 4, 5], [2, 3, 6], null]);
  expect(tries).toBe(2);
  expect(told).toEqual(['Nothing there.']);
});

it('every game has frames that are measured, a table at rest and a peak among them, by names of their own', () => {
  for (const [game, tools] of toolsOfGames) {
    const walks = (tools.measured ?? []).map(({ walk }) => Object.keys(walk.at(-1)!)[0]);
    expect(walks, game).toContain('advance');
    expect(walks, game).toContain('until');
  }
  const names = measured.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('draw calls are counted at peaks and at rest, and what is over is told', () => {
  const games = toolsOfGames.map(([game]) => game);
  for (const game of games) {
    const names = countedIn([game]).map(([name]) => name);
    expect(names.filter((name) => name.includes('at rest')).length, game).toBeGreaterThanOrEqual(2);
    expect(names.length, game).toBeGreaterThanOrEqual(8);
  }
  const counted = {
    calm: { plain: mostDraws.plain, high: mostDraws.high },
    busy: { plain: mostDraws.plain + 1, high: 200 },
    bright: { plain: 100, high: mostDraws.high + 1 },
    unknown: { plain: Number.NaN, high: 1 },
  };
  expect(overOf(counted).map((line) => line.trim().split(':')[0])).toEqual(['busy', 'bright', 'unknown']);
  expect(drawRows(counted).calm).toEqual({ Plain: '180 of 180', High: '260 of 260', verdict: 'holds' });
});

it('a first visit may fetch 4.5 MB until the first own action, and no more', () => {
  expect(mostUntilOwnAction).toBe(4_500_000);
  const visits = { light: { bytes: mostUntilOwnAction }, heavy: { bytes: mostUntilOwnAction + 1 } };
  expect(tooHeavy(visits)).toEqual(['  heavy: 4500001 bytes of 4500000']);
});

describe('time of processors', () => {
  it('is that of the programs a shell has waited for, not its own', () => {
    expect(processorSeconds('0m9.00s 0m9.00s\n1m5.12s 0m1.30s\n')).toBeCloseTo(66.42);
  });

  it('is an error where the shell says something else', () => {
    expect(() => processorSeconds('sh: times: not found')).toThrow('says nothing of processors');
  });
});
