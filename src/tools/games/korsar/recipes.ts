/** Captains, admirals and the shields of their crews. */
import { clink, drum, knock, strain, wave } from '../../sound/bodies.ts';
import type { Chance } from '../../sound/chance.ts';
import { band, formants, low } from '../../sound/filter.ts';
import { horn, pitch } from '../../sound/instruments.ts';
import type { Recipe } from '../../sound/recipes/table.ts';
import { held, hit, line } from '../../sound/shape.ts';
import { driven, type Mono, put, scaled, shaped, sum } from '../../sound/signal.ts';

/** Laughs one "ha" from a deep chest: breath first, then the voice, open to half closed. */
function ha(c: Chance, root: number, ms: number): Mono {
  const buzz = Array.from({ length: 24 }, (_, n) => 1 / (n + 1) ** 0.95);
  const throat = wave(ms, line([0, root * 1.12], [ms * 0.3, root], [ms, root * 0.84]), buzz, c.between(0, 1));
  const breath = shaped(c.hiss(ms), line([0, 0.5], [ms * 0.35, 0.12], [ms, 0.2]));
  const sung = formants(sum(throat, breath), [
    [line([0, 640], [ms, 520]), 5, 1],
    [line([0, 1120], [ms, 980]), 7, 0.55],
    [2400, 9, 0.16],
  ]);
  return shaped(sung, held(16, ms * 0.6, ms));
}

/** Slams the card down: skin and table at once, brass behind it, and the man himself is amused. */
export const captainSlam: Recipe = (out, c) => {
  put(out, drum(c, 58, 520, 0.5), 0, 1.1);
  put(out, driven(knock(c, 96, 220, 1500, 1), 1.5), 2, 0.8);
  for (const [note, level, pan] of [
    ['D2', 1, -0.2],
    ['A2', 0.7, 0.2],
    ['D3', 0.55, 0],
    ['F3', 0.35, 0.3],
  ] as const)
    put(out, horn(c, pitch(note), 330, 1.25), 26, level * 0.62, pan);
  for (const [at, root, level] of [
    [455, 118, 0.8],
    [600, 112, 1],
    [742, 103, 0.8],
    [872, 94, 0.5],
  ] as const)
    put(out, low(ha(c, root, 118), 3200), at, level * 1.5, 0.08);
};

/** Blows the bosun's call: the pea sings, low to high, shakes there and falls away. */
export const admiral: Recipe = (out, c) => {
  const shake = (s: number): number => (s > 0.33 && s < 0.62 ? 1 + 0.022 * Math.sin(2 * Math.PI * 27 * s) : 1);
  const call = line([0, 1180], [90, 1240], [330, 2180], [600, 2140], [820, 1120], [900, 1060]);
  const tone = wave(890, (s) => call(s) * shake(s), [1, 0.14, 0.07, 0.02], c.between(0, 1));
  const air = band(c.hiss(890), call, 7);
  const blow = line([0, 0], [40, 0.7], [300, 1], [600, 0.9], [790, 0.55], [890, 0]);
  put(out, shaped(sum(scaled(tone, 0.62), scaled(air, 0.55)), blow), 2, 0.8, 0.05);
  put(out, shaped(band(c.hiss(60), 2600, 2), hit(4, 50)), 0, 0.5);
};

/** Hangs a shield beside the others: iron rim, wooden board. */
export const shield: Recipe = (out, c) => {
  put(out, knock(c, 285, 70, 1500, 0.6), 1, 0.9);
  put(out, low(clink(c, 980, 80, 0.5), 3600), 4, 0.55, 0.1);
  put(out, knock(c, 340, 40, 1300, 0.4), 46, 0.35, 0.1);
};

/** Tips a chair against the table. */
export const chair: Recipe = (out, c) => {
  put(out, shaped(strain(c, 190, line([0, 40], [190, 90]), [420, 830], 0.3), held(30, 60, 190)), 0, 4.5, -0.1);
  put(out, knock(c, 152, 150, 1000, 0.6), 232, 1, 0.05);
  put(out, knock(c, 214, 80, 900, 0.4), 318, 0.4, 0.1);
};
