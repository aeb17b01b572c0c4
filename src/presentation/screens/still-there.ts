/** Nobody has touched anything for long: are people still there? It covers whatever lay there, and names nobody's cards. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface StillThereState {
  /** Seconds until everything that is open is put away, and how many there were. */
  seconds: number;
  of: number;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

export function stillThereScreen({ seconds, of, focus, frame }: StillThereState): Screen {
  const sketch = new Sketch(focus);
  sketch.covers = true;
  const upright = sketch.upright(frame, { x: 380, y: 190, w: 1160, h: 760 });
  const { x, y, step, w } = upright ? { x: 540, y: 560, step: 148, w: 860 } : { x: 960, y: 250, step: 0, w: 540 };
  const says = shellWords().stillThere;
  sketch.add({ id: 'curtain', kind: 'curtain', x: 0, y: 0, depth: 0 });
  sketch.add({ id: 'ring', kind: 'dial', x, y: y + 60, depth: 12, props: { left: seconds / of, radius: 96 } });
  sketch.words('caption', String(seconds), x, y + 60, { align: 0.5, depth: 13, size: 84, color: '#FFE7A8' });
  const title = { text: says.title, size: Math.min(108, Math.floor((upright ? 1700 : 2200) / says.title.length)) };
  sketch.add({ id: 'line', kind: 'wordmark', x, y: y + 268, depth: 10, props: title });
  sketch.words('subtitle', says.note, x, y + 378, { align: 0.5, maxWidth: 980, depth: 12 });
  const row = y + 520;
  sketch.button('here', says.here, upright ? x : x - 300, row, w, 124, { look: 'gold', grand: true });
  sketch.button('anew', says.anew, upright ? x : x + 300, row + step, w, 124, { grand: true });
  sketch.first = 'here';
  return sketch;
}
