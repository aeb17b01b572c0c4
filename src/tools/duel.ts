/**
 * A duel of two levels, told by games without a screen: A in one seat, B in all others, seats in rotation.
 *
 *   npm run duel -- --game GAME [--seats 4] --a admiral --b monkey [--games 400] [--seed 1]
 *     [--iterations N | --ms N] [--options '{...}'] [--at SEAT] [--bound 0.25] [--out FILE] [--jobs 2] [--json]
 *     [--temper bold]
 *
 * `--iterations` or `--ms` (processor time) is what A may think for a decision, instead of its level's own; who does not search
 * beside others (Parrots, Monkeys, captains of a game with instincts) has no such allowance. `--at` keeps A in one seat, `--temper` gives it a temper. The duel is over when the 99 % interval of A's share is clear of the bound (as many victories as seats, unless
 * told otherwise), after 100 games at the earliest and after `--games` at the latest. With `--out` it goes on from the file.
 *
 *   npm run duel -- --game GAME --calibrate [--ms 300]              rounds of search in that much processor time
 *   npm run duel -- --game GAME --calibrate-value [--a monkey]      what `value` foretells beside what came of it
 */
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { botsOf, games } from '../bots/all.ts';
import { isLevel, type Level, levels } from '../bots/index.ts';
import { type Temper, tempers } from '../bots/tempers.ts';
import { withCaps } from '../match/caps.ts';
import { readArgs, wholeNumber } from './args.ts';
import { calibrated, calibrateHere } from './duel/calibrate.ts';
import type { Duel } from './duel/game.ts';
import { inProcesses, inThisProcess, playByHand } from './duel/jobs.ts';
import { runDuel } from './duel/run.ts';
import { tellCalibration, tellStanding, tellValues } from './duel/tell.ts';
import { valueSamples, valueTable } from './duel/value.ts';
import { issueText } from './issue-text.ts';
import { Stop } from './stop.ts';

const program = fileURLToPath(import.meta.url);

const { values } = readArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string' },
    a: { type: 'string', default: 'monkey' },
    b: { type: 'string', default: 'monkey' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    iterations: { type: 'string' },
    ms: { type: 'string' },
    options: { type: 'string', default: '{}' },
    at: { type: 'string' },
    temper: { type: 'string' },
    bound: { type: 'string' },
    out: { type: 'string' },
    jobs: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
    calibrate: { type: 'boolean', default: false },
    'calibrate-value': { type: 'boolean', default: false },
    // How the program starts itself again.
    hand: { type: 'boolean', default: false },
    'calibrate-here': { type: 'boolean', default: false },
  },
});

/** Throws Stop for wrong arguments. */
function readDuel(): Duel {
  const known = Object.keys(games).join(', ');
  const game = values.game && Object.hasOwn(games, values.game) ? games[values.game] : undefined;
  if (!game) throw new Stop(`Name a game with --game: ${known}.`);
  const options = readOptions(values.options);
  const counts = game.seats(options);
  const seats = wholeNumber('seats', values.seats, 2, 16) ?? counts.filter((count) => count <= 4).at(-1) ?? counts[0];
  if (!counts.includes(seats)) throw new Stop(`${game.id} with these options is for ${counts.join(', ')} seats.`);
  const iterations = wholeNumber('iterations', values.iterations, 1, 10_000_000) ?? null;
  const ms = wholeNumber('ms', values.ms, 1, 1_000_000) ?? null;
  if (iterations !== null && ms !== null) throw new Stop('Give either --iterations or --ms.');
  const at = wholeNumber('at', values.at, 0, seats - 1) ?? null;
  const [a, b] = [levelOf('a', values.a), levelOf('b', values.b)];
  if (!values.calibrate && !values['calibrate-here']) mustSearch(game.id, a, { iterations, ms });
  const duel = { game: game.id, version: game.version, seats, options, a, b, seed: values.seed, at, iterations, ms };
  const temper = temperIn(values.temper);
  return temper === undefined ? duel : { ...duel, temper };
}

function readOptions(text: string): object {
  const game = games[values.game!];
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new Stop(`--options takes JSON such as '{"storms":true}', not: ${text}`);
  }
  const parsed = v.safeParse(game.options, withCaps(game, given as object));
  if (!parsed.success) throw new Stop(`Wrong options: ${issueText(parsed.issues[0])}.`);
  return parsed.output;
}

function levelOf(side: string, name: string): Level {
  if (!isLevel(name)) throw new Stop(`--${side} takes a level: ${Object.keys(levels).join(', ')}.`);
  return name;
}

/** Throws Stop for an allowance that A would not look at. */
function mustSearch(game: string, level: Level, { iterations, ms }: Pick<Duel, 'iterations' | 'ms'>): void {
  if (iterations === null && ms === null) return;
  const flag = ms === null ? '--iterations' : '--ms';
  if (level !== 'bosun' && level !== 'admiral')
    throw new Stop(`${flag} is for levels that search, not for a ${level}.`);
  if (botsOf(game).instincts)
    throw new Stop(`${flag} would change nothing: in ${game} a ${level} follows an instinct and does not search.`);
}

function temperIn(name: string | undefined): Temper | undefined {
  const temper = tempers.find((each) => each === name);
  if (name !== undefined && !temper) throw new Stop(`--temper takes one of ${tempers.join(', ')}.`);
  return temper;
}

function readBound(seats: number): number {
  const bound = values.bound === undefined ? 1 / seats : Number(values.bound);
  if (!(bound > 0 && bound < 1)) throw new Stop(`--bound takes a number between 0 and 1, not "${values.bound}".`);
  return bound;
}

async function main(): Promise<void> {
  if (values.hand) return playByHand();
  const duel = readDuel();
  const say = (told: unknown, text: string) => console.log(values.json ? JSON.stringify(told) : text);
  if (values['calibrate-here']) return calibrateHere(duel);
  if (values.calibrate) {
    const told = await calibrated(duel, program);
    return say(told, tellCalibration(told));
  }
  const most = wholeNumber('games', values.games, 1, 1_000_000)!;
  if (values['calibrate-value']) {
    const { game, a: level, ...table } = duel;
    const told = valueTable(valueSamples(games[game], { ...table, level, games: most }));
    return say(told, tellValues(told));
  }
  const bound = readBound(duel.seats);
  const jobs = wholeNumber('jobs', values.jobs, 1, 64)!;
  const play = jobs === 1 ? inThisProcess(duel) : inProcesses(duel, jobs, program);
  const standing = await runDuel(duel, { bound, most, file: values.out }, play);
  say({ ...duel, bound, ...standing }, tellStanding(duel, bound, standing));
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
