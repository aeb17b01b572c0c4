/**
 * The groups of the long run: which test files belong together and about how many minutes they take alone on two cores.
 * They are listed in test/e2e/groups.json; a file that belongs to the long run and that no group names gets a group by itself.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './dist.ts';

export interface Group {
  name: string;
  /** The project of vite.config.ts that runs it. */
  project: string;
  /** Beginnings of paths. */
  files: string[];
  /** Pattern for the names of the tests that run. */
  tests?: string;
  minutes: number;
  /** Id of the language in which words are drawn; English when absent. */
  language?: string;
  /** True if these files have nothing for `npm test`. */
  alone?: boolean;
  /** True of a soak or an attack run: these take hours in all, are asked for by name and are in no part. */
  apart?: boolean;
}

const file = 'test/e2e/groups.json';
/** Time that is assumed for a group which nobody has measured. */
const unmeasured = 3;

export function readGroups(): { groups: Group[]; ci: string[] } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Gives the patterns of all files that begin so: vitest leaves out what matches a pattern, a mere beginning matches nothing. */
const patternsOf = (begin: string): string[] => [`${begin}*`, `${begin}*/**`];

/** Gives the patterns of the files that `npm test` has nothing to do with. */
export function onlyLong(): string[] {
  return readGroups().groups.flatMap(({ alone, files }) => (alone ? files.flatMap(patternsOf) : []));
}

const projectOf = (test: string): string => {
  const [, folder] = test.split('/');
  return ['browser', 'page', 'e2e', 'long'].includes(folder) ? folder : 'node';
};

/** Lists the files that have more to run than `npm test` runs of them. */
export function longFiles(): string[] {
  const all = existsSync('test') ? filesBelow('test').map((each) => each.split(path.sep).join('/')) : [];
  return all.filter(
    (each) =>
      each.endsWith('.test.ts') &&
      (/^test\/(e2e|long)\//.test(each) || readFileSync(each, 'utf8').includes('/how-much.ts')),
  );
}

/** Lists the groups that are written down, and one for each file that they forget. */
export function allGroups(): Group[] {
  const { groups } = readGroups();
  const named = (test: string) => groups.some(({ files }) => files.some((begin) => test.startsWith(begin)));
  const others = longFiles().filter((test) => !named(test));
  return [
    ...groups,
    ...others.map((test) => ({
      name: test.replace(/^test\/|\.test\.ts$/g, ''),
      project: projectOf(test),
      files: [test],
      minutes: unmeasured,
    })),
  ];
}

/**
 * Shares groups among so many parts, the longest first, each to the part that has least to do; then the fullest part changes
 * groups with another one as long as that makes the longer of the two shorter.
 */
export function inParts(groups: readonly Group[], count: number): Group[][] {
  const parts = Array.from({ length: count }, (): Group[] => []);
  for (const group of [...groups].sort((a, b) => b.minutes - a.minutes)) {
    const least = parts.reduce((best, part) => (minutesOf(part) < minutesOf(best) ? part : best));
    least.push(group);
  }
  while (evened(parts));
  return parts;
}

/** Changes one pair of groups so that the fullest part has less to do; false where no pair does. */
function evened(parts: Group[][]): boolean {
  const full = parts.reduce((most, part) => (minutesOf(part) > minutesOf(most) ? part : most));
  for (const other of parts)
    for (const [i, more] of full.entries())
      for (const [k, less] of other.entries()) {
        const shift = more.minutes - less.minutes;
        // A hundredth is no gain, but what sums of tenths leave over.
        if (shift < 0.01 || minutesOf(other) + shift > minutesOf(full) - 0.01) continue;
        full[i] = less;
        other[k] = more;
        return true;
      }
  return false;
}

export const minutesOf = (groups: readonly Group[]): number => groups.reduce((sum, { minutes }) => sum + minutes, 0);
