/** The log on an upright scroll: what was fought for and what became of it on one line, what was played beneath. */

import { shellWords } from '../../words/house/house.ts';
import {
  drawCards,
  drawOutcome,
  drawPicture,
  type LogPage,
  type LogRow,
  type LogState,
  medallion,
  pointsIn,
  spokenRow,
  stepper,
} from './log-parts.ts';
import type { Screen, Sketch } from './sketch.ts';

const scroll = { x: 36, y: 70, w: 1008, h: 1780 };
const left = 84;
const right = 996;
const rows = { top: 366, bottom: 1460 };
/** The line with the outcome, and the cards beneath it. */
const line = { h: 122, cards: 106 };
const outcome = { medallion: 330, text: 382, w: right - 382 };

export function uprightLog(sketch: Sketch, state: LogState): Screen {
  const page = state.pages[state.page];
  sketch.dim(0.6);
  sketch.parchment(scroll.x, scroll.y, scroll.w, scroll.h, 5);
  sketch.words('title', shellWords().whatHappened, 540, 142, { align: 0.5, depth: 12, maxWidth: 880 });
  if (page) {
    stepper(sketch, page.title, state, { x: left, y: 192, w: right - left, h: 96 });
    heads(sketch, page);
    const whole = rows.bottom - rows.top;
    const step = Math.min(line.h + line.cards + 24, whole / page.rows.length);
    for (const [i, row] of page.rows.entries()) {
      const y = rows.top + i * step;
      (page.wide ? drawWideRow : drawRow)(sketch, row, i, y, step);
      if (!state.canWatch || !row.moments?.length) continue;
      sketch.target(`row:${i}`, spokenRow(row, i), left - 10, y, right - left + 20, step - 6);
      sketch.ring(`row:${i}`);
    }
    sketch.words('caption', page.caption, 540, 1504, { align: 0.5, size: 32, depth: 12, wrap: 880 });
    const perRow = page.points.length > 4 ? 3 : 2;
    const over = Math.ceil(page.points.length / perRow);
    pointsIn(sketch, page, {
      x: left,
      y: 1552 + (2 - Math.min(2, over)) * 43,
      step: (right - left + 14) / perRow,
      perRow,
    });
  } else sketch.words('caption', shellWords().nothingYet, 540, 800, { align: 0.5, depth: 12, wrap: 800 });
  const y = page && page.points.length > 6 ? 1838 : 1782;
  if (state.canWatch && page)
    sketch.button('watch', shellWords().watchAgain, 310, y, 440, 96, { look: 'gold', icon: 'icon-play' });
  sketch.button('close', shellWords().toTable, 770, y, 440, 96, { icon: 'icon-back' });
  sketch.first = page ? 'page' : 'close';
  return sketch;
}

function columnAt(count: number): { x: (i: number) => number; w: number } {
  const step = (right - left) / Math.max(3, count);
  return { x: (i) => left + i * step, w: step - 14 };
}

function heads(sketch: Sketch, page: LogPage): void {
  const y = 330;
  const { x } = columnAt(page.columns.length);
  for (const [i, { frame, title, look }] of page.columns.entries()) {
    if (frame) sketch.picture(frame, x(i) + 18, y, { depth: 12 });
    sketch.words('ledger', title, x(i) + (frame ? 44 : 0), y, { color: '#5A3A1C', depth: 12, maxWidth: 200 });
    if (look) medallion(sketch, `lead:${i}:who`, look, x(i) + 118, y, 0.44);
  }
}

function ruled(sketch: Sketch, i: number, y: number): void {
  if (i === 0) return;
  const rule = { w: right - left, h: 2, color: 0x9a6a34 };
  sketch.add({ id: `line:${i}`, kind: 'shade', x: left, y: y - 4, alpha: 0.4, depth: 8, props: rule });
}

function drawWideRow(sketch: Sketch, row: LogRow, i: number, y: number, step: number): void {
  ruled(sketch, i, y);
  drawPicture(sketch, row, i, { x: left, y: y + 0.3 * step - 56 }, 1);
  drawOutcome(sketch, row, i, y + 0.76 * step, outcome);
}

function drawRow(sketch: Sketch, row: LogRow, i: number, y: number, step: number): void {
  ruled(sketch, i, y);
  const beneath = row.cells.some((cards) => cards.length > 0);
  const cards = beneath ? Math.min(line.cards, step - line.h * 0.8) : 0;
  const small = Math.min(1, (step - cards) / line.h);
  const middle = y + (step - cards) / 2;
  drawPicture(sketch, row, i, { x: left, y: middle - 56 * small }, small);
  drawOutcome(sketch, row, i, middle, outcome);
  const { x, w } = columnAt(row.cells.length);
  for (const [c, played] of row.cells.entries())
    drawCards(sketch, played, `cell:${i}:${c}`, { x: x(c), w }, y + step - cards / 2 - 8, cards / line.cards);
}
