/**
 * From the title to the ceremony: four people play a whole game of Treasure Fleet, by finger only, by
 * keys only, by gamepad only. Express, virtual clock, Canvas.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { epoch, installClock } from '../../src/tools/page-clock.ts';
import { fewOf } from '../how-much.ts';
import { finger, gamepad, type Hand, hands, keyboard, pass, untilAsked } from './hands.ts';
import { type House, openHouse } from './open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

async function openTitle(hand: Hand) {
  const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error.stack)));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  await page.addInitScript(installClock, { epoch, seed: 1 });
  await hand.prepare?.(page);
  await page.goto(`${house.served.url}?renderer=canvas&speed=express`);
  await page.waitForFunction(() => window.stage !== undefined, null, { polling: 50 });
  await pass(page, 200);
  return { page, troubles, close: () => context.close() };
}

describe('a whole game', () => {
  for (const [name, hand] of Object.entries(fewOf(1, { finger, keyboard, gamepad }))) {
    it(`by ${name} only, from the title to the ceremony`, async () => {
      const { page, troubles, close } = await openTitle(hand);
      await hand.choose(page, 'game:treasure-fleet');
      for (const seat of [1, 2, 3]) {
        await untilAsked(page);
        await hand.choose(page, `person:${seat}`);
      }
      expect((await untilAsked(page)).targets.filter(({ id }) => id.startsWith('level:'))).toEqual([]);
      await hand.choose(page, 'sail');
      const done = { loads: 0, shots: 0, curtains: 0 };
      for (let turn = 0; turn < 600; turn++) {
        const asked = await untilAsked(page);
        const ids = asked.targets.map((target) => target.id);
        if (ids.includes('again')) break;
        const deck = ids.filter((id) => id.startsWith('deck|'));
        const berths = ids.filter((id) => id.startsWith('berth|'));
        if (ids.includes('reveal')) {
          done.curtains++;
          await hand.choose(page, 'reveal');
        } else if (ids.includes('ready')) {
          if (berths.length < 3) await hand.choose(page, deck[turn % deck.length]);
          else {
            done.loads++;
            await hand.choose(page, 'ready');
          }
        } else {
          const ships = ids.filter((id) => id.startsWith('ship|'));
          const cards = ids.filter((id) => id.startsWith('card|'));
          if (ships.length > 0) {
            done.shots++;
            await hand.choose(page, ships[turn % ships.length]);
          } else await hand.choose(page, cards[turn % cards.length]);
        }
      }
      expect((await hands(page))?.targets.map((target) => target.id)).toContain('again');
      // Four people, four sailings, three volleys each.
      expect(done).toEqual({ loads: 16, shots: 48, curtains: 16 });
      expect(troubles).toEqual([]);
      await close();
    });
  }
});
