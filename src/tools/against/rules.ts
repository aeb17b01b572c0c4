/**
 * The rules of this tree and `simulate` against those of another one. Each run is a process of its own, started in its
 * tree, so that nothing but what is measured is compared.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { RulesSpeed } from '../rules-speed.ts';
import type { WorldsSpeed } from '../worlds-speed.ts';
import { type Figure, inTurn, notSlower } from './rounds.ts';

const program = (tree: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  JSON.parse(
    execFileSync(process.execPath, [path.join('src', 'tools', 'run.mjs'), ...args], {
      cwd: tree,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );

export const rulesSpeedIn = (tree: string, game: string): RulesSpeed => program(tree, ['bench-rules', '--game', game]);

export const worldsSpeedIn = (tree: string, game: string): WorldsSpeed =>
  program(tree, ['bench-rules', '--game', game, '--worlds']);

/** Number of games that `simulate` plays in a round. */
const simulated = 40;

/** Clock of `simulate` while it is measured: time of the processor, so that waiting for others does not count. */
const processorTime =
  '--import=data:text/javascript,performance.now=()=>{const{user,system}=process.cpuUsage();return(user+system)/1000}';

const simulateIn = (tree: string, game: string): number =>
  program(
    tree,
    ['simulate', '--game', game, '--seats', '4', '--games', String(simulated), '--seed', 'bench', '--json'],
    { NODE_OPTIONS: processorTime },
  ).gamesPerSecond;

/** Compares the games per second that the rules alone play, with every event kept and with nobody listening. */
export async function rulesAgainst(
  other: string,
  game: string,
  rounds: number,
  told: (error: Error) => void,
): Promise<Figure[]> {
  const [mine, theirs] = await inTurn(rounds, [() => rulesSpeedIn('.', game), () => rulesSpeedIn(other, game)], told);
  if (!mine) return [];
  // Games of another length are other games: the actions are compared, however many make a game.
  const actions = (key: 'gamesPerSecondEvents' | 'gamesPerSecondNoEvents', runs: readonly RulesSpeed[]) =>
    runs.map((run) => run[key] * run.actionsPerGame);
  const figure = (what: string, key: Parameters<typeof actions>[0]): Figure => ({
    name: `${game}, rules, ${what} (actions per s)`,
    mine: actions(key, mine),
    other: theirs ? actions(key, theirs) : null,
    faster: true,
    bound: notSlower,
  });
  return [figure('events kept', 'gamesPerSecondEvents'), figure('no events', 'gamesPerSecondNoEvents')];
}

/** Compares the games per second that `simulate` plays, with all that it checks. */
export async function simulateAgainst(
  other: string,
  game: string,
  rounds: number,
  told: (error: Error) => void,
): Promise<Figure[]> {
  const [mine, theirs] = await inTurn(rounds, [() => simulateIn('.', game), () => simulateIn(other, game)], told);
  if (!mine) return [];
  const name = `${game}, simulate (games per s)`;
  return [{ name, mine, other: theirs ?? null, faster: true, bound: notSlower }];
}
