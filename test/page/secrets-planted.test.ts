/**
 * The search of the page's memory, at every table: an open hand or chart is found, after the cover nothing of it is left, and
 * a single card that something kept, in whatever shape, is found.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import { games } from '../../src/rules/index.ts';
import { few, fewOf } from '../how-much.ts';
import { finger, pass, untilAsked } from './hands.ts';
import { timesInReach } from './heap.ts';
import { type House, openHouse } from './open-page.ts';
import { openPage } from './plug.ts';
import { newRecord, putRecord } from './saved.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.close());

interface Table {
  id: string;
  seats: number;
  options: object;
  /** What the first captain alone knows. */
  secrets(match: Match): string[];
  /** Pressed behind the curtain before it closes again. */
  presses: readonly string[];
  /** Pressed before all that, until there is a secret. */
  first?: readonly string[];
}

const own = (match: Match, seat: number) => (match.view(seat) as { own: Record<string, string[]> }).own;

const tables: readonly Table[] = [
  { id: 'treasure-fleet', seats: 3, options: {}, secrets: (match) => own(match, 0).deck, presses: [] },
  {
    id: 'korsar',
    seats: 4,
    options: { mode: 'partnership', startSeat: 0 },
    secrets: (match) => (match.view(0) as { seats: { cards: string[] | null }[] }).seats[0].cards!,
    presses: ['card|2'],
  },
  {
    id: 'card-pirates',
    seats: 2,
    options: { firstSeat: 0 },
    secrets: (match) => own(match, 0).hand,
    presses: ['card|2'],
  },
  {
    id: 'yellowbeard',
    seats: 2,
    options: { autoSetup: true, firstPirate: 0 },
    secrets: () => ['L15', 'L15-L14'],
    first: ['reveal', 'at|L15', 'sail'],
    presses: ['at|L14'],
  },
];

const people = ['Anne', 'Bart', 'Calico', 'Mary'].map((name) => ({ name, kind: 'person' as const }));

/** Something that keeps a card when it should not: an object, a list in a map, a text. */
const plants: Readonly<Record<string, (card: string) => void>> = {
  object: (card) => Object.assign(window, { kept: { last: card } }),
  map: (card) => Object.assign(window, { kept: new Map([[card, [card]]]) }),
  text: (card) => Object.assign(window, { kept: JSON.stringify({ last: card }) }),
};

for (const { id, seats, options, secrets, presses, first = [] } of few(1, tables))
  it(`${id}: memory holds a secret while it is open and never after; a planted one is found in any shape`, async () => {
    const context = await house.browser.newContext({ viewport: { width: 480, height: 270 }, hasTouch: true });
    const record = newRecord(people.slice(0, seats), 'heap', options, id);
    const before = await openPage(house, context);
    await putRecord(before, record);
    await before.close();
    const page = await openPage(house, context);
    await finger.choose(page, 'resume');
    await untilAsked(page);
    const names = [...new Set(secrets(Match.create(games[id], record)))];
    expect(names.length).toBeGreaterThan(0);
    const start = await timesInReach(page, names);
    const found = async () => {
      const now = await timesInReach(page, names);
      return names.filter((name) => now.get(name)! > start.get(name)!);
    };
    for (const press of first) {
      await untilAsked(page);
      await finger.choose(page, press);
    }
    await untilAsked(page);
    await finger.choose(page, 'reveal');
    for (const press of presses) await finger.choose(page, press);
    const open = await found();
    expect(open.length).toBeGreaterThan(0);
    await finger.choose(page, 'hide');
    await untilAsked(page);
    await pass(page, 500);
    expect(await found()).toEqual([]);
    for (const [shape, plant] of Object.entries(fewOf(1, plants))) {
      await page.evaluate(plant, open[0]);
      expect(await found(), shape).toEqual([open[0]]);
      await page.evaluate(() => Object.assign(window, { kept: null }));
    }
    await context.close();
  });
