/**
 * The table at an address of the network, over plain http: the browser has no locks, no service worker and no wake lock
 * there, and everything else works.
 */

import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dist } from '../../src/tools/dist.ts';
import { networkAddresses } from '../../src/tools/laid.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { type Served, serve } from '../../src/tools/serve.ts';
import { until } from '../progress.ts';
import { finger, hands, pass, untilAsked, untilOpen, untilThere } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { readRecord } from './saved.ts';
import { serveWithLines } from './served.ts';

let house: House;
let served: Served;
beforeAll(async () => {
  house = await openHouse();
  served = await serve(dist, [0], [], undefined, true);
});
afterAll(async () => {
  await served?.close();
  await house?.close();
});

/** What only pages have that come over https or from this machine. */
const withheld = ['locks', 'serviceWorker', 'wakeLock'] as const;

/** Takes these from a page before it runs. Handed over as text: it may use nothing but its parameter. */
function without(names: readonly string[]): void {
  for (const name of names) Object.defineProperty(navigator, name, { value: undefined, configurable: true });
}

const [address] = networkAddresses();
const addresses = {
  'this machine, with all that taken away': () => served.url,
  // A machine without a network is not asked.
  ...(address && { 'the network, where the browser withholds it': () => `http://${address}:${served.port}/` }),
};

async function newContext(): Promise<BrowserContext> {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  await context.addInitScript(installClock, { epoch, seed: 1 });
  await context.addInitScript(() => {
    window.__offline = true;
  });
  await context.addInitScript(without, withheld);
  await context.route(/host\.worker[^/]*\.js/, (route) =>
    serveWithLines(route, `(${without})(${JSON.stringify(withheld)});`),
  );
  return context;
}

async function enter(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/AudioContext/.test(message.text()))
      troubles.push(message.text());
  });
  await page.goto(url);
  return { page, troubles };
}

const idsOf = async (page: Page): Promise<string[]> => (await untilAsked(page)).targets.map(({ id }) => id);

describe.each(Object.entries(addresses))('at an address of %s', (_, url) => {
  it('a game is played, saved, and taken up after a reload', async () => {
    const context = await newContext();
    const { page, troubles } = await enter(context, `${url()}?renderer=canvas&speed=express`);
    await untilOpen(page);
    expect(await page.evaluate((names) => names.filter((name) => Reflect.get(navigator, name)), withheld)).toEqual([]);
    await untilAsked(page);
    await finger.choose(page, 'game:treasure-fleet');
    await untilAsked(page);
    await finger.choose(page, 'sail');
    for (let cards = 0; cards < 3; cards++)
      await finger.choose(page, (await idsOf(page)).find((id) => id.startsWith('deck|'))!);
    await untilAsked(page);
    await finger.choose(page, 'ready');
    await pass(page, 5000);
    const steps = (await readRecord(page))!.steps.length;
    expect(steps).toBeGreaterThan(0);
    await page.reload();
    await untilOpen(page);
    expect(await idsOf(page)).toContain('resume');
    await finger.choose(page, 'resume');
    expect(await idsOf(page)).toContain('pause');
    expect((await readRecord(page))!.steps.length).toBeGreaterThanOrEqual(steps);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('one window has the table, and a kiosk stays as it is', async () => {
    const context = await newContext();
    const { page, troubles } = await enter(context, `${url()}?kiosk&renderer=canvas`);
    await untilOpen(page);
    expect(await idsOf(page)).toContain('game:korsar');
    const second = await enter(context, `${url()}?renderer=canvas`);
    await untilThere(second.page);
    const offered = async () => {
      await pass(second.page, 500);
      return (await hands(second.page))?.targets.map(({ id }) => id);
    };
    await until('a second window without the table', offered, (all) => all?.join() === 'take');
    expect([...troubles, ...second.troubles]).toEqual([]);
    await context.close();
  });
});
