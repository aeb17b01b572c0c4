/** The voyages of one captain alone with the same rules: the record, and the latest ones below it. */

import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import type { Sketch } from './sketch.ts';

export interface ToldVoyage {
  name: string;
  points: number;
}

/**
 * Finds the voyage that holds the record: among equal ones it is the oldest, which was first. The list begins with the
 * latest.
 */
export function recordOf(voyages: readonly ToldVoyage[]): ToldVoyage | null {
  return voyages.reduce<ToldVoyage | null>((best, each) => (best && best.points > each.points ? best : each), null);
}

/** Draws the list beside the one captain's board on the set-up. */
export function voyagesBoard(sketch: Sketch, voyages: readonly ToldVoyage[], x: number, y: number): void {
  const w = 638;
  sketch.sheet('panel-board', x, y, w, 520, 5);
  sketch.picture('icon-trophy', x + 62, y + 62, { depth: 12, scale: 0.56 });
  sketch.words('seatName', shellWords().voyages.title, x + 106, y + 60, { depth: 12, size: 42, maxWidth: w - 140 });
  const best = recordOf(voyages);
  sketch.sheet('panel-dark', x + 22, y + 112, w - 44, 132, 8);
  if (!best) {
    sketch.words('note', shellWords().voyages.none, x + w / 2, y + 178, {
      align: 0.5,
      wrap: w - 100,
      depth: 12,
      size: 31,
    });
    return;
  }
  sketch.picture('crown', x + 86, y + 172, { depth: 12, scale: 0.9 });
  sketch.words('score', String(best.points), x + 196, y + 178, { align: 0.5, depth: 12, size: 84 });
  sketch.words('pill', shellWords().voyages.record, x + 276, y + 158, { depth: 12, maxWidth: w - 320 });
  sketch.words('note', best.name, x + 276, y + 202, { depth: 12, maxWidth: w - 320 });
  for (const [i, { name, points }] of voyages.slice(0, 5).entries()) {
    const middle = y + 282 + i * 46;
    const style = { depth: 12, color: i === 0 ? '#FBEFD2' : '#E8D2A2' };
    sketch.words('note', i === 0 ? shellWords().voyages.latest : '', x + 44, middle, { ...style, maxWidth: 150 });
    sketch.words('ledger', name, x + 206, middle, { ...style, maxWidth: 290 });
    sketch.words('ribbon', String(points), x + w - 60, middle, { ...style, align: 1, size: 34, color: '#F8DC8C' });
  }
}

/** Says in a line how the last voyage compares with the others. */
export function voyageLine(voyages: readonly ToldVoyage[]): string | null {
  const [last, ...others] = voyages;
  const best = recordOf(others);
  if (!last) return null;
  if (!best) return fill(shellWords().voyages.first, { n: last.points });
  if (last.points > best.points) return fill(shellWords().voyages.beaten, { n: last.points, m: best.points });
  return fill(last.points === best.points ? shellWords().voyages.equal : shellWords().voyages.stands, {
    n: last.points,
    m: best.points,
    name: best.name,
  });
}
