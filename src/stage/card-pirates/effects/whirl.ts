/** A storm as it is seen from above the chart. */
import type { Effect } from '../../effects/effect.ts';
import { fade, num, sprite, unit } from '../../effects/sprites.ts';
import { there } from '../../effects/storm.ts';

/** Turns a dark whirl over the chart. */
export const whirl: Effect = (cast, { x, y, ms, scale }, factor) => {
  const full = unit(cast) * num(scale, 1);
  const total = num(ms, 2000);
  if (factor >= 0.5) cast.kit.grade?.turn('storm', total * factor);
  const spiral = sprite(cast, 'storm-spiral', x, y);
  fade(cast, spiral, total * factor, (t) => {
    const on = there(t * total, total, 420);
    // Arms that pass over white sails many times a second would flicker.
    spiral.setAlpha(0.6 * on).setAngle(60 * t);
    spiral.setScale(full * (0.8 + 0.3 * on));
  });
};
