/** `npm run e2e [-- FILTER ...]`: the longer journeys through the built program, test/e2e/. */
import { readArgs } from './args.ts';
import { freshDist } from './dist.ts';
import { needChromium } from './install-chromium.ts';
import { Stop } from './stop.ts';
import { runProject } from './vitest-project.ts';

const { positionals: filters } = readArgs({ options: {}, allowPositionals: true });
const chromium = await needChromium();
await freshDist();
const { passed, failed } = await runProject({ project: 'e2e', filters, chromium });
if (passed === 0 && failed <= 1) throw new Stop('No journey was made: test/e2e/ holds no test that ran.');
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
