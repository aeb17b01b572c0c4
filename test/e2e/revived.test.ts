/**
 * A table that draws its frames and acts on no press, as `npm run kiosk` knows it: its page is loaded anew, and the match goes on with
 * everything that was acknowledged.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { needChromium } from '../../src/tools/install-chromium.ts';
import { type House, openHouse } from '../page/open-page.ts';
import { follow, scout, untilAt, watchFrames } from '../page/real-time.ts';
import { newRecord, putRecord, readRecord } from '../page/saved.ts';
import { progress, until, waitFor } from '../progress.ts';
import { endAll, freePort, start } from './programs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'captains-table-revived-'));
let house: House;
let browser: Browser | undefined;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await browser?.close();
  await endAll();
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a kiosk whose browser has a second door, and gives its page. */
async function openKiosk() {
  const [port, door] = [await freePort(), await freePort()];
  const file = path.join(folder, 'chromium');
  writeFileSync(file, `#!/bin/sh\nexec '${await needChromium()}' --remote-debugging-port=${door} "$@"\n`);
  chmodSync(file, 0o755);
  const profile = path.join(folder, 'profile');
  const args = ['src/tools/run.mjs', 'kiosk', '--headless', '--port', String(port), '--profile', profile];
  const kiosk = start(process.execPath, args, { CHROMIUM: file });
  await kiosk.says('The table is shown.');
  browser = await waitFor('the second door', chromium.connectOverCDP(`http://127.0.0.1:${door}`));
  const [page] = browser.contexts()[0].pages();
  await page.addInitScript(watchFrames);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return { kiosk, page };
}

const untilTitle = (page: Page) =>
  waitFor(
    'the title',
    page.waitForFunction(() => performance.getEntriesByName('title').length > 0, null, { timeout: 0, polling: 50 }),
  );

/** Whatever comes after the counting of presses gets none of them. */
const deafen = (page: Page) =>
  page.evaluate(() => {
    for (const kind of ['pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown', 'mouseup', 'keydown'])
      window.addEventListener(kind, (event) => event.stopImmediatePropagation(), { capture: true });
  });

const load = ['reveal', /^deck\|/, /^deck\|/, /^deck\|/, 'ready'];

it('a table that acts on no press is loaded anew, and its match goes on with all that was acknowledged', async () => {
  const people = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
  const record = newRecord(people, 'revived');
  const viewport = { width: 1280, height: 720 };
  const { stops } = await scout(house, { record, ids: ['resume', ...load, ...load], query: '?kiosk', viewport });
  const first = stops.slice(0, 2 + load.length);
  const between = first.at(-1)!;

  const { kiosk, page } = await openKiosk();
  await untilTitle(page);
  await putRecord(page, record);
  await page.reload();
  await untilTitle(page);
  const click = (x: number, y: number) => page.mouse.click(x, y);
  await follow(page, first, click);
  const saved = (await readRecord(page))!;
  expect(saved.steps).toHaveLength(1);

  await deafen(page);
  const { x, y } = stops[2].press;
  const begun = Date.now();
  const line = 'The table does not react to presses. Reloading its page.';
  for (let presses = 0; presses < 8; presses++) {
    // The eighth is the one after which it counts as dead.
    await new Promise((done) => setTimeout(done, presses === 0 ? 0 : 2300));
    expect(kiosk.said).not.toContain(line);
    await click(x, y);
    progress(`press ${presses + 1} on a deaf table`);
  }
  await untilAt(page, between);
  await kiosk.says(line);
  console.log(`The page is loaded anew ${((Date.now() - begun) / 1000).toFixed(1)} s after the first press.`);

  // It goes on by itself with the match, and asks whoever it was about to ask.
  await untilAt(page, between);
  expect(await readRecord(page)).toEqual(saved);
  await follow(page, stops.slice(first.length - 1), click);
  const later = await until(
    'the next step',
    () => readRecord(page),
    (read) => read?.steps.length === 2,
  );
  expect(later?.steps[0]).toEqual(saved.steps[0]);

  expect(kiosk.said.split(line)).toHaveLength(2);
  expect(kiosk.said).not.toMatch(/Restarting|Error/);
  await browser?.close();
  browser = undefined;
  expect(await kiosk.end()).toBe(0);
});
