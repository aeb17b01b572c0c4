/**
 * What happened, as a table on a scroll: one page per round, one row per thing that was fought for, one column per part of
 * the round. What stands in it is the game's own business.
 */
import type { Frame } from '../../controller/room.ts';
import type { Draft } from '../placement.ts';
import { uprightLog } from './log-upright.ts';
import { type Box, type Screen, Sketch } from './sketch.ts';
import { shellWords } from './words.ts';

export interface LogCard {
  /** A piece and what it shows. */
  kind: string;
  props: Readonly<Record<string, unknown>>;
  /** It was taken away again. */
  struck: boolean;
}

/** A captain or a team, as this game shows them. */
export interface LogSign {
  frame: string;
  scale: number;
}

export interface LogRow {
  /** Places within 196 x 112, from the upper left corner. */
  picture: readonly Draft[];
  cells: readonly (readonly LogCard[])[];
  /** Whose it is, by look; null for nobody's. */
  look: string | null;
  /** What became of it when it is nobody's, as an icon. */
  mark?: string;
  /** Whose it is, where a game has signs of its own. */
  sign?: LogSign;
  title: string;
  text: string;
  /** Which of the events concern it alone, for watching only these; absent where nobody says so. */
  moments?: readonly number[];
}

export interface LogPage {
  title: string;
  /** What the first column holds. */
  subject: string;
  columns: readonly { frame: string | null; title: string; look: string | null }[];
  rows: readonly LogRow[];
  /** One sentence about what was most surprising. */
  caption: string;
  points: readonly { look: string; sign?: LogSign; total: number; change: string }[];
  /** Which of the events it tells: from the first up to, without, the last. */
  from: number;
  to: number;
  /** The table does not show it again while the game is on. */
  sealed?: boolean;
}

export interface LogState {
  pages: readonly LogPage[];
  page: number;
  /** It can be shown once more on the table. */
  canWatch: boolean;
  focus: string | null;
  /** Of the window's shape. */
  frame?: Frame;
}

/** Columns share this; three where there are fewer. */
const middlePart = { x: 872, w: 570 };
const columnsFor = (count: number): { xs: number[]; w: number } => {
  const step = middlePart.w / Math.max(3, count);
  return { xs: Array.from({ length: Math.max(3, count) }, (_, i) => middlePart.x + i * step), w: step - 8 };
};
const outcome = { medallion: 1500, text: 1544, w: 250 };

export function logScreen(state: LogState): Screen {
  const sketch = new Sketch(state.focus);
  if (sketch.upright(state.frame, { x: 560, y: 10, w: 1320, h: 1060 })) return uprightLog(sketch, state);
  const page = state.pages[state.page];
  sketch.dim(0.6);
  sketch.sheet('panel-parchment', 580, 26, 1280, 1028, 5);
  sketch.words('title', shellWords.whatHappened, 660, 104, { depth: 12, maxWidth: 500 });
  if (page) {
    stepper(sketch, page.title, state, { x: 1330, y: 62, w: 470, h: 84 });
    heads(sketch, page);
    const step = page.rows.length > 4 ? 114 : 138;
    for (const [i, row] of page.rows.entries()) {
      const y = 218 + i * step;
      drawRow(sketch, row, i, y, step);
      if (!state.canWatch || !row.moments?.length) continue;
      sketch.target(`row:${i}`, 644, y - 4, 1152, step - 2);
      sketch.ring(`row:${i}`);
    }
    sketch.words('caption', page.caption, 1220, 800, { align: 0.5, size: 34, depth: 12, maxWidth: 1140 });
    points(sketch, page);
  } else sketch.words('caption', shellWords.nothingYet, 1220, 500, { align: 0.5, depth: 12 });
  if (state.canWatch && page) {
    sketch.button('watch', shellWords.watchAgain, 860, 968, 430, 92, { look: 'gold', icon: 'icon-play' });
  }
  sketch.button('close', shellWords.toTable, 1580, 968, 430, 92, { icon: 'icon-back' });
  sketch.first = page ? 'page' : 'close';
  return sketch;
}

export function stepper(sketch: Sketch, title: string, { page, pages }: LogState, box: Box): void {
  const { x, y, w, h } = box;
  sketch.sheet('panel-dark', x, y, w, h, 8);
  const arrow = (icon: string, at: number, on: boolean) =>
    sketch.picture(icon, at, y + h / 2, { depth: 12, scale: 0.4, alpha: on ? 1 : 0.3 });
  arrow('icon-key-left', x + 50, page > 0);
  arrow('icon-key-right', x + w - 50, page < pages.length - 1);
  sketch.words('pill', title, x + w / 2, y + h / 2, { align: 0.5, depth: 12, maxWidth: w - 180 });
  sketch.turns('page', x, y, w, h);
  sketch.part('page', 'page:earlier', x, y, w / 2, h);
  sketch.part('page', 'page:later', x + w / 2, y, w / 2, h);
  sketch.ring('page');
}

