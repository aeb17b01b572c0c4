/** The fast list of actions against the slow one, in games of every kind and among crowded ships. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dice, pick } from '../../../src/rules/dice.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { chartOf } from '../../../src/rules/yellowbeard/map.ts';
import type { Square, State } from '../../../src/rules/yellowbeard/types.ts';
import { times } from '../../how-much.ts';
import { slowLegal } from './slow-legal.ts';
import { anyCourse, courses, freeze, voyage } from './voyage.ts';

/** Ships moved to squares around the one that acts, straits first: far ships are in nobody's way. */
function crowded(state: State, dice: Dice): State | null {
  const own = state.phase === 'pirate' ? state.quarry!.square : state.ships[state.ship - 1];
  if (own === null || !/^(pirate|navy\.(decide|seen|unseen))$/.test(state.phase)) return null;
  const chart = chartOf(state.options.map);
  const near = new Set<Square>([own]);
  for (let step = 0; step < 4; step++)
    for (const square of [...near])
      for (const next of chart.near[chart.cells.get(square)!]) near.add(chart.names[next]);
  near.delete(own);
  const straits = [...near].filter((square) => chart.strait[chart.cells.get(square)!] === 1);
  const next = structuredClone(state);
  next.ships.forEach((square, i) => {
    if (square === null || (state.phase !== 'pirate' && i === state.ship - 1) || dice.below(4) === 0) return;
    const free = (dice.below(2) === 0 && straits.length > 0 ? straits : [...near]).filter(
      (one) => !next.ships.includes(one),
    );
    if (free.length > 0) next.ships[i] = pick(free, dice);
  });
  return freeze(next);
}

describe.each(courses)('$name', (course) => {
  it('every list of actions is the one that the rules spell out, in the same order', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const met = new Set<string>();
        const compare = (state: State) => {
          for (let seat = 0; seat < any.seats; seat++) {
            const slow = slowLegal(state, seat);
            if (slow === null) continue;
            expect(yellowbeard.legal(state, seat), state.phase).toEqual(slow);
            met.add(state.phase);
          }
        };
        voyage(any, ({ after }, bots) => {
          compare(after);
          const close = crowded(after, bots);
          if (close !== null) compare(close);
        });
        expect([...met]).toEqual(expect.arrayContaining(['pirate', 'navy.decide']));
      }),
      { numRuns: times(3, 30) },
    );
  });
});
