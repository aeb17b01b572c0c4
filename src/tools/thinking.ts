/** Cost of thinking captains to the page: what its thread does while they play, beside the same table of Parrots. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import type { Level } from '../bots/levels.ts';
import { filesBelow } from './dist.ts';
import { addressOf } from './moments.ts';

export interface ThinkingCost {
  /** Tasks of the page's thread that took more than 50 ms. */
  longTasks: number;
  /** The longest of them, in milliseconds; 0 where there is none. */
  longestMs: number;
  /** Milliseconds of the page's thread in scripts of the page. */
  pageMs: number;
  /** Milliseconds of the page's thread in scripts of the Worker, where rules and captains are. */
  captainsMs: number;
}

const size = { width: 1280, height: 720 };
/** Milliseconds until a demo is under way, and milliseconds that are watched. */
const watched = { after: 4000, for: 30_000 };
/** Microseconds between two looks at what the thread is doing. */
const interval = 200;

/** Lists the scripts that the Worker may load, by file name: its own and what they import. */
export function workerScripts(dist: string): ReadonlySet<string> {
  const files = new Map(filesBelow(dist).map((file) => [path.basename(file), file]));
  const found = new Set<string>();
  const follow = (name: string) => {
    const file = files.get(name);
    if (file === undefined || found.has(name)) return;
    found.add(name);
    for (const [, imported] of readFileSync(file, 'utf8').matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) follow(imported);
  };
  for (const name of files.keys()) if (/^host\.worker-.*\.js$/.test(name)) follow(name);
  if (found.size === 0) throw new Error(`There is no script of the Worker in ${dist}.`);
  return found;
}

/** Watches a demo of four such captains at their real pace. `base`: address of the served build. */
export async function measureThinking(
  browser: Browser,
  base: string,
  game: string,
  level: Level,
  ofWorker: ReadonlySet<string>,
): Promise<ThinkingCost> {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: 1 });
  try {
    const page = await context.newPage();
    const trace = await context.newCDPSession(page);
    await page.goto(base + addressOf({ game, seats: 4, seed: 'thinking', bots: level }, 'canvas'));
    await page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);
    await page.waitForTimeout(watched.after);
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { longTasks: tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    await trace.send('Profiler.enable');
    await trace.send('Profiler.setSamplingInterval', { interval });
    await trace.send('Profiler.start');
    await page.waitForTimeout(watched.for);
    const { profile } = await trace.send('Profiler.stop');
    const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
    const scripts = new Map(profile.nodes.map(({ id, callFrame }) => [id, path.basename(callFrame.url)]));
    let [pageMs, captainsMs] = [0, 0];
    profile.samples?.forEach((node, i) => {
      const script = scripts.get(node);
      const ms = (profile.timeDeltas?.[i] ?? 0) / 1000;
      if (!script?.endsWith('.js')) return;
      if (ofWorker.has(script)) captainsMs += ms;
      else pageMs += ms;
    });
    return { longTasks: tasks.length, longestMs: Math.max(0, ...tasks), pageMs, captainsMs };
  } finally {
    await context.close();
  }
}
