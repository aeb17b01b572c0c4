/** The programs simulate and replay, as they are called. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { random } from '../../src/bots/random.ts';
import { withCaps } from '../../src/match/caps.ts';
import { sealOf } from '../../src/match/seal.ts';
import type { Game } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { brokenInvariants, survivesJson } from '../../src/tools/invariants.ts';
import { type Played, playBare, playRecorded } from '../../src/tools/play-games.ts';
import { summary } from '../../src/tools/summary.ts';
import { parley } from '../toy/parley.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'captains-table-'));
afterAll(() => rmSync(dir, { recursive: true }));

function program(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/tools/run.mjs', ...args], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

describe('npm run simulate and npm run replay', () => {
  it('play, record, and replay what was recorded; a changed record is found out', () => {
    const file = path.join(dir, 'games.jsonl');
    const args = [
      '--game',
      'treasure-fleet',
      '--seats',
      '3',
      '--games',
      '4',
      '--seed',
      '7',
      '--bots',
      'random,greedy,parrot',
    ];
    const played = program('simulate', ...args, '--options', '{"storms":true}', '--out', file, '--json');
    expect(played.code).toBe(0);
    const told = JSON.parse(played.out);
    expect(told).toMatchObject({ game: 'treasure-fleet', seats: 3, games: 4, seed: '7', violations: 0 });
    expect(told.bots).toEqual(['random', 'greedy', 'parrot']);
    expect(told.actionsPerGame).toEqual({ min: 48, mean: 48, max: 48 });
    // Four sailings of three volleys by three captains; loading a ship is an action, not a turn.
    expect(told.turnsPerGame).toEqual({ min: 36, p5: 36, median: 36, mean: 36, p95: 36, max: 36 });
    expect(told.winsPerSeat.reduce((a: number, b: number) => a + b)).toBeCloseTo(4, 2);

    expect(program('replay', file)).toMatchObject({
      code: 0,
      out: expect.stringContaining('4 of 4 records replayed, 192 steps'),
    });
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const line of [1, 2]) {
      const record = JSON.parse(lines[line]);
      record.steps[10].hash = '0123456789abcdef';
      // Sealed anew, as a record is that was written under other rules.
      if (line === 1) record.seal = sealOf(record);
      lines[line] = JSON.stringify(record);
    }
    writeFileSync(file, lines.join('\n'));
    const again = program('replay', file);
    expect(again).toMatchObject({ code: 1, out: expect.stringContaining('2 of 4') });
    expect(again.err).toContain('games.jsonl:2: Step 10 leads to');
    expect(again.err).toContain('games.jsonl:3: The record was changed after it was written');
  });

  it.each([
    ['no game', [], 'Name a game with --game'],
    ['seats that do not exist', ['--game', 'treasure-fleet', '--seats', '9'], 'is for 2, 3, 4, 5 seats, not for 9'],
    ['an option that does not exist', ['--game', 'treasure-fleet', '--options', '{"storm":true}'], 'no option "storm"'],
  ])(
    '%s: one sentence, exit 2',
    (_, args, sentence) => {
      const { code, err } = program('simulate', ...args);
      expect(code).toBe(2);
      expect(err.trim().split('\n')).toHaveLength(1);
      expect(err).toContain(sentence);
    },
    30_000,
  );
});

describe('games without a screen', () => {
  const game = parley as unknown as Game;
  const bots = [0, 1].map(() => ({ name: 'random', level: 'parrot', bot: random }));
  const table = { seats: 2, options: { flags: true }, seed: '1'.repeat(32), bots };

  it('are the same with and without a record', () => {
    const bare = playBare(game, table, true);
    const recorded = playRecorded(game, table, true);
    expect(bare.violations).toEqual([]);
    expect(recorded).toEqual({ ...bare, record: recorded.record });
    expect(recorded.record?.steps).toHaveLength(bare.actions);
  });

  it.each([playBare, playRecorded])('break off at the first violation (%o)', (play) => {
    const lossy: typeof parley = {
      ...parley,
      play(s, ...rest) {
        parley.play(s, ...rest);
        s.pile.pop();
      },
    };
    const played = play(lossy as unknown as Game, table, true);
    expect(played).toMatchObject({
      actions: 1,
      outcome: null,
      violations: ['after action 1: Cards are lost or doubled.'],
    });
    expect(play(lossy as unknown as Game, table, false).violations).toEqual([]);
  });

  it('are broken off when they do not end', () => {
    const endless = { ...parley, toAct: () => [0], legal: () => [{ type: 'flag', colour: 'red' }] };
    const played = playBare({ ...endless, play() {} } as unknown as Game, table, false);
    expect(played.violations).toEqual(['after action 20000: the game does not end']);
  });

  it('have invariants besides their own', () => {
    const state = game.setup(2, table.options, { below: () => 0 }, {}, () => {}) as object;
    const broken = (change: Partial<Game>) => brokenInvariants({ ...game, ...change }, state, 2).join();
    expect(broken({})).toBe('');
    expect(broken({ toAct: () => [] })).toContain('disagree about the end');
    expect(broken({ toAct: () => [5] })).toContain('no part of mayAct');
    expect(broken({ legal: () => [] })).toContain('seat 0 is to act and has no action');
    expect(broken({ legal: () => [{ type: 'peek' }, { type: 'peek' }] })).toContain('has an action twice');
    expect(broken({ refusal: () => ({ code: 'NO' }) })).toContain('is listed, but refused: NO');
  });

  it.each(Object.values(games))('count the turns of $id by its own events', (game) => {
    const seats = game.seats(v.parse(game.options, {}))[0];
    const options = v.parse(game.options, withCaps(game, {}));
    const bots = Array.from({ length: seats }, () => ({ name: 'random', level: 'parrot', bot: random }));
    const table = { seats, options, seed: '2'.repeat(32), bots };
    const bare = playBare(game, table, false);
    expect(bare.turns).toBeGreaterThan(3);
    expect(bare.turns).toBeLessThanOrEqual(bare.actions);
    expect(playRecorded(game, table, false)).toMatchObject({ turns: bare.turns, ends: bare.ends });
  });

  it('know plain data when they see it', () => {
    expect(survivesJson({ a: [1, 'x', null, true, { b: [] }] })).toBe(true);
    const odd = [
      undefined,
      { a: undefined },
      [undefined],
      Number.NaN,
      -0,
      new Map(),
      new Date(0),
      () => 1,
      1n,
      Array(2),
    ];
    expect(odd.filter(survivesJson)).toEqual([]);
  });

  it('add up: shared victories count in parts, captains without a seat apart', () => {
    const one = (outcome: Played['outcome'], actions: number, turns: number, end: string) => ({
      actions,
      turns,
      ends: [end],
      outcome,
      violations: [],
      record: null,
    });
    const played = [
      one({ winners: [0, 1], points: [5, 5] }, 10, 4, 'cap'),
      one({ winners: [], points: [1, 3], others: [{ name: 'neutral', points: 9, wins: true }] }, 20, 7, 'cap'),
    ];
    expect(summary(played, 2, 2)).toEqual({
      seconds: 2,
      gamesPerSecond: 1,
      actionsPerSecond: 15,
      actionsPerGame: { min: 10, mean: 15, max: 20 },
      turnsPerGame: { min: 4, p5: 4, median: 4, mean: 5.5, p95: 7, max: 7 },
      ends: { cap: 2 },
      winsPerSeat: [0.5, 0.5],
      winsOfOthers: 1,
      meanPoints: [3, 4],
      meanWinnerPoints: 7,
      violations: 0,
    });
  });
});
