/** Parts of the log, on whatever scroll it stands. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { emblemOf } from '../captains.ts';
import type { Spoken } from '../hands/picker.ts';
import type { Draft } from '../placement.ts';
import type { PlaneBox, Sketch } from './sketch.ts';

export interface LogCard {
  /** A piece and what it shows. */
  kind: Draft['kind'];
  props: Readonly<Record<string, unknown>>;
  /** True when it was taken away again. */
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
  /** Emblem of the owner; null when it is nobody's. */
  look: string | null;
  /** Icon for what became of it, when it is nobody's. */
  mark?: string;
  /** Sign of the owner, where a game has signs of its own. */
  sign?: LogSign;
  title: string;
  text: string;
  /** Numbers of the events that concern it alone, for watching only these; absent where nobody says so. */
  moments?: readonly number[];
}

export interface LogPage {
  title: string;
  /** Heading of the first column. */
  subject: string;
  /**
   * Columns of the page. `look`: whose the column is; `token`: the frame of what that captain holds there, shown
   * where it is broad enough.
   */
  columns: readonly { frame: string | null; title: string; look: string | null; token?: string }[];
  rows: readonly LogRow[];
  /** Captains by seat, whose names wear their colours in the sentences of the page; absent where hues mean something else. */
  names?: readonly string[];
  /** One sentence about what was most surprising. */
  caption: string;
  points: readonly { look: string; sign?: LogSign; total: number; change: string }[];
  /** First of the events that it tells; it tells them up to the last, and not that one. */
  from: number;
  to: number;
  /** Pictures take the whole row: on an upright scroll the outcome stands beneath them. */
  wide?: boolean;
  /** The table does not show it again while the game is on. */
  sealed?: boolean;
}

export interface LogState {
  pages: readonly LogPage[];
  page: number;
  /** True when it can be shown once more on the table. */
  canWatch: boolean;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

/** Goes from page to page; `page` is which of the pages is shown. */
export function stepper(
  sketch: Sketch,
  title: string,
  { page, pages }: { page: number; pages: readonly unknown[] },
  box: PlaneBox,
): void {
  const { x, y, w, h } = box;
  sketch.sheet('panel-dark', x, y, w, h, 8);
  const arrow = (icon: string, at: number, on: boolean) =>
    sketch.picture(icon, at, y + h / 2, { depth: 12, scale: 0.4, alpha: on ? 1 : 0.3 });
  arrow('icon-key-left', x + 50, page > 0);
  arrow('icon-key-right', x + w - 50, page < pages.length - 1);
  sketch.words('pill', title, x + w / 2, y + h / 2, { align: 0.5, depth: 12, maxWidth: w - 180 });
  sketch.turns('page', { role: 'slider', label: title }, x, y, w, h);
  sketch.part('page', 'page:earlier', shellWords().earlier, x, y, w / 2, h);
  sketch.part('page', 'page:later', shellWords().later, x + w / 2, y, w / 2, h);
  sketch.ring('page');
}

/** Says what a row is called: it has no name of its own, so its number goes before what became of it. */
export const spokenRow = ({ title, text }: LogRow, i: number): Spoken => ({
  role: 'row',
  label: [String(i + 1), title, text].filter((each) => each !== '').join(', '),
});

export const medallion = (sketch: Sketch, id: string, look: string, x: number, y: number, scale: number): void =>
  sketch.add({ id, kind: 'medallion', x, y, scale, depth: 13, props: { look, crowned: false } });

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

/** Draws whose it is now, or why it is nobody's. */
export function drawOutcome(
  sketch: Sketch,
  row: LogRow,
  i: number,
  y: number,
  at: { medallion: number; text: number; w: number },
): void {
  if (row.look) medallion(sketch, `won:${i}`, row.look, at.medallion, y, 0.62);
  else if (row.sign) sketch.picture(row.sign.frame, at.medallion, y, { depth: 13, scale: row.sign.scale });
  else if (row.mark) sketch.picture(row.mark, at.medallion, y, { depth: 13, scale: 0.56, color: '#1E5A78' });
  const lines = row.text === '' ? 0 : 19;
  sketch.words('caption', row.title, at.text, y - lines, { size: 32, depth: 13, maxWidth: at.w, ...worn(row.look) });
  if (lines > 0) {
    const style = { size: 29, depth: 13, color: '#5A3A1C', maxWidth: at.w };
    sketch.words('note', row.text, at.text, y + lines, style);
  }
}

/** Gives words about somebody their colour. */
const worn = (look: string | null): { color?: string } => (look ? { color: emblemOf(look).ink } : {});

/** Resizes stretched pieces, which have their size among their facts. */
function sized(props: Readonly<Record<string, unknown>>, by: number): Readonly<Record<string, unknown>> {
  const { w, h } = props;
  return typeof w === 'number' && typeof h === 'number' ? { ...props, w: w * by, h: h * by } : props;
}

/**
 * Draws cards side by side as long as there is room; then smaller, then overlapping so far that every number is seen.
 */
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

/** Draws the points of so many captains in a row, each as wide as a step. */
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
      maxWidth: w - 160,
      color: '#F8DC8C',
    });
  }
}
