/** The office of whoever looks after the table: a board with a tab for each page, and a page of cells in two columns. */
import type { Frame } from '../../controller/room.ts';
import { officeWords } from '../../words/house/office.ts';
import { fill } from '../../words/message.ts';
import { type Cell, drawCell, rowsOf } from './office-cells.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface OfficeState {
  pages: readonly { id: string; icon: string; title: string }[];
  /** Id of the page that lies there. */
  page: string;
  /** Cells of both columns; in an upright window the second one goes on below the first. */
  cells: readonly [readonly Cell[], readonly Cell[]];
  /** Seconds until the office locks itself. */
  seconds: number;
  /** A sentence about what was done last, or about how things are. */
  news: string | null;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

const wide = {
  board: { x: 200, y: 44, w: 1520, h: 994 },
  banner: { x: 560, y: 100 },
  locks: { x: 1330, y: 100, align: 1, w: 440 },
  lock: { x: 1510, y: 100, w: 310 },
  tabs: { x: 250, y: 160, w: 178, h: 88, perRow: 8, gap: 8 },
  columns: [
    { x: 250, w: 702 },
    { x: 968, w: 702 },
  ],
  row: { y: 262, h: 86, step: 94 },
  news: { x: 960, y: 978, w: 1400 },
};

const tall: typeof wide = {
  board: { x: 40, y: 74, w: 1000, h: 1772 },
  banner: { x: 540, y: 128 },
  locks: { x: 540, y: 212, align: 0.5, w: 880 },
  lock: { x: 540, y: 1778, w: 780 },
  tabs: { x: 70, y: 246, w: 236, h: 92, perRow: 4, gap: 8 },
  columns: [{ x: 76, w: 928 }],
  row: { y: 452, h: 86, step: 94 },
  news: { x: 540, y: 1690, w: 900 },
};

export function officeScreen(state: OfficeState): Screen {
  const sketch = new Sketch(state.focus);
  sketch.covers = true;
  const upright = sketch.upright(state.frame, { x: 180, y: 40, w: 1560, h: 1000 });
  const plan = upright ? tall : wide;
  const { board, banner, locks, lock, news } = plan;
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-board', board.x, board.y, board.w, board.h, 5);
  const lid = { w: board.w, h: board.h };
  sketch.add({ id: 'brass', kind: 'brass', x: board.x, y: board.y, depth: 6, props: lid });
  sketch.add({ id: 'banner', kind: 'banner', ...banner, depth: 12, props: { text: officeWords().title } });
  sketch.words('note', fill(officeWords().locks, { n: state.seconds }), locks.x, locks.y, {
    ...{ align: locks.align, depth: 12, maxWidth: locks.w },
  });
  sketch.button('close', officeWords().lock, lock.x, lock.y, lock.w, 88, { look: 'gold', icon: 'icon-lock' });
  tabs(sketch, state, plan.tabs);
  const { row, columns } = plan;
  const lists = upright ? [state.cells.flat()] : state.cells;
  for (const [i, cells] of lists.entries()) {
    let at = 0;
    for (const cell of cells) {
      const high = (rowsOf(cell) - 1) * row.step + row.h;
      drawCell(sketch, cell, { ...columns[i], y: row.y + at * row.step, h: high });
      at += rowsOf(cell);
    }
  }
  if (state.news)
    sketch.words('note', state.news, news.x, news.y, { align: 0.5, depth: 12, color: '#F8DC8C', maxWidth: news.w });
  sketch.first = `page:${state.page}`;
  return sketch;
}

function tabs(sketch: Sketch, { pages, page }: OfficeState, { x, y, w, h, perRow, gap }: typeof wide.tabs): void {
  for (const [i, { id, icon, title }] of pages.entries()) {
    const at = { x: x + (i % perRow) * w + w / 2, y: y + Math.floor(i / perRow) * (h + gap) + h / 2 };
    sketch.button(`page:${id}`, title as never, at.x, at.y, w - gap, h, {
      icon,
      look: id === page ? 'gold' : 'dark',
    });
  }
}
