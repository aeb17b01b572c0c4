/** A captain is named: by the keyboard, or letter by letter with whatever somebody holds. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { language } from '../../words/language.ts';
import { type Screen, Sketch } from './sketch.ts';
import { unwritten } from './spoken.ts';

export interface NameState {
  name: string;
  look: string;
  /** True when the next letter of the board will be a capital. */
  large: boolean;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

const wide = {
  x: 960,
  board: { x: 200, y: 62, w: 1520, h: 956 },
  badge: { x: 356, y: 266 },
  slot: { x: 460, y: 208, w: 1000 },
  keys: { left: 284, top: 384, width: 1360, gap: 12, h: 96, row: 112 },
  erase: { x: 454, y: 800, w: 340 },
  other: { x: 840, y: 800, w: 400 },
  done: { x: 1352, y: 800, w: 580 },
  hint: 926,
};

const tall: typeof wide = {
  x: 540,
  board: { x: 4, y: 420, w: 1072, h: 1080 },
  badge: { x: 140, y: 640 },
  slot: { x: 230, y: 582, w: 780 },
  keys: { left: 23, top: 760, width: 1037, gap: 2.5, h: 104, row: 122 },
  erase: { x: 300, y: 1194, w: 460 },
  other: { x: 780, y: 1194, w: 460 },
  done: { x: 540, y: 1322, w: 940 },
  hint: 1430,
};

export function nameScreen(state: NameState): Screen {
  const sketch = new Sketch(state.focus);
  const plan = sketch.upright(state.frame, { x: 180, y: 40, w: 1560, h: 1000 }) ? tall : wide;
  const { board, slot, keys, erase, other, done } = plan;
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-board', board.x, board.y, board.w, board.h, 5);
  const banner = { x: plan.x, y: board.y + 52 };
  sketch.add({ id: 'banner', kind: 'banner', ...banner, depth: 12, props: { text: shellWords().naming.title } });
  const badge = { look: state.look, crowned: false };
  sketch.add({ id: 'badge', kind: 'medallion', ...plan.badge, scale: 1.2, depth: 12, props: badge });
  sketch.sheet('name-slot', slot.x, slot.y, slot.w, 116, 8);
  const shown = state.name === '' ? shellWords().naming.empty : state.name;
  const color = state.name === '' ? '#8A6B45' : '#2B1608';
  sketch.words('seatName', shown, slot.x + 40, slot.y + 54, { color, size: 62, depth: 12, maxWidth: slot.w - 160 });
  sketch.picture('icon-quill', slot.x + slot.w - 60, slot.y + 54, { depth: 12, scale: 0.6, color: '#7A4A22' });
  const rows = language().keys;
  const step = keys.width / Math.max(...rows.map(({ length }) => length));
  const w = step - keys.gap;
  const at = (r: number, i: number) => [keys.left + i * step + w / 2, keys.top + r * keys.row + keys.h / 2] as const;
  for (const [r, letters] of rows.entries()) {
    for (const [i, letter] of [...letters].entries()) {
      const text = state.large ? letter.toUpperCase() : letter;
      const label = shellWords().naming.signs[letter] ?? text;
      sketch.button(`key:${letter}`, { shown: text, label }, ...at(r, i), w, keys.h);
    }
  }
  const space = unwritten(shellWords().naming.space);
  sketch.button('key: ', space, ...at(rows.length - 1, rows[rows.length - 1].length), w, keys.h, {
    icon: 'icon-key-space',
  });
  sketch.button('erase', shellWords().naming.erase, erase.x, erase.y, erase.w, 104, { icon: 'icon-back' });
  sketch.button('other', shellWords().naming.other, other.x, other.y, other.w, 104, { icon: 'icon-person' });
  sketch.button('done', shellWords().naming.done, done.x, done.y, done.w, 104, {
    ...{ look: 'gold', icon: 'icon-tick', grand: true },
  });
  sketch.words('note', shellWords().naming.hint, plan.x, plan.hint, {
    align: 0.5,
    depth: 12,
    maxWidth: board.w - 100,
    lines: 2,
  });
  sketch.first = 'done';
  return sketch;
}
