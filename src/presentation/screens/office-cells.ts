/** The cells of a board of the office: a name with its value, a picture of numbers, something to press. */

import { shellWords } from '../../words/house/house.ts';
import { officeWords } from '../../words/house/office.ts';
import { fill } from '../../words/message.ts';
import type { PlaneBox, Sketch } from './sketch.ts';
import { onOrOff } from './spoken.ts';

export type Cell =
  | { kind: 'switch'; id: string; title: string; on: boolean; refusal?: string }
  /** A value with one to the left and one to the right of it. */
  | { kind: 'stepper'; id: string; title: string; value: string }
  | { kind: 'button'; id: string; text: string; icon: string; gold?: boolean }
  /** `good`: whether it is as it should be, where that can be said. */
  | { kind: 'fact'; title: string; value: string; good?: boolean }
  /** One bar for each number, from 0 to 1, under a line with a name and a value. With an id a bar can be chosen. */
  | { kind: 'bars'; title: string; value: string; bars: readonly Bar[]; high: number; id?: string; chosen?: number }
  /** Bars that lie, each with a name and a number. */
  | { kind: 'rows'; title: string; rows: readonly { name: string; share: number; value: string }[]; high: number };

export interface Bar {
  share: number;
  /** Words that are said of it, where it can be chosen. */
  label: string;
  /** Sign below it. */
  mark?: string;
}

/** Counts the rows that a cell takes. */
export const rowsOf = (cell: Cell): number => ('high' in cell ? cell.high : 1);

/** Colours of bars: of the house, of the one that is chosen, of a plot. */
const amber = 0xb8812c;
const bright = 0xffe7a8;
const sea = 0x63b3a5;

const stepper = { w: 330, h: 72, arrow: 40 };

const said = (title: string, value: string): string => fill(shellWords().valueOf, { title, value });

/** Draws a cell into this box, which is as high as its rows. */
export function drawCell(sketch: Sketch, cell: Cell, box: PlaneBox): void {
  const { x, y, w, h } = box;
  if (cell.kind !== 'button') sketch.sheet('panel-dark', x, y, w, h, 8);
  if (cell.kind === 'button') press(sketch, cell, box);
  else if (cell.kind === 'switch') flip(sketch, cell, box);
  else if (cell.kind === 'stepper') step(sketch, cell, box);
  else if (cell.kind === 'fact') fact(sketch, cell, box);
  else if (cell.kind === 'bars') bars(sketch, cell, box);
  else lying(sketch, cell, box);
}

type Of<K extends Cell['kind']> = Extract<Cell, { kind: K }>;

function flip(sketch: Sketch, { id, title, on, refusal }: Of<'switch'>, { x, y, w, h }: PlaneBox): void {
  const middle = y + h / 2;
  sketch.words('pill', title, x + 26, middle, { depth: 12, maxWidth: w - 180, lines: 2 });
  sketch.add({ id: `switch:${id}`, kind: 'switch', x: x + w - 72, y: middle, depth: 12, props: { on } });
  const label = said(title, onOrOff(on));
  if (refusal) sketch.target(id, { role: 'switch', label }, x, y, w, h, refusal);
  else sketch.turns(id, { role: 'switch', label }, x, y, w, h);
  sketch.ring(id);
}

function step(sketch: Sketch, { id, title, value }: Of<'stepper'>, { x, y, w, h }: PlaneBox): void {
  const middle = y + h / 2;
  const left = x + w - stepper.w - 10;
  sketch.words('pill', title, x + 26, middle, { depth: 12, maxWidth: w - stepper.w - 50, lines: 2 });
  sketch.sheet('name-slot', left, middle - stepper.h / 2, stepper.w, stepper.h, 11);
  const arrow = { depth: 13, scale: 0.32, color: '#8A3A1A' };
  sketch.picture('icon-minus', left + stepper.arrow, middle, arrow);
  sketch.picture('icon-plus', left + stepper.w - stepper.arrow, middle, arrow);
  sketch.words('pill', value, left + stepper.w / 2, middle, {
    ...{ align: 0.5, depth: 13, color: '#3A1A08', maxWidth: stepper.w - 4 * stepper.arrow + 10 },
  });
  sketch.turns(id, { role: 'slider', label: said(title, value) }, x, y, w, h);
  const half = stepper.w / 2;
  sketch.part(id, `${id}:less`, fill(officeWords().less, { title }), left, y, half, h);
  sketch.part(id, `${id}:more`, fill(officeWords().more, { title }), left + half, y, half, h);
  sketch.ring(id);
}

