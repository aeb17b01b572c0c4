/** The answer to a touch: a gold ring that is there at once and opens; with reduced motion it only fades. */

import { Pen } from '../art/pen.ts';
import type { Effect } from './effect.ts';
import { fade, shape } from './sprites.ts';

const radius = 64;

export const touch: Effect = (cast, { x, y }) => {
  const ring = new Pen(cast.kit.scene, { x, y });
  // Dark around it, so that it is seen on sails as well as on the sea.
  ring.lineStyle(16, 0x1a0d06, 0.7).strokeCircle(0, 0, radius);
  ring.lineStyle(8, 0xffe7a8, 1).strokeCircle(0, 0, radius);
  const still = cast.kit.still;
  fade(
    cast,
    shape(cast, ring),
    600,
    (t) => ring.setScale(still ? 1 : 0.7 + 0.6 * t).setAlpha(Math.min(1, 2 * (1 - t))),
    {
      ease: 'Quad.easeOut',
    },
  );
};
