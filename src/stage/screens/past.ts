/** Games that are over: watch one, keep it as a file, take one in from a file. */
import { type Screen, Sketch } from './sketch.ts';
import { say, shellWords } from './words.ts';

export interface PastState {
  games: readonly { id: number; title: string; names: string; winners: string }[];
  /** What came of the latest file, in a sentence. */
  news: string | null;
  focus: string | null;
}

export function pastScreen(state: PastState): Screen {
  const sketch = new Sketch(state.focus);
  sketch.box = { x: 180, y: 40, w: 1560, h: 1000 };
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-board', 200, 62, 1520, 956, 5);
  sketch.add({ id: 'banner', kind: 'banner', x: 960, y: 114, depth: 12, props: { text: shellWords.pastGames } });
  for (const [i, game] of state.games.entries()) {
    const y = 186 + i * 110;
    sketch.sheet('panel-dark', 256, y, 1160, 98, 8);
    sketch.picture('icon-trophy', 312, y + 49, { depth: 12, scale: 0.5 });
    const title = game.winners === '' ? game.title : say(shellWords.wonBy, { game: game.title, names: game.winners });
    sketch.words('pill', title, 364, y + 32, { depth: 12, maxWidth: 1030 });
    sketch.words('note', game.names, 364, y + 70, { depth: 12, size: 28, maxWidth: 1030 });
    sketch.target(`watch:${game.id}`, 256, y, 1160, 98);
    sketch.ring(`watch:${game.id}`);
    sketch.button(`give:${game.id}`, shellWords.toFile, 1550, y + 49, 232, 96);
  }
  if (state.games.length === 0) sketch.words('caption', shellWords.noPast, 960, 470, { ...middle, color: '#FBEFD2' });
  if (state.news) sketch.words('note', state.news, 960, 872, { ...middle, maxWidth: 1400 });
  sketch.button('take', shellWords.fromFile, 520, 944, 460, 96, { icon: 'icon-plus' });
  sketch.button('close', shellWords.toTitle, 1400, 944, 460, 96, { look: 'gold', icon: 'icon-back' });
  sketch.first = state.games[0] ? `watch:${state.games[0].id}` : 'close';
  return sketch;
}

const middle = { align: 0.5, depth: 12 };
