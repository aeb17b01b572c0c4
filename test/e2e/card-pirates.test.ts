/** Whole games of Card Pirates, from the title to the ceremony, by touch, keys and gamepad; and crashes at any moment. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardPiratesPlugged, nothingDone, pressCardPirates } from '../page/card-pirates-hands.ts';
import { finger, gamepad, hands, keyboard, untilAsked } from '../page/hands.ts';
import { openTitle } from '../page/korsar-house.ts';
import { type House, openHouse } from '../page/open-page.ts';
import { pullThePlug } from '../page/plug.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

describe('a whole game of Card Pirates', () => {
  for (const [name, hand] of Object.entries({ finger, keyboard, gamepad })) {
    it(`by ${name} only, from the title to the ceremony`, async () => {
      const { page, troubles, close } = await openTitle(house, hand);
      await hand.choose(page, 'game:card-pirates');
      await untilAsked(page);
      await hand.choose(page, 'count:2');
      await untilAsked(page);
      await hand.choose(page, 'person:1');
      await untilAsked(page);
      await hand.choose(page, 'option:treacherousSeas');
      await hand.choose(page, 'sail');
      const done = nothingDone();
      for (let presses = 0; presses < 2500; presses++) {
        const ids = await pressCardPirates(page, hand, done);
        if (ids.includes('again')) break;
      }
      expect((await hands(page))?.targets.map((target) => target.id)).toContain('again');
      expect(done.moves).toBeGreaterThan(10);
      expect(troubles).toEqual([]);
      await close();
    });
  }
});

it('20 crashes at random moments: no acknowledged action is lost', () => pullThePlug(house, 20, cardPiratesPlugged()));
