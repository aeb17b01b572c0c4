/** Eight people play a whole game of Korsar in pairs, from the title to the ceremony: by touch, by keys and by gamepad only. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finger, gamepad, hands, keyboard } from '../page/hands.ts';
import { type Done, over, pressKorsar } from '../page/korsar-hands.ts';
import { sitDown } from '../page/korsar-house.ts';
import { type House, openHouse } from '../page/open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

describe('a whole game of Korsar with eight captains', () => {
  for (const [name, hand] of Object.entries({ finger, keyboard, gamepad })) {
    it(`by ${name} only, from the title to the ceremony`, async () => {
      const { page, troubles, close } = await sitDown(house, hand, 8);
      const done: Done = { curtains: 0, cards: 0, draws: 0 };
      for (let presses = 0; presses < 600; presses++) {
        const ids = await pressKorsar(page, hand, done.cards + done.draws, done);
        if (over(ids)) break;
      }
      expect((await hands(page))?.targets.map((target) => target.id)).toContain('again');
      // The rules bound a game of eight by 108 actions; every one was made behind the curtain.
      expect(done.cards + done.draws).toBeLessThanOrEqual(108);
      expect(done.draws).toBe(30);
      expect(done.curtains).toBe(done.cards + done.draws);
      expect(troubles).toEqual([]);
      await close();
    });
  }
});
