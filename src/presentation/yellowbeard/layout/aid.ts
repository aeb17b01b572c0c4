/** The squares where he could be, as an aid for the room: counted from public facts alone, shown as red ink. */
import { type Heat, heatOf } from '../../../rules/yellowbeard/heat.ts';
import { chartOf } from '../../../rules/yellowbeard/map.ts';
import type { View } from '../../../rules/yellowbeard/types.ts';

/**
 * Shares of all tracks from which a square is more than possible. Tracks counted alike find the true square no better than
 * all possible squares alike, so that only where few are left a step above the lowest is deserved.
 */
const steps = [1 / 8, 1 / 3] as const;

/** Tables of the same moment are laid out several times. */
const recent = new Map<string, Readonly<Record<string, number>>>();
const kept = 4;

/**
 * Rates cells of the chart from 1 to 3 by how likely the pirate is there. Nothing before they have departed and when
 * the round is over.
 */
export function warmthOf(view: View): Readonly<Record<string, number>> {
  if (!view.departed || view.phase === 'over') return {};
  const facts = {
    options: view.options,
    ships: view.ships,
    chests: view.chests,
    stolen: view.stolen,
    turned: view.turned,
    watch: view.watch,
  };
  const key = JSON.stringify(facts);
  const known = recent.get(key);
  if (known) return known;
  const warm = stepsOf(heatOf(facts), chartOf(view.options.map).cells);
  if (recent.size >= kept) recent.delete(recent.keys().next().value as string);
  recent.set(key, warm);
  return warm;
}

function stepsOf({ squares, total }: Heat, cells: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries(
    squares.map(({ square, tracks }) => {
      const share = Number((tracks * 10_000n) / total) / 10_000;
      return [String(cells.get(square)), 1 + steps.filter((from) => share >= from).length];
    }),
  );
}
