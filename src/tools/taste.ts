/**
 * `npm run taste`: plays quick games of every game with people in one to four seats, and tells how long they were; and how
 * soon somebody who comes by plays.
 */
import { Stop } from './stop.ts';
import { runProject } from './vitest-project.ts';

const { counts } = await runProject({
  name: 'quick games',
  project: 'node',
  filters: ['test/app/quick-minutes.test.ts', 'test/app/first-deed.test.ts'],
  thorough: true,
});
if (counts.failed > 0 || counts.passed === 0)
  throw new Stop('Not every quick game begins and ends in time: see above.');
