/**
 * A table that nobody looks after, in the built page, with an office and a clock that is moved by hand: it is opened, visited,
 * and rests between two visits.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { idleAfter } from '../../src/app/prompts/idle-clock.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { dist } from '../../src/tools/dist.ts';
import { OfficeDoor } from '../../src/tools/kiosk/office-door.ts';
import { PinLock } from '../../src/tools/kiosk/pin-lock.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { type Served, serve } from '../../src/tools/serve.ts';
import { untilOpen } from '../page/hands.ts';
import { type House, openHouse } from '../page/open-page.ts';
import { seed } from '../seed.ts';
import { Growth, type Look } from './growth.ts';
import { ringOut, sooner } from './ring-out.ts';
import { Visitor } from './visitor.ts';
import { pin, type Visit } from './visits.ts';

/** Sea, wind and music. */
const layers = 3;

/** Everything after a screen was left alone that does not belong to its own time: a hand that is covered, the question, the title. */
const besides = idleAfter.hand + idleAfter['still-there'] + idleAfter.title + 5000;

/** A page at which visitors come and go. */
export interface Visited {
  page: Page;
  visitor: Visitor;
  /** Everything that went wrong in the page. */
  troubles: string[];
  growth: Growth;
  close(): Promise<void>;
}

/** A browser, and a server that knows the number of the office. */
export class Premises {
  private readonly house: House;
  private readonly served: Served;
  private readonly folder: string;

  private constructor(house: House, served: Served, folder: string) {
    this.house = house;
    this.served = served;
    this.folder = folder;
  }

  static async open(): Promise<Premises> {
    const house = await openHouse();
    const folder = mkdtempSync(path.join(tmpdir(), 'captains-table-visitors-'));
    const lock = new PinLock(path.join(folder, 'number.json'));
    await lock.set(pin);
    return new Premises(
      house,
      await serve(dist, [0], [], new OfficeDoor({ lock, folder, version: '1' }).answers),
      folder,
    );
  }

  /** Opens the table; `text` names what happens there by chance, `more` stands in its address as well. */
  async table(text: string, more = ''): Promise<Visited> {
    const context = await this.house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    const page = await context.newPage();
    const troubles: string[] = [];
    const isOurs = (url: string) => !/^https?:/.test(url) || url.startsWith(this.served.url);
    page.on('pageerror', (error) => troubles.push(String(error.stack)));
    // Whatever it says is a trouble: a file of sound was given up for weeks with no more than a line here.
    page.on('console', (message) => troubles.push(`The page says: ${message.text()}`));
    let loads = 0;
    page.on('load', () => {
      if (++loads > 1) troubles.push('The page has loaded itself anew.');
    });
    // No way leads out of the table, and nothing leaves the machine.
    page.on('filechooser', () => troubles.push('The browser asks for a file.'));
    context.on('page', (other) => troubles.push(`Another window has opened: ${other.url()}`));
    page.on('framenavigated', (frame) => {
      if (!isOurs(frame.url())) troubles.push(`The page has gone to ${frame.url()}`);
    });
    page.on('request', (request) => {
      if (!isOurs(request.url())) troubles.push(`Something was asked of ${request.url()}`);
    });
    const visitor = await Visitor.at(page, seededDice(seedFrom(`${text} ${seed}`), 'effects'));
    await page.addInitScript(installClock, { epoch, seed });
    await page.addInitScript(ringOut, sooner);
    // The own maps are a screen as well.
    await page.addInitScript(() => localStorage.setItem('captains-table/house', '{"files":true}'));
    await page.goto(`${this.served.url}?kiosk&renderer=canvas${more}`);
    await untilOpen(page);
    for (const pad of [0, 1]) await visitor.held.plug(pad, false);
    return { page, visitor, troubles, growth: await Growth.of(page), close: () => context.close() };
  }

  async close(): Promise<void> {
    await this.served.close();
    await this.house.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
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
    if ((await page.evaluate(() => window.stage!.sounds().sounds)) <= layers) return;
    await page.waitForTimeout(100);
  }
}

/** One visit and what is left of it. */
export async function pay(visitor: Visitor, visit: Visit): Promise<void> {
  await visit.come(visitor);
  const ms = await visitor.leave();
  expect(ms, `${visit.name} is left alone`).toBeLessThanOrEqual(visit.after + besides);
  // The next one comes while any of the cuts is shown.
  await visitor.rest(1000 + visitor.below(30_000));
}

/** Draws kinds of visitors by chance: every kind comes once before one comes again. */
export function callers(visitor: Visitor, kinds: readonly Visit[]): () => Visit {
  let coming: Visit[] = [];
  return () => {
    if (coming.length === 0) coming = [...kinds];
    return coming.splice(visitor.below(coming.length), 1)[0];
  };
}

export async function between({ visitor, growth }: Pick<Visited, 'visitor' | 'growth'>): Promise<Look> {
  await rest(visitor);
  return growth.look();
}

/** Says beside an error what the page had to say. */
export const said =
  (troubles: readonly string[], where = 'between two visits') =>
  (error: unknown): never => {
    throw new Error([`${where}:`, error, ...troubles].join('\n'));
  };
