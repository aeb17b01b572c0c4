/** The choices under the ceremony: play again, or choose something else. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { saidAt } from '../ceremony/plan.ts';
import { frames } from '../shapes.ts';
import { type Screen, Sketch } from './sketch.ts';

interface Over {
  /** Sentence about what one person came to: their place, or a voyage alone among the others. */
  line?: string | null;
  /** Sentence about who has asked for advice. */
  asked?: string | null;
  /** True where captains can sit down in each other's seats. */
  swap?: boolean;
  /** True where there is more to be seen of the game: its moments, and the evening's victories. */
  more?: boolean;
  /** True after a quick game: a whole one comes next. */
  quick?: boolean;
  frame?: Frame;
}

export function overScreen(
  focus: string | null,
  { line = null, asked = null, swap = false, more = false, quick = false, frame = frames.wide }: Over = {},
): Screen {
  const sketch = new Sketch(focus);
  sketch.frame = frame;
  say(
    sketch,
    frame,
    [line, asked].filter((each) => each !== null),
  );
  const words = shellWords();
  const again = ['again', words.playAgain, 'icon-play'] as const;
  const buttons = [
    ...(quick ? ([['whole', words.wholeGame, 'icon-helm'], again] as const) : [again]),
    ...(swap && !quick ? ([['swap', words.swapSeats, 'icon-again']] as const) : []),
    ...(more ? ([['more', words.afterGame.title, 'icon-log']] as const) : []),
    ['title', words.chooseGame, 'icon-back'] as const,
  ];
  sketch.roundAt = [{ x: Math.round(frame.width * 0.95) - 42, y: placeOf(0, buttons.length, frame).y }];
  for (const [i, [id, text, icon]] of buttons.entries()) {
    const { x, y, w } = placeOf(i, buttons.length, frame);
    sketch.button(id, text, x, y, w, 84, { look: i === 0 ? 'gold' : 'dark', icon });
  }
  sketch.first = buttons[0][0];
  return sketch;
}

const gap = 24;
/** Width that the question mark takes at the right end of the first row. */
const round = 96;
/** Pills under the plates: height, width of a letter, and room beside the words. */
const pill = { h: 54, letter: 15, rim: 32 };

/** Says these sentences in pills side by side under the plates, where they hide nothing of the ceremony. */
function say(sketch: Sketch, frame: Frame, sentences: readonly string[]): void {
  const room = frame.width * 0.9 - gap * (sentences.length - 1);
  const widths = sentences.map((said) => said.length * pill.letter + 2 * pill.rim);
  const all = widths.reduce((sum, w) => sum + w, 0);
  const part = Math.min(1, room / all);
  const y = saidAt(frame);
  let x = (frame.width - all * part - gap * (sentences.length - 1)) / 2;
  for (const [i, said] of sentences.entries()) {
    const w = widths[i] * part;
    sketch.sheet('pill-leader', x, y - pill.h / 2, w, pill.h, 18);
    sketch.words('pill', said, x + w / 2, y, { align: 0.5, depth: 20, maxWidth: w - 2 * pill.rim + 16 });
    x += w + gap;
  }
}

/**
 * Places a button as low as the safe area allows for words of two lines: all in one row, or in two of them where the screen
 * is narrow. The question mark lies at the right end.
 */
function placeOf(i: number, count: number, { width, height, shape }: Frame): { x: number; y: number; w: number } {
  const narrow = shape === 'portrait';
  const columns = narrow ? 2 : count;
  const rows = Math.ceil(count / columns);
  const row = Math.floor(i / columns);
  const inRow = Math.min(columns, count - row * columns);
  // Four of them are a little narrower on 4:3.
  const room = width * 0.9 - round - columns * gap;
  const w = Math.min(narrow ? 440 : 388, Math.floor(room / columns));
  const x = width / 2 - (round + gap) / 2 + ((i % columns) - (inRow - 1) / 2) * (w + gap);
  return { x, y: Math.round(height * 0.95) - 16 - (narrow ? 16 : 0) - (rows - 1 - row) * 108, w };
}
