/** The boards of the captains on the set-up screen: one row of large ones up to five, two rows of small ones beyond. */

import { type Temper, temperOf } from '../../bots/tempers.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import type { Spoken } from '../hands/picker.ts';
import type { SetupPlan } from './setup-plan.ts';
import type { Sketch } from './sketch.ts';
export interface SetupSeat {
  name: string;
  look: string;
  kind: 'person' | 'bot';
  level: string;
  /** Manner of a computer captain who has one. */
  temper?: Temper;
  /** The gamepad that took this seat. */
  pad?: number;
}

/** Distance between the middles of two levels side by side, so that fingers tell them apart. */
const leastStep = 97;

interface Place {
  x: number;
  y: number;
  w: number;
}

export function seatBoards(
  sketch: Sketch,
  seats: readonly SetupSeat[],
  { levels, tempers = false }: { levels: readonly string[]; tempers?: boolean },
  { x, y, perRow, w, small }: SetupPlan['boards'],
): void {
  const gap = 16;
  const pads = seats.filter(({ pad }) => pad !== undefined).length;
  for (const [i, each] of seats.entries()) {
    const seat = withTemper(each, tempers);
    const place = { x: x + (i % perRow) * (w + gap), y: y + Math.floor(i / perRow) * 268, w };
    if (small) smallBoard(sketch, seat, i, place);
    else largeBoard(sketch, seat, i, place, { levels, pads });
  }
}

const withTemper = (seat: SetupSeat, tempers: boolean): SetupSeat =>
  tempers && thinks(seat) ? { ...seat, temper: temperOf(seat.name) } : seat;

/** Says in a line how a computer plays: by its level, and in a game with tempers by its temper. */
export function mannerOf(seat: SetupSeat, tempers = false): string {
  const { temper, level } = withTemper(seat, tempers);
  const { levels, levelLines, temperLines } = shellWords();
  return fill(temper ? temperLines[temper] : levelLines[level], { level: levels[level] });
}

function largeBoard(
  sketch: Sketch,
  seat: SetupSeat,
  i: number,
  place: Place,
  { levels, pads }: { levels: readonly string[]; pads: number },
): void {
  const { x, y, w } = place;
  const narrow = w < 400;
  sketch.sheet('panel-board', x, y, w, 520, 5);
  const glass = { look: seat.look, w: w - 44, h: 178 };
  sketch.add({ id: `window:${i}`, kind: 'window', x: x + 22, y: y + 22, depth: 8, props: glass });
  medallion(sketch, seat, i, x + 66, y + 66, 0.88);
  if (seat.kind === 'bot') {
    sketch.picture(faceOf(seat), x + w - 78, y + 80, { depth: 12, scale: 0.92 });
    sketch.sheet('pill-plain', x + w - 160, y + 138, 138, 50, 12);
    const level = shellWords().levels[seat.level];
    sketch.words('ledger', level, x + w - 91, y + 163, { align: 0.5, depth: 14, maxWidth: 130 });
    if (seat.temper) temperPill(sketch, seat.temper, x + 34, y + 138, Math.min(150, w - 204));
  } else {
    // What this captain holds.
    sketch.sheet('panel-dark', x + w - 128, y + 34, 92, 64, 11);
    const held = seat.pad === undefined ? 'icon-touch' : 'icon-dpad';
    sketch.picture(held, x + w - 82, y + 66, { depth: 12, scale: 0.5 });
  }
  name(sketch, seat, i, x + 22, y + 204, w - 44, 84);
  const inner = w - 54;
  const split = narrow ? inner / 2 : inner * 0.45;
  who(sketch, seat, i, 'person', x + 22, y + 310, split, 88, narrow);
  who(sketch, seat, i, 'bot', x + 32 + split, y + 310, inner - split, 88, narrow);
  sketch.sheet('panel-dark', x + 22, y + 420, w - 44, 88, 8);
  if (seat.kind === 'bot') {
    if (levels.length * leastStep > w - 20) nextLevel(sketch, seat, i, x + 22, y + 420, w - 44);
    else levelRow(sketch, seat, i, x + 22, y + 420, w - 44, levels);
  } else {
    const { pad } = seat;
    // One pad goes round; of several each is its captain's.
    const free = pads < 2 ? shellWords().touchKeys : shellWords().touchKeysOnly;
    const what = pad === undefined ? free : fill(shellWords().gamepad, { n: pad + 1 });
    sketch.picture(pad === undefined ? 'icon-touch' : 'icon-dpad', x + 62, y + 464, { depth: 12, scale: 0.46 });
    sketch.words('pill', what, x + 98, y + 464, { depth: 12, maxWidth: w - (pad === undefined ? 126 : 200), lines: 2 });
    if (pad !== undefined) sketch.picture('icon-tick', x + w - 66, y + 464, { depth: 12, scale: 0.4 });
  }
}

