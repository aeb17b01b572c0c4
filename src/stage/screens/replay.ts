/** Watching a game that is over: a hand on time. Where it lies is the table's own business, see replay-place.ts. */

import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { type Box, type ButtonOptions, type Screen, Sketch } from './sketch.ts';
import { unwritten } from './spoken.ts';
export interface ReplayState {
  at: number;
  of: number;
  playing: boolean;
  speed: string;
  /** Side from which it is watched: a name, and an emblem if it has one. */
  side: { title: string; look?: string; icon?: string };
  /** Steps on which the game turned, and with which its rounds begin. */
  marks: { turns: readonly number[]; rounds: readonly number[] };
  focus: string | null;
  frame: Frame;
  bar: Box;
  /** True when nobody has touched anything for a while: the table shines through. */
  faded: boolean;
}

/** Size of buttons, with what a finger has around them. */
const size = { w: 84, h: 80 };
const reach = { w: 92, h: 96 };
/** Width that a finger needs, where the bar is narrow. */
const least = 86;
const sideWidth = 164;
/** Size of a button for which the row has no room: it lies at the end of the line. */
const aloft = { w: 76, h: 54 };
const faint = 0.3;

export function replayScreen(state: ReplayState): Screen {
  const sketch = new Sketch(state.focus);
  const { frame, bar } = state;
  sketch.frame = frame;
  sketch.sheet('panel-board', bar.x, bar.y, bar.w, bar.h, 20);
  const room = countRoom(state.of);
  const high = raised(bar).length * least;
  const end = bar.x + bar.w - 24 - (high && high - 8);
  line(sketch, state, { ...bar, w: end + 24 - bar.x - room });
  buttons(sketch, state, bar);
  const count = fill(shellWords().stepOf, { n: state.at, of: state.of });
  sketch.words('ribbon', count, end, bar.y + 28, {
    ...{ align: 1, color: '#F8DC8C', size: 30, depth: 24, maxWidth: room },
  });
  if (state.faded) for (const placement of sketch.placements) placement.alpha *= faint;
  sketch.first = 'play';
  return sketch;
}

/** Gives the room that the longest count needs at the end of the line. */
const countRoom = (of: number): number => Math.max(124, 20 * fill(shellWords().stepOf, { n: of, of }).length);

const twoRows = (bar: Box): boolean => bar.h >= 2 * reach.h + 56;

/** Names the buttons that lie at the end of the line, because the row has no room for all eight. */
const raised = (bar: Box): string[] =>
  twoRows(bar) ? [] : ['turn', 'explain'].slice(Math.max(0, Math.floor(bar.w / least) - 6));

interface Entry extends ButtonOptions {
  id: string;
  icon: string;
  label: string;
  text?: string;
}

function buttons(sketch: Sketch, state: ReplayState, bar: Box): void {
  const { at, of, playing, speed, side, marks } = state;
  const ahead = marks.turns.some((step) => step > at);
  const first = at === 0 ? shellWords().atFirst : undefined;
  const last = at === of ? shellWords().atLast : undefined;
  // Two rows where the bar is narrow and high.
  const rows = twoRows(bar) ? 2 : 1;
  const roomy = rows === 2 || bar.w >= 7 * reach.w + sideWidth;
  const told = shellWords().replay;
  const { speed: title, speeds } = shellWords().settingRows;
  const speedLabel = fill(shellWords().valueOf, { title, value: speeds[speed] });
  const entries: Entry[] = [
    { id: 'back', label: told.back, icon: 'icon-back', refusal: first },
    { id: 'play', label: playing ? told.stop : told.play, icon: playing ? 'icon-pause' : 'icon-play', look: 'gold' },
    { id: 'step', label: told.step, icon: 'icon-step', refusal: last },
    { id: 'turn', label: told.turn, icon: 'icon-star', refusal: ahead ? undefined : shellWords().noTurnAhead },
    { id: 'speed', label: speedLabel, icon: `icon-speed-${speed}` },
    {
      id: 'side',
      label: fill(told.side, { side: side.title }),
      icon: side.icon ?? 'icon-eye',
      text: roomy ? side.title : '',
    },
    { id: 'explain', label: shellWords().explain.button, icon: 'icon-question' },
    { id: 'leave', label: told.leave, icon: 'icon-x' },
  ];
  const high = raised(bar);
  const low = entries.filter(({ id }) => !high.includes(id));
  const perRow = Math.ceil(low.length / rows);
  for (let row = 0; row < rows; row++) {
    const y = rows === 1 ? bar.y + bar.h / 2 + 20 : bar.y + bar.h - 12 - (rows - row - 0.5) * reach.h;
    rowOf(sketch, low.slice(row * perRow, (row + 1) * perRow), { roomy, side, bar, y });
  }
  const hit = { w: least, h: lineHigh };
  for (const { id, label, ...options } of entries.filter((entry) => !low.includes(entry))) {
    const x = bar.x + bar.w - 8 - (high.indexOf(id) + 0.5) * least;
    sketch.button(id, unwritten(label), x, bar.y + 28, aloft.w, aloft.h, { ...options, depth: 24, hit });
  }
}

