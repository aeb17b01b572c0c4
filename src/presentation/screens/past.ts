/**
 * Games that wait, on a shelf with a card each, and games that are over: go on with one, watch one, keep it as a file, take
 * one in, remove one.
 */

import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { gameCard, type PastRow } from './past-card.ts';
import { type Screen, Sketch } from './sketch.ts';
import { unwritten } from './spoken.ts';

export interface PastState {
  rows: readonly PastRow[];
  /** Page that is shown, from 0; the last one when there are fewer. */
  page: number;
  /** Target that has been pressed once and waits for the second press. */
  armed: string | null;
  /** Games can be kept as files and taken in from there. */
  files: boolean;
  /** Games can be removed. */
  removes: boolean;
  /** True where the operator's office lies below. */
  office?: boolean;
  /** Result of the latest press, or what the second press would do, in a sentence. */
  news: string | null;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

const icons = { waiting: 'icon-hourglass', finished: 'icon-trophy', broken: 'icon-question' };

export function pastScreen(state: PastState): Screen {
  const sketch = new Sketch(state.focus);
  const plan = sketch.upright(state.frame, { x: 180, y: 40, w: 1560, h: 1000 }) ? tall : wide;
  const { board, x, row, news } = plan;
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-board', board.x, board.y, board.w, board.h, 5);
  const banner = { x, y: board.y + 52 };
  sketch.add({ id: 'banner', kind: 'banner', ...banner, depth: 12, props: { text: shellWords().pastGames } });
  const all = pagesOf(state.rows, plan);
  const pages = all.length;
  const page = Math.min(state.page, pages - 1);
  const shown = all[page].flatMap(({ rows }) => rows);
  for (const { rows, at, high } of all[page]) {
    const y = row.y + at * row.step;
    const h = (high - 1) * row.step + row.h;
    const { w, gap } = plan.card;
    for (const [i, each] of rows.entries())
      if (each.kind === 'waiting') gameCard(sketch, each, state, { x: row.x + i * (w + gap), y, w, h });
      else oneRow(sketch, each, state, y, plan);
  }
  if (state.rows.length === 0)
    sketch.words('caption', shellWords().noPast, x, 470, { ...middle, color: '#FBEFD2', wrap: row.w });
  if (state.news) {
    const w = board.w - 112;
    sketch.sheet('panel-dark', x - w / 2, news.y - news.h / 2, w, news.h, 8);
    sketch.words('pill', state.news, x, news.y, { ...middle, size: 30, wrap: w - 60 });
  }
  if (pages > 1) {
    const { y } = plan.pager;
    sketch.button('page:earlier', unwritten(shellWords().earlier), x - 150, y, 96, 96, {
      icon: 'icon-back',
      ...(page === 0 && { look: 'off' }),
    });
    sketch.button('page:later', unwritten(shellWords().later), x + 150, y, 96, 96, {
      icon: 'icon-play',
      ...(page === pages - 1 && { look: 'off' }),
    });
    sketch.words('note', fill(shellWords().pageOf, { n: page + 1, of: pages }), x, y, {
      ...middle,
      size: 28,
      maxWidth: 190,
    });
  }
  const { take } = plan;
  if (state.files) sketch.button('take', shellWords().fromFile, take.x, take.y, take.w, 96, { icon: 'icon-plus' });
  const { close } = plan;
  const back = state.office ? shellWords().afterGame.back : shellWords().toTitle;
  sketch.button('close', back, close.x, close.y, close.w, 96, { look: 'gold', icon: 'icon-back' });
  // A stranger's game is not what a press without looking should go on with.
  const over = shown.find(({ kind }) => kind === 'finished');
  sketch.first = over ? `watch:${over.key}` : 'close';
  return sketch;
}

/** Rows that lie side by side, where they begin on their page and how many rows high they are. */
interface Line {
  rows: PastRow[];
  at: number;
  high: number;
}

/** Deals rows out to pages: cards of games that wait side by side, whatever else in a row of its own. */
function pagesOf(rows: readonly PastRow[], { row, card }: typeof wide): Line[][] {
  const pages: Line[][] = [[]];
  for (const each of rows) {
    const page = pages[pages.length - 1];
    const last = page.at(-1);
    const isCard = each.kind === 'waiting';
    if (isCard && last && last.rows[0].kind === 'waiting' && last.rows.length < card.beside) {
      last.rows.push(each);
      continue;
    }
    const at = last ? last.at + last.high : 0;
    const high = isCard ? card.high : 1;
    if (at + high <= row.count) page.push({ rows: [each], at, high });
    else pages.push([{ rows: [each], at: 0, high }]);
  }
  return pages;
}

function oneRow(
  sketch: Sketch,
  { key, kind, title, note, date = '', length = '' }: PastRow,
  { armed, files, removes }: PastState,
  y: number,
  { row, give, remove }: typeof wide,
): void {
  const under = date !== '' && row.apart > 20;
  const left = row.x + 108;
  // A button that is not offered leaves no gap: the row before it takes its room.
  const end = removes ? give.x + give.w / 2 : remove.x + remove.w / 2;
  const giveX = end - give.w / 2;
  const w = files ? row.w + giveX - give.x : end - row.x;
  const room = w - 130;
  const at = y + row.h / 2;
  sketch.sheet('panel-dark', row.x, y, w, row.h, 8);
  sketch.picture(icons[kind], row.x + 56, at, { depth: 12, scale: 0.5 });
  // In a narrow row the date has a line of its own.
  const lines = under ? [-46, 0, 46] : [-row.apart, row.apart, -row.apart];
  const beside = date === '' || under ? 0 : 250;
  sketch.words('pill', title, left, at + lines[0], { depth: 12, maxWidth: room - beside });
  const short = length === '' ? 0 : 130;
  sketch.words('note', note, left, at + lines[1], { depth: 12, size: 28, maxWidth: room - (under ? 0 : short) });
  const [x, align] = under ? [left, 0] : [left + room, 1];
  if (date !== '') sketch.words('note', date, x, at + lines[2], { align, depth: 12, size: 28, maxWidth: 240 });
  const last = { align: 1, depth: 12, size: 28, maxWidth: 120 };
  if (length !== '') sketch.words('note', length, left + room, at + (under ? lines[2] : lines[1]), last);
  const open = `${kind === 'finished' ? 'watch' : 'go'}:${key}`;
  sketch.target(open, { role: 'row', label: fill(shellWords().valueOf, { title, value: note }) }, row.x, y, w, row.h);
  sketch.ring(open);
  const look = (id: string) => (armed === id ? ({ look: 'gold' } as const) : {});
  const file = {
    shown: shellWords().toFile,
    label: fill(shellWords().valueOf, { title: shellWords().toFile, value: title }),
  };
  if (files) sketch.button(`give:${key}`, file, giveX, at, give.w, 96, look(`give:${key}`));
  if (!removes) return;
  const sure = armed === `remove:${key}`;
  sketch.button(`remove:${key}`, unwritten(fill(shellWords().removes, { title })), remove.x, at, remove.w, 96, {
    icon: sure ? 'icon-tick' : 'icon-x',
    ...look(`remove:${key}`),
  });
}

const wide = {
  x: 960,
  board: { x: 200, y: 62, w: 1520, h: 956 },
  row: { x: 256, y: 186, w: 1050, h: 98, step: 104, apart: 19, count: 6 },
  card: { w: 699, gap: 16, beside: 2, high: 2 },
  give: { x: 1438, w: 232 },
  remove: { x: 1618, w: 104 },
  pager: { y: 944 },
  news: { y: 850, h: 88 },
  take: { x: 520, y: 944, w: 460 },
  close: { x: 1400, y: 944, w: 460 },
};

const tall: typeof wide = {
  x: 540,
  board: { x: 54, y: 150, w: 972, h: 1620 },
  row: { x: 84, y: 300, w: 566, h: 150, step: 164, apart: 28, count: 5 },
  card: { w: 908, gap: 0, beside: 1, high: 1 },
  give: { x: 768, w: 216 },
  remove: { x: 940, w: 104 },
  pager: { y: 1190 },
  news: { y: 1345, h: 150 },
  take: { x: 540, y: 1500, w: 780 },
  close: { x: 540, y: 1630, w: 780 },
};

const middle = { align: 0.5, depth: 12 };
