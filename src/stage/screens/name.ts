/** A captain is named: by the keyboard, or letter by letter with whatever somebody holds. */
import { type Screen, Sketch } from './sketch.ts';
import { shellWords } from './words.ts';

export interface NameState {
  name: string;
  look: string;
  /** How the next letter of the board will be written. */
  large: boolean;
  focus: string | null;
}

const rows = ['qwertyuiop', 'asdfghjkl’', 'zxcvbnm.-'];
const key = { left: 284, top: 384, step: 136, w: 124, h: 96, row: 112 };

export function nameScreen(state: NameState): Screen {
  const sketch = new Sketch(state.focus);
  sketch.box = { x: 180, y: 40, w: 1560, h: 1000 };
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-board', 200, 62, 1520, 956, 5);
  sketch.add({ id: 'banner', kind: 'banner', x: 960, y: 114, depth: 12, props: { text: shellWords.naming.title } });
  const badge = { look: state.look, crowned: false };
  sketch.add({ id: 'badge', kind: 'medallion', x: 356, y: 266, scale: 1.2, depth: 12, props: badge });
  sketch.sheet('name-slot', 460, 208, 1000, 116, 8);
  const shown = state.name === '' ? shellWords.naming.empty : state.name;
  const color = state.name === '' ? '#8A6B45' : '#2B1608';
  sketch.words('seatName', shown, 500, 262, { color, size: 62, depth: 12, maxWidth: 840 });
  sketch.picture('icon-quill', 1400, 262, { depth: 12, scale: 0.6, color: '#7A4A22' });
  for (const [r, letters] of rows.entries()) {
    for (const [i, letter] of [...letters].entries()) {
      const x = key.left + i * key.step + key.w / 2;
      const text = state.large ? letter.toUpperCase() : letter;
      sketch.button(`key:${letter}`, text, x, key.top + r * key.row + key.h / 2, key.w, key.h);
    }
  }
  const last = { x: key.left + 9 * key.step + key.w / 2, y: key.top + 2 * key.row + key.h / 2 };
  sketch.button('key: ', '', last.x, last.y, key.w, key.h, { icon: 'icon-key-space' });
  const y = 800;
  sketch.button('erase', shellWords.naming.erase, 454, y, 340, 104, { icon: 'icon-back' });
  sketch.button('other', shellWords.naming.other, 840, y, 400, 104, { icon: 'icon-person' });
  sketch.button('done', shellWords.naming.done, 1352, y, 580, 104, { look: 'gold', icon: 'icon-tick', grand: true });
  sketch.words('note', shellWords.naming.hint, 960, 926, { align: 0.5, depth: 12, maxWidth: 1360 });
  sketch.first = 'done';
  return sketch;
}
