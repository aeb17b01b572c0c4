/** Duels: their statistics, when they end, and that it makes no difference how they are played. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { games } from '../../src/rules/index.ts';
import { type Duel, playDuel } from '../../src/tools/duel/game.ts';
import { inThisProcess, type Play } from '../../src/tools/duel/jobs.ts';
import { readResults } from '../../src/tools/duel/results.ts';
import { runDuel } from '../../src/tools/duel/run.ts';
import { valueTable } from '../../src/tools/duel/value.ts';
import { endOf, looks, standingOf } from '../../src/tools/duel/verdict.ts';
import { wilson } from '../../src/tools/statistics.ts';
import { few } from '../how-much.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'captains-table-'));
afterAll(() => rmSync(dir, { recursive: true }));

const duel: Duel = {
  game: 'treasure-fleet',
  version: games['treasure-fleet'].version,
  seats: 3,
  options: v.parse(games['treasure-fleet'].options, {}),
  a: 'parrot',
  b: 'parrot',
  seed: 'test',
  at: null,
  iterations: null,
  ms: null,
};

describe('Wilson’s interval', () => {
  it.each([
    [10, 20, 0.2993, 0.7007],
    [0, 10, 0, 0.2775],
    [1, 10, 0.0179, 0.4042],
    [81, 263, 0.2553, 0.3662],
  ])('%i of %i: %f to %f', (sum, count, low, high) => {
    const found = wilson(sum, count);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });

  it('says nothing where nothing was tried', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('the end of a duel', () => {
  const shares = (wins: number, count: number) => Array.from({ length: count }, (_, i) => (i % count < wins ? 1 : 0));

  it('comes after the first look at which the strict interval is clear of the bound', () => {
    expect(endOf(shares(99, 99), 0.25, 400)).toBeNull();
    expect(endOf(shares(100, 100), 0.25, 400)).toBe(looks.first);
    expect(standingOf(shares(100, 100), 0.25).verdict).toBe('above');
    expect(standingOf(shares(0, 100), 0.25).verdict).toBe('below');
    // Every fourth game: never clear of a quarter.
    const par = Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? 1 : 0));
    for (const count of [100, 120, 399]) expect(endOf(par.slice(0, count), 0.25, 400)).toBeNull();
    expect(endOf(par, 0.25, 400)).toBe(400);
    expect(standingOf(par, 0.25).verdict).toBe('open');
  });

  it('does not come between two looks', () => {
    const late = [...Array.from({ length: 100 }, (_, i) => (i % 4 === 0 ? 1 : 0)), ...new Array(60).fill(1)];
    const end = endOf(late, 0.25, 400)!;
    expect((end - looks.first) % looks.every).toBe(0);
    expect(standingOf(late.slice(0, end - looks.every), 0.25).verdict).toBe('open');
    expect(standingOf(late.slice(0, end), 0.25).verdict).toBe('above');
  });
});

describe('a duel', () => {
  it('gives A every seat of every deal, and a part of a victory that is shared', () => {
    const results = Array.from({ length: 60 }, (_, number) => playDuel(duel, number));
    expect(results.map(({ number }) => number)).toEqual([...results.keys()]);
    // Parrots draw on one stream of chance whoever is called A: the same deal is the same game, and its victory is all theirs.
    for (let deal = 0; deal < 20; deal++) {
      const sum = results.slice(3 * deal, 3 * deal + 3).reduce((all, { share }) => all + share, 0);
      expect(sum).toBeCloseTo(1, 9);
    }
    const fixed = playDuel({ ...duel, at: 1 }, 0);
    expect(fixed.share).toBe(results[1].share);
  });

  it('can be stopped between two games: what came meanwhile is heard', async () => {
    let heard = false;
    setImmediate(() => {
      heard = true;
    });
    const between: boolean[] = [];
    await inThisProcess(duel)([0, 1, 2], () => between.push(heard) > 0);
    expect(between).toEqual([false, true, true]);
  });

  it('comes to the same, however its games are played and wherever it was broken off', async () => {
    const course = { bound: 1 / 3, most: 30 };
    const whole = await runDuel(duel, course, inThisProcess(duel));
    expect(whole.games).toBe(30);
    const file = path.join(dir, 'duel.jsonl');
    let played = 0;
    const counted: Play = (numbers, hear) =>
      inThisProcess(duel)(numbers, (result) => {
        played++;
        return hear(result);
      });
    const part: Play = (numbers, hear) => counted(numbers.slice(0, 11), hear);
    expect((await runDuel(duel, { ...course, file }, part)).games).toBe(11);
    // Killed while it wrote.
    const written = readFileSync(file, 'utf8');
    writeFileSync(file, written.slice(0, -8));
    const backwards: Play = (numbers, hear) => counted([...numbers].reverse(), hear);
    expect(await runDuel(duel, { ...course, file }, backwards)).toEqual(whole);
    expect(played).toBe(11 + 20);
    expect(await runDuel(duel, { ...course, file }, counted)).toEqual(whole);
    expect(played).toBe(11 + 20);
    expect(() => readResults(file, { ...duel, seed: 'another' })).toThrow('another duel');
  });

  it('is played by the program, by two processes as well, and tells what came of it', () => {
    const run = (...args: string[]) => {
      const all = ['src/tools/run.mjs', 'duel', '--game', 'treasure-fleet', '--seats', '3', ...args];
      return spawnSync(process.execPath, all, { encoding: 'utf8' });
    };
    const games = ['--a', 'parrot', '--b', 'parrot', '--games', '24', '--seed', 'test', '--json'];
    const one = run(...games);
    expect(one.status).toBe(0);
    expect(JSON.parse(one.stdout)).toMatchObject({ games: 24, a: 'parrot', verdict: 'open' });
    expect(JSON.parse(run(...games, '--jobs', '2').stdout)).toEqual(JSON.parse(one.stdout));
    const wrong = run('--a', 'captain');
    expect([wrong.status, wrong.stderr]).toEqual([2, '--a takes a level: parrot, monkey, bosun, admiral.\n']);
    for (const [game, level, why] of [
      [
        'yellowbeard',
        'admiral',
        'would change nothing: in yellowbeard a admiral follows an instinct and does not search.',
      ],
      [
        'card-pirates',
        'bosun',
        'would change nothing: in card-pirates a bosun follows an instinct and does not search.',
      ],
      ['korsar', 'monkey', 'is for levels that search, not for a monkey.'],
    ])
      for (const flag of few(1, ['--iterations', '--ms'])) {
        const told = spawnSync(
          process.execPath,
          ['src/tools/run.mjs', 'duel', '--game', game, '--seats', '2', '--a', level, flag, '5', '--games', '1'],
          { encoding: 'utf8' },
        );
        expect([told.status, told.stderr]).toEqual([2, `${flag} ${why}\n`]);
      }
    const values = JSON.parse(run('--calibrate-value', '--a', 'parrot', '--games', '30', '--json').stdout);
    expect(values.tenths.length).toBe(10);
    expect(values.brier).toBeGreaterThan(0);
    // Nobody needs to be right, but to know more than the mean one has to look.
    expect(values.brier).toBeLessThan(values.blind);
  });
});

describe('the table of values', () => {
  it('sets what came beside what was foretold', () => {
    const { tenths, brier, blind } = valueTable([
      { foretold: 0.05, came: 0 },
      { foretold: 0.05, came: 1 },
      { foretold: 1, came: 1 },
      { foretold: 0.95, came: 1 },
    ]);
    expect(tenths[0]).toEqual({ from: 0, count: 2, foretold: 0.05, came: 0.5 });
    expect(tenths[9]).toMatchObject({ count: 2, came: 1 });
    expect(brier).toBeCloseTo((0.0025 + 0.9025 + 0 + 0.0025) / 4, 9);
    expect(blind).toBeCloseTo(0.75 * 0.25, 9);
  });
});
