/** The groups of the long run: nothing is forgotten, nothing takes longer than it may. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../src/tools/dist.ts';
import { allGroups, inParts, longFiles, minutesOf, readGroups } from '../../src/tools/groups.ts';
import { waitFor } from '../progress.ts';

const tests = filesBelow('test').filter((file) => file.endsWith('.test.ts'));
const { groups, ci } = readGroups();

/** Asks vitest itself which files the projects of `npm test` collect. */
async function collected(): Promise<string[]> {
  const projects = ['layers', 'node', 'browser', 'page'].flatMap((name) => ['--project', name]);
  const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json', ...projects];
  const env = { ...process.env, TABLE_THOROUGH: 'no' };
  const { stdout } = await waitFor('the list of files', promisify(execFile)(process.execPath, args, { env }));
  const list: { file: string }[] = JSON.parse(stdout.slice(stdout.indexOf('[')));
  return list.map(({ file }) => path.relative('.', file).split(path.sep).join('/'));
}

describe('the groups of the long run', () => {
  test('hold every file that has more than npm test runs of it', () => {
    const all = allGroups().flatMap(({ files }) => files);
    expect(longFiles().length).toBeGreaterThan(20);
    for (const file of longFiles())
      expect(
        all.some((begin) => file.startsWith(begin)),
        file,
      ).toBe(true);
  });

  test('name files that are there, and no group twice', () => {
    for (const { files, name } of groups)
      for (const begin of files)
        expect(
          tests.some((file) => file.startsWith(begin)),
          `${name}: ${begin}`,
        ).toBe(true);
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
  });

  test('run only in the long run what has nothing for npm test', async () => {
    const begins = groups.flatMap(({ alone, files }) => (alone ? files : []));
    const left = tests.filter((file) => begins.some((begin) => file.startsWith(begin)));
    expect(left.length).toBeGreaterThan(begins.length);
    const short = await collected();
    expect(short.length).toBeGreaterThan(200);
    expect(left.filter((file) => short.includes(file))).toEqual([]);
    // All the others are there: no pattern takes more than it should.
    const long = tests.filter((file) => /^test\/(e2e|long)\//.test(file));
    expect([...short, ...left, ...long].sort()).toEqual([...tests].sort());
  });

  test('fit six parts of at most 20 minutes, those that are not written down among them; none is lost and none is twice', () => {
    const all = allGroups().filter(({ apart }) => !apart);
    const parts = inParts(all, 6);
    expect(parts.flat().length).toBe(all.length);
    expect(new Set(parts.flat()).size).toBe(all.length);
    for (const part of parts) expect(minutesOf(part)).toBeLessThanOrEqual(20);
    // What is asked for by its name alone takes no longer.
    for (const { apart, minutes, name } of allGroups()) if (apart) expect(minutes, name).toBeLessThanOrEqual(20);
  });

  test('leave npm test its 10 of the 25 minutes of .ci/run', () => {
    const chosen = groups.filter(({ name }) => ci.includes(name));
    expect(chosen.length).toBe(ci.length);
    expect(minutesOf(chosen)).toBeLessThanOrEqual(15);
  });
});
