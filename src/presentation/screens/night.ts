/** The table asleep: dark and still. Dim it shows a moon and when it opens; black it shows nothing at all. */
import type { Frame } from '../../controller/room.ts';
import { shellWords } from '../../words/house/house.ts';
import { fill } from '../../words/message.ts';
import { type Screen, Sketch } from './sketch.ts';

export interface NightState {
  night: 'dim' | 'black';
  /** Hour at which the table opens. */
  opens: number;
  frame?: Frame;
}

export function nightScreen({ night, opens, frame }: NightState): Screen {
  const sketch = new Sketch(null);
  sketch.covers = true;
  const upright = sketch.upright(frame, { x: 180, y: 40, w: 1560, h: 1000 });
  const x = upright ? 540 : 960;
  const dark = { w: 6000, h: 6000, color: 0x000000 };
  sketch.add({ id: 'night', kind: 'shade', x: -2400, y: -2400, depth: 0, props: dark });
  if (night === 'black') return sketch;
  sketch.picture('icon-moon', x, upright ? 820 : 440, { depth: 2, scale: 1.1, color: '#3D4A5C' });
  sketch.words('caption', fill(shellWords().asleep, { n: opens }), x, upright ? 960 : 580, {
    ...{ align: 0.5, depth: 2, color: '#55637A', maxWidth: 880 },
  });
  return sketch;
}
