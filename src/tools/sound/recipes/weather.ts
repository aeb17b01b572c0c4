/** Wind, and the thunder in it. */
import { glide } from '../bodies.ts';
import { band, high, low } from '../filter.ts';
import { hit, line, slide } from '../shape.ts';
import { driven, put, scaled, shaped, sum } from '../signal.ts';
import type { Recipe } from './table.ts';

const strikes = 300;

/** Swells the wind; lightning cracks within 8 ms, and the thunder rolls off over three seconds. */
export const storm: Recipe = (out, c) => {
  put(out, driven(shaped(high(low(c.hiss(70), 6500), 350), hit(0.6, 26)), 3), strikes, 1.1);
  for (let tear = 0; tear < 7; tear++)
    put(
      out,
      shaped(band(c.hiss(60), c.between(700, 2600), 0.8), hit(1, 40)),
      strikes + 8 + 26 * tear + c.between(0, 14),
      0.9 - 0.1 * tear,
      c.between(-0.6, 0.6),
    );
  for (const side of [-0.9, 0.9]) {
    const gusts = line([0, 240], [420 + 60 * side, 620], [1100, 430], [1900, 540], [3400, 220]);
    const wind = sum(band(c.hiss(3400), gusts, 2.2), scaled(low(c.hiss(3400), 420), 0.5));
    put(out, shaped(wind, line([0, 0], [300, 0.8], [1100, 0.5], [1900, 0.55], [3400, 0])), 0, 0.6, side);
    const bumps = low(c.hiss(3000), 6);
    const roll = low(low(c.hiss(3000), slide(700, 130, 600)), 420);
    put(
      out,
      shaped(
        roll.map((x, i) => x * (0.12 + 44 * Math.abs(bumps[i]!))),
        line([0, 0], [40, 1], [420, 0.8], [1300, 0.5], [2200, 0.24], [3000, 0]),
      ),
      strikes + 20,
      2.2,
      side * 0.8,
    );
  }
  const ground = shaped(
    glide(2400, (s) => 47 + 5 * Math.sin(7 * s)),
    line([0, 0], [60, 1], [700, 0.6], [2400, 0]),
  );
  put(out, ground, strikes, 0.35);
};
