/** What lies over a demo: that nobody plays, and how to play. Any press ends the demo, so there is nothing to choose. */
import { type Screen, Sketch } from './sketch.ts';
import { shellWords } from './words.ts';

/** `y`: the middle of the call, where the game leaves room for it. */
export function attractScreen(y: number): Screen {
  const sketch = new Sketch(null);
  sketch.sheet('pill-leader', 634, y - 38, 652, 76, 10);
  sketch.picture('icon-touch', 688, y, { depth: 12, scale: 0.46 });
  sketch.words('caption', shellWords.touchToPlay, 960, y, { align: 0.5, color: '#FFE7A8', depth: 12, maxWidth: 440 });
  sketch.picture('icon-face-south', 1232, y, { depth: 12, scale: 0.46 });
  return sketch;
}
