/** The operator's office on the built page, served as `npm run kiosk` serves it: a corner, the number, a setting that is kept. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dist } from '../../src/tools/dist.ts';
import { OfficeDoor } from '../../src/tools/kiosk/office-door.ts';
import { PinLock } from '../../src/tools/kiosk/pin-lock.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { type Served, serve } from '../../src/tools/serve.ts';
import { until } from '../progress.ts';
import { hands, pass } from './hands.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
let served: Served;
let dir: string;
beforeAll(async () => {
  house = await openHouse();
  dir = mkdtempSync(path.join(tmpdir(), 'captains-table-office-'));
  const lock = new PinLock(path.join(dir, 'office.json'));
  await lock.set('314159');
  served = await serve(dist, [0], [], new OfficeDoor({ lock, folder: dir, version: '1.2.3' }).answers);
});
afterAll(async () => {
  await served?.close();
  await house?.close();
  rmSync(dir, { recursive: true, force: true });
});

const ids = async (page: Page): Promise<string[]> => (await hands(page))?.targets.map(({ id }) => id) ?? [];

async function offers(page: Page, id: string): Promise<void> {
  const offered = async () => {
    await pass(page, 50);
    return ids(page);
  };
  await until(`"${id}" on the screen`, offered, (all) => all.includes(id));
}

async function choose(page: Page, id: string): Promise<void> {
  const { targets, at } = (await hands(page))!;
  const { x, y, w, h } = targets.find((target) => target.id === id)!;
  await page.mouse.click(at.x + (x + w / 2) * at.scale, at.y + (y + h / 2) * at.scale);
  await pass(page, 450);
}

async function open(address: string) {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 } });
  const page = await context.newPage();
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(`${address}?kiosk&renderer=canvas`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await pass(page, 100);
  return { page, close: () => context.close() };
}

async function knock(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.down();
  await pass(page, 5100);
  await page.mouse.up();
}

it('a corner and the number open it; what is set there is obeyed, and is there after a reload', async () => {
  const { page, close } = await open(served.url);
  await knock(page);
  await offers(page, 'key:1');
  // A wrong one first.
  await page.keyboard.type('1111');
  await choose(page, 'open');
  await offers(page, 'key:1');
  for (const digit of '314159') {
    await page.keyboard.press(digit);
    await pass(page, 50);
  }
  await choose(page, 'open');
  await offers(page, 'page:games');
  await choose(page, 'game:korsar');
  await choose(page, 'close');
  for (const wanted of [false, true]) {
    if (wanted) await page.reload();
    if (wanted) await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
    await pass(page, 500);
    // The round of games begins with the title: whoever presses there stays there.
    if ((await ids(page)).length === 0) await page.mouse.click(480, 270);
    await offers(page, 'settings');
    expect((await ids(page)).filter((id) => id.startsWith('game:'))).toEqual([
      'game:treasure-fleet',
      'game:card-pirates',
      'game:yellowbeard',
    ]);
  }
  await close();
});

it('a server that is no launcher has no office', async () => {
  const { page, close } = await open(house.served.url);
  await knock(page);
  await pass(page, 2000);
  expect(await ids(page)).toContain('settings');
  await close();
});
