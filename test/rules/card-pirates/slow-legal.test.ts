/** The fast list of actions against the slow one, in games of every kind. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import { times } from '../../how-much.ts';
import { slowLegal } from './slow-legal.ts';
import { anyCourse, voyage } from './voyage.ts';

describe.each([1, 2, 3, 4])('%i captains', (seats) => {
  it('6 every list of actions is the one that the rules spell out, in the same order', () => {
    fc.assert(
      fc.property(anyCourse(seats), (any) => {
        const met = new Set<string>();
        const compare = (state: typeof start) => {
          for (let seat = 0; seat < seats; seat++)
            expect(cardPirates.legal(state, seat), state.phase).toEqual(slowLegal(state, seat));
          met.add(state.phase);
        };
        const { start } = voyage(any, ({ after }) => compare(after));
        compare(start);
        expect(met).toContain('turn.move');
      }),
      { numRuns: times(6, 60) },
    );
  });
});
