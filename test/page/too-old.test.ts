/** A browser that cannot run the page's scripts, or does not get them, says so; where they run, nothing is said. */
import { readFileSync } from 'node:fs';
import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../src/tools/dist.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body });
/** What becomes of a script, and of its page. */
const ways: Record<string, { file: RegExp; answer: (route: Route) => Promise<void>; says: 'tooOld' | 'notFetched' }> = {
  'cannot read the first script': { file: /\/index-[^/]*\.js/, answer: script('class A { ? }'), says: 'tooOld' },
  'cannot read a script that the first one needs': {
    file: /\/both-/,
    answer: script('class A { ? }'),
    says: 'tooOld',
  },
  'lacks what a script calls at once': {
    file: /\/both-/,
    answer: script('[].notYetThere();'),
    says: 'tooOld',
  },
  'does not get the first script': { file: /\/index-[^/]*\.js/, answer: (route) => route.abort(), says: 'notFetched' },
  'does not get a script that the first one needs': {
    file: /\/phaser-/,
    answer: (route) => route.fulfill({ status: 404, body: '' }),
    says: 'notFetched',
  },
};
const sentences = {
  en: { tooOld: /^This browser is too old for the table\./, notFetched: /^The game could not be loaded\./ },
  de: { tooOld: /^Dieser Browser ist zu alt für den Tisch\./, notFetched: /^Das Spiel lässt sich nicht laden\./ },
};

describe.each([
  ['en-GB', 'en'],
  ['de-AT', 'de'],
  ['fr-FR', 'en'],
] as const)('a browser that speaks %s and', (locale, language) => {
  it.each(Object.keys(ways))('%s says so', async (way) => {
    const { file, answer, says } = ways[way];
    const context = await house.browser.newContext({ locale });
    const page = await context.newPage();
    await page.route(file, answer);
    await page.goto(`${house.served.url}?renderer=canvas`);
    await page.waitForSelector('#notice[data-alone]:not([hidden])');
    expect(await page.locator('#notice').textContent()).toMatch(sentences[language][says]);
    await context.close();
  });
});

it('where the scripts run, none of it is said', async () => {
  const visit = await house.open('?renderer=canvas');
  await visit.page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0, null, {
    polling: 100,
  });
  expect(await visit.notice()).toBeNull();
  expect(visit.troubles).toEqual([]);
  await visit.close();
});

it('no script has what the oldest of our browsers cannot read', () => {
  const scripts = filesBelow(house.folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  // Safari reads blocks of a class from 16.4 on; a build for 16 has none.
  for (const file of scripts) expect(readFileSync(file, 'utf8'), file).not.toMatch(/\bstatic\s*\{/);
});
