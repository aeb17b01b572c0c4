/** Under the ceremony: play again, or choose something else. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { frames } from '../shapes.ts';
import { type Screen, Sketch } from './sketch.ts';

/** `line`: what a voyage alone is among the others. */
export function overScreen(focus: string | null, line: string | null = null, frame: Frame = frames.wide): Screen {
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
  sketch.button('again', shellWords().playAgain, width / 2 - 200, y, 340, 84, {
    look: 'gold',
    icon: 'icon-play',
  });
  sketch.button('title', shellWords().chooseGame, width / 2 + 200, y, 380, 84, { icon: 'icon-back' });
  sketch.first = 'again';
  return sketch;
}
