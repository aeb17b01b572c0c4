/** The best voyage with these rules, under the plate of a captain who sails alone. */

import type { Frame, Placement } from '../../../controller/room.ts';
import { rankOf } from '../../../rules/card-pirates/cards.ts';
import type { View } from '../../../rules/card-pirates/types.ts';
import { words } from '../../../words/card-pirates/table.ts';
import { Sketch } from '../../screens/sketch.ts';
import type { ToldVoyage } from '../../screens/voyages.ts';
import { planFor } from '../layout/plan.ts';

/**
 * Lays out the board with a lone captain's best voyage. `best` is null before the first voyage, absent where nobody
 * sails alone.
 */
export function recordBoard(view: View, best: ToldVoyage | null | undefined, frame: Frame): Placement[] {
  if (best === undefined || view.seats.length !== 1 || view.standings) return [];
  const { record, plate } = planFor(view, frame);
  const sketch = new Sketch(null);
  const { w } = plate;
  const said = words().record;
  const at = (x: number, y: number): [number, number] => [record.x + x, record.y + y];
  const style = { depth: 12, maxWidth: w - 132 };
  const h = best === null ? record.h - 56 : record.h;
  sketch.sheet('plate', ...at(0, 0), w, h, 5);
  sketch.picture('icon-trophy', ...at(62, 52), { depth: 12, scale: 0.5 });
  sketch.words('pill', said.title, ...at(112, 36), style);
  sketch.words('note', best === null ? said.none : said.by, ...at(112, 72), { ...style, size: 30 });
  if (best !== null) {
    sketch.words('note', best.name, ...at(26, 130), { depth: 12, size: 34, maxWidth: w - 160 });
    sketch.words('score', String(best.points), ...at(w - 26, 130), { depth: 12, align: 1, size: 60 });
  }
  const aboard = view.own ? pointsOf(view) : null;
  if (aboard !== null) {
    sketch.words('note', said.aboard, ...at(26, h - 38), { depth: 12, size: 30, maxWidth: w - 140 });
    sketch.words('score', String(aboard), ...at(w - 26, h - 38), { depth: 12, align: 1, size: 38 });
  }
  return sketch.placements.map((placement) => ({ ...placement, id: `record/${placement.id}` }));
}

/** Counts the points that the hand would bring if the voyage ended now. */
function pointsOf({ own, options }: View): number {
  const worth = (card: string) => options.points[rankOf(card) as keyof typeof options.points] ?? options.points.crew;
  return (own?.hand ?? []).reduce((sum, card) => sum + worth(card), 0);
}
