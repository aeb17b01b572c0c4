/** A whole round of Yellowbeard, one pirate and two captains, with a crash while he plots: by touch, keys and pad. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finger, gamepad, hands, keyboard, untilAsked } from '../page/hands.ts';
import { type House, openHouse } from '../page/open-page.ts';
import { openPage } from '../page/plug.ts';
import { newRecord, putRecord } from '../page/saved.ts';
import { noneDone, pressYellowbeard } from '../page/yellowbeard-hands.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const crew = ['Mary', 'Anne', 'Bart'].map((name) => ({ name, kind: 'person' as const }));
const options = { map: 'short-voyage', firstPirate: 0, turnLimit: 12 };

describe('a whole round of Yellowbeard', () => {
  for (const [name, hand] of Object.entries({ finger, keyboard, gamepad })) {
    it(`by ${name} only, chests and ships placed by hand, with a crash while he plots`, async () => {
      const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
      let page = await openPage(house, context, hand);
      await putRecord(page, newRecord(crew, `round ${name}`, options, 'yellowbeard'));
      const troubles: string[] = [];
      const again = async () => {
        await page.close();
        page = await openPage(house, context, hand);
        page.on('pageerror', (error) => troubles.push(String(error.stack)));
        await untilAsked(page);
        await hand.choose(page, 'resume');
      };
      await again();
      const done = noneDone();
      let crashed = false;
      for (let presses = 0; presses < 400; presses++) {
        const ids = await pressYellowbeard(page, hand, done);
        if (ids.includes('again')) break;
        if (crashed || done.plots !== 3 || !ids.includes('reveal')) continue;
        // The chart is open and a square is pencilled in: the plug goes.
        const square = (await untilAsked(page)).targets.find(({ id }) => id.startsWith('at|'));
        await hand.choose(page, square?.id ?? '');
        crashed = true;
        await again();
        const back = (await untilAsked(page)).targets.map(({ id }) => id);
        expect(back).toContain('reveal');
        expect(back.some((id) => id.startsWith('at|'))).toBe(false);
      }
      expect(crashed).toBe(true);
      expect((await hands(page))?.targets.map(({ id }) => id)).toContain('again');
      expect(done.plots).toBeGreaterThan(3);
      expect(troubles).toEqual([]);
      await context.close();
    });
  }
});
