/**
 * From the title into a game of Card Pirates: three people sail, meet and fight, by finger only, by keys only, by gamepad
 * only. Whole games are in test/e2e. Express, virtual clock, Canvas.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fewOf } from '../how-much.ts';
import { nothingDone, pressCardPirates } from './card-pirates-hands.ts';
import { finger, gamepad, keyboard, untilAsked } from './hands.ts';
import { openTitle } from './korsar-house.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const moves = 9;

describe('some turns of Card Pirates', () => {
  for (const [name, hand] of Object.entries(fewOf(1, { gamepad, finger, keyboard }))) {
    it(`by ${name} only, from the title`, async () => {
      const { page, troubles, close } = await openTitle(house, hand);
      await hand.choose(page, 'game:card-pirates');
      await untilAsked(page);
      await hand.choose(page, 'count:3');
      for (const seat of [1, 2]) {
        await untilAsked(page);
        await hand.choose(page, `person:${seat}`);
      }
      await hand.choose(page, 'sail');
      const done = nothingDone();
      for (let presses = 0; presses < 300 && done.moves < moves; presses++) {
        const ids = await pressCardPirates(page, hand, done);
        if (ids.includes('again')) break;
      }
      expect(done.moves).toBe(moves);
      // Everything that needs a hand was chosen behind the curtain.
      expect(done.curtains).toBeGreaterThanOrEqual(moves);
      expect(troubles).toEqual([]);
      await close();
    });
  }
});
