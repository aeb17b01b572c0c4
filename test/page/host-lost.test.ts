/**
 * The Worker dies, throws or hangs: the table comes back from the record by itself, with hands covered and boards as they
 * were. When that helps no more, people are told, and there is a way out. Twenty tries of each are in `npm run e2e`.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import type { GameRecord } from '../../src/match/record.ts';
import { replay } from '../../src/match/replay.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import { thorough, times } from '../how-much.ts';
import { finger, hands, pass, untilAsked, untilOpen } from './hands.ts';
import { hosts, ids, loadCards, loseOnce, momentsOf, openTable, steps, untilAnother, ways } from './lose-host.ts';
import { type House, openHouse } from './open-page.ts';
import { people } from './plug.ts';
import { earlier, putRecord } from './saved.ts';
import { hold, release, untilHeld } from './slow-host.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

/** A match in which a computer captain is to act, and whatever it does is the end. */
function beforeTheEnd(): GameRecord {
  const players = [people[0], { name: 'Bart', kind: 'bot' as const, level: 'parrot' }];
  for (let n = 0; n < 200; n++) {
    const match = Match.create(treasureFleet, { seats: 2, seed: seedFrom(`end ${n}`), players, options: {} });
    const dice = seededDice(seedFrom(`end ${n}`), 'bots');
    while (match.toAct.length > 0) match.act(match.toAct[0], pick(match.legal(match.toAct[0]), dice));
    const { record } = match;
    const before = earlier(record, 1);
    const again = () => {
      const replayed = replay(structuredClone(before), games);
      if (!replayed.ok) throw new Error(replayed.code);
      return replayed.match;
    };
    const last = again();
    const [seat] = last.toAct;
    const ends = last.legal(seat).every((action) => {
      const one = again();
      one.act(seat, action);
      return one.outcome !== null;
    });
    if (seat === 1 && last.toAct.length === 1 && ends) return before;
  }
  throw new Error('No match came to such an end.');
}

describe('a host that', () => {
  for (const way of Object.keys(ways)) {
    it(`${way} is replaced, and the game goes on`, async () => {
      for (const moment of momentsOf(way).slice(0, times(1, 2))) await loseOnce(house, way, moment);
    });
  }

  // The same losses with a board over the table.
  if (thorough) {
    it('dies under a board leaves the board open, and the game behind it goes on', async () => {
      const { page, close } = await openTable(house, 'board');
      for (const id of ['pause', 'settings']) await finger.choose(page, id);
      const board = await ids(page);
      const before = await steps(page);
      const had = await hosts(page);
      await ways['is terminated'](page);
      await untilAnother(page, had);
      await pass(page, 100);
      expect(await ids(page)).toEqual(board);
      for (const id of ['close', 'stay']) await finger.choose(page, id);
      await loadCards(page);
      await finger.choose(page, 'ready');
      await untilAsked(page);
      expect(await steps(page)).toBe(before + 1);
      await close();
    });
  }

  // The order of things is in test/app/troubles.
  if (thorough) {
    it('dies when the last action is saved and not yet told leaves its end to be told', async () => {
      const { page, close } = await openTable(house, 'end');
      await putRecord(page, beforeTheEnd());
      await page.reload();
      await untilOpen(page);
      const { targets, at } = await untilAsked(page);
      const { x, y, w, h } = targets.find(({ id }) => id === 'resume')!;
      await hold(page, 'next');
      await page.touchscreen.tap(at.x + (x + w / 2) * at.scale, at.y + (y + h / 2) * at.scale);
      const passing = pass(page, 60_000);
      await untilHeld(page);
      const had = await hosts(page);
      await ways['is terminated'](page);
      await untilAnother(page, had);
      await release(page);
      await passing;
      await untilAsked(page);
      expect(await ids(page)).toContain('again');
      expect(await steps(page)).toBe(-1);
      await close();
    });
  }

  it('dies in a demo costs the demo, and another one begins', async () => {
    const { page, close } = await openTable(house, 'demo', '&demo=treasure-fleet&seats=2&seed=lost');
    expect(await hands(page)).toBeNull();
    await pass(page, 3000);
    const had = await hosts(page);
    await ways['throws in the middle of an action'](page);
    await pass(page, 20_000);
    expect(await hosts(page)).toBe(had + 1);
    const { step } = await page.evaluate(() => window.stage!.now());
    await pass(page, 5000);
    expect((await page.evaluate(() => window.stage!.now())).step).toBeGreaterThan(step);
    await close();
  });

  it('goes three times in a minute is given up, in a sentence with a way to the title', async () => {
    const { page, close } = await openTable(house, 'given up');
    for (let n = 0; n < 3; n++) {
      const had = await hosts(page);
      await ways.throws(page);
      if (n === 2) break;
      await untilAnother(page, had);
      await pass(page, 50);
      await untilAsked(page);
    }
    await page.waitForSelector('#notice[data-alone]');
    expect(await page.locator('#notice').textContent()).toMatch(/three times in a minute/);
    await page.locator('#notice a').click();
    await page.waitForFunction(() => performance.getEntriesByName('title').length > 0, null, { polling: 100 });
    await close();
  });

  it('never comes is told of as ever', async () => {
    const context = await house.browser.newContext();
    const page = await context.newPage();
    await page.route(/host\.worker/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${house.served.url}?renderer=canvas`);
    await page.waitForSelector('#notice:not([hidden])');
    expect(await page.locator('#notice').textContent()).toMatch(/its rules did not load/);
    await context.close();
  });
});
