/** The board after a game: the moments that decided it, each to be watched again, and who has won how many tonight. */
import type { Frame } from '../../controller/room.ts';
import { adviceWords } from '../../words/house/advice.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { heading, leastLetters, nothing, type RowsBox, tallyRows, type VictoryTally } from './evening-parts.ts';
import { type PlaneBox, type Screen, Sketch } from './sketch.ts';

export interface ToldMoment {
  sentence: string;
  /** Number of the step that tells it, in its target. */
  step: number;
}

export interface AfterGameShown {
  /** Null while they are looked for. */
  moments: readonly ToldMoment[] | null;
  /**
   * Decisions of a person who played alone, told like moments; null while they are looked for, absent where there are none to
   * tell of.
   */
  yours?: readonly ToldMoment[] | null;
  /** Luck of the deal, in a sentence. */
  luck?: string | null;
  /** People of the evening, those who won most first. */
  tonight: readonly VictoryTally[];
  focus: string | null;
  /** Frame of the window's shape. */
  frame?: Frame;
}

interface Plan {
  board: PlaneBox;
  banner: { x: number; y: number };
  moments: PlaneBox & { step: number };
  tonight: RowsBox;
  watch: { x: number; y: number };
  back: { x: number; y: number };
}

const wide: Plan = {
  board: { x: 120, y: 56, w: 1680, h: 968 },
  banner: { x: 960, y: 112 },
  moments: { x: 176, y: 276, w: 836, h: 156, step: 176 },
  tonight: { x: 1056, y: 276, w: 688, h: 66, step: 74, count: 7 },
  watch: { x: 594, y: 916 },
  back: { x: 1400, y: 916 },
};

const tall: Plan = {
  board: { x: 54, y: 110, w: 972, h: 1700 },
  banner: { x: 540, y: 170 },
  moments: { x: 96, y: 340, w: 888, h: 150, step: 164 },
  tonight: { x: 96, y: 980, w: 888, h: 66, step: 74, count: 7 },
  watch: { x: 540, y: 1590 },
  back: { x: 540, y: 1716 },
};

export function afterGameScreen({ moments, yours, luck, tonight, focus, frame }: AfterGameShown): Screen {
  const sketch = new Sketch(focus);
  const plan = sketch.upright(frame, wide.board) ? tall : wide;
  const { board, banner, watch, back } = plan;
  const words = shellWords().afterGame;
  sketch.covers = true;
  sketch.cabin();
  sketch.dim(0.4);
  sketch.sheet('panel-board', board.x, board.y, board.w, board.h, 5);
  sketch.add({ id: 'banner', kind: 'banner', ...banner, depth: 12, props: { text: words.title } });
  heading(sketch, 'icon-bolt', words.moments, plan.moments);
  if (!moments?.length) nothing(sketch, moments ? words.noMoments : words.searching, plan.moments);
  momentRows(sketch, moments ?? [], plan.moments);
  if (luck) luckLine(sketch, luck, plan.moments);
  tonightRows(sketch, tonight, yours === undefined ? plan.tonight : { ...plan.tonight, count: 2 });
  if (yours !== undefined) yourRows(sketch, yours, plan);
  sketch.button('watch', words.watch, watch.x, watch.y, 520, 104, { icon: 'icon-again' });
  sketch.button('back', words.back, back.x, back.y, 520, 104, { look: 'gold', icon: 'icon-back' });
  sketch.first = 'back';
  return sketch;
}

/** Draws a line below the third moment. */
function luckLine(sketch: Sketch, luck: string, { x, y, w, h, step }: Plan['moments']): void {
  const below = y + 2 * step + h + 26;
  sketch.words('pill', luck, x + w / 2, below, {
    depth: 12,
    size: 32,
    wrap: w,
    high: 36,
    least: leastLetters,
    align: 0.5,
  });
}

/** Draws the person's own decisions below two rows of the evening. */
function yourRows(sketch: Sketch, yours: readonly ToldMoment[] | null, { tonight }: Plan): void {
  const y = tonight.y + 2 * tonight.step + 92;
  const at = { x: tonight.x, y, w: tonight.w, h: 146, step: 158 };
  heading(sketch, 'icon-person', adviceWords().yours, at);
  if (yours === null) nothing(sketch, adviceWords().thinking, { ...at, y: y - 20 });
  else momentRows(sketch, yours, at, 'own');
}

function momentRows(sketch: Sketch, moments: readonly ToldMoment[], at: Plan['moments'], kind = 'moment'): void {
  const words = shellWords().afterGame;
  for (const [i, { sentence, step }] of moments.entries()) {
    const y = at.y + i * at.step;
    const id = `${kind}:${step}`;
    sketch.sheet('panel-dark', at.x, y, at.w, at.h, 8);
    sketch.picture('icon-play', at.x + 62, y + at.h / 2, { depth: 12, scale: 0.62 });
    sketch.words('pill', sentence, at.x + 122, y + at.h / 2, {
      depth: 12,
      size: 32,
      wrap: at.w - 160,
      high: at.h - 28,
      least: leastLetters,
    });
    sketch.target(id, { role: 'row', label: fill(words.watchMoment, { sentence }) }, at.x, y, at.w, at.h);
    sketch.ring(id);
  }
}

/** Draws the evening so far below the button that tells all of it. */
function tonightRows(sketch: Sketch, tonight: readonly VictoryTally[], at: RowsBox): void {
  const label = shellWords().afterGame.tonight;
  sketch.button('tonight', label, at.x + at.w / 2, at.y - 58, at.w, 96, { icon: 'icon-trophy' });
  tallyRows(sketch, tonight, at);
}
