/**
 * The Chromium that our programs use: where it is, and how it starts without a screen, without a GPU, without talking to
 * anybody.
 */
import { existsSync } from 'node:fs';

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
