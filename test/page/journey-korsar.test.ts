/**
 * From the title into a game of Korsar: four people sit down and play some rounds behind the curtain, by finger only, by
 * keys only, by gamepad only. A whole game of eight is in test/e2e. Express, virtual clock, Canvas.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fewOf } from '../how-much.ts';
import { finger, gamepad, hands, keyboard } from './hands.ts';
import { type Done, pressKorsar } from './korsar-hands.ts';
import { sitDown } from './korsar-house.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const turns = 16;

describe('some rounds of Korsar', () => {
  for (const [name, hand] of Object.entries(fewOf(1, { keyboard, finger, gamepad }))) {
    it(`by ${name} only, from the title`, async () => {
      const { page, troubles, close } = await sitDown(house, hand, 4);
      const done: Done = { curtains: 0, cards: 0, draws: 0 };
      while (done.cards + done.draws < turns) await pressKorsar(page, hand, done.cards + done.draws, done);
      expect((await hands(page)) === null || done.curtains === turns).toBe(true);
      expect(done.curtains).toBe(turns);
      expect(done.cards).toBeGreaterThan(4);
      expect(troubles).toEqual([]);
      await close();
    });
  }
});
