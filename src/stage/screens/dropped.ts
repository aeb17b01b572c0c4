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

/** Lines that have room; those after them are counted. */
const room = 6;

export function droppedScreen({ lines, takes, focus, frame }: DroppedState): Screen {
  const sketch = new Sketch(focus);
  const upright = sketch.upright(frame, { x: 380, y: 190, w: 1160, h: 700 });
  const { x, y, w, h, step } = upright
    ? { x: 540, y: 960, w: 960, h: 1040, step: 108 }
    : { x: 960, y: 540, w: 1100, h: 660, step: 62 };
  const says = shellWords().dropped;
  const top = y - h / 2;
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-board', x - w / 2, top, w, h, 5);
  sketch.words('caption', says.title, x, top + 80, { align: 0.5, depth: 12, color: '#FBEFD2', wrap: w - 120 });
  const more = lines.length > room ? [`+ ${lines.length - room + 1}`] : [];
  const shown = [...lines.slice(0, room - more.length), ...more];
  // One sentence may be long; several have a line each.
  const middle = top + 150 + (room * step) / 2;
  for (const [i, line] of shown.entries())
    sketch.words('note', line, x, middle + (i - (shown.length - 1) / 2) * step, {
      ...{ align: 0.5, depth: 12, size: 30 },
      ...(shown.length > 2 ? { maxWidth: w - 120 } : { wrap: w - 140 }),
    });
  const row = top + h - 96;
  if (takes) sketch.button('take', says.take, x - w / 4 + 12, row, w / 2 - 60, 96, { look: 'gold', icon: 'icon-plus' });
  sketch.button('close', takes ? says.leave : says.done, takes ? x + w / 4 - 12 : x, row, w / 2 - 60, 96, {
    ...(!takes && { look: 'gold' as const }),
    icon: 'icon-back',
  });
  sketch.first = takes ? 'take' : 'close';
  return sketch;
}
