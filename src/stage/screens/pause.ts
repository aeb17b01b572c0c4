/** The game waits: go on, or leave it (it is saved). */
import { type Screen, Sketch } from './sketch.ts';
import { shellWords } from './words.ts';

export function pauseScreen(focus: string | null): Screen {
  const sketch = new Sketch(focus);
  sketch.add({
    id: 'dim',
    kind: 'shade',
    x: -720,
    y: -900,
    alpha: 0.66,
    depth: 1,
    props: { w: 3360, h: 2900, color: 0x0e0704 },
  });
  sketch.sheet('panel-board', 560, 330, 800, 420, 5);
  sketch.button('stay', shellWords.resumeGame, 960, 450, 620, 112, { look: 'gold', icon: 'icon-play' });
  sketch.button('leave', shellWords.leave, 960, 590, 620, 100, { icon: 'icon-back' });
  sketch.words('note', shellWords.leaveKept, 960, 690, { align: 0.5 });
  sketch.first = 'stay';
  return sketch;
}
