/** Under the ceremony: play again, or choose something else. */
import { type Screen, Sketch } from './sketch.ts';
import { shellWords } from './words.ts';

/** `line`: what a voyage alone is among the others. */
export function overScreen(focus: string | null, line: string | null = null): Screen {
  const sketch = new Sketch(focus);
  if (line !== null) {
    const w = 120 + line.length * 17;
    sketch.sheet('pill-leader', 960 - w / 2, 894, w, 72, 18);
    sketch.words('pill', line, 960, 930, { align: 0.5, depth: 20, size: 36, maxWidth: w - 60 });
  }
  sketch.button('again', shellWords.playAgain, 760, 1016, 340, 76, { look: 'gold', icon: 'icon-play' });
  sketch.button('title', shellWords.chooseGame, 1160, 1016, 380, 76, { icon: 'icon-back' });
  sketch.first = 'again';
  return sketch;
}
