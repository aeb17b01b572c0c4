/**
 * A whole game of each game, from the title to the ceremony: one person plays it against computers with one device. Three
 * devices and many people are the long run's.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nothingDone, pressCardPirates } from './card-pirates-hands.ts';
import { finger, type Hand, keyboard, untilAsked } from './hands.ts';
import { over, pressKorsar } from './korsar-hands.ts';
import { type House, openHouse } from './open-page.ts';
import { fleet, openPage } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';
import { noneDone, pressYellowbeard } from './yellowbeard-hands.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

interface Whole {
  id: string;
  seats: number;
  options: object;
  hand: Hand;
  /** Presses once for whoever is asked. */
  presser(page: Page, hand: Hand): () => Promise<unknown>;
}

const games: Whole[] = [
  {
    ...{ id: 'treasure-fleet', seats: 3, options: {}, hand: finger },
    presser(page) {
      let presses = 0;
      const inTurn = (among: string[]) => among[presses++ % among.length];
      return async () =>
        fleet.press(
          page,
          (await untilAsked(page)).targets.map(({ id }) => id),
          inTurn,
        );
    },
  },
  {
    ...{ id: 'korsar', seats: 8, options: {}, hand: finger },
    presser(page, hand) {
      const done = { curtains: 0, cards: 0, draws: 0 };
      return () => pressKorsar(page, hand, done.cards + done.draws, done);
    },
  },
  {
    ...{ id: 'card-pirates', seats: 4, options: { turnCap: 24 }, hand: finger },
    presser(page, hand) {
      const done = nothingDone();
      return () => pressCardPirates(page, hand, done);
    },
  },
  {
    ...{
      id: 'yellowbeard',
      seats: 2,
      options: { map: 'short-voyage', firstPirate: 0, turnLimit: 12, autoSetup: true },
    },
    hand: keyboard,
    presser(page, hand) {
      const done = noneDone();
      return () => pressYellowbeard(page, hand, done);
    },
  },
];

describe('a whole game', () => {
  it.each(games)('of $id, to the ceremony', async ({ id, seats, options, hand, presser }) => {
    const context = await house.browser.newContext({ viewport: { width: 960, height: 540 }, hasTouch: true });
    const first = await openPage(house, context, hand);
    const crew = Array.from({ length: seats }, (_, seat) =>
      seat === 0
        ? { name: 'Anne', kind: 'person' as const }
        : { name: `Bart ${seat}`, kind: 'bot' as const, level: 'parrot' },
    );
    await putRecord(first, newRecord(crew, 'whole game', options, id));
    await first.close();
    const page = await openPage(house, context, hand);
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error.stack)));
    await untilAsked(page);
    await hand.choose(page, 'resume');
    const press = presser(page, hand);
    const ids = async () => (await untilAsked(page)).targets.map((target) => target.id);
    let presses = 0;
    for (; presses < 400 && !over(await ids()); presses++) await press();
    expect(over(await ids())).toBe(true);
    expect(presses).toBeGreaterThan(8);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
