/** What a Navy move tells without being seen to: every square that it rules out makes it one that stands. */
import { expect, it } from 'vitest';
import { apply } from '../../../src/match/position.ts';
import { yellowbeard } from '../../../src/rules/yellowbeard/game.ts';
import { traceOf } from '../../../src/rules/yellowbeard/trace.ts';
import type { State } from '../../../src/rules/yellowbeard/types.ts';
import { randomWalk } from '../../contract/walk.ts';

const announces = yellowbeard.announces!;

/** How many squares he could be on, for all that the room knows. */
function possible(state: State): number {
  const sets = [...traceOf(yellowbeard.view(state, 'table')).now.values()];
  return sets.length === 0 ? 0 : sets[0].reduce((n, _, cell) => n + Number(sets.some((set) => set[cell] === 1)), 0);
}

it('a move after which he could be on fewer squares is announced; others are not, where nobody lies in wait', () => {
  const options = { autoSetup: true, turnLimit: 24 };
  let announced = 0;
  let ruledOut = 0;
  let free = 0;
  for (let n = 0; n < 12; n++)
    for (const { before } of randomWalk(yellowbeard, { seats: 3, options, seed: `moves ${n}` })) {
      if (before.state.phase !== 'navy.decide') continue;
      const [seat] = yellowbeard.toAct(before.state);
      const looked = apply(yellowbeard, before, seat, { type: 'lookFirst' });
      if ('refused' in looked) throw new Error(looked.refused);
      const { state } = looked.position;
      if (state.phase !== 'navy.unseen') continue;
      const view = yellowbeard.view(state, 'table');
      const ends = new Set<string>();
      for (const action of yellowbeard.legal(state, seat)) {
        if (action.type !== 'move' || ends.has(action.path.at(-1)!)) continue;
        ends.add(action.path.at(-1)!);
        if (announces(action, view)) {
          announced++;
          continue;
        }
        const after = apply(yellowbeard, looked.position, seat, action);
        if ('refused' in after) throw new Error(after.refused);
        free++;
        if (after.position.state.phase === 'over' || possible(after.position.state) < possible(state)) ruledOut++;
      }
    }
  expect(ruledOut).toBe(0);
  // Both kinds were tried.
  expect(announced).toBeGreaterThan(200);
  expect(free).toBeGreaterThan(20);
});

it('every look is announced, and every die', () => {
  const view = {} as never;
  for (const type of ['lookFirst', 'rollDie', 'rollForRole'] as const) expect(announces({ type }, view)).toBe(true);
  expect(announces({ type: 'moveFirst', path: ['A1'] }, view)).toBe(true);
});
