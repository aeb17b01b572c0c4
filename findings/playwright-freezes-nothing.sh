#!/usr/bin/env bash
# A page that Playwright drives cannot be frozen: the browser says yes and does nothing. Puppeteer's is frozen, and stays hidden.
#
# Page.setWebLifecycleState (Chrome DevTools Protocol) freezes a page as a phone does that needs its memory. Playwright keeps
# every page focused and visible, and Chromium freezes no page that is visible, yet the command ends without an error. A test of
# "freeze" in Playwright therefore passes whatever the page does. Through Puppeteer the page becomes hidden and is frozen;
# "active" thaws it and does not make it visible again.
set -uo pipefail
for program in node npm chromium; do
  command -v "$program" >/dev/null || { echo "missing: $program (Debian: apt-get install nodejs npm chromium)"; exit 2; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --silent --ignore-scripts --no-audit --no-fund playwright-core@1.65.1 puppeteer-core@24.43.1 || { echo "missing: npm's registry"; exit 2; }

cat >freeze.js <<'FILE'
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import puppeteer from 'puppeteer-core';
const options = { executablePath: '/usr/bin/chromium', headless: true, args: ['--no-sandbox', '--disable-gpu'] };
const listen = () => {
  window.seen = [];
  for (const kind of ['visibilitychange', 'freeze', 'resume'])
    document.addEventListener(kind, () => window.seen.push(kind));
};
const tell = () => `${window.seen.join(', ') || 'no event'}; ${document.visibilityState} afterwards`;
async function frozen(page, session) {
  await page.goto('about:blank');
  await page.evaluate(listen);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await wait(1000);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await wait(500);
  return page.evaluate(tell);
}
const seen = {};
{
  const browser = await chromium.launch(options);
  const context = await browser.newContext();
  const page = await context.newPage();
  seen.playwright = await frozen(page, await context.newCDPSession(page));
  await browser.close();
}
{
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  console.log(`${await browser.version()}, playwright-core 1.65.1, puppeteer-core 24.43.1`);
  seen.puppeteer = await frozen(page, await page.createCDPSession());
  await browser.close();
}
console.log('expected of both: freeze, resume; visible afterwards');
for (const [library, what] of Object.entries(seen)) console.log(`seen in ${library}: ${what}`);
const holds =
  seen.playwright === 'no event; visible afterwards' &&
  seen.puppeteer === 'visibilitychange, freeze, resume; hidden afterwards';
process.exit(holds ? 0 : 1);
FILE
node freeze.js
