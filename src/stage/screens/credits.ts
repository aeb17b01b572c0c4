/** Who thought the games up, and what the table is made of. */
import { type Screen, Sketch } from './sketch.ts';
import { creditLines, shellWords } from './words.ts';

export function creditsScreen(focus: string | null): Screen {
  const sketch = new Sketch(focus);
  sketch.box = { x: 240, y: 100, w: 1440, h: 940 };
  sketch.cabin();
  sketch.dim(0.5);
  sketch.sheet('panel-parchment', 260, 120, 1400, 780, 5);
  sketch.words('title', shellWords.credits, 960, 216, { align: 0.5 });
  for (const [i, line] of creditLines.entries()) {
    sketch.words('caption', line, 960, 330 + i * 82, { align: 0.5, size: 34, wrap: 1220, color: '#2B1608' });
  }
  sketch.button('back', shellWords.allGames, 960, 968, 360, 96, { look: 'gold', icon: 'icon-back' });
  sketch.first = 'back';
  return sketch;
}
