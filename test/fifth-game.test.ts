/**
 * What a fifth game needs besides folders of its own: a line in each registry. A copy of the sources with these lines
 * compiles, and a copy in which one is missing does not. How it is played is tried in test/page/fifth-game.test.ts.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { facts, registries, withParley } from './toy/registries.ts';

/** Registries of the program, and that of the tests. */
const all = [...registries, facts];

describe('the registries of the fifth game', () => {
  /** The lines of `now` that `before` does not have, both read from above to below; null where a line was lost. */
  function added(before: readonly string[], now: readonly string[]): string[] | null {
    const more: string[] = [];
    let at = 0;
    for (const line of now) {
      if (line === before[at]) at++;
      else more.push(line);
    }
    return at === before.length ? more : null;
  }

  test.each(all)(
    '$file is the one of today with one line more, and one for the import where it needs one',
    (registry) => {
      const before = readFileSync(registry.file, 'utf8').split('\n');
      const more = added(before, withParley(registry).split('\n'));
      expect(more).toEqual([...(registry.import ? [registry.import] : []), registry.entry]);
      expect(more?.filter((line) => !line.startsWith('import '))).toHaveLength(1);
    },
  );

  test('a line that is lost or changed is seen', () => {
    expect(added(['a', 'b'], ['a', 'x', 'b'])).toEqual(['x']);
    expect(added(['a', 'b'], ['a', 'x'])).toBeNull();
  });
});

describe('the sources with a fifth game', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'fifth-game-'));
    for (const folder of ['src', 'test/toy', 'test/facts', 'test/contract'])
      cpSync(folder, path.join(copy, folder), { recursive: true });
    for (const name of ['assets', 'package.json', 'package-lock.json'])
      symlinkSync(path.resolve(name), path.join(copy, name));
    // A folder of its own with a link to every package: nothing that installs here can take away those of the project.
    mkdirSync(path.join(copy, 'node_modules'));
    for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.')))
      symlinkSync(path.resolve('node_modules', name), path.join(copy, 'node_modules', name));
    // And nothing installs: they are those of this lockfile, see src/tools/run.mjs.
    const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
    writeFileSync(path.join(copy, 'node_modules', '.installed-from'), hash);
    const settings = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
    writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify({ ...settings, include: ['src', facts.file] }));
    for (const registry of all) writeFileSync(path.join(copy, registry.file), withParley(registry));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  // The second time only what depends on a registry is looked at again.
  const compile = () =>
    run(
      path.resolve('node_modules/typescript/bin/tsc'),
      '--noEmit',
      '--incremental',
      '--tsBuildInfoFile',
      'built.json',
    );

  test('compile, and do not where a registry lacks its line', () => {
    expect(compile().stdout).toBe('');
    // The rules say which games there are: every other registry is held to them.
    for (const { file } of all.slice(1)) writeFileSync(path.join(copy, file), readFileSync(file));
    const complaints = compile().stdout;
    for (const { file } of all.slice(1)) expect(complaints).toContain(file);
    expect(complaints).toContain("'parley' is missing");
    for (const registry of all.slice(1)) writeFileSync(path.join(copy, registry.file), withParley(registry));
  });

  test('play it without a screen as well', () => {
    const { stdout, stderr, status } = run(
      'src/tools/run.mjs',
      'simulate',
      '--game',
      'parley',
      '--games',
      '20',
      '--json',
    );
    expect([stderr, status]).toEqual(['', 0]);
    expect(JSON.parse(stdout)).toMatchObject({ game: 'parley', games: 20, violations: 0 });
  });
});
