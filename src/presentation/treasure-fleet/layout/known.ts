/** A game that is over, watched from one captain's side: his loaded cards lie open on his plate. */
import type { Frame, Placement } from '../../../controller/room.ts';
import { kindOf } from '../../../rules/treasure-fleet/cards.ts';
import type { View } from '../../../rules/treasure-fleet/types.ts';
import { Sketch } from '../../screens/sketch.ts';
import { lookOf } from '../naming.ts';
import { plateAt } from './seats.ts';

/** Place over the backs that everybody sees. */
const place = { x: 398, y: 98, step: 52, scale: 0.38 };

export function known(view: View, _names: readonly string[], frame: Frame): Placement[] {
  const sketch = new Sketch(null);
  const seat = view.viewer;
  if (typeof seat !== 'number' || view.phase === 'gameOver') return [];
  const plate = plateAt(seat, view.seats.length, frame);
  const look = lookOf(seat).id;
  const cards = view.own?.loaded ?? [];
  for (const [i, card] of cards.entries()) {
    const x = plate.x + place.x - (cards.length - 1 - i) * place.step;
    const y = plate.y + place.y;
    const props = { look, card: kindOf(card) };
    sketch.add({ id: `known:${i}`, kind: 'card', x, y, scale: place.scale, depth: 4 + i, props });
  }
  return sketch.placements;
}
