/** Whole games of one person against computers, from the title to the ceremony, by any hand. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { nothingDone, pressCardPirates } from './card-pirates-hands.ts';
import { finger, type Hand, keyboard, untilAsked } from './hands.ts';
import { over, pressKorsar } from './korsar-hands.ts';
import type { House } from './open-page.ts';
import { openPage, pressFleet } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';
import { noneDone, pressYellowbeard } from './yellowbeard-hands.ts';

export interface Whole {
  id: string;
  seats: number;
  options: object;
  hand: Hand;
  /** Presses once for whoever is asked. */
  presser(page: Page, hand: Hand): () => Promise<unknown>;
}

export const wholeGames: readonly Whole[] = [
  {
    ...{ id: 'treasure-fleet', seats: 3, options: {}, hand: finger },
    presser(page, hand) {
      let presses = 0;
      const inTurn = (among: string[]) => among[presses++ % among.length];
      return async () => {
        const { targets } = await untilAsked(page);
        return pressFleet(
          page,
          targets.map(({ id }) => id),
          inTurn,
          hand,
        );
      };
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

/** Plays one to its end. `look` sees the page before every press. */
export async function playWhole(
  house: House,
  { id, seats, options, hand, presser }: Whole,
  look: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
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
  for (; presses < 400 && !over(await ids()); presses++) {
    await look(page);
    await press();
  }
  expect(over(await ids())).toBe(true);
  expect(presses).toBeGreaterThan(8);
  expect(troubles).toEqual([]);
  await context.close();
}
