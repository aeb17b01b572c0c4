/** The gamepad of whoever is to act is unplugged: the table waits for it, or for anything else that is pressed. */

import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface AwayState {
  /** Number of the pad, counted from one. */
  pad: number;
  name: string;
  focus: string | null;
}

export function awayScreen({ pad, name, focus }: AwayState): Screen {
  const sketch = new Sketch(focus);
  sketch.box = { x: 440, y: 280, w: 1040, h: 520 };
  sketch.dim(0.72);
  sketch.sheet('panel-board', 460, 300, 1000, 480, 5);
  sketch.add({
    id: 'banner',
    kind: 'banner',
    x: 960,
    y: 352,
    depth: 12,
    props: { text: fill(shellWords().padAway, { n: pad }) },
  });
  sketch.picture('icon-dpad', 880, 500, { depth: 12, scale: 1.1 });
  sketch.picture('icon-lantern', 1040, 500, { depth: 12, scale: 1.1 });
  sketch.words('pill', fill(shellWords().padAwayWhy, { name }), 960, 604, { align: 0.5, depth: 12, maxWidth: 900 });
  sketch.button('goOn', shellWords().padGoOn, 960, 700, 520, 96, { look: 'gold', icon: 'icon-play' });
  sketch.first = 'goOn';
  return sketch;
}