function rowOf(
  sketch: Sketch,
  entries: readonly Entry[],
  { roomy, side, bar, y }: Pick<ReplayState, 'side' | 'bar'> & { roomy: boolean; y: number },
): void {
  const widths = entries.map(({ id }) => (roomy && id === 'side' ? sideWidth : reach.w));
  const whole = widths.reduce((sum, w) => sum + w, 0);
  const slack = Math.min(12, (bar.w - whole) / entries.length);
  let x = bar.x + (bar.w - whole - slack * entries.length) / 2;
  for (const [i, { id, icon, label, text = '', ...options }] of entries.entries()) {
    const room = widths[i] + slack;
    const middle = x + room / 2;
    const w = room - (reach.w - size.w);
    const h = Math.min(size.h, bar.h - 46);
    sketch.button(id, { shown: text, label }, middle, y, w, h, {
      ...options,
      icon,
      depth: 24,
      hit: { w: room, h: reach.h },
    });
    if (id === 'side' && side.look) {
      // In the place of the eye.
      const props = { look: side.look, crowned: false };
      const where = { x: text === '' ? middle : middle - w / 2 + 28, y };
      const scale = text === '' ? 0.62 : 0.36;
      sketch.add({ id: 'side:look', kind: 'medallion', ...where, scale, depth: 26, props });
    }
    x += room;
  }
}

/** Height of the line for a finger. */
const lineHigh = 68;

const stepLabel = (n: number, of: number): string => fill(shellWords().stepOf, { n, of });

/** Number of places that a finger can choose on the line. */
const places = 24;

/** Draws the line of time: gold as far as it is told, ticks where rounds begin, diamonds where the game turned. */
function line(sketch: Sketch, { at, of, marks }: ReplayState, { x, y, w }: Box): void {
  const left = x + 40;
  const length = w - 80;
  const middle = y + 28;
  const where = (step: number) => left + (length * step) / Math.max(1, of);
  const top = y - 34;
  const high = lineHigh;
  sketch.turns('scrub', { role: 'slider', label: stepLabel(at, of) }, x + 12, top, w - 24, high);
  sketch.sheet('slider/track', left - 14, middle - 10, length + 28, 20, 21);
  if (at > 0) sketch.sheet('slider/fill', left - 10, middle - 6, Math.max(24, where(at) - left + 10), 12, 22);
  for (const [i, step] of marks.rounds.entries()) {
    const props = { w: 4, h: 26, color: 0xe8d2a2 };
    sketch.add({ id: `round:${i}`, kind: 'shade', x: where(step) - 2, y: middle - 13, alpha: 0.8, depth: 23, props });
  }
  for (const step of marks.turns) {
    sketch.picture('icon-diamond', where(step), middle, {
      depth: 24,
      scale: 0.26,
      color: step <= at ? '#A87B2E' : '#FFE7A8',
    });
  }
  sketch.picture('slider/knob', where(at), middle, { depth: 25, scale: 0.8 });
  const step = length / places;
  for (let i = 0; i <= places; i++) {
    const to = Math.round((of * i) / places);
    sketch.part('scrub', `to:${to}`, stepLabel(to, of), left + step * (i - 0.5), top, step, high);
  }
  // The middle that is nearest counts: a finger on a mark means the mark.
  for (const turn of marks.turns)
    sketch.part('scrub', `turn:${turn}`, stepLabel(turn, of), where(turn) - 12, top, 24, high);
  if (!sketch.isFocused('scrub')) return;
  const props = { w: length + 44, h: 34, round: true };
  sketch.add({ id: 'focus', kind: 'focus', x: left + length / 2, y: middle, depth: 900, props });
}
