/** Recipes of a volley. */
import { clink, drum, glide, knock, pluck, wave } from '../bodies.ts';
import type { Chance } from '../chance.ts';
import { band, formants, high, low } from '../filter.ts';
import { held, hit, line, slide } from '../shape.ts';
import { driven, type Mono, put, scaled, shaped, sum } from '../signal.ts';
import type { Recipe } from './table.ts';

export const fuse: Recipe = (out, c) => {
  const hiss = band(c.hiss(260), line([0, 1500], [260, 3400]), 0.7);
  put(out, shaped(hiss, line([0, 0], [60, 0.3], [200, 1], [226, 0.5], [256, 0])));
  for (let spark = 0; spark < 16; spark++) {
    const at = 20 + 190 * c.between(0, 1) ** 0.7;
    put(out, shaped(band(c.hiss(10), c.between(2400, 4200), 2), hit(1, 7)), at, at / 260, c.between(-0.3, 0.3));
  }
};

/** Shores that answer a gun: after so many ms, below so many Hz, so loud, and how much longer than the one before. */
const shores = [
  { at: 320, hz: 900, level: 0.5, ms: 900 },
  { at: 610, hz: 600, level: 0.5, ms: 1200 },
  { at: 1050, hz: 400, level: 0.55, ms: 1500 },
] as const;

/**
 * Fires a cannon: a dull crack, the 60 Hz bloom behind it with the partials that a small loudspeaker can give, then the
 * air: two unlike sides, and three shores that answer, each further off and duller.
 */
export const cannon: Recipe = (out, c) => {
  const dull = c.between(0.85, 1.15);
  const crack = driven(shaped(low(c.hiss(220), slide(2300 * dull, 420, 40)), hit(2, 120)), 2.5);
  put(out, crack, 0, 0.95);
  const root = c.between(56, 62);
  const bloom = shaped(glide(1100, slide(root * 2.1, root, 38), 0), hit(12, 780));
  const chest = shaped(low(c.hiss(1100), 165, 0.9), hit(8, 560));
  put(out, driven(sum(scaled(bloom, 1.1), scaled(chest, 1.5)), 1.3), 0, 0.85);
  for (const [turn, level] of [
    [2.1, 0.42],
    [3.2, 0.3],
    [4, 0.2],
  ] as const)
    put(out, shaped(glide(700, slide(root * turn * 1.25, root * turn, 45)), hit(8, 520 / turn ** 0.5)), 0, level);
  for (const side of [-1, 1]) {
    const air = low(low(c.hiss(1500), slide(2600 * dull, 420, 380)), 3000);
    put(
      out,
      shaped(air, (s) => line([0, 0], [70, 1], [200, 0.75])(s) * hit(2, 2600)(s)),
      0,
      0.62,
      side,
    );
    for (const [n, { at, hz, level, ms }] of shores.entries()) {
      // Rolling: an echo off a coast comes back in pieces.
      const pieces = low(c.hiss(ms), 9);
      const roll = low(low(c.hiss(ms), hz), hz).map((x, i) => x * (0.4 + 22 * Math.abs(pieces[i]!)));
      const near = (n + (side > 0 ? 1 : 0)) % 2 === 0 ? 1 : 0.45;
      const late = at + c.between(0, 40) + (side > 0 ? 11 : 0);
      put(out, shaped(roll, hit(60, ms * 1.25)), late, level * near, side);
    }
  }
};

export const bassHit: Recipe = (out, c) => {
  put(out, shaped(glide(450, slide(98, 44, 50), 0), hit(6, 420)), 0, 1);
  put(out, shaped(low(c.hiss(450), 190), hit(5, 240)), 0, 1);
};

export const impact: Recipe = (out, c) => {
  put(out, drum(c, 74, 260, 0.3), 0, 0.9);
  put(out, driven(shaped(low(c.hiss(240), slide(2600, 500, 70)), hit(2, 190)), 2), 0, 0.5);
  for (let plank = 0; plank < 9; plank++) {
    const at = plank === 0 ? 0 : c.between(8, 150);
    put(
      out,
      knock(c, c.between(150, 520), c.between(60, 140), 1900, 0.8),
      at,
      c.between(0.25, 0.6),
      c.between(-0.4, 0.4),
    );
  }
  for (let splinter = 0; splinter < 22; splinter++) {
    const at = 70 + 380 * c.between(0, 1) ** 1.6;
    const chip = knock(c, c.between(900, 2100), c.between(18, 45), 3400, 0.5);
    put(out, chip, at, 0.5 * (1 - at / 600), c.between(-0.8, 0.8));
  }
};

