/**
 * Every way that a ship can take by 7.1 if nothing lies in it, worked out once: which of them are open in a position is
 * then a question of two sets of squares. Nothing here knows a state.
 */
import { innerCount, longestPath, squares, steps } from './map.ts';
import type { Square } from './types.ts';

/** A 10 buys most. */
const deepestPurse = 10;

export interface Way {
  /** The last square, by index. */
  to: number;
  cost: number;
  /** Squares entered, without the start. Shared: copy it before changing it. */
  path: Square[];
  /** Squares that are passed on the way, all but the last one: a bit for each, the inner ones in `Low`, the ring in `High`. */
  pastLow: number;
  pastHigh: number;
}

/** The ways to one square, cheapest first, and among equals in the order of a search from step to step. */
export interface Reach {
  to: number;
  ways: Way[];
}

export function lowBit(at: number): number {
  return at < innerCount ? 1 << at : 0;
}

export function highBit(at: number): number {
  return at < innerCount ? 0 : 1 << (at - innerCount);
}

const known: (readonly Reach[] | undefined)[] = squares.map(() => undefined);

/**
 * Gives what can be reached from a start, by its index, in the order of `squares`. Works it out when it is first asked
 * for: the ring is rare.
 */
export function reachOf(start: number): readonly Reach[] {
  const reach = known[start] ?? reachesFrom(start);
  known[start] = reach;
  return reach;
}

function reachesFrom(start: number): Reach[] {
  const byEnd = squares.map((): Way[] => []);
  const trail: number[] = [];
  const sail = (from: number, spent: number) => {
    for (const { to, cost } of steps[from]) {
      const total = spent + cost;
      if (total > deepestPurse || to === start || trail.includes(to)) continue;
      byEnd[to].push({ to, cost: total, path: [...trail, to].map((at) => squares[at]), ...bitsOf(trail) });
      if (trail.length === longestPath - 1) continue;
      trail.push(to);
      sail(to, total);
      trail.pop();
    }
  };
  sail(start, 0);
  return byEnd.flatMap((ways, to) => (ways.length > 0 ? [{ to, ways: worthwhile(ways) }] : []));
}

/**
 * Keeps the ways worth trying. A way that passes all that an earlier one passes, and more, is never the cheapest that
 * is open.
 */
function worthwhile(ways: Way[]): Way[] {
  const kept: Way[] = [];
  for (const way of ways.sort((a, b) => a.cost - b.cost))
    if (!kept.some((one) => (one.pastLow & ~way.pastLow) === 0 && (one.pastHigh & ~way.pastHigh) === 0)) kept.push(way);
  return kept;
}

function bitsOf(trail: readonly number[]): Pick<Way, 'pastLow' | 'pastHigh'> {
  let [pastLow, pastHigh] = [0, 0];
  for (const at of trail) {
    pastLow |= lowBit(at);
    pastHigh |= highBit(at);
  }
  return { pastLow, pastHigh };
}
