/** The program map, as it is called. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const dir = mkdtempSync(path.join(tmpdir(), 'captains-table-'));
afterAll(() => rmSync(dir, { recursive: true }));

function map(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/tools/run.mjs', 'map', ...args], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

it('npm run map prints the report and the ASCII form', () => {
  const { code, out } = map('assets/yellowbeard/yellowbeards-ocean.tmj');
  expect(code).toBe(0);
  expect(out).toContain('0 errors, 0 warnings');
  expect(out).toContain('18 x 15; 164 ocean squares, 5 of them NO PASSING');
  expect(out).toContain('20 sites on 11 islands, room for 19 chests');
  expect(out).toContain('  3   H ~ ~ ~ ~ # ~ ~ $ o ~ ~ ~ ~ ~ ~ o H\n');
});

it('npm run map tells errors and fails; wrong arguments are another matter', () => {
  const file = path.join(dir, 'spoiled.tmj');
  const text = readFileSync('assets/yellowbeard/short-voyage.tmj', 'utf8');
  writeFileSync(
    file,
    text.replace('"name":"chestsToEscape","type":"int","value":3', '"name":"chestsToEscape","type":"int","value":9'),
  );
  const { code, out } = map(file);
  expect(code).toBe(1);
  expect(out).toContain('error COUNT_RANGE: 9 chests to escape of 6.');
  expect(map().code).toBe(2);
  expect(map(path.join(dir, 'nowhere.tmj')).err).toContain('Cannot read');
});