export const splash: Recipe = (out, c) => {
  for (const side of [-0.7, 0.7]) {
    const water = sum(
      band(c.hiss(800), line([0, 380], [170, 1500], [420, 900], [800, 520]), 0.6),
      scaled(high(low(c.hiss(800), 5200), 1800), 0.3),
    );
    put(out, shaped(water, line([0, 0], [60, 0.4], [165, 1], [330, 0.42], [620, 0.08], [800, 0])), 0, 0.8, side);
  }
  put(out, shaped(glide(200, slide(150, 62, 60)), hit(8, 170)), 6, 0.5);
  for (let drop = 0; drop < 17; drop++) {
    const at = 300 + 440 * c.between(0, 1);
    const hz = c.between(620, 1500);
    const bead = shaped(
      glide(45, (s) => hz * (1 + 9 * s)),
      hit(2, 34),
    );
    put(out, bead, at, 0.3 * (1.15 - at / 850), c.between(-0.7, 0.7));
  }
};

/** Cheers with many throats and no words: a rising and falling "ay", each man a little late. */
export function cheer(c: Chance, ms: number, men: number): Mono {
  const crowd: Mono[] = [];
  for (let man = 0; man < men; man++) {
    const late = c.between(0, 70);
    const root = c.between(125, 235);
    const length = ms - late;
    const tune = line([0, root * 0.86], [length * 0.3, root * 1.14], [length * 0.7, root * 1.05], [length, root * 0.8]);
    const buzz = Array.from({ length: 20 }, (_, n) => 1 / (n + 1) ** 1.1);
    const shake = c.between(4.5, 7);
    const throat = wave(
      length,
      (s) => tune(s) * (1 + 0.012 * Math.sin(2 * Math.PI * shake * s)),
      buzz,
      c.between(0, 1),
    );
    const size = c.between(0.92, 1.1);
    const sung = formants(sum(throat, scaled(c.hiss(length), 0.12)), [
      [line([0, 700 * size], [length, 470 * size]), 5, 1],
      [line([0, 1350 * size], [length * 0.6, 1900 * size]), 8, 0.6],
      [2550 * size, 9, 0.22],
    ]);
    const part = shaped(sung, held(55, length * 0.55, length));
    const shifted = new Float64Array(part.length + Math.round(late * 48));
    shifted.set(part, Math.round(late * 48));
    crowd.push(shifted);
  }
  return scaled(sum(...crowd), 1 / Math.sqrt(men));
}

export const grapnel: Recipe = (out, c) => {
  for (let link = 0; link < 24; link++) {
    const at = 2 + link * 17 + c.between(-5, 5);
    const level = 0.55 + 0.5 * (link / 24);
    put(
      out,
      low(clink(c, c.between(900, 1900), c.between(35, 70), 0.6), 4800),
      at,
      level * c.between(0.5, 1),
      -0.5 + link / 24,
    );
  }
  put(out, knock(c, 118, 200, 900, 0.7), 440, 1, 0.2);
  put(out, drum(c, 82, 200, 0.3), 440, 0.6, 0.2);
  put(out, low(clink(c, 760, 160, 0.6), 3600), 446, 0.35, 0.25);
  for (const [side, men] of [
    [-0.5, 4],
    [0.5, 4],
    [0, 3],
  ] as const)
    put(out, low(cheer(c, 590, men), 3600), 575, 1.7, side);
};

/** Parts the boarding lines. */
export const twang: Recipe = (out, c) => {
  const rope = pluck(c, 98, 400, 330, 0.7);
  put(out, low(rope, 1900), 0, 1, -0.1);
  put(out, low(pluck(c, 131, 380, 260, 0.8), 1500), 22, 0.7, 0.2);
  put(out, shaped(band(c.hiss(60), 1500, 0.8), hit(2, 40)), 0, 0.5);
};

export const swords: Recipe = (out, c) => {
  for (const [hz, pan, at] of [
    [742, -0.25, 2],
    [911, 0.25, 6],
  ] as const) {
    const blade = [1, 2.76, 3.41, 5.4, 6.9].map(
      (r, n) => [hz * r, [0.4, 1, 0.6, 0.3, 0.12][n]!, 1900 / r ** 0.4] as const,
    );
    for (const [f, level, t60] of blade)
      put(
        out,
        shaped(
          glide(700, () => f, c.between(0, 1)),
          hit(2, t60),
        ),
        at,
        level * 0.4,
        pan,
      );
  }
  put(out, shaped(band(c.hiss(90), 2700, 0.8), hit(2, 60)), 1, 0.7);
  put(out, shaped(band(c.hiss(160), line([0, 3000], [160, 4400]), 3), line([0, 0], [60, 0.5], [160, 0])), 30, 0.5);
};
