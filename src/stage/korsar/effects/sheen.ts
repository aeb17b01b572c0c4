/** The light of a volley on the water. */
import type { Effect } from '../../effects/effect.ts';
import { fade, num, sprite, unit } from '../../effects/sprites.ts';

/**
 * Paints the warm light of guns on the water under the ships. It comes while the flames burn and goes out over more
 * than two seconds: so wide a light would else be a pulse. It is painted and not added, as `spill` is. Where volleys
 * follow each other within that time there is none.
 */
export const sheen: Effect = (cast, { x, y, size, strength }, factor) => {
  if (factor < 1) return;
  const light = sprite(cast, 'warm-spill', x, y);
  const full = unit(cast) * 4 * num(size, 1);
  const total = 200 + 2200 * Math.max(1, factor);
  light.setScale(full * 1.22, full * 0.72);
  fade(cast, light, total, (t) => {
    const at = t * total;
    light.setAlpha(num(strength, 0.6) * (at < 200 ? at / 200 : 1 - (at - 200) / (total - 200)));
  });
};