function heads(sketch: Sketch, page: LogPage): void {
  const y = 182;
  sketch.words('ledger', page.subject, 656, y, { color: '#7A4A22', depth: 12 });
  for (const [i, { frame, title, look }] of page.columns.entries()) {
    const x = columnsFor(page.columns.length).xs[i];
    if (frame) sketch.picture(frame, x + 18, y, { depth: 12 });
    sketch.words('ledger', title, x + (frame ? 44 : 0), y, { color: '#5A3A1C', depth: 12 });
    if (!look) continue;
    sketch.add({ id: `lead:${i}`, kind: 'lookout', x: x + 92, y, scale: 0.46, depth: 12 });
    medallion(sketch, `lead:${i}:who`, look, x + 134, y, 0.44);
  }
  sketch.words('ledger', shellWords.outcome, outcome.medallion - 30, y, { color: '#7A4A22', depth: 12 });
}

export const medallion = (sketch: Sketch, id: string, look: string, x: number, y: number, scale: number): void =>
  sketch.add({ id, kind: 'medallion', x, y, scale, depth: 13, props: { look, crowned: false } });

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

export function drawPicture(sketch: Sketch, row: LogRow, i: number, at: { x: number; y: number }, small: number): void {
  for (const draft of row.picture) {
    sketch.add({
      ...draft,
      id: `row:${i}:${draft.id}`,
      x: at.x + draft.x * small,
      y: at.y + draft.y * small,
      scale: (draft.scale ?? 1) * small,
      depth: 10 + (draft.depth ?? 0),
      props: sized(draft.props ?? {}, small),
    });
  }
}

/** Whose it is now, or why nobody's. */
export function drawOutcome(sketch: Sketch, row: LogRow, i: number, y: number, at: typeof outcome): void {
  if (row.look) medallion(sketch, `won:${i}`, row.look, at.medallion, y, 0.62);
  else if (row.sign) sketch.picture(row.sign.frame, at.medallion, y, { depth: 13, scale: row.sign.scale });
  else if (row.mark) sketch.picture(row.mark, at.medallion, y, { depth: 13, scale: 0.56, color: '#1E5A78' });
  const lines = row.text === '' ? 0 : 19;
  sketch.words('caption', row.title, at.text, y - lines, { size: 32, depth: 13, maxWidth: at.w });
  if (lines > 0) {
    const style = { size: 29, depth: 13, color: '#5A3A1C', maxWidth: at.w };
    sketch.words('note', row.text, at.text, y + lines, style);
  }
}

/** Stretched pieces have their size among their facts. */
function sized(props: Readonly<Record<string, unknown>>, by: number): Readonly<Record<string, unknown>> {
  const { w, h } = props;
  return typeof w === 'number' && typeof h === 'number' ? { ...props, w: w * by, h: h * by } : props;
}

/** Side by side as long as there is room; then smaller, then overlapping so far that every number is seen. */
export function drawCards(
  sketch: Sketch,
  cards: readonly LogCard[],
  id: string,
  { x, w: room }: { x: number; w: number },
  y: number,
  small: number,
): void {
  const scale = (cards.length < 3 ? 0.55 : cards.length === 3 ? 0.45 : 0.4) * small;
  const w = 132 * scale;
  const step = cards.length < 2 ? 0 : Math.min(w + 4, (room - w) / (cards.length - 1));
  for (const [i, { kind, props, struck }] of cards.entries()) {
    const at = x + w / 2 + i * step;
    const alpha = struck ? 0.4 : 1;
    sketch.add({ id: `${id}:${i}`, kind, x: at, y, scale, alpha, depth: 14 + i, props });
    if (struck) sketch.picture('icon-bolt', at, y + 22, { depth: 30, scale: 0.3, color: '#1E3A78' });
  }
}

function points(sketch: Sketch, page: LogPage): void {
  const count = Math.max(4, page.points.length);
  pointsIn(sketch, page, { x: 650, y: 830, step: 1152 / count, perRow: count });
}

/** Of so many captains in a row, each as wide as a step. */
export function pointsIn(
  sketch: Sketch,
  page: LogPage,
  at: { x: number; y: number; step: number; perRow: number },
): void {
  const w = at.step - 14;
  for (const [i, { look, sign, total, change }] of page.points.entries()) {
    const x = at.x + (i % at.perRow) * at.step;
    const top = at.y + Math.floor(i / at.perRow) * 86;
    const middle = top + 38;
    sketch.sheet('panel-dark', x, top, w, 76, 8);
    if (sign) sketch.picture(sign.frame, x + 42, middle, { depth: 13, scale: sign.scale });
    else medallion(sketch, `points:${i}`, look, x + 42, middle, 0.5);
    sketch.words('score', String(total), x + 76, middle, { size: 44, depth: 13 });
    sketch.words('note', change, x + w - 16, middle, {
      align: 1,
      depth: 13,
      size: 29,
      maxWidth: w - 150,
      color: '#F8DC8C',
    });
  }
}
