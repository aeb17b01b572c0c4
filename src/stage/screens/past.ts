/** Games that are over: watch one, keep it as a file, take one in from a file. */
import type { Frame } from '../../controller/room.ts';
import { type Screen, Sketch } from './sketch.ts';
import { say, shellWords } from './words.ts';

export interface PastState {
  games: readonly { id: number; title: string; names: string; winners: string }[];
  /** What came of the latest file, in a sentence. */
  news: string | null;
  focus: string | null;
  /** Of the window's shape. */
  frame?: Frame;
}

export function pastScreen(state: PastState): Screen {
  const sketch = new Sketch(state.focus);
  const plan = sketch.upright(state.frame, { x: 180, y: 40, w: 1560, h: 1000 }) ? tall : wide;
  const { board, x, row, give, news } = plan;
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-board', board.x, board.y, board.w, board.h, 5);
  const banner = { x, y: board.y + 52 };
  sketch.add({ id: 'banner', kind: 'banner', ...banner, depth: 12, props: { text: shellWords.pastGames } });
  for (const [i, game] of state.games.entries()) {
    const y = row.y + i * row.step;
    const left = row.x + 108;
    const room = row.w - 130;
    sketch.sheet('panel-dark', row.x, y, row.w, row.h, 8);
    sketch.picture('icon-trophy', row.x + 56, y + row.h / 2, { depth: 12, scale: 0.5 });
    const title = game.winners === '' ? game.title : say(shellWords.wonBy, { game: game.title, names: game.winners });
    sketch.words('pill', title, left, y + row.h / 2 - row.apart, { depth: 12, maxWidth: room });
    sketch.words('note', game.names, left, y + row.h / 2 + row.apart, { depth: 12, size: 28, maxWidth: room });
    sketch.target(`watch:${game.id}`, row.x, y, row.w, row.h);
    sketch.ring(`watch:${game.id}`);
    sketch.button(`give:${game.id}`, shellWords.toFile, give.x, y + row.h / 2, give.w, 96);
  }
  if (state.games.length === 0)
    sketch.words('caption', shellWords.noPast, x, 470, { ...middle, color: '#FBEFD2', wrap: row.w });
  if (state.news) {
    const w = board.w - 112;
    sketch.sheet('panel-dark', x - w / 2, news.y - news.h / 2, w, news.h, 8);
    sketch.words('pill', state.news, x, news.y, { ...middle, size: 30, wrap: w - 60 });
  }
  sketch.button('take', shellWords.fromFile, plan.take.x, plan.take.y, plan.take.w, 96, { icon: 'icon-plus' });
  const { close } = plan;
  sketch.button('close', shellWords.toTitle, close.x, close.y, close.w, 96, { look: 'gold', icon: 'icon-back' });
  sketch.first = state.games[0] ? `watch:${state.games[0].id}` : 'close';
  return sketch;
}

const wide = {
  x: 960,
  board: { x: 200, y: 62, w: 1520, h: 956 },
  row: { x: 256, y: 186, w: 1160, h: 98, step: 104, apart: 19 },
  give: { x: 1550, w: 232 },
  news: { y: 849, h: 76 },
  take: { x: 520, y: 944, w: 460 },
  close: { x: 1400, y: 944, w: 460 },
};

const tall: typeof wide = {
  x: 540,
  board: { x: 54, y: 150, w: 972, h: 1620 },
  row: { x: 84, y: 310, w: 680, h: 150, step: 164, apart: 28 },
  give: { x: 890, w: 220 },
  news: { y: 1370, h: 116 },
  take: { x: 540, y: 1500, w: 780 },
  close: { x: 540, y: 1630, w: 780 },
};

const middle = { align: 0.5, depth: 12 };
