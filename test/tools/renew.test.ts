/** Which golden records are recorded anew, and which are refused: tried with the toy game in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sealOf } from '../../src/match/seal.ts';
import type { Game } from '../../src/rules/game.ts';
import { type Golden, goldenFolder, readGolden, readOutcomes, writeOutcomes } from '../../src/tools/golden/folder.ts';
import { judge } from '../../src/tools/golden/judge.ts';
import { renew } from '../../src/tools/golden/renew.ts';
import { parley } from '../toy/parley.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'captains-table-'));
afterAll(() => rmSync(dir, { recursive: true }));

const toy = parley as unknown as Game;
const list: Golden[] = ['two', 'three'].map((name, i) => ({
  name,
  game: 'parley',
  seats: i + 2,
  options: {},
  bots: Array(i + 2).fill('parrot'),
  seed: '2',
}));

/** The toy with another rule, a roll that counts one more. */
const changed = (version: number): Game => ({
  ...toy,
  version,
  play(state, seat, action, emit, dice) {
    toy.play(state, seat, action, emit, dice);
    if (action.type === 'roll') (state as { roll: number }).roll += 1;
  },
});

let folder: string;
const filesOf = (where: string) =>
  Object.fromEntries(readdirSync(where).map((file) => [file, readFileSync(path.join(where, file), 'utf8')]));
/** Takes a match out as if it had never been recorded. */
function forget(name: string): void {
  rmSync(path.join(folder, `${name}.json`));
  const { [name]: _, ...others } = readOutcomes(folder);
  writeOutcomes(folder, list, others);
}
const judged = (golden: Golden, game = toy) =>
  judge(golden, readGolden(folder, golden.name), readOutcomes(folder)[golden.name], { parley: game });
const writeList = (goldens: readonly Golden[]) =>
  writeFileSync(path.join(folder, 'list.json'), JSON.stringify(goldens));

beforeEach(() => {
  folder = mkdtempSync(path.join(dir, 'golden-'));
  writeList(list);
  expect(renew(folder, { parley: toy })).toMatchObject({ ok: true });
});