function press(sketch: Sketch, { id, text, icon, gold }: Of<'button'>, { x, y, w, h }: PlaneBox): void {
  sketch.button(id, text as never, x + w / 2, y + h / 2, w, h, { icon, ...(gold && { look: 'gold' }) });
}

function fact(sketch: Sketch, { title, value, good }: Of<'fact'>, { x, y, w, h }: PlaneBox): void {
  const middle = y + h / 2;
  const mark = good === undefined ? 0 : 56;
  if (good !== undefined) {
    const color = good ? '#7FD6A2' : '#F2A48C';
    sketch.picture(good ? 'icon-tick' : 'icon-x', x + 44, middle, { depth: 12, scale: 0.36, color });
  }
  const room = w - mark - 60;
  sketch.words('pill', title, x + 26 + mark, middle, { depth: 12, maxWidth: room * 0.52, lines: 2 });
  sketch.words('note', value, x + w - 26, middle, { align: 1, depth: 12, maxWidth: room * 0.46 });
}

/** Heads a picture of numbers with a line. */
function head(sketch: Sketch, title: string, value: string, { x, y, w }: PlaneBox): void {
  sketch.words('pill', title, x + 26, y + 38, { depth: 12, maxWidth: w * 0.5 });
  sketch.words('note', value, x + w - 26, y + 38, { align: 1, depth: 12, color: '#F8DC8C', maxWidth: w * 0.42 });
}

function bars(sketch: Sketch, cell: Of<'bars'>, box: PlaneBox): void {
  const { x, y, w, h } = box;
  const { id, title, value, chosen } = cell;
  head(sketch, title, value, box);
  const [left, top, foot] = [x + 26, y + 72, y + h - 48];
  const step = (w - 52) / cell.bars.length;
  const line = { w: w - 52, h: 3, color: 0x8a6a3a };
  sketch.add({ id: `axis:${title}`, kind: 'shade', x: left, y: foot, depth: 10, props: line });
  for (const [i, { share, mark, label }] of cell.bars.entries()) {
    const high = Math.max(share > 0 ? 5 : 0, Math.round((foot - top) * share));
    const color = i === chosen ? bright : id ? amber : sea;
    const props = { w: Math.max(4, Math.round(step - 6)), h: high, color };
    const at = { x: Math.round(left + i * step + 3), y: foot - high };
    if (high > 0) sketch.add({ id: `bar:${title}:${i}`, kind: 'shade', ...at, depth: 11, props });
    if (mark) sketch.words('note', mark, left + (i + 0.5) * step, foot + 24, { align: 0.5, depth: 12, size: 28 });
    if (id) sketch.part(id, `${id}:${i}`, label, left + i * step, y, step, h);
  }
  if (!id) return;
  sketch.turns(id, { role: 'slider', label: said(title, value) }, x, y, w, h);
  sketch.ring(id);
}

function lying(sketch: Sketch, cell: Of<'rows'>, box: PlaneBox): void {
  const { x, y, w, h } = box;
  head(sketch, cell.title, '', box);
  const step = (h - 76) / Math.max(1, cell.rows.length);
  const [from, room] = [x + w * 0.4, w * 0.42];
  for (const [i, { name, share, value }] of cell.rows.entries()) {
    const middle = y + 68 + (i + 0.5) * step;
    const thick = Math.min(34, Math.round(step - 12));
    sketch.words('note', name, x + 26, middle, { depth: 12, maxWidth: w * 0.4 - 44 });
    const props = { w: Math.max(3, Math.round(room * share)), h: thick, color: sea };
    sketch.add({ id: `row:${cell.title}:${i}`, kind: 'shade', x: from, y: middle - thick / 2, depth: 11, props });
    sketch.words('pill', value, from + Math.round(room * share) + 16, middle, { depth: 12, maxWidth: w * 0.16 });
  }
}
