/**
 * `npm run e2e [-- FILTER ...]`: the longer journeys through the built program, test/e2e/, and the long runs of tables in
 * the browser, test/long/.
 */
import { existsSync } from 'node:fs';
import { readArgs } from './args.ts';
import { filesBelow, freshDist } from './dist.ts';
import { needChromium } from './install-chromium.ts';
import { Stop } from './stop.ts';
import { runProject } from './vitest-project.ts';

const { positionals: filters } = readArgs({ options: {}, allowPositionals: true });
const journeys = existsSync('test/e2e') ? filesBelow('test/e2e').filter((file) => file.endsWith('.test.ts')) : [];
if (journeys.length === 0) throw new Stop('No journey was made: there is none in test/e2e/ yet.');
const chromium = await needChromium();
await freshDist();
let passed = 0;
let failed = 0;
for (const project of ['e2e', 'long']) {
  const counts = await runProject({ project, filters, chromium });
  passed += counts.passed;
  failed += counts.failed;
}
if (passed + failed === 0) throw new Stop('No journey was made: none has such a name.');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
