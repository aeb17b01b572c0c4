/** Plans at sea: every square, and every harbour that can be tried from it, by one of the shortest paths, and once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { plans } from '../../../src/rules/yellowbeard/plans.ts';
import type { Action, State } from '../../../src/rules/yellowbeard/types.ts';
import { times } from '../../how-much.ts';
import { anyCourse, courses, voyage } from './voyage.ts';

/** What an action comes to, whatever the way there. */
function endOf(state: State, action: Action): string {
  if (action.type !== 'sail' && action.type !== 'move' && action.type !== 'moveFirst') return JSON.stringify(action);
  const start = action.type === 'sail' ? state.quarry!.square : state.ships[state.ship - 1];
  const harbour = action.type === 'sail' ? (action.tryHarbour ?? '') : '';
  return `${action.type} ${action.path.at(-1) ?? start} ${harbour}`;
}

const stepsOf = (action: Action) => ('path' in action ? action.path.length : 0);

describe.each(courses)('$name', (course) => {
  it('31 every end is planned once, by a listed path that no other one undercuts', () => {
    let fewer = 0;
    fc.assert(
      fc.property(anyCourse(course), (any) => {
        voyage(any, ({ after }) => {
          for (let seat = 0; seat < any.seats; seat++) {
            const legal = yellowbeard.legal(after, seat);
            const planned = plans(after, seat).map((plan) => {
              expect(plan.length).toBe(1);
              return plan[0];
            });
            const ends = planned.map((action) => endOf(after, action));
            expect(ends).toEqual([...new Set(legal.map((action) => endOf(after, action)))]);
            const listed = new Set(legal.map((action) => JSON.stringify(action)));
            const shortest = new Map<string, number>();
            for (const action of legal) {
              const end = endOf(after, action);
              shortest.set(end, Math.min(shortest.get(end) ?? 99, stepsOf(action)));
            }
            for (const action of planned) {
              expect(listed).toContain(JSON.stringify(action));
              expect(stepsOf(action)).toBe(shortest.get(endOf(after, action)));
            }
            if (planned.length < legal.length) fewer++;
          }
        });
      }),
      { numRuns: times(2, 20) },
    );
    expect(fewer).toBeGreaterThan(0);
  });
});
