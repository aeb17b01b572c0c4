/**
 * The Chromium that our programs use: where it is, and how it starts without a screen, without a GPU, without talking to
 * anybody.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Stop } from './stop.ts';

/**
 * Parts of the browser that no test needs. Chromium reads the last such list only, so this one holds what playwright leaves
 * out as well; its own popups below the address bar come first, which cost two processes and two seconds a window.
 */
const without = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const chromiumFlags = [
  `--disable-features=${without.join(',')}`,
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
];

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Lists the paths at which there may be a browser: the one named by the variable CHROMIUM and no other, else all usual
 * places.
 */
export function candidates(): string[] {
  const named = process.env.CHROMIUM;
  return (named ? [named] : usualPaths).filter((path) => existsSync(path));
}

export function findChromium(): string | null {
  return candidates()[0] ?? null;
}

/** Names by which browsers call themselves that are made of Chromium. */
const kin = /chrom|edge|brave|vivaldi|opera/i;

/**
 * Gives what is wrong with a program that should be a Chromium; null where it tells a version of one. Only then do we believe in
 * it: some packages called chromium only tell you to install another one.
 */
export function flawOf(file: string): string | null {
  if (!existsSync(file)) return 'which is not there';
  if (process.platform === 'win32') return null;
  const { status, stdout } = spawnSync(file, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 60_000,
  });
  if (status !== 0) return 'which does not start';
  const [said] = stdout.trim().split('\n');
  return kin.test(said) ? null : `which is no Chromium: it says that it is "${said}"`;
}

/** Gives the browser that is there and starts, or null. Throws Stop where the variable CHROMIUM names something else. */
export function startingChromium(): string | null {
  const named = process.env.CHROMIUM;
  const flaw = named && flawOf(named);
  if (flaw) throw new Stop(`The variable CHROMIUM names "${named}", ${flaw}. Correct it or unset it.`);
  return candidates().find((file) => named || flawOf(file) === null) ?? null;
}
