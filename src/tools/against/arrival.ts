/** Seconds that people wait for the program itself, here and in another tree: to build it, and to start it in a fresh clone. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Figure, inTurn, notSlower } from './rounds.ts';

/** Cost of one run, in seconds. */
interface Cost {
  wall: number;
  /** Time of all processors, in the program and in the system. */
  processor: number;
}

const run = path.join('src', 'tools', 'run.mjs');

/** Reads what a shell tells of the processes that it has waited for: `0m5.12s 0m1.30s` on the second of two lines. */
export function processorSeconds(times: string): number {
  const [, ofChildren = ''] = times.trim().split('\n').slice(-2);
  const parts = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].map(([, min, s]) => 60 * Number(min) + Number(s));
  if (parts.length !== 2) throw new Error(`The shell says nothing of processors: ${times}`);
  return parts[0]! + parts[1]!;
}

/** Builds a tree. */
function buildIn(tree: string): Cost {
  const began = performance.now();
  const script = '"$0" "$1" build >/dev/null 2>&1 && times';
  const { status, stdout } = spawnSync('sh', ['-c', script, process.execPath, run], { cwd: tree, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build in ${tree} failed.`);
  return { wall: (performance.now() - began) / 1000, processor: processorSeconds(stdout) };
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Clones a tree as it was committed, starts it there, and waits for the first answer. Gives the seconds from the command on. */
async function startIn(tree: string, port: number): Promise<number> {
  const clone = mkdtempSync(path.join(tmpdir(), 'captains-table-start-'));
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', '--depth', '1', `file://${path.resolve(tree)}`, clone]);
    const began = performance.now();
    const program = spawn(process.execPath, [run, 'start', '--no-open', '--port', String(port)], {
      cwd: clone,
      stdio: 'ignore',
    });
    const ended = new Promise((done) => program.once('exit', done));
    try {
      while (!(await answers(port))) {
        if (program.exitCode !== null) throw new Error(`The start of ${tree} failed.`);
        await pause(50);
      }
      return (performance.now() - began) / 1000;
    } finally {
      program.kill();
      await ended;
    }
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://localhost:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Compares how long a build takes, with everything installed. Both trees have a new dist/ after it. */
export async function buildsAgainst(other: string, rounds: number, told: (error: Error) => void): Promise<Figure[]> {
  const [mine, theirs] = await inTurn(rounds, [() => buildIn('.'), () => buildIn(other)], told);
  if (!mine) return [];
  const figure = (name: string, key: keyof Cost): Figure => ({
    name,
    mine: mine.map((cost) => cost[key]),
    other: theirs?.map((cost) => cost[key]) ?? null,
    bound: notSlower,
  });
  return [figure('npm run build (s)', 'wall'), figure('npm run build (s of processors)', 'processor')];
}

/** Port of the programs that are started to be measured: none that a player's start would take. */
const port = 4797;

/** Compares how long `npm start` takes in a fresh clone; whatever npm has in its cache is not fetched again. */
export async function startsAgainst(other: string, rounds: number, told: (error: Error) => void): Promise<Figure[]> {
  const [mine, theirs] = await inTurn(rounds, [() => startIn('.', port), () => startIn(other, port)], told);
  return mine ? [{ name: 'npm start in a fresh clone (s)', mine, other: theirs ?? null, bound: notSlower }] : [];
}
