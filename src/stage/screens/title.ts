/** The title: wordmark, the great ship, a board for every game there is. */
import { frames } from '../shapes.ts';
import { type Screen, Sketch } from './sketch.ts';
import { say, shellWords } from './words.ts';

export interface TitleState {
  games: readonly { id: string; name: string; counts: readonly number[]; vignette: string }[];
  /** A match that waits to be taken up again. */
  resumable: boolean;
  /** The demo that starts when nobody presses anything, and when. */
  countdown: { next: string; seconds: number } | null;
  focus: string | null;
}

const board = { w: 398, h: 300, y: 634 };

export function titleScreen(state: TitleState): Screen {
  const sketch = new Sketch(state.focus);
  const sea = { horizon: 560, rail: 1500, sun: { x: 560, y: 470 }, frame: frames.wide };
  sketch.add({ id: 'backdrop', kind: 'backdrop', x: 0, y: 0, depth: 0, props: sea });
  sketch.picture('distant-brig', 142, 566, { depth: 3 });
  sketch.picture('distant-frigate', 1030, 566, { depth: 3 });
  sketch.picture('gull-1', 1180, 186, { depth: 3 });
  sketch.picture('gull-2', 964, 276, { depth: 3, scale: 0.8 });
  sketch.add({
    id: 'hero',
    kind: 'picture',
    x: 1416,
    y: 624,
    scale: 1.46,
    depth: 5,
    props: { frame: 'ship-hero', bobs: true },
  });
  sketch.picture('foam-hero', 1416, 628, { depth: 6, scale: 1.46 });
  sketch.picture('wordmark-captains-table', 96, 262, { depth: 8 });
  if (state.games.length === 4) sketch.picture('wordmark-subtitle', 566, 348, { depth: 8 });
  for (const [i, game] of state.games.entries()) gameBoard(sketch, game, 302 + i * 440);
  buttons(sketch, state);
  if (state.countdown) countdown(sketch, state.countdown);
  sketch.first = state.resumable ? 'resume' : `game:${state.games[0]?.id}`;
  return sketch;
}

function gameBoard(sketch: Sketch, game: TitleState['games'][number], x: number): void {
  const id = `game:${game.id}`;
  const focused = sketch.isFocused(id);
  const y = board.y + board.h / 2 - (focused ? 26 : 0);
  const left = x - board.w / 2;
  const top = y - board.h / 2;
  if (focused) {
    sketch.sheet('panel-board-focus', left - 22, top - 22, board.w + 44, board.h + 44);
    sketch.picture('pointer-down', x, top - 20, { depth: 12 });
  } else sketch.sheet('panel-board', left, top, board.w, board.h);
  sketch.picture(game.vignette, left + 11, top + 12, { depth: 12 });
  sketch.words('title', game.name, x, top + 228, { align: 0.5, color: '#FBEFD2', size: 54, maxWidth: 370 });
  sketch.words('note', countsOf(game.counts), x, top + 272, { align: 0.5 });
  sketch.target(id, left, board.y, board.w, board.h);
}

/** How many can play: the unbroken row, and the last number where that stands alone. */
function countsOf(counts: readonly number[]): string {
  const from = counts[0];
  const last = counts[counts.length - 1];
  const to = counts.find((count) => !counts.includes(count + 1)) ?? last;
  return to === last ? say(shellWords.captains, { from, to }) : say(shellWords.captainsOr, { from, to, last });
}

function buttons(sketch: Sketch, { resumable }: TitleState): void {
  sketch.button('credits', shellWords.credits, 1566, 980, 280, 84, { icon: 'icon-quill' });
  sketch.button('past', shellWords.pastGames, 250, 980, 308, 84, { icon: 'icon-trophy' });
  sketch.button('settings', '', 1774, 980, 100, 84, { icon: 'icon-cog' });
  // A game that waits is what most people come back for.
  if (resumable) {
    sketch.button('resume', shellWords.goOn, 960, 983, 840, 96, { look: 'gold', icon: 'icon-play' });
    return;
  }
  sketch.sheet('pill-sea', 540, 956, 840, 74, 18);
  sketch.picture('icon-hand', 606, 993, { depth: 20, scale: 0.5 });
  sketch.words('caption', shellWords.press, 980, 993, { align: 0.5, color: '#FBF1D8', depth: 20 });
}

function countdown(sketch: Sketch, { next, seconds }: NonNullable<TitleState['countdown']>): void {
  sketch.sheet('ribbon-demo', 1456, 54, 368, 88, 18);
  sketch.words('score', String(seconds), 1500, 98, { align: 0.5, size: 34, color: '#FBF1D8', depth: 20 });
  sketch.words('ledger', shellWords.demoNext, 1556, 80, { color: '#F8DC8C', depth: 20 });
  const when = say(shellWords.inSeconds, { game: next, s: seconds });
  sketch.words('note', when, 1556, 116, { size: 28, depth: 20, maxWidth: 250 });
}
