/** Under the ceremony: play again, or choose something else. */
import { type Screen, Sketch } from './sketch.ts';
import { shellWords } from './words.ts';

export function overScreen(focus: string | null): Screen {
  const sketch = new Sketch(focus);
  sketch.button('again', shellWords.playAgain, 760, 1016, 340, 76, { look: 'gold', icon: 'icon-play' });
  sketch.button('title', shellWords.chooseGame, 1160, 1016, 380, 76, { icon: 'icon-back' });
  sketch.first = 'again';
  return sketch;
}
