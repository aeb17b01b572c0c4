/** Pulls the plug: closes the page at random moments of a game between two people, and looks at what comes back. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { GameRecord } from '../../src/match/record.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { finger, type Hand, marked, pass, untilAsked, untilOpen, untilThere } from './hands.ts';
import type { House } from './open-page.ts';
import { earlier, newRecord, putRecord, readRecord } from './saved.ts';

export const people = ['Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));

/** `hand`: what will be held; a gamepad has to be there before the page is. */
async function visit(house: House, context: BrowserContext, hand?: Hand): Promise<Page> {
  const page = await context.newPage();
  await hand?.prepare?.(page);
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await page.goto(`${house.served.url}?renderer=canvas&speed=express${hand?.address ?? ''}`);
  return page;
}

/** The only window there is: it has the table. */
export async function openPage(house: House, context: BrowserContext, hand?: Hand): Promise<Page> {
  const page = await visit(house, context, hand);
  await untilOpen(page);
  return page;
}

/** One window more: whoever has the table has it still. */
export async function openWindow(house: House, context: BrowserContext): Promise<Page> {
  const page = await visit(house, context);
  await untilThere(page);
  return page;
}

/** A game between two people, as a crash test needs it. */
export interface Plugged {
  id: string;
  options: object;
  /** Must not be found in what can be chosen before a reveal. */
  secret: RegExp;
  /** One press of whoever is asked; any legal one. */
  press(page: Page, ids: string[], choose: (ids: string[]) => string): Promise<void>;
}

/** False when the game is over. */
async function pressOnce(page: Page, game: Plugged, choose: (ids: string[]) => string): Promise<boolean> {
  const ids = (await untilAsked(page)).targets.map((target) => target.id);
  if (ids.includes('again')) return false;
  await game.press(page, ids, choose);
  return true;
}

export const fleet: Plugged = { id: 'treasure-fleet', options: {}, secret: /d[1-5]\//, press: pressFleet };

/** One press at Treasure Fleet's table, among what may be chosen as `choose` says. */
export async function pressFleet(
  page: Page,
  ids: string[],
  choose: (ids: string[]) => string,
  hand: Hand = finger,
): Promise<void> {
  const berths = ids.filter((id) => id.startsWith('berth|'));
  const useful = ids.filter((id) => id === 'reveal' || id.startsWith('card|'));
  if (ids.includes('ready')) {
    const deck = ids.filter((id) => id.startsWith('deck|'));
    await hand.choose(page, berths.length < 3 ? choose(deck) : 'ready');
  } else {
    const ships = ids.filter((id) => id.startsWith('ship|'));
    await hand.choose(page, choose(ships.length > 0 ? ships : useful));
  }
}

/** The fault that is planted where a crash test is judged: the last action acknowledged was never written. */
export const forgetful = (record: GameRecord): GameRecord => earlier(record, 1);

/** Every acknowledged action must be in the record that is found afterwards; nothing private may come back by itself. */
export async function pullThePlug(
  house: House,
  times: number,
  game: Plugged = fleet,
  /** A fault that is planted: happens to what is kept while the page is away. */
  plant?: (record: GameRecord) => GameRecord,
): Promise<void> {
  const dice = seededDice(seedFrom('crash'), 'effects');
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  let page = await openPage(house, context);
  await putRecord(page, newRecord(people, 'crash', game.options, game.id));
  let known = 0;
  let all = 0;
  for (let crashes = 0; crashes < times; crashes++) {
    if (plant && known > 0) {
      const kept = await readRecord(page);
      if (kept) await putRecord(page, plant(kept));
    }
    await page.close();
    page = await openPage(house, context);
    const asked = await untilAsked(page);
    // Nothing private on the way back: the title, with the match to go on with.
    expect(asked.targets.map((target) => target.id)).toContain('resume');
    expect(JSON.stringify(asked)).not.toMatch(game.secret);
    const saved = await readRecord(page);
    expect(saved?.steps.length).toBeGreaterThanOrEqual(known);
    await finger.choose(page, 'resume');
    const before = saved?.steps.length ?? 0;
    let over = false;
    for (let presses = 3 + dice.below(9); presses > 0; presses--) {
      over = !(await pressOnce(page, game, (ids) => pick(ids, dice)));
      if (over) break;
      // The plug may go in the middle of anything.
      if (presses === 1) await pass(page, dice.below(400));
    }
    const now = await marked(page, 'acknowledged');
    all += now;
    known = before + now;
    if (!over) continue;
    known = 0;
    await putRecord(page, newRecord(people, `crash ${crashes}`, game.options, game.id));
  }
  expect(all).toBeGreaterThan(times / 2);
  await context.close();
}
