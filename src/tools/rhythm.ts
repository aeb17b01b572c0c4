/**
 * `npm run rhythm [-- --only GAME --games N]`: plays demo games without a picture, four captains at Normal, and prints how
 * they are paced beside what they should keep: pauses, waits, bookkeeping, peaks, stillness.
 */
import { readArgs, wholeNumber } from './args.ts';
import { toolsOfGames } from './games.ts';
import { openTelling } from './reel/telling.ts';
import { measure } from './rhythm/measure.ts';
import { failures, rowsOf, tableOf } from './rhythm/rows.ts';
import { Stop } from './stop.ts';

const usualGames = 10;

const { values } = readArgs({ options: { only: { type: 'string' }, games: { type: 'string' } } });
const games = wholeNumber('games', values.games, 1, 1000) ?? usualGames;
const asked = toolsOfGames.flatMap(([game, { marks, visit, rhythm }]) =>
  rhythm && (values.only === undefined || values.only === game) ? [{ game, marks, visit, rhythm }] : [],
);
if (asked.length === 0) throw new Stop(`There is no game "${values.only}" whose rhythm is known.`);
const failed: string[] = [];
const stage = await openTelling();
try {
  for (const { game, marks, visit, rhythm } of asked) {
    const measured = await measure(game, { visit }, rhythm, await stage.of(game, 'normal'), { games });
    const rows = rowsOf(measured, rhythm, marks);
    console.log(`\n${game}, ${games} games\n${tableOf(rows)}`);
    failed.push(...failures(game, rows));
  }
} finally {
  await stage.close();
}
if (failed.length > 0) throw new Stop(`These rows do not hold:\n${failed.join('\n')}`);
