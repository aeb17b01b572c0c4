/**
 * The log, as a table on a scroll: one page per round, one row per thing that was fought for, one column per part of the
 * round. What stands in it is the game's own business.
 */

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
import { uprightLog } from './log-upright.ts';
import { type Screen, Sketch } from './sketch.ts';

export type { LogCard, LogPage, LogRow, LogSign } from './log-parts.ts';

/** Columns share this; three where there are fewer. */
const middlePart = { x: 872, w: 570 };
const columnsFor = (count: number): { xs: number[]; w: number } => {
  const step = middlePart.w / Math.max(3, count);
  return { xs: Array.from({ length: Math.max(3, count) }, (_, i) => middlePart.x + i * step), w: step - 8 };
};
const outcome = { medallion: 1500, text: 1544, w: 250 };

export function logScreen(state: LogState): Screen {
  const sketch = new Sketch(state.focus);
  const page = state.pages[state.page];
  sketch.names = page?.names;
  if (sketch.upright(state.frame, { x: 560, y: 10, w: 1320, h: 1060 })) return uprightLog(sketch, state);
  sketch.dim(0.6);
  sketch.parchment(580, 26, 1280, 1028, 5);
  sketch.words('title', shellWords().whatHappened, 660, 104, { depth: 12, maxWidth: 500 });
  if (page) {
    stepper(sketch, page.title, state, { x: 1330, y: 62, w: 470, h: 84 });
    heads(sketch, page);
    const step = page.rows.length > 4 ? 114 : 138;
    for (const [i, row] of page.rows.entries()) {
      const y = 218 + i * step;
      drawRow(sketch, row, i, y, step);
      if (!state.canWatch || !row.moments?.length) continue;
      sketch.target(`row:${i}`, spokenRow(row, i), 644, y - 4, 1152, step - 2);
      sketch.ring(`row:${i}`);
    }
    sketch.words('caption', page.caption, 1220, 800, { align: 0.5, size: 34, depth: 12, maxWidth: 1140 });
    points(sketch, page);
  } else sketch.words('caption', shellWords().nothingYet, 1220, 500, { align: 0.5, depth: 12 });
  if (state.canWatch && page) {
    sketch.button('watch', shellWords().watchAgain, 860, 968, 430, 92, { look: 'gold', icon: 'icon-play' });
  }
  sketch.button('close', shellWords().toTable, 1580, 968, 430, 92, { icon: 'icon-back' });
  sketch.first = page ? 'page' : 'close';
  return sketch;
}

function heads(sketch: Sketch, page: LogPage): void {
  const y = 182;
  sketch.words('ledger', page.subject, 656, y, { color: '#7A4A22', depth: 12 });
  for (const [i, { frame, title, look, token }] of page.columns.entries()) {
    const x = columnsFor(page.columns.length).xs[i];
    if (frame) sketch.picture(frame, x + 18, y, { depth: 12 });
    sketch.words('ledger', title, x + (frame ? 44 : 0), y, { color: '#5A3A1C', depth: 12 });
    if (!look) continue;
    if (token) sketch.picture(token, x + 92, y, { scale: 0.46, depth: 12 });
    medallion(sketch, `lead:${i}:who`, look, x + 134, y, 0.44);
  }
  sketch.words('ledger', shellWords().outcome, outcome.medallion - 30, y, { color: '#7A4A22', depth: 12 });
}

function drawRow(sketch: Sketch, row: LogRow, i: number, y: number, step: number): void {
  const middle = y + (step - 10) / 2;
  const small = step < 138 ? 0.84 : 1;
  if (i > 0) {
    const line = { w: 1140, h: 2, color: 0x9a6a34 };
    sketch.add({ id: `line:${i}`, kind: 'shade', x: 650, y: y - 6, alpha: 0.4, depth: 8, props: line });
  }
  drawPicture(sketch, row, i, { x: 654, y: middle - 56 * small }, small);
  const { xs, w } = columnsFor(row.cells.length);
  for (const [c, cards] of row.cells.entries())
    drawCards(sketch, cards, `cell:${i}:${c}`, { x: xs[c], w }, middle, small);
  drawOutcome(sketch, row, i, middle, outcome);
}

function points(sketch: Sketch, page: LogPage): void {
  const count = Math.max(4, page.points.length);
  pointsIn(sketch, page, { x: 650, y: 830, step: 1152 / count, perRow: count });
}
