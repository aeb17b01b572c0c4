/** The groups of the long run: nothing is forgotten, nothing takes longer than it may. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../src/tools/dist.ts';
import { allGroups, inParts, longFiles, minutesOf, readGroups } from '../../src/tools/groups.ts';

const tests = filesBelow('test').filter((file) => file.endsWith('.test.ts'));
const { groups, ci } = readGroups();

/** Asks vitest itself which files the projects of `npm test` collect. */
function collected(thorough: 'yes' | 'no'): string[] {
  const projects = ['layers', 'node', 'browser', 'page'].flatMap((name) => ['--project', name]);
  const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--json', ...projects];
  const text = execFileSync(process.execPath, args, {
    env: { ...process.env, TABLE_THOROUGH: thorough },
    encoding: 'utf8',
  });
  const list: { file: string }[] = JSON.parse(text.slice(text.indexOf('[')));
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

  test('run only in the long run what has nothing for npm test', () => {
    const begins = groups.flatMap(({ alone, files }) => (alone ? files : []));
    const left = tests.filter((file) => begins.some((begin) => file.startsWith(begin)));
    expect(left.length).toBeGreaterThan(begins.length);
    const short = collected('no');
    expect(short.length).toBeGreaterThan(200);
    expect(left.filter((file) => short.includes(file))).toEqual([]);
    // All the others are there: no pattern takes more than it should.
    const long = tests.filter((file) => /^test\/(e2e|long)\//.test(file));
    expect([...short, ...left, ...long].sort()).toEqual([...tests].sort());
  });

  test('fit nine parts of at most 20 minutes, those that are not written down among them; none is lost and none is twice', () => {
    const all = allGroups().filter(({ apart }) => !apart);
    const parts = inParts(all, 9);
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
