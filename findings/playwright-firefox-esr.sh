#!/usr/bin/env bash
# Playwright 1.65.1 starts Debian's Firefox ESR 153 over WebDriver BiDi (channel "moz-firefox"), and cannot open a window in it.
#
# It sends emulation.setMediaFeaturesOverride for every new window, also where colour scheme, motion and contrast are null, and
# this Firefox does not know that command.
set -uo pipefail
for program in node npm firefox-esr; do
  command -v "$program" >/dev/null || { echo "missing: $program (Debian: apt-get install nodejs npm firefox-esr)"; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund playwright-core@1.65.1 || { echo "missing: npm's registry"; exit 2; }

cat >try.mjs <<'FILE'
import { createRequire } from 'node:module';
import { firefox } from 'playwright-core';
const { version } = createRequire(import.meta.url)('playwright-core/package.json');
const browser = await firefox
  .launch({ channel: 'moz-firefox', executablePath: '/usr/bin/firefox-esr' })
  .catch((error) => {
    console.log(`missing: a Firefox that starts (${error.message.split('\n')[0]})`);
    process.exit(2);
  });
console.log(`playwright-core ${version}, Firefox ${browser.version()}`);
console.log('expected: a new window, with no medium emulated');
const asItIs = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null };
const seen = await browser.newContext(asItIs).then(
  () => 'a new window',
  (error) => error.message.split('\n')[0],
);
console.log(`seen:     ${seen}`);
await browser.close();
process.exit(/emulation\.setMediaFeaturesOverride\): unknown command/.test(seen) ? 0 : 1);
FILE
node try.mjs
