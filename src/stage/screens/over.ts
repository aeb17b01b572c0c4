/** Under the ceremony: play again, or choose something else. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { frames } from '../shapes.ts';
import { type Screen, Sketch } from './sketch.ts';

interface Over {
  /** Sentence that says what a voyage alone is among the others. */
  line?: string | null;
  /** True after a quick game: a whole one comes next. */
  quick?: boolean;
  frame?: Frame;
}

export function overScreen(
  focus: string | null,
  { line = null, quick = false, frame = frames.wide }: Over = {},
): Screen {
  const sketch = new Sketch(focus);
  const { width, height } = frame;
  sketch.frame = frame;
  if (line !== null) {
    const w = 120 + line.length * 17;
    sketch.sheet('pill-leader', width / 2 - w / 2, 284, w, 72, 18);
    sketch.words('pill', line, width / 2, 320, { align: 0.5, depth: 20, size: 36, maxWidth: w - 60 });
  }
  // As low as the safe area allows for their words.
  const y = Math.round(height * 0.95) - 16;
  const { playAgain, wholeGame, chooseGame } = shellWords();
  if (!quick) {
    sketch.button('again', playAgain, width / 2 - 200, y, 340, 84, { look: 'gold', icon: 'icon-play' });
    sketch.button('title', chooseGame, width / 2 + 200, y, 380, 84, { icon: 'icon-back' });
    sketch.first = 'again';
    return sketch;
  }
  const narrow = frame.shape === 'portrait';
  const w = narrow ? 300 : 388;
  // Their words may take two lines where they are narrow.
  const three = narrow ? y - 16 : y;
  sketch.button('whole', wholeGame, width / 2 - w - 24, three, w, 84, { look: 'gold', icon: 'icon-helm' });
  sketch.button('again', playAgain, width / 2, three, w, 84, { icon: 'icon-play' });
  sketch.button('title', chooseGame, width / 2 + w + 24, three, w, 84, { icon: 'icon-back' });
  sketch.first = 'whole';
  return sketch;
}
