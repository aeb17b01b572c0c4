/** Another window owns the table: says so, and offers to take it over. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { type Screen, Sketch } from './sketch.ts';

export function elsewhereScreen(focus: string | null, frame?: Frame): Screen {
  const sketch = new Sketch(focus);
  const upright = sketch.upright(frame, { x: 440, y: 260, w: 1040, h: 560 });
  const { x, y, w, h } = upright ? { x: 540, y: 960, w: 940, h: 620 } : { x: 960, y: 540, w: 1000, h: 500 };
  const middle = { align: 0.5, depth: 12 };
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-board', x - w / 2, y - h / 2, w, h, 5);
  sketch.picture('icon-anchor', x, y - h / 2 + 110, { depth: 12, scale: 0.9 });
  sketch.words('caption', shellWords().elsewhere.title, x, y - 50, { ...middle, color: '#FBEFD2', wrap: w - 120 });
  sketch.words('note', shellWords().elsewhere.note, x, y + 24, { ...middle, size: 30, wrap: w - 140 });
  sketch.button('take', shellWords().elsewhere.take, x, y + h / 2 - 92, 560, 96, { look: 'gold', icon: 'icon-helm' });
  sketch.first = 'take';
  return sketch;
}
