/** The rhythm of an earlier state: from a file that was written down, or measured in another tree now. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Stop } from '../stop.ts';
import type { RhythmRow } from './rows.ts';

/** Figures by row, for every game. */
export type Earlier = Readonly<Record<string, readonly Pick<RhythmRow, 'what' | 'value'>[]>>;

/** Writes figures as `--out` keeps them. */
export const textOf = (found: Readonly<Record<string, readonly RhythmRow[]>>): string =>
  `${JSON.stringify(found, null, 2)}\n`;

/** Reads what `--out` has written. Throws Stop where it is something else. */
export function earlierFrom(text: string, name: string): Earlier {
  const wrong = new Stop(`"${name}" holds no rhythm: npm run rhythm -- --out FILE writes one down.`);
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw wrong;
  const isRow = (row: unknown) => typeof row === 'object' && row !== null && 'what' in row && 'value' in row;
  for (const rows of Object.values(read)) if (!Array.isArray(rows) || !rows.every(isRow)) throw wrong;
  return read as Earlier;
}

/** Gives the earlier rhythm: of a file, or of a tree, which measures as many games of as many kinds. */
export function earlierIn(where: string, { only, games }: { only?: string; games: number }): Earlier {
  if (!existsSync(where)) throw new Stop(`There is no "${where}" to compare the rhythm with.`);
  if (!statSync(where).isDirectory()) return earlierFrom(readFileSync(where, 'utf8'), where);
  if (!/values\.out/.test(programOf(where)))
    throw new Stop(`The tree in "${where}" cannot write its rhythm down: take a file of such figures.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'rhythm-'));
  try {
    const out = path.join(folder, 'rhythm.json');
    const args = ['rhythm', '--games', String(games), '--out', out, ...(only === undefined ? [] : ['--only', only])];
    // It ends with 1 where a row does not hold; what counts is whether it has written anything.
    spawnSync(process.execPath, [path.join('src', 'tools', 'run.mjs'), ...args], { cwd: where, stdio: 'ignore' });
    if (!existsSync(out)) throw new Stop(`The tree in "${where}" could not measure its rhythm.`);
    return earlierFrom(readFileSync(out, 'utf8'), where);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function programOf(tree: string): string {
  const program = path.join(tree, 'src', 'tools', 'rhythm.ts');
  return existsSync(program) ? readFileSync(program, 'utf8') : '';
}
