/** A gamepad that nobody knows is taught by a few presses; then it is tried. It covers whatever lay there. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { padWords } from '../../words/house/pads.ts';
import { fill } from '../../words/message.ts';
import type { PadLesson } from '../hands/pad-lessons.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface LearnPadState {
  name: string;
  /** Control that is to be pressed now; null where all is known. */
  lesson: PadLesson | null;
  /** Number of presses that are still to come, this one included. */
  more: number;
  /** Seconds until it is given up, and how many there were. */
  seconds: number;
  of: number;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

export function learnPadScreen({ name, lesson, more, seconds, of, focus, frame }: LearnPadState): Screen {
  const sketch = new Sketch(focus);
  sketch.covers = true;
  const upright = sketch.upright(frame, { x: 380, y: 150, w: 1160, h: 780 });
  const { x, y, w, h } = upright ? { x: 540, y: 960, w: 960, h: 1120 } : { x: 960, y: 540, w: 1100, h: 740 };
  const says = padWords();
  const top = y - h / 2;
  const middle = { align: 0.5, depth: 12 };
  const wrap = w - 120;
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-board', x - w / 2, top, w, h, 5);
  const title = fill(lesson ? says.unknown : says.known, { pad: name });
  sketch.words('caption', title, x, top + (upright ? 150 : 104), {
    ...{ ...middle, color: '#FBEFD2', maxWidth: wrap, lines: 2 },
  });
  const ring = top + (upright ? 420 : 280);
  sketch.add({ id: 'ring', kind: 'dial', x, y: ring, depth: 11, props: { left: seconds / of, radius: 92 } });
  sketch.picture(lesson ? icons[lesson] : 'icon-tick', x, ring, { depth: 12, scale: 1 });
  const line = top + (upright ? 620 : 440);
  sketch.words('subtitle', lesson ? says.lessons[lesson] : says.tryIt, x, line, { ...middle, maxWidth: wrap });
  if (lesson)
    sketch.words('note', fill(says.more, { n: more }), x, line + (upright ? 90 : 68), { ...middle, size: 32, wrap });
  const row = top + h - (upright ? 150 : 110);
  if (lesson) sketch.button('leave', shellWords().padGoOn, x, row, 560, 100, { look: 'gold', icon: 'icon-play' });
  else {
    const beside = w / 4 - 12;
    sketch.button('anew', says.anew, x - beside, row, w / 2 - 80, 100, { icon: 'icon-again' });
    sketch.button('done', says.goOn, x + beside, row, w / 2 - 80, 100, { look: 'gold', icon: 'icon-play' });
  }
  sketch.first = lesson ? 'leave' : 'done';
  return sketch;
}

const icons: Readonly<Record<PadLesson, string>> = {
  up: 'icon-dpad-up',
  right: 'icon-dpad-right',
  down: 'icon-dpad-down',
  left: 'icon-dpad-left',
  choose: 'icon-face-south',
};
