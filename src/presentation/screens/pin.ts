/** The number that opens the office, on a board of digits: by touch, keys or gamepad. The digits themselves are not shown. */
import type { Frame } from '../../controller/room.ts';
import { officeWords } from '../../words/house/office.ts';
import { fill } from '../../words/message.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface PinState {
  /** Number of digits so far. */
  entered: number;
  most: number;
  /** Seconds for which the lock takes no digits. */
  wait: number;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'erase', '0', 'open'];

const wide = {
  board: { x: 560, y: 44, w: 800, h: 940 },
  x: 960,
  note: 176,
  slot: 216,
  keys: 342,
  back: 952,
  step: 118,
};
const tall: typeof wide = {
  board: { x: 90, y: 360, w: 900, h: 1160 },
  ...{ x: 540, note: 500, slot: 550, keys: 700, back: 1420, step: 140 },
};

const key = { w: 220, step: 232 };

export function pinScreen({ entered, most, wait, focus, frame }: PinState): Screen {
  const sketch = new Sketch(focus);
  sketch.covers = true;
  const plan = sketch.upright(frame, { x: 180, y: 40, w: 1560, h: 1000 }) ? tall : wide;
  const { board, x, slot } = plan;
  const says = officeWords().pin;
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-board', board.x, board.y, board.w, board.h, 5);
  sketch.add({ id: 'banner', kind: 'banner', x, y: board.y + 52, depth: 12, props: { text: says.title } });
  const line = wait > 0 ? fill(says.wait, { n: wait }) : says.note;
  sketch.words('note', line, x, plan.note, { align: 0.5, depth: 12, maxWidth: board.w - 100 });
  sketch.sheet('panel-dark', x - 340, slot, 680, 92, 8);
  for (let i = 0; i < most; i++) {
    const filled = i < entered;
    const at = x + (i - (most - 1) / 2) * 76;
    sketch.picture('icon-ball', at, slot + 46, {
      ...{ depth: 12, scale: filled ? 0.42 : 0.2, color: filled ? '#FFE7A8' : '#6B4A26' },
    });
  }
  for (const [i, id] of keys.entries()) {
    const at = { x: x + ((i % 3) - 1) * key.step, y: plan.keys + (Math.floor(i / 3) + 0.5) * plan.step };
    const size = [key.w, plan.step - 14] as const;
    if (id === 'erase') sketch.button('erase', says.erase, at.x, at.y, ...size, { icon: 'icon-back' });
    else if (id === 'open') sketch.button('open', says.open, at.x, at.y, ...size, { look: 'gold', icon: 'icon-tick' });
    else sketch.button(`key:${id}`, id as never, at.x, at.y, ...size);
  }
  sketch.button('close', says.back, x, plan.back - 62, 420, 92, { icon: 'icon-x' });
  sketch.first = 'open';
  return sketch;
}
