/** Everything that crosses the port in whole lessons: nothing of it is what the learner may not know. */
import { afterEach, expect, it, vi } from 'vitest';
import type { News } from '../../src/host/port.ts';
import { doStep, isEnd, isTaught, lessonsOf, toLessons } from './lessons.ts';
import { openSilentHouse } from './silent-house.ts';

afterEach(() => vi.unstubAllGlobals());

interface Crossed {
  view: { seats?: { cards?: unknown; hand?: unknown; side?: number }[]; quarry?: unknown; phase?: string };
  events: { type: string; seat?: number; side?: number; card?: unknown; cards?: unknown }[];
}

const learner = 0;
const others = ({ view }: Crossed) => (Array.isArray(view.seats) ? view.seats.slice(1) : []);

/** What of a message the learner may not know, by game. */
const secrets: Readonly<Record<string, (crossed: Crossed, text: string) => unknown[]>> = {
  // Cards of the other decks have names of their own.
  'treasure-fleet': (_, text) => text.match(/d[23]\/[\dBS]/g) ?? [],
  // Partners know each other's cards.
  korsar: ({ view: { seats = [] }, events }) => {
    const foreign = (seat = learner) => seats[seat].side !== seats[learner].side;
    return [
      ...seats.filter(({ cards }, seat) => foreign(seat) && cards !== null),
      ...events.filter(({ type, seat, card }) => type === 'CardDrawn' && foreign(seat) && card),
    ];
  },
  // Everything is open once the game is over (14.2).
  'card-pirates': (crossed) => [
    ...(crossed.view.phase === 'over' ? [] : others(crossed).filter(({ hand }) => hand !== null)),
    ...crossed.events.filter(
      ({ type, seat, card, cards }) => /Drawn|Buried|DugUp|Committed/.test(type) && seat !== learner && (card || cards),
    ),
  ],
  yellowbeard: ({ view, events }) =>
    view.phase === 'over' ? [] : events.filter(({ type }) => type === 'PirateMoved' || type === 'TreasureLoaded'),
};

/** Lessons in which the learner hunts, and so may not see the quarry. */
const hunts = ['hunt', 'trace'];

it.each(Object.keys(secrets))('of %s', async (game) => {
  const house = await openSilentHouse();
  const { desk } = house;
  const crossed: News[] = [];
  const texts: string[] = [];
  const heard = <T>(said: T): T => {
    texts.push(JSON.stringify(said));
    const told = said as { told?: News; said?: string } & News;
    if (told.told) crossed.push(structuredClone(told.told));
    else if (told.said === 'told') crossed.push(structuredClone(told));
    return said;
  };
  const { next } = desk;
  const openLesson = desk.openLesson.bind(desk);
  desk.next = async () => heard(await next());
  desk.openLesson = async (request) => heard(await openLesson(request));
  await toLessons(house, game);
  let messages = 0;
  for (const [id, { steps }] of lessonsOf(game)) {
    crossed.length = 0;
    await house.tap(`lesson:${id}`);
    await house.untilAsked(isTaught);
    for (let step = 0; step < steps.length; step++) await doStep(house);
    await house.untilAsked(isEnd);
    for (const message of crossed) {
      messages++;
      const text = JSON.stringify(message);
      if (game === 'yellowbeard' && !hunts.includes(id)) continue;
      expect(secrets[game](message as unknown as Crossed, text), `${id}: ${text}`).toEqual([]);
      const { view } = message as unknown as Crossed;
      if (game === 'yellowbeard' && view.phase !== 'over') expect(view.quarry, `${id}: ${text}`).toBeNull();
    }
    await house.tap('all');
    await house.untilAsked((ids) => ids.includes(`lesson:${id}`));
  }
  expect(messages).toBeGreaterThan(10);
  // The line, the deal and the seed stay at the host.
  for (const text of texts) expect(text).not.toMatch(/"(deal|seed|before|moves|reshuffle)":/);
});
