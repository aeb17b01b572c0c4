/** A sea in fog: slack water, a bell on a buoy that the swell rings, a horn very far off. */

import { type Around, aroundMs, strewn } from '../../sound/around.ts';
import { bell, strain } from '../../sound/bodies.ts';
import { band, low } from '../../sound/filter.ts';
import { horn, pitch } from '../../sound/instruments.ts';
import { bubble } from '../../sound/recipes/water.ts';
import { held, line } from '../../sound/shape.ts';
import { scaled, shaped } from '../../sound/signal.ts';

/** Fog takes the top of every sound, and sends some of it back from no particular side. */
const fogged = 1500;

export const around: Around = (loop, c) => {
  loop.bed((noise) => low(noise, 240, Math.SQRT1_2, 2), 0.4, 6, 0.4);
  loop.bed((noise) => band(noise, 480, 0.7, 2), 0.16, 4, 0.3, 0.5);
  // The swell rings the buoy once or twice, and never in time.
  for (const at of strewn(c, 6)) {
    const stroke = low(bell(c, pitch('A4') * 0.97, 4200, 3600), fogged);
    const soft = c.between(0.6, 1);
    loop.put(stroke, at, 0.3 * soft);
    if (c.between(0, 1) < 0.7) loop.put(scaled(stroke, 0.5), at + c.between(900, 1500), 0.3 * soft);
    loop.put(low(stroke, 500), at + 420, 0.12 * soft);
  }
  for (const at of [0.3 * aroundMs, 0.83 * aroundMs]) {
    const far = low(horn(c, pitch('D3') / 2, 2600, 0.4), 420);
    loop.put(shaped(far, held(500, 900, 2600)), at, 0.35);
    loop.put(low(far, 260), at + 800, 0.16);
  }
  // Water under the stern.
  for (const at of strewn(c, 26))
    for (let n = 0; n < 3; n++)
      loop.put(bubble(c, c.between(240, 520), c.between(50, 90)), at + n * c.between(70, 190), c.between(0.05, 0.16));
  for (const at of strewn(c, 7)) {
    const hz = c.between(120, 210);
    const timber = strain(c, 900, line([0, 12], [450, 30], [900, 10]), [hz, hz * 2.1], 0.25);
    loop.put(shaped(low(timber, 1200), held(200, 400, 900)), at, c.between(0.3, 0.6));
  }
};
