#!/usr/bin/env bash
# Chromium's forced dark leaves a page alone that says it is dark, but only where the system is dark, too.
#
# `<meta name="color-scheme" content="dark">` is how a page says that it is dark already. On a dark system Chromium's "Auto dark mode"
# then changes nothing. On a light system it turns the colours of that page all the same, with `only dark` as well: dark letters become
# light, while a ground of middle brightness stays, so dark letters on gold cannot be read any more.
set -uo pipefail
for program in node npm chromium; do
  command -v "$program" >/dev/null || { echo "missing: $program (Debian: apt-get install nodejs npm chromium)"; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-fund --no-audit --ignore-scripts playwright-core@1.65.1 >/dev/null 2>&1 ||
  { echo "missing: playwright-core 1.65.1 from npm"; exit 2; }

cat >watch.mjs <<'FILE'
import { chromium } from 'playwright-core';
const executablePath = process.argv[2];
const seen = {};
for (const forced of [false, true]) {
  const args = ['--no-sandbox', ...(forced ? ['--enable-features=WebContentsForceDark'] : [])];
  const browser = await chromium.launch({ executablePath, args });
  if (!forced) console.log(`Chromium ${browser.version()}`);
  for (const system of ['dark', 'light']) {
    for (const scheme of ['dark', 'only dark']) {
      const page = await (await browser.newContext({ colorScheme: system, viewport: { width: 120, height: 60 } })).newPage();
      await page.setContent(`<!doctype html><meta name="color-scheme" content="${scheme}">
        <body style="margin:0;background:#f3cc6a;color:#2b1608;font:40px serif">Words`);
      seen[`${forced} ${system} ${scheme}`] = (await page.screenshot()).toString('base64');
    }
  }
  await browser.close();
}
const turns = (system, scheme) => seen[`true ${system} ${scheme}`] !== seen[`false ${system} ${scheme}`];
for (const system of ['dark', 'light'])
  for (const scheme of ['dark', 'only dark'])
    console.log(`${system} system, page "${scheme}": ${turns(system, scheme) ? 'turned' : 'left as it is'}`);
console.log('expected: left as it is, four times');
process.exit(!turns('dark', 'dark') && turns('light', 'dark') && turns('light', 'only dark') ? 0 : 1);
FILE
node watch.mjs "$(command -v chromium)"
