/** One pirate and two captains play some turns of Yellowbeard on the built page. A whole round is in test/e2e. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fewOf, thorough, times } from '../how-much.ts';
import { finger, gamepad, hands, keyboard } from './hands.ts';
import { type House, openHouse } from './open-page.ts';
import { forgetful, openPage, pullThePlug } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';
import { noneDone, pressYellowbeard, yellowbeardGame } from './yellowbeard-hands.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const crew = ['Mary', 'Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));

describe('some turns of Yellowbeard', () => {
  for (const [name, hand] of Object.entries(fewOf(1, { finger, keyboard, gamepad }))) {
    it(`by ${name} only: chart behind the curtain, orders on the open map`, async () => {
      const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
      let page = await openPage(house, context);
      await putRecord(page, newRecord(crew, 'journey', { ...yellowbeardGame.options, turnLimit: 3 }, 'yellowbeard'));
      await page.close();
      const troubles: string[] = [];
      page = await openPage(house, context, hand);
      page.on('pageerror', (error) => troubles.push(String(error.stack)));
      await hand.choose(page, 'resume');
      const done = noneDone();
      for (let presses = 0; presses < 60; presses++)
        if ((await pressYellowbeard(page, hand, done)).includes('again')) break;
      expect((await hands(page))?.targets.map(({ id }) => id)).toContain('again');
      // The departure and three turns, each behind the curtain; the Navy looked or sailed in between.
      expect(done.plots).toBe(4);
      expect(done.curtains).toBe(4);
      expect(done.looks + done.moves).toBeGreaterThanOrEqual(2);
      expect(troubles).toEqual([]);
      await context.close();
    });
  }
});

it(
  'the plug is pulled at any moment: nothing acknowledged is lost, and no chart comes back by itself',
  () => pullThePlug(house, times(2, 4), yellowbeardGame),
  300_000,
);

// The judge is the same for all games; npm test tries it with Treasure Fleet.
if (thorough) {
  it('a save of Yellowbeard that lacks one acknowledged action is found out', async () => {
    await expect(pullThePlug(house, 4, yellowbeardGame, forgetful)).rejects.toThrow();
  });
}
