import { describe, expect, it } from 'vitest';
import { Match } from '../../src/match/match.ts';
import { logScreen } from '../../src/presentation/screens/log.ts';
import { logPages } from '../../src/presentation/treasure-fleet/board/log-pages.ts';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import { redact } from '../../src/rules/game.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import type { Event } from '../../src/rules/treasure-fleet/types.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward'];

function play(seats: number, seed: string) {
  const options = { storms: true, cursedShips: true };
  const match = Match.create(treasureFleet, { seats, seed: seedFrom(seed), options });
  const start = match.view('table');
  const choice = seededDice(seedFrom(seed), 'bots');
  const events = [...match.opening];
  for (let seat = match.toAct[0]; seat !== undefined; seat = match.toAct[0]) {
    const acted = match.act(seat, pick(match.legal(seat), choice));
    if ('refused' in acted) throw new Error(acted.refused);
    events.push(...acted.events);
  }
  return { start, match, events: events.flatMap((event: Event) => redact(event, 'table') ?? []) };
}

describe('the pages of the log', () => {
  for (const seats of [2, 3, 4, 5]) {
    it(`${seats} captains: a page per sailing and one for the governor, at every moment, with names of their own`, () => {
      const { events } = play(seats, `pages ${seats}`);
      for (let told = 0; told <= events.length; told += 7) {
        const pages = logPages(events.slice(0, told), names);
        for (const [page, { rows, points, from, to }] of pages.entries()) {
          expect(rows.length).toBeLessThanOrEqual(5);
          expect(points.length).toBeGreaterThanOrEqual(seats);
          expect(to).toBeGreaterThan(from);
          const named = rows.map(({ moments }) => (moments ?? []).map((at) => (events[at] as { ship?: string }).ship));
          for (const ships of named) expect(new Set(ships).size).toBeLessThanOrEqual(1);
          expect(rows.flatMap(({ moments }) => moments ?? []).every((at) => at >= from && at < to)).toBe(true);
          const { placements } = logScreen({ pages, page, canWatch: true, focus: 'page' });
          expect(new Set(placements.map(({ id }) => id)).size).toBe(placements.length);
          expect(JSON.stringify(placements)).not.toMatch(/d\d\/|undefined|\{\w+!?\}/);
        }
      }
      const all = logPages(events, names);
      expect(all.length).toBe((seats === 5 ? 5 : 4) + 1);
      // The pages lie end to end.
      for (let i = 1; i < all.length; i++) expect(all[i].from).toBe(all[i - 1].to);
      expect(all.at(-1)?.to).toBe(events.length);
    });
  }

  it('a page watched again begins and ends with the table as it was', () => {
    const { start, match, events } = play(4, 'again');
    const viewAt = (count: number) => events.slice(0, count).reduce(script.tell, script.blank(start));
    expect(viewAt(events.length)).toEqual(match.view('table'));
    for (const { from, to, points } of logPages(events, names).slice(0, -1)) {
      expect(viewAt(from).phase).not.toBe('gameOver');
      expect(viewAt(to).seats.map((seat) => seat.points)).toEqual(points.map(({ total }) => total));
    }
  });

  it('before the first sailing there is nothing to tell, and the screen says so', () => {
    expect(logPages([], names)).toEqual([]);
    const screen = logScreen({ pages: [], page: 0, canWatch: true, focus: null });
    expect(screen.targets.map(({ id }) => id)).toEqual(['close']);
  });
});
