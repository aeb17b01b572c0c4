/** The fast lists of actions against the slow ones, in games of every kind. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import { few, times } from '../../how-much.ts';
import { slowLegal } from './slow-legal.ts';
import { anyCourse, courses, voyage } from './voyage.ts';

describe.each(few(6, courses))('%o', (course) => {
  it('5.2, 5.3 every list of actions is the one that the rules spell out, in the same order', () => {
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        const met = new Set<string>();
        const compare = (state: typeof start) => {
          for (let seat = 0; seat < any.seats; seat++) {
            // The same hand with and without a fourth card.
            for (const extraEligible of [state.extraEligible, [seat], []]) {
              const here = { ...state, extraEligible };
              const slow = slowLegal(here, seat);
              if (slow === null) continue;
              expect(treasureFleet.legal(here, seat), state.phase).toEqual(slow);
              met.add(state.phase);
            }
          }
        };
        const { start } = voyage(any, ({ after }) => compare(after));
        compare(start);
        expect([...met].sort()).toEqual(['loading', 'volley']);
      }),
      { numRuns: times(3, 30) },
    );
  });
});
