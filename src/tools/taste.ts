/**
 * `npm run taste [-- --game GAME] [--deals N]`: plays quick games of every game with people in one to four seats, and tells
 * how long they were, and how soon somebody who comes by plays; then what there is to decide in N deals of each, 200 unless
 * said. With a game or a number of deals only the latter.
 */
import { readArgs, wholeNumber } from './args.ts';
import { measure, quickGames } from './choices.ts';
import { quantile } from './statistics.ts';
import { Stop } from './stop.ts';
import { runProject } from './vitest-project.ts';

const { values } = readArgs({ options: { game: { type: 'string' }, deals: { type: 'string' } } });
const deals = wholeNumber('deals', values.deals, 1, 10_000) ?? 200;
if (values.game !== undefined && !quickGames.includes(values.game))
  throw new Stop(`--game takes ${quickGames.join(', ')}, not "${values.game}".`);

if (values.game === undefined && values.deals === undefined) {
  const { counts } = await runProject({
    name: 'quick games',
    project: 'node',
    filters: ['test/app/quick-minutes.test.ts', 'test/app/first-deed.test.ts'],
    thorough: true,
  });
  if (counts.failed > 0 || counts.passed === 0)
    throw new Stop('Not every quick game begins and ends in time: see above.');
}

const percent = (share: number): string => `${Math.round(share * 100)}`;

for (const id of values.game === undefined ? quickGames : [values.game]) {
  const all = Array.from({ length: deals }, (_, deal) => measure(id, deal));
  const decisions = all.map((each) => each.decisions);
  const chances = all.map(({ chance }) => chance);
  const dealing = all.map((each) => each.dealing / 1000);
  console.log(
    `${id}, ${deals} deals: a choice that matters in ${percent(all.filter((each) => each.matters).length / deals)} of 100; ` +
      `${Math.min(...decisions)} own decisions at least, ${quantile(decisions, 0.5)} in the median; ` +
      `chance at the first turn ${percent(Math.min(...chances))} in 100 at least, ${percent(quantile(chances, 0.1))} in the lowest tenth, ` +
      `${percent(quantile(chances, 0.5))} in the median; dealt in ${quantile(dealing, 0.5).toFixed(1)} s, ${Math.max(...dealing).toFixed(1)} s at most`,
  );
}
