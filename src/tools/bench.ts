/**
 * `npm run bench [-- --json FILE] [--only rules,frame,visit,...] [--moments volley]`: what playing, drawing and
 * arriving cost, and what games measure of their own, as tables and, if asked, as JSON. Frames on WebGL are binding, on
 * Canvas only reported.
 * `npm run bench -- --only draws` counts the draw calls of every peak and table at Plain and at High.
 * `npm run bench -- --only worlds` compares what imagining costs with copies of the true state.
 * `npm run bench -- --only rooms` tells how long somebody waits while Admirals think in 20 other rooms of the same process.
 * `npm run bench -- --only engine` weighs what every module of Phaser saves that is replaced or changed here.
 * `npm run bench -- --only thinking` watches the page's thread while Admirals play, and while Parrots do.
 * `npm run bench -- --against DIR [--only rules,simulate,frame,canvas,visit,build,start] [--games ID] [--rounds 3]` measures
 * this tree in turn with another one that has its own dist/, and prints the ratios beside their bounds.
 * `--judge` ends with 1 where a bound is broken; without it a noisy machine ends no chain of commands.
 */
import { writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { runnerImport } from 'vite';
import { games } from '../bots/all.ts';
import { comparable, compare, printCompared } from './against/against.ts';
import { rulesSpeedIn, worldsSpeedIn } from './against/rules.ts';
import { readArgs, wholeNumber } from './args.ts';
import { dist, freshDist } from './dist.ts';
import { countDraws, countedIn, type Draws, drawRows, mostDraws, overOf } from './draws.ts';
import { launch } from './drive.ts';
import { type FirstVisit, firstVisit, gzippedScripts, mostUntilOwnAction, tooHeavy } from './first-visit.ts';
import { type FrameCost, measureFrames } from './frames.ts';
import { gameTools, toolsOfGames } from './games.ts';
import { needChromium } from './install-chromium.ts';
import { addressOf, measured, type Renderer } from './moments.ts';
import { type RoomsSpeed, roomsSpeed } from './rooms-speed.ts';
import type { RulesSpeed } from './rules-speed.ts';
import { serve } from './serve.ts';
import { Stop } from './stop.ts';
import { measureThinking, type ThinkingCost, workerScripts } from './thinking.ts';
import { type WorldsSpeed, worldRows } from './worlds-speed.ts';

/** Benches that games bring for themselves. */
const benches = toolsOfGames.flatMap(([, tools]) => Object.entries(tools.benches ?? {}));
const parts = ['rules', ...benches.map(([name]) => name), 'frame', 'visit'];
/** Measured when asked for: the page is opened twice for every peak, or for half a minute twice a game. */
const onRequest = ['worlds', 'draws', 'thinking', 'rooms', 'engine'];
const size = { width: 1920, height: 1080 };

interface Results {
  rules: Record<string, RulesSpeed>;
  /** Cost of imagining, by game. */
  worlds: Record<string, WorldsSpeed>;
  /** Waits for an answer beside many rooms, by game. */
  rooms: Record<string, RoomsSpeed>;
  /** Bytes that the engine is lighter for each module that is replaced or changed. */
  engine: Record<string, { 'saved (bytes)': number | null }>;
  /** Rows that a game measures of its own, by part. */
  own: Record<string, object[]>;
  frame: Record<string, FrameCost>;
  jsGzip: number | null;
  /** Draw calls at every peak and table, at the levels of quality. */
  draws: Record<string, Draws>;
  /** Cost of thinking captains to the page, by game and level. */
  thinking: Record<string, ThinkingCost>;
  /** First visits by address: the title, and a demo of every game. */
  visit: Record<string, FirstVisit>;
}

const { values } = readArgs({
  options: {
    json: { type: 'string' },
    only: { type: 'string' },
    judge: { type: 'boolean', default: false },
    moments: { type: 'string' },
    against: { type: 'string' },
    games: { type: 'string', default: Object.keys(games).join(',') },
    rounds: { type: 'string' },
  },
});
const known: readonly string[] = values.against === undefined ? [...parts, ...onRequest] : comparable;
const wanted = values.only?.split(',') ?? (values.against === undefined ? parts : known);
const unknown = wanted.find((part) => !known.includes(part));
if (unknown !== undefined) throw new Stop(`There is nothing called "${unknown}" to measure: ${known.join(', ')}.`);

const played = values.games.split(',');
const unheard = played.find((game) => !Object.hasOwn(games, game));
if (unheard !== undefined) throw new Stop(`--games takes ${Object.keys(games).join(', ')}, not "${unheard}".`);
const rounds = wholeNumber('rounds', values.rounds, 1, 100) ?? 3;

const chosen = measured.filter(({ name, demo }) =>
  values.moments === undefined ? played.includes(demo?.game ?? '') : values.moments.split(',').includes(name),
);
if (chosen.length === 0) throw new Stop(`The moments are ${measured.map(({ name }) => name).join(', ')}.`);

/** Addresses at which visitors arrive. */
const addresses: Record<string, string> = {
  title: 'index.html?renderer=webgl',
  ...Object.fromEntries(
    played.map((game) => [game, addressOf({ game, seats: 4, seed: 'visit', options: gameTools[game].visit }, 'webgl')]),
  ),
};

/**
 * Rounds and frames of the measurements. Figures that are only reported get few, because they are not worth the wait.
 */
const effort = { webgl: { rounds: 3, frames: 150 }, canvas: { rounds: 1, frames: 60 } };

const results: Results = {
  rules: {},
  worlds: {},
  rooms: {},
  engine: {},
  own: {},
  frame: {},
  draws: {},
  thinking: {},
  jsGzip: null,
  visit: {},
};
/** Parts that could not be measured, and why; the other parts are reported all the same. */
const missing: string[] = [];

async function attempt(name: string, measure: () => Promise<void>): Promise<boolean> {
  try {
    await measure();
    return true;
  } catch (error) {
    missing.push(`${name}: ${(error as Error).message}`);
    return false;
  }
}

/**
 * Measures the rules in a process of its own: nobody plays several games at once, and code that has met the states of
 * several games runs slower than in the worker that plays one.
 */
async function measureRules(game: string): Promise<void> {
  results.rules[game] = rulesSpeedIn('.', game);
}

/** Weighs the engine with each module of Phaser as Phaser has it. The files that build the engine ask where they lie: they come unbundled. */
async function weighEngine(): Promise<Results['engine']> {
  const weights = await runnerImport<typeof import('./phaser/weights.ts')>('./src/tools/phaser/weights.ts', {
    configFile: false,
  });
  const saved = await weights.module.savedByModule();
  return Object.fromEntries(saved.map(([path, bytes]) => [path, { 'saved (bytes)': bytes }]));
}

/** Measures the worlds of a game in a process of its own, like its rules. */
async function measureWorlds(game: string): Promise<void> {
  results.worlds[game] = worldsSpeedIn('.', game);
}

async function measurePage(): Promise<void> {
  const chromium = await needChromium();
  await freshDist();
  const server = await serve(dist);
  const browser = await launch(chromium);
  try {
    if (wanted.includes('visit')) {
      results.jsGzip = gzippedScripts(dist);
      for (const [name, address] of Object.entries(addresses)) {
        await attempt(`first visit, ${name}`, async () => {
          results.visit[name] = await firstVisit(browser, server, dist, address);
        });
      }
    }
    if (wanted.includes('draws'))
      for (const [name, moment] of countedIn(played))
        await attempt(`draws, ${name}`, async () => {
          results.draws[name] = await countDraws(browser, server.url, moment, size);
        });
    if (wanted.includes('thinking')) await watchThinking(browser, server.url);
    if (!wanted.includes('frame')) return;
    for (const renderer of ['webgl', 'canvas'] as Renderer[]) {
      for (const moment of chosen) {
        const name = renderer === 'webgl' ? moment.name : `${moment.name} (canvas)`;
        const measure = async () => {
          results.frame[name] = await measureFrames(browser, server.url, moment, renderer, size, effort[renderer]);
        };
        // A page without the hook lacks it at every moment: asking once is enough.
        if (!(await attempt(name, measure)) && Object.keys(results.frame).length === 0) return;
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

async function watchThinking(browser: Browser, base: string): Promise<void> {
  const ofWorker = workerScripts(dist);
  for (const game of played)
    for (const level of ['parrot', 'admiral'] as const)
      await attempt(`thinking, ${game}, ${level}`, async () => {
        results.thinking[`${game}, ${level}s`] = await measureThinking(browser, base, game, level, ofWorker);
      });
}

const kilobytes = (bytes: number | null) => (bytes === null ? '-' : `${(bytes / 1000).toFixed(1)} kB`);

function print(): void {
  const table = (title: string, rows: object) => {
    if (Object.keys(rows).length === 0) return;
    console.log(`\n${title}`);
    console.table(rows);
  };
  const round = (ms: number) => Number(ms.toFixed(2));
  const frames = Object.entries(results.frame).map(
    ([name, cost]) => [name, { ...cost, jsP50: round(cost.jsP50), jsP99: round(cost.jsP99) }] as const,
  );
  table('Rules (games per second of processor time)', results.rules);
  table('Worlds (of four captains; a second of processor time)', worldRows(results.worlds));
  table('An answer while four Admirals think in each of 20 rooms of the process (ms)', results.rooms);
  table('Bytes of the engine after gzip that each module saves which is replaced or changed', results.engine);
  for (const [name, { title }] of benches) table(title, results.own[name] ?? []);
  table("Frames (ms of the page's own program)", Object.fromEntries(frames));
  table(
    `Draw calls a frame, at most ${mostDraws.plain} at Plain and ${mostDraws.high} at High`,
    drawRows(results.draws),
  );
  const thinking = Object.entries(results.thinking).map(
    ([name, { longTasks, longestMs, pageMs, captainsMs }]) =>
      [
        name,
        {
          'tasks over 50 ms': longTasks,
          'longest (ms)': Math.round(longestMs),
          "the page's scripts (ms)": Math.round(pageMs),
          "the Worker's scripts (ms)": round(captainsMs),
        },
      ] as const,
  );
  table("The page's thread in half a minute of a demo (Canvas, 1280x720)", Object.fromEntries(thinking));
  if (!wanted.includes('visit')) return;
  const visits = Object.entries(results.visit).map(
    ([name, { bytes, later, scripts, firstFrameMs }]) =>
      [
        name,
        {
          [`until the first own action, of ${kilobytes(mostUntilOwnAction)}`]: kilobytes(bytes),
          'when there is time': kilobytes(later),
          'scripts, gzipped': kilobytes(scripts),
          'first frame (ms)': Math.round(firstFrameMs),
        },
      ] as const,
  );
  table('First visits', Object.fromEntries(visits));
  console.log(`\nAll scripts, gzipped   ${kilobytes(results.jsGzip)}`);
}

/** Writes figures down where that is asked for. */
const writeDown = (figures: object) => {
  if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
};

/** Measures this tree alone, and gives the lines of what is over its bound. */
async function alone(): Promise<string[]> {
  if (wanted.includes('rules')) for (const id of played) await attempt(`rules of ${id}`, () => measureRules(id));
  if (wanted.includes('worlds')) for (const id of played) await attempt(`worlds of ${id}`, () => measureWorlds(id));
  if (wanted.includes('rooms')) for (const id of played) results.rooms[id] = await roomsSpeed(id);
  if (wanted.includes('engine')) results.engine = await weighEngine();
  for (const [name, { measure }] of benches) if (wanted.includes(name)) results.own[name] = measure();
  if (['frame', 'visit', 'draws', 'thinking'].some((part) => wanted.includes(part))) await attempt('page', measurePage);
  print();
  const { own, ...rest } = results;
  writeDown({ ...rest, ...own });
  const over = overOf(results.draws);
  if (over.length > 0) console.log(`\nMore draw calls than a frame may make:\n${over.join('\n')}`);
  return over;
}

/** Measures this tree beside another one, and gives the lines of what falls short. */
async function beside(other: string): Promise<string[]> {
  const compared = await compare({ other, wanted, games: played, moments: chosen, addresses, rounds });
  writeDown(compared);
  return printCompared(compared, other);
}

const broken = values.against === undefined ? await alone() : await beside(values.against);
const heavy = tooHeavy(results.visit);
if (heavy.length > 0) throw new Stop(`\nFirst visits fetch too much:\n${heavy.join('\n')}`);
if (missing.length > 0) throw new Stop(`\nNot measured:\n  ${missing.join('\n  ')}`);
if (values.judge && broken.length > 0) throw new Stop(`\n${broken.length} bounds are broken.`);
