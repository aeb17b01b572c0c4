/** The lessons of a game: which there are, what they teach, and which are done. The next one begins at one press. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { lessonWords } from '../../words/house/lessons.ts';
import { fill } from '../../words/message.ts';
import { frames } from '../shapes.ts';
import { setupPlan } from './setup-plan.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface LessonEntry {
  id: string;
  title: string;
  about: string;
  state: string;
  done: boolean;
}

export interface LessonsState {
  game: string;
  lessons: readonly LessonEntry[];
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

const row = { h: 148, step: 168 };

export function lessonsScreen({ game, lessons, focus, frame }: LessonsState): Screen {
  const sketch = new Sketch(focus);
  const plan = setupPlan(frame ?? frames.wide, 2, false);
  const { title, back } = plan;
  const { width, height, shape } = plan.frame;
  if (shape !== 'wide') sketch.frame = plan.frame;
  sketch.cabin();
  sketch.dim(0.32);
  sketch.add({
    id: 'title',
    kind: 'banner',
    ...title,
    depth: 12,
    props: { text: fill(lessonWords().title, { game }) },
  });
  sketch.button('back', shellWords().toSetup, back.x + 92, back.y, 420, 92, { icon: 'icon-back' });
  const w = Math.min(1300, width - 140);
  const room = lessons.length * row.step;
  const from = back.y + 90;
  const top = from + Math.max(0, (height * 0.95 - from - room) / 2);
  const next = lessons.find(({ done }) => !done) ?? lessons[0];
  for (const [i, lesson] of lessons.entries())
    entry(sketch, lesson, i + 1, { x: (width - w) / 2, y: top + i * row.step, w, next: lesson === next });
  sketch.first = next ? `lesson:${next.id}` : 'back';
  return sketch;
}

function entry(
  sketch: Sketch,
  { id, title, about, state, done }: LessonEntry,
  n: number,
  { x, y, w, next }: { x: number; y: number; w: number; next: boolean },
): void {
  const target = `lesson:${id}`;
  const middle = y + row.h / 2;
  sketch.sheet('panel-board', x, y, w, row.h, 5);
  sketch.picture(next ? 'coin-38' : 'button-round-off', x + 76, middle, { depth: 11, scale: next ? 1 : 0.72 });
  if (done) sketch.picture('icon-tick', x + 76, middle, { depth: 12, scale: 0.5, ...(next && { color: '#3A2208' }) });
  else {
    const color = next ? '#3A2208' : '#E8D2A2';
    sketch.words('ribbon', String(n), x + 76, middle, { align: 0.5, depth: 12, size: 40, color });
  }
  const right = 250;
  const left = x + 140;
  sketch.words('seatName', title, left, y + 46, { size: 42, depth: 12, maxWidth: x + w - right - left });
  sketch.words('note', about, left, y + 100, { size: 30, depth: 12, maxWidth: x + w - 40 - left, lines: 1 });
  sketch.words('pill', state, x + w - 40, y + 46, { align: 1, size: 30, depth: 12, maxWidth: right - 60 });
  const label = fill(lessonWords().entry, { title, about, state });
  sketch.target(target, { role: 'button', label }, x + 4, y + 4, w - 8, row.h - 8);
  sketch.ring(target);
}

export interface LessonEndState {
  /** Knowledge that the learner has now. */
  end: string;
  /** Title of the lesson that comes next; null after the last one, when a short game comes. */
  next: string | null;
  focus: string | null;
  frame?: Frame;
}

/** Draws the end of a lesson, over its table. */
export function lessonEndScreen({ end, next, focus, frame }: LessonEndState): Screen {
  const sketch = new Sketch(focus);
  const upright = sketch.upright(frame, { x: 360, y: 240, w: 1200, h: 640 });
  const [x, y, w] = upright ? [540, 720, 960] : [960, 290, 1160];
  const h = upright ? 700 : 560;
  sketch.dim(0.5);
  sketch.parchment(x - w / 2, y, w, h, 5);
  sketch.words('caption', lessonWords().wellDone, x, y + 90, { align: 0.5, size: 68, depth: 12, color: '#7A2A18' });
  const wrap = w - 140;
  sketch.words('note', end, x, y + 210, { align: 0.5, size: 36, wrap, high: 150, depth: 12, color: '#2B1608' });
  const { once, all, shortGame, next: goesOn } = lessonWords();
  const forward = next === null ? shortGame : fill(goesOn, { title: next });
  const main = next === null ? 'short-game' : 'next-lesson';
  const wide = w - 120;
  sketch.button(main, forward, x, y + 330, wide, 104, { look: 'gold', icon: 'icon-play' });
  if (upright) {
    sketch.button('once', once, x, y + 466, wide, 96, { icon: 'icon-again' });
    sketch.button('all', all, x, y + 588, wide, 96, { icon: 'icon-back' });
  } else {
    sketch.button('once', once, x - wide / 4 - 8, y + 462, wide / 2 - 16, 92, { icon: 'icon-again' });
    sketch.button('all', all, x + wide / 4 + 8, y + 462, wide / 2 - 16, 92, { icon: 'icon-back' });
  }
  sketch.first = main;
  return sketch;
}
