/** The host is taken away twenty times in each way, at changing moments: every time the table comes back from the record. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { loseOnce, momentsOf, ways } from '../page/lose-host.ts';
import { type House, openHouse } from '../page/open-page.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

const times = 20;

describe('a host that', () => {
  for (const way of Object.keys(ways)) {
    it(`${way} is replaced ${times} times of ${times}`, async () => {
      const took: number[] = [];
      const moments = momentsOf(way);
      for (let n = 0; n < times; n++) took.push(await loseOnce(house, way, moments[n % moments.length]));
      took.sort((a, b) => a - b);
      console.log(`${way}: back within ${Math.round(took[times / 2])} ms, at most ${Math.round(took[times - 1])} ms`);
    });
  }
});
