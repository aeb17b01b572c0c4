/**
 * Visitors of a table that nobody looks after, by the page's clock: they take up what is shown, play, change settings, and
 * walk away from every screen there is. Between two visits the page holds as much as before.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idleAfter } from '../../src/app/idle-clock.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { dist } from '../../src/tools/dist.ts';
import { OfficeDoor } from '../../src/tools/kiosk/office-door.ts';
import { PinLock } from '../../src/tools/kiosk/pin-lock.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { type Served, serve } from '../../src/tools/serve.ts';
import { untilOpen } from '../page/hands.ts';
import { type House, openHouse } from '../page/open-page.ts';
import { seed } from '../seed.ts';
import { Growth, growing, type Look, mostPerVisit, slopeOf } from './growth.ts';
import { ringOut, sooner } from './ring-out.ts';
import { Visitor } from './visitor.ts';
import { pin, type Visit, visits } from './visits.ts';

/**
 * Visitors come for so many hours, in so many parts. Every kind of visitor comes in one of them, so often that what grows with
 * every visit shows. `TABLE_PARTS=1 npm run e2e -- "visitors, part 1"` lets all of them come into one page.
 */
const hours = 12;
const parts = Number(process.env.TABLE_PARTS ?? 6);
const hour = 3_600_000;

/**
 * Times that every kind of visitor comes before it is looked at what grows, and how many at least: code and caches come with
 * the first ones, and with the first cut of every game.
 */
const warming = 3;
const warmingVisits = 9;

/** Gives the looks that are judged. */
const settledOf = (looks: readonly Look[], kinds: readonly Visit[]): Look[] =>
  looks.slice(Math.max(warmingVisits, warming * kinds.length));

/** Sea, wind and music. */
const layers = 3;

/** Visitors who come over and over. */
const shortest = ['the settings', 'the rules', 'a quick game of korsar, left'];

/** Everything after a screen was left alone that does not belong to its own time: a hand that is covered, the question, the title. */
const besides = idleAfter.hand + idleAfter['still-there'] + idleAfter.title + 5000;

let house: House;
let served: Served;
let folder: string;
beforeAll(async () => {
  house = await openHouse();
  folder = mkdtempSync(path.join(tmpdir(), 'captains-table-visitors-'));
  const lock = new PinLock(path.join(folder, 'number.json'));
  await lock.set(pin);
  served = await serve(dist, [0], [], new OfficeDoor({ lock, folder, version: '1' }).answers);
});
afterAll(async () => {
  await served?.close();
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(text: string) {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
    else console.log(`The page says: ${message.text()}`);
  });
  let loads = 0;
  page.on('load', () => {
    if (++loads > 1) troubles.push('The page has loaded itself anew.');
  });
  const visitor = await Visitor.at(page, seededDice(seedFrom(`${text} ${seed}`), 'effects'));
  await page.addInitScript(installClock, { epoch, seed });
  await page.addInitScript(ringOut, sooner);
  // The own maps are a screen as well.
  await page.addInitScript(() => localStorage.setItem('captains-table/house', '{"files":true}'));
  await page.goto(`${served.url}?kiosk&renderer=canvas`);
  await untilOpen(page);
  for (const pad of [0, 1]) await visitor.held.plug(pad, false);
  return { page, visitor, troubles, growth: await Growth.of(page), close: () => context.close() };
}

/** The same game's pictures, and the title. */
async function rest(visitor: Visitor): Promise<void> {
  await visitor.take();
  await visitor.tap('game:treasure-fleet');
  await visitor.until((ids) => ids.includes('sail'), 'The set-up');
  await visitor.toTitle();
  await quiet(visitor.page);
}

/** Cues ring out in real time: until only the sea and the music sound, or it has been waited for long enough. */
async function quiet(page: Page): Promise<void> {
  for (let looks = 0; looks < 120; looks++) {
    if ((await page.evaluate(() => window.stage!.counts().sounds)) <= layers) return;
    await page.waitForTimeout(100);
  }
}

