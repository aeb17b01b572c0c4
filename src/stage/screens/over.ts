/** The choices under the ceremony: play again, or choose something else. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { ceremonyOf } from '../ceremony/plan.ts';
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
  const { width, shape } = frame;
  sketch.frame = frame;
  // Above the stacks, beside what is said, or below it where that takes the whole width.
  const below = shape === 'portrait' ? 258 : 174;
  sketch.roundAt = [{ x: Math.round(width * 0.95) - 36, y: ceremonyOf(frame).subtitle + below }];
  for (const [i, said] of [line, asked].filter((each) => each !== null).entries()) {
    const w = 120 + said.length * 17;
    const y = ceremonyOf(frame).subtitle + 58 + i * 80;
    sketch.sheet('pill-leader', width / 2 - w / 2, y, w, 72, 18);
    sketch.words('pill', said, width / 2, y + 36, { align: 0.5, depth: 20, size: 36, maxWidth: w - 60 });
  }
  const words = shellWords();
  const again = ['again', words.playAgain, 'icon-play'] as const;
  const buttons = [
    ...(quick ? ([['whole', words.wholeGame, 'icon-helm'], again] as const) : [again]),
    ...(swap && !quick ? ([['swap', words.swapSeats, 'icon-again']] as const) : []),
    ...(more ? ([['more', words.afterGame.title, 'icon-log']] as const) : []),
    ['title', words.chooseGame, 'icon-back'] as const,
  ];
  for (const [i, [id, text, icon]] of buttons.entries()) {
    const { x, y, w } = placeOf(i, buttons.length, frame);
    sketch.button(id, text, x, y, w, 84, { look: i === 0 ? 'gold' : 'dark', icon });
  }
  sketch.first = buttons[0][0];
  return sketch;
}

const gap = 24;

/**
 * Places a button as low as the safe area allows for words of two lines: all in one row, or in two of them where the screen
 * is narrow.
 */
function placeOf(i: number, count: number, { width, height, shape }: Frame): { x: number; y: number; w: number } {
  const narrow = shape === 'portrait';
  const columns = narrow ? 2 : count;
  const rows = Math.ceil(count / columns);
  const row = Math.floor(i / columns);
  const inRow = Math.min(columns, count - row * columns);
  // Four of them are a little narrower on 4:3.
  const w = narrow ? 440 : Math.min(388, Math.floor((width * 0.92 - (columns - 1) * gap) / columns));
  const x = width / 2 + ((i % columns) - (inRow - 1) / 2) * (w + gap);
  return { x, y: Math.round(height * 0.95) - 16 - (narrow ? 16 : 0) - (rows - 1 - row) * 108, w };
}
