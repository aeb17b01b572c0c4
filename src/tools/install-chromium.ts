/** A Chromium for tests, pictures and measurements: the one that is there, or a freshly installed one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { run } from './child.ts';
import { candidates } from './chromium.ts';
import { Stop } from './stop.ts';

const advice = 'Install Chromium or Chrome, or name one in the variable CHROMIUM, and start again.';

/**
 * Tells whether a browser says its version. Only then do we believe in it: some packages called chromium only tell
 * you to install another one.
 */
function starts(file: string): boolean {
  if (process.platform === 'win32') return existsSync(file);
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;
}

function installed(): string | null {
  const all = [...candidates(), chromium.executablePath()];
  return all.find((file) => existsSync(file) && starts(file)) ?? null;
}

const isRoot = process.getuid?.() === 0;
const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

function byApt(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    if (spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status !== 0) return;
  }
}

/** Gives the path of a Chromium that starts. Throws Stop with one sentence that says what to do. */
export async function needChromium(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named && !(existsSync(named) && starts(named))) {
    throw new Stop(`The variable CHROMIUM names "${named}", which does not start: correct it or unset it.`);
  }
  const there = installed();
  if (there) return there;
  console.log('No Chromium found; installing one ...');
  if (isRoot && isDebian) byApt();
  if (!installed()) await run({ pkg: 'playwright-core', command: 'playwright-core', args: ['install', 'chromium'] });
  const now = installed();
  if (!now) throw new Stop(`There is no Chromium and none could be installed. ${advice}`);
  return now;
}