/** One visit and what is left of it. */
async function pay(visitor: Visitor, visit: Visit): Promise<void> {
  await visit.come(visitor);
  const ms = await visitor.leave();
  expect(ms, `${visit.name} is left alone`).toBeLessThanOrEqual(visit.after + besides);
  // The next one comes while any of the cuts is shown.
  await visitor.rest(1000 + visitor.below(30_000));
}

async function between(visitor: Visitor, growth: Growth): Promise<Look> {
  await rest(visitor);
  return growth.look();
}

/** Says beside an error what the page had to say. */
const said =
  (troubles: readonly string[], where = 'between two visits') =>
  (error: unknown): never => {
    throw new Error([`${where}:`, error, ...troubles].join('\n'));
  };

/** Lets visitors come until so much time has passed; every kind comes once before one comes again. */
async function visitFor(
  time: number,
  text: string,
  kinds: readonly Visit[],
  plant: (page: Page) => Promise<unknown> = async () => {},
) {
  const { page, visitor, troubles, growth, close } = await open(text);
  const done: string[] = [];
  let coming: Visit[] = [];
  while (visitor.passed < time) {
    const look = await between(visitor, growth).catch(said(troubles));
    if (coming.length === 0) coming = [...kinds];
    const [visit] = coming.splice(visitor.below(coming.length), 1);
    console.log(`${Math.round(visitor.passed / 60_000)} min: ${JSON.stringify(look)} ${visit.name}`);
    await pay(visitor, visit).catch(said(troubles, visit.name));
    done.push(visit.name);
    await plant(page);
  }
  await between(visitor, growth).catch(said(troubles));
  await close();
  expect(troubles).toEqual([]);
  return { done, looks: growth.looks };
}

const tell = (done: readonly string[], looks: readonly Look[]): void =>
  console.log(`${done.length} visits, ${Math.round(slopeOf(looks.map(({ heap }) => heap)))} bytes a visit`);

describe('visitors leave nothing behind', () => {
  it('over and over', async () => {
    const kinds = visits.filter(({ name }) => shortest.includes(name));
    expect(kinds).toHaveLength(shortest.length);
    const { done, looks } = await visitFor(2 * hour, 'over and over', kinds);
    // In the first hour most cuts of the reel are seen for the first time, and with them their sentences.
    const settled = looks.slice(Math.floor(looks.length / 2));
    tell(done, settled);
    expect(settled.length).toBeGreaterThan(warmingVisits);
    expect(growing(settled)).toEqual([]);
  });

  it('and whatever is planted is found', async () => {
    const kinds = visits.filter(({ name }) => name === 'the settings');
    const { looks } = await visitFor(hour / 2, 'planted', kinds, (page) =>
      page.evaluate((bytes) => {
        const held = window as unknown as { __planted?: object[] };
        held.__planted = [...(held.__planted ?? []), Array.from({ length: bytes / 16 }, () => ({ of: Math.random() }))];
        held.__planted.push(document.createElement('canvas'));
        window.addEventListener('blur', () => held.__planted?.at(0));
      }, 4 * mostPerVisit),
    );
    const found = growing(settledOf(looks, kinds));
    console.log(found.join('\n'));
    for (const what of ['the heap', 'nodes', 'domListeners'])
      expect(
        found.some((each) => each.startsWith(what)),
        what,
      ).toBe(true);
    expect(found).toHaveLength(3);
  });

  for (let part = 1; part <= parts; part++) {
    it(`in ${hours / parts} hours, part ${part} of ${parts}`, async () => {
      const kinds = visits.filter((_, n) => n % parts === part - 1);
      const { done, looks } = await visitFor((hours / parts) * hour, `part ${part}`, kinds);
      const settled = settledOf(looks, kinds);
      tell(done, settled);
      expect(settled.length).toBeGreaterThan(kinds.length);
      expect(growing(settled)).toEqual([]);
    });
  }
});