describe('renewing golden records', () => {
  it('records what is new and takes back what the rules allow', () => {
    for (const golden of list) expect(judged(golden)).toEqual({ state: 'sound', sentence: '' });
    expect(readGolden(folder, 'two')).toContain('"undo"');
    const before = filesOf(folder);
    forget('three');
    expect(judged(list[1])).toMatchObject({
      state: 'missing',
      sentence: expect.stringContaining('three is not recorded'),
    });
    const { lines } = renew(folder, { parley: toy });
    expect(lines).toEqual([
      expect.stringMatching(/^three: recorded, \d+ steps/),
      '1 of 2 golden records replay and stay as they are.',
    ]);
    expect(filesOf(folder)).toEqual(before);
  });

  it('refuses to record anew what was taken away, with the same rules or with others', () => {
    rmSync(path.join(folder, 'three.json'));
    const before = filesOf(folder);
    for (const game of [toy, changed(1), changed(2)]) {
      const { ok, lines } = renew(folder, { parley: game });
      expect(ok).toBe(false);
      expect(lines).toContainEqual(expect.stringContaining('three: Its file is gone, and its outcome is kept.'));
      expect(lines.at(-1)).toBe('Nothing was renewed.');
      expect(filesOf(folder)).toEqual(before);
    }
  });

  it('leaves sound ones alone', () => {
    const before = filesOf(folder);
    expect(renew(folder, { parley: toy })).toEqual({
      ok: true,
      lines: ['2 of 2 golden records replay and stay as they are.'],
    });
    expect(filesOf(folder)).toEqual(before);
  });

  it('records anew where the version rose', () => {
    expect(judged(list[0], changed(2))).toMatchObject({
      state: 'outdated',
      sentence: expect.stringContaining('two is of rules version 1 of parley, which is now at 2'),
    });
    expect(renew(folder, { parley: changed(2) })).toMatchObject({ ok: true, lines: { length: 3 } });
    expect(judged(list[0], changed(2)).state).toBe('sound');
    // Nobody goes back a version.
    expect(judged(list[0]).state).toBe('broken');
  });

  it('refuses, and writes nothing, where the version did not rise and the rules did change', () => {
    forget('three');
    const before = filesOf(folder);
    const { ok, lines } = renew(folder, { parley: changed(1) });
    expect(ok).toBe(false);
    expect(lines).toEqual([
      expect.stringMatching(
        /^two: Step \d+ leads to [0-9a-f]{16}, but the record says [0-9a-f]{16}\. Seat \d had played \{"type":"roll"\} there\./,
      ),
      'Nothing was renewed.',
    ]);
    expect(lines[0]).toContain('The version of parley is still 1');
    expect(filesOf(folder)).toEqual(before);
  });

  it.each<[string, Partial<Game>, string]>([
    [
      'the outcome',
      { outcome: (state) => toy.outcome(state) && { winners: [0], points: [9, 9] } },
      'the outcome is {"points":[9,9]',
    ],
    ['an option', { options: v.object({ flags: v.literal(false) }) }, 'The options of the record are wrong'],
    ['whose turn it is', { mayAct: () => [] }, 'Step 0 was refused: NOT_YOUR_TURN'],
  ])('a rule that changes %s is found out', (_, change, sentence) => {
    const { state, sentence: said } = judged(list[0], { ...toy, ...change });
    expect(state).toBe('broken');
    expect(said).toContain(`two: `);
    expect(said).toContain(sentence);
    expect(said).toContain('the rules are at fault and not the record');
  });

  it.each<[string, (record: ReturnType<typeof JSON.parse>) => void, string]>([
    ['changed by hand', (record) => record.steps.pop(), 'sealed with'],
    ['of another seed', (record) => Object.assign(record, { seed: 'f'.repeat(32) }), 'its seal is broken'],
    [
      'of other captains',
      (record) => {
        record.players[0].level = 'monkey';
        record.seal = sealOf(record);
      },
      'It has other captains than the list says',
    ],
    ['of a later version', (record) => Object.assign(record, { version: 2 }), 'this program has 1'],
  ])('a file that is %s is refused and stays', (_, change, sentence) => {
    const file = path.join(folder, 'two.json');
    const record = JSON.parse(readFileSync(file, 'utf8'));
    change(record);
    writeFileSync(file, JSON.stringify(record));
    const before = filesOf(folder);
    const { ok, lines } = renew(folder, { parley: toy });
    expect(ok).toBe(false);
    expect(lines[0]).toContain(sentence);
    expect(lines[0]).toContain('are taken out');
    expect(filesOf(folder)).toEqual(before);
  });

  it('a wrong list is told in one sentence', () => {
    writeList([{ ...list[0], bots: ['commodore', 'parrot'] }]);
    expect(() => renew(folder, { parley: toy })).toThrow('is no level');
    writeList([{ ...list[0], game: 'chess' }]);
    expect(() => renew(folder, { parley: toy })).toThrow('The list has a game "chess" for two; there is parley.');
  });
});

describe('npm run replay -- --renew', () => {
  const program = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['src/tools/run.mjs', 'replay', ...args], {
      encoding: 'utf8',
    });
    return { code: status, out: stdout, err: stderr };
  };

  it('says that all is well, or which record and step is not', () => {
    cpSync(goldenFolder, folder, { recursive: true, force: true });
    expect(program('--renew', folder)).toMatchObject({
      code: 0,
      out: expect.stringContaining('replay and stay as they are'),
    });
    const file = path.join(folder, 'korsar-2.json');
    const record = JSON.parse(readFileSync(file, 'utf8'));
    record.steps[20].hash = '0123456789abcdef';
    writeFileSync(file, JSON.stringify({ ...record, seal: sealOf(record) }));
    const before = filesOf(folder);
    const { code, err } = program('--renew', folder);
    expect(code).toBe(1);
    expect(err).toContain('korsar-2: Step 20 leads to');
    expect(err).toContain('Nothing was renewed.');
    expect(filesOf(folder)).toEqual(before);
  });
});
