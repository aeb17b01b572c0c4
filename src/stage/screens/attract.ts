/** What lies over a demo: that nobody plays, and how to play. Any press ends the demo, so there is nothing to choose. */
import { type Screen, Sketch } from './sketch.ts';
import { shellWords } from './words.ts';

/** The middle of the call, where the game leaves room for it. */
export function attractScreen({ x = 960, y }: { x?: number; y: number }): Screen {
  const sketch = new Sketch(null);
  sketch.sheet('pill-leader', x - 326, y - 38, 652, 76, 10);
  sketch.picture('icon-touch', x - 272, y, { depth: 12, scale: 0.46 });
  sketch.words('caption', shellWords.touchToPlay, x, y, { align: 0.5, color: '#FFE7A8', depth: 12, maxWidth: 440 });
  sketch.picture('icon-face-south', x + 272, y, { depth: 12, scale: 0.46 });
  return sketch;
}
