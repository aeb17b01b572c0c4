/** The long form of test/page/crash.test.ts. */
import { afterAll, beforeAll, it } from 'vitest';
import { type House, openHouse } from '../page/open-page.ts';
import { pullThePlug } from '../page/plug.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house?.close());

it('20 crashes at random moments: no acknowledged action is lost', () => pullThePlug(house, 20));
