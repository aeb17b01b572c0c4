/** A Chromium for tests, pictures and measurements: the one that is there, or a freshly installed one. */
import { chromium } from 'playwright-core';
import { run } from './child.ts';
import { flawOf, startingChromium } from './chromium.ts';
import { installFromDebian } from './debian.ts';
import { Stop } from './stop.ts';

const advice = 'Install Chromium or Chrome, or name one in the variable CHROMIUM, and start again.';

function installed(): string | null {
  const own = chromium.executablePath();
  return startingChromium() ?? (flawOf(own) === null ? own : null);
}

/** Gives the path of a Chromium that starts. Throws Stop with one sentence that says what to do. */
export async function needChromium(): Promise<string> {
  const there = installed();
  if (there) return there;
  console.log('No Chromium found; installing one ...');
  installFromDebian(['chromium']);
  if (!installed()) await run({ pkg: 'playwright-core', command: 'playwright-core', args: ['install', 'chromium'] });
  const now = installed();
  if (!now) throw new Stop(`There is no Chromium, and installing one failed. ${advice}`);
  return now;
}
