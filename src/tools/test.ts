/**
 * `npm test [-- --only types,lint,layers,node,browser,page] [FILTER ...]`: the checks, one step after the other; what takes
 * longer is `npm run e2e`. The last line is `N passed, N failed`; types and lint count as one check each. A filter is part of a test file's name.
 */
import { readArgs } from './args.ts';
import { type Command, run } from './child.ts';
import { type Counts, type FileTime, slowest } from './counts.ts';
import { gather, inFewLines, tellFailures } from './failures.ts';
import { needChromium } from './install-chromium.ts';
import { Stop } from './stop.ts';
import { type ProjectRun, runProject } from './vitest-project.ts';

interface Step {
  name: string;
  title: string;
  check(): Promise<Counts>;
}

const { values, positionals: filters } = readArgs({
  options: { only: { type: 'string' } },
  allowPositionals: true,
});

/** Looked for before anything runs, so that a missing browser shows at once and not after minutes. */
let chromium: string | undefined;

const failures: string[] = [];

async function oneCheck(name: string, command: Command): Promise<Counts> {
  let output = '';
  const ok = (await run(command, (text) => (output += text))) === 0;
  if (!ok) {
    failures.push(inFewLines(name, output));
    gather(failures.slice(-1));
  }
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

const times: FileTime[] = [];

async function tests(project: ProjectRun): Promise<Counts> {
  const result = await runProject({ ...project, filters });
  times.push(...result.files);
  failures.push(...result.failures);
  return result.counts;
}

const steps: Step[] = [
  {
    name: 'types',
    title: 'Types',
    check: () => oneCheck('types', { pkg: 'typescript', command: 'tsc', args: ['--noEmit', '-p', '.'] }),
  },
  {
    name: 'lint',
    title: 'Lint and format',
    check: () =>
      oneCheck('lint', { pkg: '@biomejs/biome', command: 'biome', args: ['check', '--error-on-warnings', '.'] }),
  },
  { name: 'layers', title: 'Layers', check: () => tests({ project: 'layers' }) },
  { name: 'node', title: 'Tests in Node', check: () => tests({ project: 'node', chromium }) },
  { name: 'browser', title: 'Tests in Chromium', check: () => tests({ project: 'browser', chromium }) },
  { name: 'page', title: 'The built page', check: () => tests({ project: 'page', chromium }) },
];

function chosen(): Step[] {
  const names = values.only?.split(',') ?? steps.map((step) => step.name);
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new Stop(`There is no step "${unknown}": the steps are ${steps.map((step) => step.name).join(', ')}.`);
  }
  // Types and lint look at everything, so a filter leaves them out unless they were asked for.
  const skip = filters.length > 0 && !values.only ? ['types', 'lint'] : [];
  return steps.filter((step) => names.includes(step.name) && !skip.includes(step.name));
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const todo = chosen();
const needBrowser = ['node', 'browser', 'page'];
if (todo.some((step) => needBrowser.includes(step.name))) chromium = await needChromium();
const lines: string[] = [];
for (const step of todo) {
  console.log(`\n== ${step.title}`);
  const started = performance.now();
  const counts = await step.check();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  lines.push(`${step.title}: ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds} s)`);
  console.log(`== ${lines.at(-1)}`);
  total.passed += counts.passed;
  total.failed += counts.failed;
}
// A filter that matches nothing anywhere, or a list of steps that came out empty, proves nothing.
if (total.passed + total.failed === 0) {
  console.log('Nothing was run.');
  total.failed = 1;
}
if (times.length > 0) console.log(`\nThe slowest files\n${slowest(times).join('\n')}`);
console.log(tellFailures(failures));
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
