/**
 * Watching a game that is over on a screen that is small for fingers: where the bar has no room for them, it rests as a
 * faint line of time, and the next touch anywhere brings a sheet over the table with the same buttons, each large enough.
 */
import { shellWords } from '../../words/house/house.ts';
import { safe } from './free-place.ts';
import { count, countRoom, entriesOf, line, lookOf, type ReplayState, track } from './replay-parts.ts';
import { type Screen, Sketch } from './sketch.ts';
import { unwritten } from './spoken.ts';

/** Pixels between two buttons, and from them to the edge of the sheet. */
const seam = 10;
const rim = 20;
/** Width that the name of a side has beside its emblem, where there is room. */
const named = 150;
/** Alpha of what rests: it is read without hiding what lies below it. */
const dim = 0.55;

/** Shows how far it is told, and takes any touch. */
export function restingReplay(state: ReplayState): Screen {
  const sketch = new Sketch(state.focus);
  const { frame, bar, of } = state;
  sketch.frame = frame;
  const [end, middle] = [bar.x + bar.w - 24, bar.y + bar.h - 30];
  track(sketch, state, { x: bar.x, w: bar.w - countRoom(of) }, middle);
  count(sketch, state, end, middle);
  for (const placement of sketch.placements) placement.alpha *= dim;
  sketch.target('wake', { role: 'button', label: shellWords().replay.wake }, 0, 0, frame.width, frame.height);
  return sketch;
}

/** Shows the line of time and the buttons, each as large as a finger wants it. */
export function largeReplay(state: ReplayState, fingers: number): Screen {
  const sketch = new Sketch(state.focus);
  const { frame, side, of } = state;
  sketch.frame = frame;
  const within = safe({ frame });
  const cell = Math.ceil(fingers);
  const least = (perRow: number) => perRow * (cell + seam) - seam + 2 * rim;
  const all = 8;
  let rows = 1;
  while (least(Math.ceil(all / rows)) > within.w && rows < all) rows++;
  const perRow = Math.ceil(all / rows);
  const roomy = rows === 1 && least(perRow) + named <= within.w;
  const w = least(perRow) + (roomy ? named : 0);
  const h = (rows + 1) * (cell + seam) - seam + 2 * rim;
  const [x, y] = [(frame.width - w) / 2, within.y + within.h - h];
  sketch.sheet('panel-board', x, y, w, h, 20);
  sketch.hides = { x, y, w, h };
  line(sketch, state, { x, y: y + rim, w: w - countRoom(of), h: cell }, y + rim + cell / 2);
  count(sketch, state, x + w - rim - 8, y + rim + cell / 2);
  // The count is a target too, so that a finger on it does not count for the button beside it.
  const counted = countRoom(of);
  sketch.part('scrub', `to:${state.at}`, shellWords().replay.stop, x + w - counted, y, counted, rim + cell);
  const entries = entriesOf(state, roomy);
  for (let row = 0; row < rows; row++) {
    let left = x + rim;
    const middle = y + rim + (row + 1) * (cell + seam) + cell / 2;
    for (const { id, label, text = '', ...options } of entries.slice(row * perRow, (row + 1) * perRow)) {
      const wide = cell + (roomy && id === 'side' ? named : 0);
      sketch.button(id, text ? { shown: text, label } : unwritten(label), left + wide / 2, middle, wide, cell, {
        ...options,
        depth: 24,
      });
      if (id === 'side')
        lookOf(sketch, side, { x: left + (roomy ? 28 : wide / 2), y: middle, scale: roomy ? 0.36 : cell / 135 });
      left += wide + seam;
    }
  }
  sketch.first = 'play';
  return sketch;
}
