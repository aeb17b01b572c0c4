/** The look of a captain of the Navy that is under way, and how far each line of it goes. */
import {
  type Direction,
  directions,
  type SightLine,
  type Square,
  type View,
} from '../../../rules/yellowbeard/types.ts';
import { asideOf } from '../score/view-after.ts';
import type { Board } from './board.ts';

/** Finds the look under way, or the one that the captain still stands under; null without either. */
export function lookOf(view: View): { square: Square; lines: readonly SightLine[] } | null {
  const { asked } = asideOf(view);
  if (asked) return asked;
  const from = view.ships[view.ship - 1];
  return view.phase === 'navy.unseen' && from ? { square: from, lines: [] } : null;
}

/** Counts how far each line goes. It does so from the map, so that lines of no length have their bar, too. */
export function linesFrom(
  view: View,
  { chart }: Pick<Board, 'chart'>,
  square: Square,
): { way: Direction; squares: number }[] {
  const cell = chart.cells.get(square) ?? 0;
  return directions.flatMap((way, d) => {
    if (view.options.telescope === 'four' && d % 2 === 1) return [];
    let squares = 0;
    for (const next of chart.rays[cell][d]) {
      if (view.ships.includes(chart.names[next])) break;
      squares++;
    }
    return [{ way, squares }];
  });
}
