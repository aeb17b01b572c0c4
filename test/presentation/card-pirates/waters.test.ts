/** The water on the backs of unexplored squares: it can be told apart, and tells nothing about the cards that lie there. */
import { expect, it } from 'vitest';
import { layout } from '../../../src/presentation/card-pirates/layout/layout.ts';
import { chartOf } from '../../../src/presentation/card-pirates/layout/plan.ts';
import type { View } from '../../../src/rules/card-pirates/types.ts';
import { Desk } from '../../host/desk.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary'];
const squares = ['A', 'B', 'C', 'D', 'E'].map((column) => [1, 2, 3, 4, 5].map((row) => `${column}${row}`));

it('every row and every column has five kinds of water', () => {
  for (let i = 0; i < 5; i++) {
    expect(new Set(squares[i].map((square) => chartOf(square))).size).toBe(5);
    expect(new Set(squares.map((column) => chartOf(column[i]))).size).toBe(5);
  }
});

it('the water of a square is the same in every deal, at every turn, whatever cards lie there and wherever they were', async () => {
  const seen = new Map<string, Set<unknown>>();
  for (let n = 0; n < 6; n++) {
    const desk = new Desk(() => `${n}`.repeat(32));
    const opened = await desk.openDemo({
      game: 'card-pirates',
      seats: 2 + (n % 3),
      options: { treacherousSeas: n % 2 === 0, turnCap: 20 },
      seed: `waters ${n}`,
      bots: ['lots'],
      names,
    });
    if (!opened.ok) throw new Error(opened.refused.code);
    for (let batch: typeof opened.batch | null = opened.batch; batch; batch = await desk.advance())
      for (const { kind, id, props } of layout(batch.view as View, names).values())
        if (kind === 'card-pirates-tile') seen.set(id, (seen.get(id) ?? new Set()).add(props.chart));
  }
  expect(seen.size).toBeGreaterThan(25);
  for (const [square, charts] of seen) expect([square, ...charts]).toEqual([square, chartOf(square.slice(4))]);
});
