/** The evening so far: who has won how many games, and the great moments of the games, the latest first. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { heading, leastLetters, nothing, type RowsBox, tallyRows, type VictoryTally } from './evening-parts.ts';
import { type PlaneBox, type Screen, Sketch } from './sketch.ts';

export interface Highlight {
  /** Title of its game. */
  game: string;
  sentence: string;
  /** Number by which it can be watched again; absent where the table of another game would have to be laid for that. */
  watch?: number;
}

export interface TonightShown {
  /** People, those who won most first. */
  people: readonly VictoryTally[];
  /** Null while they are looked for. */
  highlights: readonly Highlight[] | null;
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

interface Plan {
  board: PlaneBox;
  banner: { x: number; y: number };
  people: RowsBox;
  best: RowsBox;
  back: { x: number; y: number };
}

const wide: Plan = {
  board: { x: 120, y: 56, w: 1680, h: 968 },
  banner: { x: 960, y: 112 },
  people: { x: 176, y: 276, w: 640, h: 66, step: 71, count: 8 },
  best: { x: 868, y: 276, w: 876, h: 140, step: 148, count: 4 },
  back: { x: 960, y: 930 },
};

const tall: Plan = {
  board: { x: 54, y: 110, w: 972, h: 1700 },
  banner: { x: 540, y: 170 },
  people: { x: 96, y: 340, w: 888, h: 66, step: 74, count: 8 },
  best: { x: 96, y: 1050, w: 888, h: 140, step: 148, count: 4 },
  back: { x: 540, y: 1716 },
};

export function tonightScreen({ people, highlights, focus, frame }: TonightShown): Screen {
  const sketch = new Sketch(focus);
  const plan = sketch.upright(frame, wide.board) ? tall : wide;
  const { board, banner, back, best } = plan;
  const words = shellWords().afterGame;
  sketch.covers = true;
  sketch.cabin();
  sketch.dim(0.4);
  sketch.sheet('panel-board', board.x, board.y, board.w, board.h, 5);
  sketch.add({ id: 'banner', kind: 'banner', ...banner, depth: 12, props: { text: words.tonight } });
  heading(sketch, 'icon-trophy', words.victories, plan.people);
  tallyRows(sketch, people, plan.people);
  heading(sketch, 'icon-bolt', words.highlights, best);
  if (highlights === null) nothing(sketch, words.searching, best);
  else if (highlights.length === 0) nothing(sketch, words.noHighlights, best);
  else for (const [i, each] of highlights.slice(0, best.count).entries()) highlight(sketch, each, i, best);
  sketch.button('back', words.back, back.x, back.y, 520, 104, { look: 'gold', icon: 'icon-back' });
  sketch.first = 'back';
  return sketch;
}

function highlight(sketch: Sketch, { game, sentence, watch }: Highlight, i: number, at: Plan['best']): void {
  const y = at.y + i * at.step;
  const left = at.x + 116;
  sketch.sheet('panel-dark', at.x, y, at.w, at.h, 8);
  sketch.picture(watch === undefined ? 'icon-bolt' : 'icon-play', at.x + 58, y + at.h / 2, { depth: 12, scale: 0.56 });
  const room = at.w - 140;
  sketch.words('note', game, left, y + 28, {
    depth: 12,
    size: 30,
    color: '#F8DC8C',
    maxWidth: room,
    least: leastLetters,
  });
  sketch.words('pill', sentence, left, y + 90, {
    depth: 12,
    size: 32,
    wrap: room,
    high: at.h - 52,
    least: leastLetters,
  });
  if (watch === undefined) return;
  const id = `moment:${watch}`;
  const label = fill(shellWords().afterGame.watchMoment, { sentence });
  sketch.target(id, { role: 'row', label }, at.x, y, at.w, at.h);
  sketch.ring(id);
}
