/** A lee shore at night: surf that comes and draws back over shingle, crickets behind the palms. */

import { type Around, aroundMs, strewn } from '../../sound/around.ts';
import { glide } from '../../sound/bodies.ts';
import { band, high, low } from '../../sound/filter.ts';
import { held, line } from '../../sound/shape.ts';
import { put, scaled, shaped, silence, stereo, sum } from '../../sound/signal.ts';

export const around: Around = (loop, c) => {
  loop.bed((noise) => low(noise, 380, Math.SQRT1_2, 2), 0.22, 7, 0.45);
  // Palms.
  loop.bed((noise) => band(noise, 2600, 0.8, 2), 0.02, 4, 0.25, 0.2);
  for (const at of strewn(c, 8)) {
    const ms = c.between(4200, 5600);
    const breaks = sum(
      band(c.hiss(ms), line([0, 300], [1500, 900], [2400, 620], [ms, 1500]), 0.6),
      scaled(high(low(c.hiss(ms), 6000), 1800), 0.3),
    );
    loop.put(
      shaped(breaks, line([0, 0], [900, 0.25], [1600, 1], [2500, 0.5], [3400, 0.3], [ms, 0])),
      at,
      c.between(0.6, 0.9),
    );
    // Pebbles go back with the water.
    const rattle = stereo(1600);
    for (let pebble = 0; pebble < 70; pebble++)
      put(
        rattle,
        shaped(band(c.hiss(12), c.between(1500, 3800), 2), held(1, 8, 12)),
        c.between(0, 1560),
        c.between(0.1, 0.6),
      );
    loop.put(shaped(rattle[0], line([0, 0], [500, 1], [1600, 0])), at + 2300, 0.3);
  }
  // Three crickets, each with its own note and pace: a chirp is four short pulses.
  for (const [hz, every, level, from, to] of [
    [4150, 640, 0.05, 0, 0.62],
    [4480, 735, 0.035, 0.2, 1],
    [3870, 910, 0.025, 0.45, 1.3],
  ] as const)
    for (let at = from * aroundMs; at < to * aroundMs; at += every * c.between(0.96, 1.05)) {
      const chirp = silence(130);
      for (let pulse = 0; pulse < 4; pulse++)
        chirp.set(
          shaped(
            glide(22, () => hz),
            held(6, 10, 22),
          ),
          Math.round(48 * (2 + pulse * 31)),
        );
      const part = (at / aroundMs - from) / (to - from);
      loop.put(chirp, at, level * Math.sin(Math.PI * part) ** 0.5);
    }
  // Tree frogs answer one another.
  for (const at of strewn(c, 9)) {
    const hz = c.between(1150, 1500);
    for (let n = 0; n < 2; n++)
      loop.put(shaped(glide(90, line([0, hz], [90, hz * 1.16])), held(14, 40, 90)), at + 240 * n, 0.05 - 0.015 * n);
  }
};
