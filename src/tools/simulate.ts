/**
 * Plays whole games without a screen and checks every invariant after every action.
 *
 *   npm run simulate -- --game GAME --seats 4 --games 1000 --seed 7
 *     [--options '{"storms":true}'] [--bots random|greedy|instinct|a,b,...] [--out FILE.jsonl] [--json] [--unchecked]
 *
 * Exit 0: all well; 1: a violation; 2: wrong arguments. `--unchecked` is for speed alone. `--out` writes one record per
 * line, for `npm run replay`.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import * as v from 'valibot';
import { games } from '../bots/all.ts';
import type { QuickBot } from '../bots/bot.ts';
import { levels } from '../bots/index.ts';
import { type Level, levelIds } from '../bots/levels.ts';
import { random } from '../bots/random.ts';
import { withCaps } from '../match/caps.ts';
import { seedFrom } from '../rules/dice.ts';
import type { Game } from '../rules/game.ts';
import { readArgs, wholeNumber } from './args.ts';
import { issueText } from './issue-text.ts';
import { type GamesWanted, type Played, playBare, playRecorded } from './play-games.ts';
import { Stop } from './stop.ts';
import { type Summary, summary, tellSummary } from './summary.ts';

/** The levels, and bots by what they do, with the level that goes into a record. */
const kinds: Readonly<Record<string, { level: Level; bot: QuickBot }>> = {
  random: { level: 'parrot', bot: random },
  greedy: { level: 'monkey', bot: levels.monkey },
  instinct: { level: 'bosun', bot: levels.bosun },
  ...Object.fromEntries(levelIds.map((level) => [level, { level, bot: levels[level] }])),
};

interface Job {
  game: Game;
  seats: number;
  options: object;
  count: number;
  seed: string;
  bots: GamesWanted['bots'];
  out?: string;
  json: boolean;
  unchecked: boolean;
}

/** Throws Stop for wrong arguments. */
function readJob(): Job {
  const { values } = readArgs({
    options: {
      game: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      options: { type: 'string', default: '{}' },
      bots: { type: 'string', default: 'random' },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
      unchecked: { type: 'boolean', default: false },
    },
  });
  const known = Object.keys(games).join(', ');
  if (!values.game) throw new Stop(`Name a game with --game: ${known}.`);
  const game = Object.hasOwn(games, values.game) ? games[values.game] : undefined;
  if (!game) throw new Stop(`There is no game "${values.game}"; there is ${known}.`);
  const options = readOptions(game, values.options);
  const counts = game.seats(options);
  const seats = wholeNumber('seats', values.seats, 1, 16) ?? counts[0];
  if (!counts.includes(seats))
    throw new Stop(`${game.id} with these options is for ${counts.join(', ')} seats, not for ${seats}.`);
  const count = wholeNumber('games', values.games, 1, 10_000_000)!;
  const { seed, out, json, unchecked } = values;
  return { game, seats, options, count, seed, bots: readBots(values.bots, seats), out, json, unchecked };
}

function readOptions(game: Game, text: string): object {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Stop(`--options takes JSON such as '{"storms":true}', not: ${text}`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Stop(`--options takes a JSON object, not: ${text}`);
  // A schema passes over names that it does not know; here they are most likely typing mistakes.
  const names = Object.keys(v.parse(game.options, {}));
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown) throw new Stop(`${game.id} has no option "${unknown}"; it has ${names.join(', ')}.`);
  const parsed = v.safeParse(game.options, withCaps(game, given));
  if (!parsed.success) throw new Stop(`Wrong options: ${issueText(parsed.issues[0])}.`);
  return parsed.output;
}

function readBots(text: string, seats: number): GamesWanted['bots'] {
  const names = text.split(',');
  const unknown = names.find((name) => !Object.hasOwn(kinds, name));
  if (unknown !== undefined) throw new Stop(`There is no bot "${unknown}"; there is ${Object.keys(kinds).join(', ')}.`);
  if (names.length !== 1 && names.length !== seats)
    throw new Stop(`--bots names ${names.length} bots for ${seats} seats; give one for all, or one per seat.`);
  return Array.from({ length: seats }, (_, i) => names[names.length === 1 ? 0 : i]).map((name) => ({
    name,
    ...kinds[name],
  }));
}

function run(job: Job): { played: Played[]; seconds: number } {
  const out = job.out === undefined ? null : openOut(job.out);
  const played: Played[] = [];
  const began = performance.now();
  for (let i = 0; i < job.count; i++) {
    const seed = seedFrom(`${job.seed}/${i}`);
    const table = { seats: job.seats, options: job.options, seed, bots: job.bots };
    const play = out === null ? playBare : playRecorded;
    const one = play(job.game, table, !job.unchecked);
    if (out !== null && one.record) writeSync(out, `${JSON.stringify(one.record)}\n`);
    for (const text of one.violations) console.error(`Game ${i} (seed ${seed}), ${text}.`);
    // Ten thousand records would fill the memory.
    played.push({ ...one, record: null });
  }
  if (out !== null) closeSync(out);
  return { played, seconds: (performance.now() - began) / 1000 };
}

function openOut(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    throw new Stop(`Cannot write ${file}: ${(error as Error).message}`);
  }
}

try {
  const job = readJob();
  const { played, seconds } = run(job);
  const told: Summary = {
    game: job.game.id,
    seats: job.seats,
    options: job.options,
    games: job.count,
    seed: job.seed,
    bots: job.bots.map(({ name }) => name),
    ...summary(played, job.seats, seconds),
  };
  console.log(job.json ? JSON.stringify(told) : tellSummary(told, !job.unchecked));
  process.exitCode = told.violations > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
