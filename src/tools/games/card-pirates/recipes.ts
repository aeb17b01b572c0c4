/** Water at the bow, sand on an island, and what is done there. */
import { clink, glide, knock, strain } from '../../sound/bodies.ts';
import type { Chance } from '../../sound/chance.ts';
import { band, high, low } from '../../sound/filter.ts';
import type { Recipe } from '../../sound/recipes/table.ts';
import { held, hit, line, slide } from '../../sound/shape.ts';
import { type Mono, put, shaped } from '../../sound/signal.ts';

/** Makes the sound of dry sand: thousands of grains that strike one another, not a smooth hiss. */
function sand(c: Chance, ms: number, hz: number, coarse = 900): Mono {
  const grains = low(
    c.hiss(ms).map((x) => Math.abs(x) ** 9 * 6),
    coarse,
  );
  const bed = high(low(band(c.hiss(ms), hz, 0.7), 6500), 500);
  return bed.map((x, i) => x * (0.22 + 2.2 * grains[i]!));
}

export const bury: Recipe = (out, c) => {
  for (const [at, ms, level] of [
    [2, 190, 0.8],
    [178, 215, 1],
  ] as const) {
    const push = shaped(sand(c, ms, 2100), line([0, 0], [ms * 0.35, 1], [ms * 0.7, 0.6], [ms, 0]));
    put(out, push, at, level, at < 100 ? -0.15 : 0.15);
  }
  put(out, shaped(low(c.hiss(120), 260), hit(14, 100)), 190, 0.8);
};

/** Drives the spade in and lets the sand fly. */
export const dig: Recipe = (out, c) => {
  put(out, low(clink(c, 1180, 110, 0.45), 4200), 4, 0.9, -0.1);
  put(out, shaped(band(c.hiss(90), slide(3600, 1400, 30), 0.8), hit(6, 80)), 2, 1.7, -0.1);
  put(out, knock(c, 132, 60, 700, 0.4), 70, 0.9);
  put(out, shaped(sand(c, 210, 2500, 1300), line([0, 0], [40, 1], [110, 0.55], [210, 0])), 150, 1.3, 0.2);
  for (let clod = 0; clod < 6; clod++)
    put(out, shaped(low(c.hiss(26), 1400), hit(2, 22)), c.between(235, 360), c.between(0.15, 0.4), c.between(0, 0.6));
};

/** Stands a palm up: a cork's pop, then leaves. */
export const palm: Recipe = (out, c) => {
  put(out, shaped(glide(46, line([0, 300], [46, 720])), hit(3, 44)), 2, 1);
  for (const [at, hz] of [
    [34, 2600],
    [66, 3300],
    [98, 2300],
  ] as const)
    put(out, shaped(band(c.hiss(70), hz, 1.2), line([0, 0], [14, 1], [70, 0])), at, 1, at / 160 - 0.4);
};

/** Runs a plank out until it lands on sand. */
export const gangplank: Recipe = (out, c) => {
  put(out, shaped(strain(c, 150, line([0, 60], [150, 110]), [380, 760], 0.35), held(25, 40, 150)), 0, 4, -0.2);
  put(out, knock(c, 176, 120, 1200, 0.7), 158, 1, 0.1);
  put(out, shaped(low(c.hiss(90), 900), hit(4, 70)), 160, 0.6, 0.15);
  put(out, knock(c, 205, 70, 900, 0.4), 236, 0.35, 0.15);
};

/** Lets the wind die: canvas falls back against the mast, and once more, and the blocks knock. */
export const slack: Recipe = (out, c) => {
  for (const [at, level, pan] of [
    [20, 1, -0.3],
    [360, 0.75, 0.25],
    [640, 0.45, -0.1],
  ] as const) {
    const cloth = low(band(c.hiss(260), line([0, 240], [70, 620], [260, 210]), 0.8), 1500);
    put(out, shaped(cloth, line([0, 0], [60, 1], [110, 0.5], [260, 0])), at, level * 1.3, pan);
    put(out, knock(c, 260 - at / 8, 60, 700, 0.3), at + 84, level * 0.16, pan);
  }
  put(out, shaped(strain(c, 320, line([0, 18], [320, 34]), [190, 410], 0.25), held(90, 120, 320)), 500, 0.7, 0.2);
};

/** Hands a purse over. */
export const barter: Recipe = (out, c) => {
  put(out, shaped(band(c.hiss(120), line([0, 900], [120, 1700]), 0.8), line([0, 0], [50, 1], [120, 0])), 0, 0.8, -0.3);
  for (let n = 0; n < 9; n++) {
    const at = 70 + 34 * n + c.between(-11, 11);
    put(out, low(clink(c, c.between(1900, 2900), 80, 0.45), 6000), at, c.between(0.18, 0.5), -0.3 + n / 14);
  }
  put(out, shaped(low(c.hiss(110), 620), hit(6, 90)), 410, 1.5, 0.3);
  for (let n = 0; n < 4; n++) put(out, clink(c, c.between(2000, 2700), 90, 0.4), 414 + 15 * n, 0.24, 0.3);
};

/** Brings the flag down half way: halyard through a dry block, and cloth that hangs. */
export const flagLower: Recipe = (out, c) => {
  put(out, shaped(strain(c, 430, line([0, 90], [430, 46]), [720, 1330], 0.12), held(60, 120, 430)), 0, 0.9, -0.15);
  const flutter = shaped(
    low(c.hiss(600), 850),
    (s) => (0.5 + 0.5 * Math.cos(2 * Math.PI * (9 - 5 * s) * s)) * line([0, 0.2], [220, 1], [600, 0])(s),
  );
  put(out, flutter, 60, 0.9, 0.15);
  put(out, knock(c, 230, 60, 800, 0.3), 450, 0.35);
};
