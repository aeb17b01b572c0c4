/** The deck in the trade wind: planks and rigging at work, water along the hull. */

import { type Around, strewn } from '../../sound/around.ts';
import { drum, knock, strain } from '../../sound/bodies.ts';
import { band, low } from '../../sound/filter.ts';
import { held, hit, line } from '../../sound/shape.ts';
import { shaped } from '../../sound/signal.ts';

export const around: Around = (loop, c) => {
  // Wind in the rigging, and the wash along the side.
  loop.bed((noise) => band(noise, 520, 1.4, 2), 0.16, 5, 0.4);
  loop.bed((noise) => low(noise, 300, Math.SQRT1_2, 2), 0.28, 8, 0.35, 0.3);
  for (const at of strewn(c, 14)) {
    const hz = c.between(150, 330);
    const rope = strain(c, 700, line([0, 16], [350, 44], [700, 14]), [hz, hz * 1.9, hz * 3.1], 0.25);
    loop.put(shaped(low(rope, 2000), held(140, 300, 700)), at, c.between(0.5, 1));
  }
  // Waves slap the bow.
  for (const at of strewn(c, 11)) {
    const ms = c.between(700, 1100);
    const slap = band(c.hiss(ms), line([0, 420], [90, 950], [ms, 380]), 0.7);
    loop.put(shaped(slap, line([0, 0], [70, 1], [220, 0.4], [ms, 0])), at, c.between(0.35, 0.8));
    loop.put(drum(c, 58, 200, 0.05), at + 20, 0.35);
  }
  // A halyard taps the mast.
  for (const at of strewn(c, 7))
    for (let tap = 0; tap < 3; tap++)
      loop.put(knock(c, 520, 60, 1500, 0.3), at + tap * c.between(260, 420), c.between(0.05, 0.12));
  // Canvas.
  for (const at of strewn(c, 6))
    for (let flap = 0; flap < 4; flap++)
      loop.put(shaped(low(c.hiss(140), 900), hit(12, 120)), at + flap * c.between(90, 170), 0.3 - 0.05 * flap);
};
