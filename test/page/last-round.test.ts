/**
 * The last round once more, at one press during play, in all four games: with R or west on a gamepad anywhere, with the
 * button on the curtain. Afterwards everything is as it was. What was shown once stays hidden.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import type { GameRecord } from '../../src/match/record.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { few } from '../how-much.ts';
import { finger, hands, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage, people } from './plug.ts';
import { putRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const options: Readonly<Record<string, object>> = {
  'card-pirates': { firstSeat: 0 },
  yellowbeard: { autoSetup: true, firstPirate: 0, map: 'short-voyage' },
};

function someWayIn(id: string, more: object = {}): GameRecord {
  const setup = { seats: 2, seed: seedFrom('last round'), players: people, options: { ...options[id], ...more } };
  const match = Match.create(games[id], setup);
  const dice = seededDice(seedFrom('last round'), 'bots');
  // A voyage of Card Pirates can be short.
  for (let n = id === 'card-pirates' ? 10 : 24; n > 0; n--)
    match.act(match.toAct[0], pick(match.legal(match.toAct[0]), dice));
  return match.record;
}

async function sitDown(record: GameRecord) {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  let page = await openPage(house, context);
  await putRecord(page, record);
  await page.close();
  page = await openPage(house, context);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await finger.choose(page, 'resume');
  const ids = async () => (await untilAsked(page)).targets.map(({ id }) => id);
  return { page, ids, troubles, close: () => context.close() };
}

describe('the last round', () => {
  for (const id of few(1, Object.keys(games))) {
    it(`of ${id} is shown at a press, and then it is as it was`, async () => {
      const { page, ids, troubles, close } = await sitDown(someWayIn(id));
      const before = await ids();
      const { step } = await page.evaluate(() => window.stage!.now());
      await page.keyboard.press('r');
      await pass(page, 100);
      expect(await hands(page)).toBeNull();
      expect(await ids()).toEqual(before);
      expect((await page.evaluate(() => window.stage!.now())).step).toBeGreaterThan(step);
      // By finger: on the curtain, or on the board of the pause; any press ends it.
      if (before.includes('last-round')) await finger.choose(page, 'last-round');
      else {
        await finger.choose(page, 'pause');
        await finger.choose(page, 'last-round');
      }
      await pass(page, 100);
      expect(await hands(page)).toBeNull();
      await page.touchscreen.tap(480, 300);
      await pass(page, 100);
      for (let presses = 0; presses < 60 && (await hands(page)) === null; presses++) {
        await page.touchscreen.tap(480, 300);
        await pass(page, 50);
      }
      expect(await ids()).toEqual(before);
      expect(troubles).toEqual([]);
      await close();
    });
  }

  it('of Card Pirates with hidden cards stays hidden, and says so', async () => {
    const { page, ids, close } = await sitDown(someWayIn('card-pirates', { hiddenCards: true }));
    const before = await ids();
    await page.keyboard.press('r');
    await pass(page, 100);
    expect(await ids()).toEqual(before);
    expect(await hands(page)).not.toBeNull();
    await close();
  });
});