function smallBoard(sketch: Sketch, seat: SetupSeat, i: number, place: Place): void {
  const { x, y, w } = place;
  sketch.sheet('panel-board', x, y, w, 252, 5);
  const narrow = w < 400;
  const glass = { look: seat.look, w: narrow ? 130 : 206, h: 178 };
  sketch.add({ id: `window:${i}`, kind: 'window', x: x + 18, y: y + 18, scale: 0.6, depth: 8, props: glass });
  medallion(sketch, seat, i, x + 36, y + 36, 0.5);
  const slot = narrow ? 110 : 156;
  const under = seat.temper && shellWords().tempers[seat.temper];
  name(sketch, seat, i, x + slot, y + 20, w - slot - 18, 96, under);
  // A finger's breadth each at 17 inches.
  who(sketch, seat, i, 'person', x + 12, y + 134, 102, 102, true);
  who(sketch, seat, i, 'bot', x + 116, y + 134, 102, 102, true);
  sketch.sheet('panel-dark', x + 220, y + 138, w - 232, 94, 8);
  if (seat.kind === 'bot') nextLevel(sketch, seat, i, x + 220, y + 138, w - 232);
  else
    sketch.picture(seat.pad === undefined ? 'icon-touch' : 'icon-dpad', x + 220 + (w - 232) / 2, y + 185, {
      depth: 12,
      scale: 0.5,
    });
}

function medallion(sketch: Sketch, { look }: SetupSeat, i: number, x: number, y: number, scale: number): void {
  sketch.add({ id: `badge:${i}`, kind: 'medallion', x, y, scale, depth: 12, props: { look, crowned: false } });
}

/** Draws a captain's name, with a word under it where that has no plate of its own. */
function name(
  sketch: Sketch,
  seat: SetupSeat,
  i: number,
  x: number,
  y: number,
  w: number,
  h: number,
  under?: string,
): void {
  const ink = { color: '#2B1608', depth: 12, maxWidth: w - 84 };
  sketch.sheet('name-slot', x, y, w, h, 8);
  sketch.words('seatName', seat.name, x + 22, y + h / 2 - (under ? 17 : 3), ink);
  if (under) sketch.words('ledger', under, x + 22, y + h / 2 + 23, ink);
  sketch.picture('icon-quill', x + w - 42, y + h / 2 - 3, { depth: 12, scale: 0.42, color: '#7A4A22' });
  sketch.target(`name:${i}`, { role: 'button', label: fill(shellWords().nameOf, { name: seat.name }) }, x, y, w, h);
}

function who(
  sketch: Sketch,
  seat: SetupSeat,
  i: number,
  kind: SetupSeat['kind'],
  x: number,
  y: number,
  w: number,
  h: number,
  narrow: boolean,
): void {
  const text = kind === 'person' ? shellWords().person : shellWords().computer;
  const label = fill(shellWords().valueOf, { title: seat.name, value: text });
  sketch.button(`${kind}:${i}`, { shown: narrow ? '' : text, label }, x + w / 2, y + h / 2, w, h, {
    look: seat.kind === kind ? 'gold' : 'dark',
    icon: kind === 'person' ? 'icon-person' : 'icon-helm',
    role: 'option',
  });
}

/** Tells whether a captain thinks enough to have a temper. */
const thinks = ({ kind, level }: SetupSeat): boolean => kind === 'bot' && (level === 'bosun' || level === 'admiral');

const faceOf = ({ level, temper }: SetupSeat): string => `avatar-${temper ? `${level}-${temper}` : level}`;

function temperPill(sketch: Sketch, temper: Temper, x: number, y: number, w: number): void {
  sketch.sheet('pill-plain', x, y, w, 50, 12);
  sketch.words('ledger', shellWords().tempers[temper], x + w / 2, y + 25, { align: 0.5, depth: 14, maxWidth: w - 12 });
}

function levelOf({ name, temper, level: own }: SetupSeat, level: string): Spoken {
  const word = shellWords().levels[level];
  const value = temper && level === own ? fill(shellWords().temperLines[temper], { level: word }) : word;
  return { role: 'option', label: fill(shellWords().valueOf, { title: name, value }) };
}

/** Draws a button that gives the next level, where there is no room for all of them side by side. */
function nextLevel(sketch: Sketch, seat: SetupSeat, i: number, x: number, y: number, w: number): void {
  // The face alone, where there is no room for the word.
  if (w < 140) sketch.picture(faceOf(seat), x + w / 2, y + 47, { depth: 12, scale: 0.7 });
  else {
    // Where boards are narrow the face is smaller, for names as long as the German Bosun's.
    const [face, left] = w < 220 ? [0.42, 50] : [0.56, 70];
    sketch.picture(faceOf(seat), x + left / 2 + 2, y + 47, { depth: 12, scale: face });
    sketch.words('pill', shellWords().levels[seat.level], x + left, y + 47, {
      depth: 12,
      size: 28,
      maxWidth: w - left - 4,
      lines: 2,
    });
  }
  sketch.target(`level:${i}:next`, levelOf(seat, seat.level), x, y, w, 94);
}

function levelRow(
  sketch: Sketch,
  seat: SetupSeat,
  i: number,
  x: number,
  y: number,
  w: number,
  levels: readonly string[],
): void {
  const step = Math.max(leastStep, Math.min(120, w / levels.length));
  levels.forEach((level, n) => {
    const cx = x + w / 2 + (n - (levels.length - 1) / 2) * step;
    const chosen = seat.level === level;
    if (chosen) sketch.picture('medallion-active', cx, y + 46, { depth: 11, scale: 0.86 });
    sketch.picture(`avatar-${level}`, cx, y + 46, { depth: 12, scale: chosen ? 0.76 : 0.62, alpha: chosen ? 1 : 0.6 });
    sketch.target(`level:${i}:${level}`, levelOf(seat, level), cx - step / 2 + 4, y, step - 8, 92);
  });
}
