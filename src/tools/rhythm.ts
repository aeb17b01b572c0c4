/**
 * `npm run rhythm [-- --only GAME --games N] [--out FILE] [--against FILE|DIR]`: plays demo games without a picture, four
 * captains at Normal, and prints how they are paced beside what they should keep: pauses, waits, bookkeeping, peaks,
 * stillness. `--out` writes the figures down; `--against` prints beside them those of such a file, or of another tree that
 * can measure them, and says of neither whether it holds.
 */
import { writeFileSync } from 'node:fs';
import { readArgs, wholeNumber } from './args.ts';
import { toolsOfGames } from './games.ts';
import { tellingOf } from './reel/telling.ts';
import { earlierIn, textOf } from './rhythm/earlier.ts';
import { measure } from './rhythm/measure.ts';
import { failures, type RhythmRow, rowsOf, tableOf } from './rhythm/rows.ts';
import { Stop } from './stop.ts';

const usualGames = 10;

const { values } = readArgs({
  options: {
    only: { type: 'string' },
    games: { type: 'string' },
    out: { type: 'string' },
    against: { type: 'string' },
  },
});
const games = wholeNumber('games', values.games, 1, 1000) ?? usualGames;
const asked = toolsOfGames.flatMap(([game, { marks, visit, rhythm }]) =>
  rhythm && (values.only === undefined || values.only === game) ? [{ game, marks, visit, rhythm }] : [],
);
if (asked.length === 0) throw new Stop(`There is no game "${values.only}" whose rhythm is known.`);
const earlier = values.against === undefined ? null : earlierIn(values.against, { only: values.only, games });
const found: Record<string, readonly RhythmRow[]> = {};
const failed: string[] = [];
for (const { game, marks, visit, rhythm } of asked) {
  const measured = await measure(game, { visit }, rhythm, await tellingOf(game, 'normal'), { games });
  const rows = rowsOf(measured, rhythm, marks);
  found[game] = rows;
  console.log(`\n${game}, ${games} games\n${tableOf(rows, earlier && (earlier[game] ?? []))}`);
  failed.push(...failures(game, rows));
}
if (values.out !== undefined) writeFileSync(values.out, textOf(found));
if (failed.length > 0) throw new Stop(`These rows do not hold:\n${failed.join('\n')}`);
