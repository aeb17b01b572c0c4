/** Recipes of the water around a ship. */
import { clink, glide, knock } from '../bodies.ts';
import type { Chance } from '../chance.ts';
import { band, high, low } from '../filter.ts';
import { hit, line, slide } from '../shape.ts';
import { type Mono, put, scaled, shaped, sum } from '../signal.ts';
import type { Recipe } from './table.ts';

/** Makes a bubble: a short sine whose pitch rises as the skin closes. */
export function bubble(c: Chance, hz: number, ms: number): Mono {
  return shaped(
    glide(ms, (s) => hz * (1 + (0.9 * s * 1000) / ms), c.between(0, 1)),
    hit(3, ms * 0.9),
  );
}

/** Runs the chain out faster and faster until the anchor is in the water. */
export const anchor: Recipe = (out, c) => {
  for (let at = 4, link = 0; at < 420; link++) {
    const near = at / 420;
    const iron = low(clink(c, c.between(620, 1350), c.between(45, 80), 0.6), 4200);
    put(out, iron, at, (0.4 + 0.5 * near) * c.between(0.6, 1), c.between(-0.3, 0.3));
    if (link % 3 === 0) put(out, knock(c, c.between(170, 240), 50, 900, 0.5), at, 0.35);
    at += 34 - 17 * near + c.between(-3, 3);
  }
  put(out, shaped(glide(150, slide(300, 74, 45)), hit(5, 130)), 428, 1.5);
  for (const side of [-0.5, 0.5]) {
    const water = band(c.hiss(260), line([0, 500], [60, 1300], [260, 600]), 0.6);
    put(out, shaped(water, line([0, 0], [26, 1], [120, 0.4], [260, 0])), 432, 1, side);
  }
  for (let n = 0; n < 5; n++) put(out, bubble(c, c.between(260, 620), 50), 510 + n * 33 + c.between(-8, 8), 0.35);
};

/** Runs water along the bow while a ship sails one leg. */
export const wake: Recipe = (out, c) => {
  for (const side of [-0.6, 0.6]) {
    const curl = low(c.hiss(700), 14);
    const water = sum(
      band(c.hiss(700), line([0, 420], [260, 900], [700, 500]), 0.7),
      scaled(high(low(c.hiss(700), 4200), 1800), 0.22),
    ).map((x, i) => x * (0.45 + 7 * Math.abs(curl[i]!)));
    put(out, shaped(water, line([0, 0], [210, 1], [420, 0.6], [700, 0])), 0, 1, side);
  }
};
