/** The log of Korsar: what it tells is what happened, at every moment, and nothing of it is from a hand. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../src/controller/told.ts';
import { logOf } from '../../../src/presentation/korsar/board/log.ts';
import { logPages } from '../../../src/presentation/korsar/board/log-pages.ts';
import { script } from '../../../src/presentation/korsar/score/score.ts';
import { logScreen } from '../../../src/presentation/screens/log.ts';
import { pick, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { redact, type Viewer } from '../../../src/rules/game.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import type { Event } from '../../../src/rules/korsar/types.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Ching'];

function play(seats: number, chosen: object, seed: string) {
  const dice = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  const events: Event[] = [];
  const emit = (event: Event) => events.push(event);
  const state = korsar.setup(seats, v.parse(korsar.options, chosen), dice, {}, emit);
  const start = korsar.view(state, 'table');
  for (let seat = korsar.toAct(state)[0]; seat !== undefined; seat = korsar.toAct(state)[0])
    korsar.play(state, seat, pick(korsar.legal(state, seat), choice), emit, dice);
  const sent = (viewer: Viewer) => events.flatMap((event) => redact(event, viewer) ?? []);
  return { start, state, events: sent('table'), sent };
}

const ways: [number, object][] = [
  ...[2, 3, 4, 5, 6, 8].map((seats): [number, object] => [seats, {}]),
  [4, { mode: 'partnership' }],
];

describe('the log of Korsar', () => {
  for (const [seats, options] of ways) {
    const what = `${seats} seats, ${JSON.stringify(options)}`;

    it(`${what}: a page a round, at every moment, every piece with a name of its own`, () => {
      const { events } = play(seats, options, `pages ${seats}`);
      for (let told = 0; told <= events.length; told += 9) {
        const pages = logPages(events.slice(0, told), names);
        for (const [page, { rows, points }] of pages.entries()) {
          if (page < pages.length - 2) continue;
          expect(rows.length).toBeLessThanOrEqual(4);
          expect(points.length).toBe(logOf(events).teams.length);
          const { placements } = logScreen({ pages, page, canWatch: true, focus: 'page' });
          expect(new Set(placements.map(({ id }) => id)).size).toBe(placements.length);
          expect(JSON.stringify(placements)).not.toMatch(/undefined|NaN|\{\w+!?\}/);
        }
      }
    });

    it(`${what}: rounds lie end to end, and what came home is what the chests hold`, () => {
      for (let n = 0; n < 5; n++) {
        const { events, state } = play(seats, options, `rounds ${n}`);
        const { rounds } = logOf(events);
        expect(rounds[0].from).toBe(0);
        expect(rounds.at(-1)?.to).toBe(events.length);
        for (let i = 1; i < rounds.length; i++) expect(rounds[i].from).toBe(rounds[i - 1].to);
        expect(rounds.at(-1)?.chests.map(({ total }) => total)).toEqual(state.stacks.map((stack) => stack.length));
        const home = rounds.flatMap(({ ships }) => ships.filter(({ outcome }) => outcome));
        expect(home.length).toBe(state.stacks.flat().length + state.unclaimed.length);
        for (const { vessel, outcome } of home) {
          const prizes = outcome && 'side' in outcome ? state.stacks[outcome.side] : state.unclaimed;
          const prize = prizes.find((each) => each.vessel === vessel.vessel);
          const cards = [...vessel.forces.flatMap(({ pirates }) => pirates), ...vessel.trumps].map(({ card }) => card);
          expect(prize).toMatchObject({ gold: vessel.gold, cards });
        }
        for (const { from, to } of rounds) {
          const turns = events.slice(from, to).filter((event) => event.type === 'TurnStarted');
          expect(turns.length).toBeLessThanOrEqual(seats);
          expect(new Set(turns.map((event) => 'seat' in event && event.seat)).size).toBe(turns.length);
        }
      }
    });

    it(`${what}: a page watched again begins and ends with the table as it was`, () => {
      const { start, events, state } = play(seats, options, 'again');
      const viewAt = (count: number) => events.slice(0, count).reduce(script.tell, script.blank(start));
      expect(viewOf(viewAt(events.length))).toEqual(korsar.view(state, 'table'));
      for (const { from, to, chests } of logOf(events).rounds) {
        expect(viewAt(from).phase).toBe('action');
        expect(viewAt(to).sides.map(({ captured }) => captured)).toEqual(chests.map(({ total }) => total));
      }
    });
  }

  it('holds no card of a hand: a seat sees the same pages as the room, at every moment', () => {
    const { sent } = play(6, {}, 'private');
    const room = sent('table');
    const seat = sent(1);
    expect(JSON.stringify(seat.filter((event) => event.type === 'HandDealt'))).toMatch(/"cards":\[/);
    for (let told = 0; told <= room.length; told += 5)
      expect(logPages(seat.slice(0, told), names)).toEqual(logPages(room.slice(0, told), names));
  });
});
