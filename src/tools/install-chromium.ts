/** A Chromium for tests, pictures and measurements: the one that is there, or a freshly installed one. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { run } from './child.ts';
import { flawOf, startingChromium } from './chromium.ts';
import { Stop } from './stop.ts';

const advice = 'Install Chromium or Chrome, or name one in the variable CHROMIUM, and start again.';

function installed(): string | null {
  const own = chromium.executablePath();
  return startingChromium() ?? (flawOf(own) === null ? own : null);
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
  const there = installed();
  if (there) return there;
  console.log('No Chromium found; installing one ...');
  if (isRoot && isDebian) byApt();
  if (!installed()) await run({ pkg: 'playwright-core', command: 'playwright-core', args: ['install', 'chromium'] });
  const now = installed();
  if (!now) throw new Stop(`There is no Chromium and none could be installed. ${advice}`);
  return now;
}
