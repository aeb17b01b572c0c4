/** A game that is over, watched from one captain's side: his hand lies open beside his plate. */
import type { Frame, Placement } from '../../../controller/room.ts';
import { cardOf } from '../../../rules/korsar/cards.ts';
import type { View } from '../../../rules/korsar/types.ts';
import { Sketch } from '../../screens/sketch.ts';
import { cardsOf } from '../hand/state.ts';
import { planOf } from './plan.ts';

const scale = 0.52;
const high = 200 * scale;
const widest = 66;

export function known(view: View, _names: readonly string[], frame: Frame): Placement[] {
  const sketch = new Sketch(null);
  const seat = view.viewer;
  if (typeof seat !== 'number' || view.toAct.length === 0) return [];
  const plan = planOf(frame, view.seats.length, view.mode === 'partnership');
  const { plates, plate } = plan;
  const at = plates[seat];
  const cards = cardsOf({ view, seat });
  const room = plate.w * plate.scale - 90;
  const step = Math.min(widest, room / Math.max(1, cards.length - 1));
  const corner = plan.rails ? frame.height : plan.sea.y + plan.sea.h;
  const beside = {
    x: at.x + (plate.w * plate.scale) / 2,
    // Between lower corners there is room for a bar that a replay brings.
    y: at.y < frame.height / 2 ? at.y + plate.h * plate.scale + high / 2 - 6 : Math.min(at.y, corner) - high / 2 + 6,
  };
  const { x: middle, y } = beside;
  for (const [i, card] of cards.entries()) {
    const x = middle + (i - (cards.length - 1) / 2) * step;
    const gold = cardOf(card)?.gold ?? 0;
    const props = gold > 0 ? { gold, owner: null, halo: false, back: false } : { card, dull: false, glow: false };
    const kind = gold > 0 ? 'korsar-merchant' : 'korsar-card';
    sketch.add({ id: `known:${i}`, kind, x, y, scale: gold > 0 ? scale * 0.8 : scale, depth: 4 + i, props });
  }
  return sketch.placements;
}
