/**
 * `npm run e2e [-- --list | --part I/N | --ci | FILTER ...]`: the long run. Its groups are whole journeys through the built
 * program and the same tests as in `npm test` with all their cases: every device, shape, number of captains and option.
 */
import { readArgs } from './args.ts';
import { type FileTime, slowest } from './counts.ts';
import { freshDist } from './dist.ts';
import { gather, tellFailures } from './failures.ts';
import { allGroups, type Group, inParts, minutesOf, readGroups } from './groups.ts';
import { needChromium } from './install-chromium.ts';
import { Stop } from './stop.ts';
import { runProject } from './vitest-project.ts';

const { values, positionals: filters } = readArgs({
  options: { list: { type: 'boolean' }, part: { type: 'string' }, ci: { type: 'boolean' } },
  allowPositionals: true,
});
const usualParts = 6;
/** Seed of all tests of this run; a failure names it once more. */
const seed = process.env.TABLE_SEED ?? String((Math.random() * 2 ** 31) | 0);
process.env.TABLE_SEED = seed;

function chosen(): Group[] {
  let groups = allGroups();
  if (values.ci) groups = groups.filter(({ name }) => readGroups().ci.includes(name));
  if (values.part !== undefined) {
    const [, part, of] = /^(\d{1,2})\/(\d{1,2})$/.exec(values.part) ?? [];
    if (!of || Number(part) < 1 || Number(part) > Number(of)) {
      throw new Stop(`--part takes I/N, the I-th of N parts, not "${values.part}".`);
    }
    groups = inParts(inSomePart(groups), Number(of))[Number(part) - 1];
  }
  if (filters.length > 0) {
    const fits = (filter: string, { name, files }: Group) =>
      name.includes(filter) || files.some((file) => file.includes(filter));
    // A whole name means that group alone, not those whose names begin with it.
    const named = (filter: string) => groups.filter(({ name }) => name === filter);
    const meant = filters.flatMap((filter) =>
      named(filter).length > 0 ? named(filter) : groups.filter((group) => fits(filter, group)),
    );
    groups = groups.filter((group) => meant.includes(group));
  }
  if (groups.length === 0) throw new Stop('No group has that name. npm run e2e -- --list prints them all.');
  return groups;
}

const inSomePart = (groups: readonly Group[]): Group[] => groups.filter(({ apart }) => !apart);
const inAll = (groups: readonly Group[]): string => `about ${minutesOf(groups).toFixed(0)} minutes`;

function listOf(groups: readonly Group[]): void {
  for (const { name, minutes, project, files } of groups)
    console.log(`  ${String(minutes).padStart(3)}  ${name} (${project}: ${files.join(', ')})`);
}

function list(): void {
  const all = chosen();
  for (const [i, part] of inParts(inSomePart(all), usualParts).entries()) {
    if (part.length === 0) continue;
    console.log(`\nPart ${i + 1}/${usualParts}, ${inAll(part)}`);
    listOf(part);
  }
  const apart = all.filter((group) => group.apart);
  if (apart.length > 0) {
    console.log(`\nBy their names alone, ${inAll(apart)}`);
    listOf(apart);
  }
  const { ci, groups } = readGroups();
  const inCi = groups.filter(({ name }) => ci.includes(name));
  console.log(`\nWith npm test in .ci/run, ${inAll(inCi)}: ${ci.join(', ')}`);
}

async function runAll(groups: readonly Group[]): Promise<void> {
  const chromium = await needChromium();
  await freshDist();
  let passed = 0;
  let failed = 0;
  const lines: string[] = [];
  const told: string[] = [];
  const times: FileTime[] = [];
  for (const { name, project, files, tests, minutes, language } of groups) {
    console.log(`\n== ${name}`);
    const began = performance.now();
    const {
      counts,
      files: ran,
      failures,
    } = await runProject({
      name,
      project,
      filters: files,
      tests,
      chromium,
      thorough: true,
      language,
    });
    // A file may be in several groups: each time is told with its group.
    times.push(...ran.map(({ file, seconds }) => ({ file: `${file} (${name})`, seconds })));
    // A group that found nothing to run proves nothing.
    const empty = counts.passed + counts.failed === 0 ? [`${name}: found nothing to run`] : [];
    const broken = counts.failed + empty.length;
    const again = broken > 0 ? [`TABLE_SEED=${seed} npm run e2e -- ${name} repeats it.`] : [];
    gather([...empty, ...again]);
    told.push(...failures, ...empty, ...again);
    const spent = ((performance.now() - began) / 60_000).toFixed(1);
    lines.push(`${name}: ${counts.passed} passed, ${broken} failed (${spent} min, listed with ${minutes})`);
    console.log(`== ${lines.at(-1)}`);
    passed += counts.passed;
    failed += broken;
  }
  if (times.length > 0) console.log(`\nThe slowest files\n${slowest(times).join('\n')}`);
  console.log(tellFailures(told));
  console.log(`\n${lines.join('\n')}\n\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

if (values.list) list();
else await runAll(chosen());
