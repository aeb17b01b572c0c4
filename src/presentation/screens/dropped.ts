/** Files that were dropped on the table: what they are, and whether they are to be taken in; then what has become of them. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface DroppedState {
  /** A line for each file. */
  lines: readonly string[];
  /** True where some can be taken in. */
  takes: boolean;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

/** Width of a letter and height of a line, in reference pixels. */
const type = { letter: 12.5, line: 38 };

export function droppedScreen({ lines, takes, focus, frame }: DroppedState): Screen {
  const sketch = new Sketch(focus);
  const upright = sketch.upright(frame, { x: 380, y: 190, w: 1160, h: 700 });
  const { x, y, w, h, step } = upright
    ? { x: 540, y: 960, w: 960, h: 1040, step: 106 }
    : { x: 960, y: 540, w: 1100, h: 660, step: 56 };
  const says = shellWords().dropped;
  const top = y - h / 2;
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-board', x - w / 2, top, w, h, 5);
  sketch.words('caption', says.title, x, top + 80, { align: 0.5, depth: 12, color: '#FBEFD2', wrap: w - 120 });
  const wrap = w - 140;
  const highOf = (line: string) => step + (Math.ceil((line.length * type.letter) / wrap) - 1) * type.line;
  // As many as have room; the others are counted in the last line.
  const room = 6 * step;
  const sum = (some: readonly string[]) => some.reduce((high, line) => high + highOf(line), 0);
  const shown = [...lines];
  while (shown.length > 1 && sum(shown) + (shown.length < lines.length ? step : 0) > room) shown.pop();
  if (shown.length < lines.length) shown.push(`+ ${lines.length - shown.length}`);
  let at = top + 150 + (room - sum(shown)) / 2;
  for (const line of shown) {
    const high = highOf(line);
    sketch.words('note', line, x, at + high / 2, { align: 0.5, depth: 12, size: 30, wrap, high });
    at += high;
  }
  const row = top + h - 96;
  if (takes) sketch.button('take', says.take, x - w / 4 + 12, row, w / 2 - 60, 96, { look: 'gold', icon: 'icon-plus' });
  sketch.button('close', takes ? says.leave : says.done, takes ? x + w / 4 - 12 : x, row, w / 2 - 60, 96, {
    ...(!takes && { look: 'gold' as const }),
    icon: 'icon-back',
  });
  sketch.first = takes ? 'take' : 'close';
  return sketch;
}
