/** Bells, weather and the fates of ships. */
import { bell, drum, knock, strain, wave } from '../bodies.ts';
import { band, low } from '../filter.ts';
import { horn, pitch } from '../instruments.ts';
import { held, hit, line, slide } from '../shape.ts';
import { put, scaled, shaped, sum } from '../signal.ts';
import type { Recipe } from './table.ts';

export const turnBell: Recipe = (out, c) => {
  put(out, low(bell(c, pitch('D5'), 900, 1500), 3400));
  put(out, knock(c, 210, 40, 900, 0.4), 0, 0.25);
};

export const ready: Recipe = (out, c) => {
  const damp = line([0, 1], [120, 0.9], [185, 0.12], [300, 0.03]);
  put(out, shaped(low(bell(c, pitch('A5'), 300, 600), 4200), damp));
  put(out, knock(c, 240, 40, 500, 0.5), 128, 0.12);
};

export const creak =
  (hz: number, speed: number): Recipe =>
  (out, c) => {
    const rope = strain(
      c,
      380,
      line([0, speed * 0.6], [190, speed * 1.5], [380, speed * 0.5]),
      [hz, hz * 1.9, hz * 3.3],
      0.2,
    );
    put(out, shaped(low(rope, 2400), line([0, 0], [90, 0.8], [200, 1], [380, 0])), 0, 1, c.between(-0.4, 0.4));
  };

export const tie: Recipe = (out, c) => {
  const load = line([0, 22], [330, 74], [505, 92]);
  const rope = strain(c, 510, load, [310, 640, 1150], 0.14);
  put(out, shaped(low(rope, 2600), line([0, 0], [120, 0.6], [440, 1], [496, 0.9], [510, 0])));
  const timber = strain(c, 420, line([0, 12], [420, 34]), [170, 380], 0.2);
  put(out, shaped(timber, line([0, 0], [200, 0.8], [420, 0])), 90, 0.9, -0.2);
  put(out, knock(c, 170, 80, 700, 0.4), 512, 0.07);
};

export const gull =
  (top: number): Recipe =>
  (out, c) => {
    for (const [at, ms, hz, level] of [
      [10, 300, top, 0.8],
      [330, 350, top * 1.06, 1],
    ] as const) {
      const fall = line([0, hz * 0.82], [40, hz], [110, hz * 0.94], [ms, hz * 0.6]);
      const cry = wave(ms, fall, [1, 0.42, 0.2, 0.08], c.between(0, 1));
      const rasp = band(c.hiss(ms), fall, 5);
      const soft = shaped(low(sum(cry, scaled(rasp, 0.5)), 3600), line([0, 0], [35, 1], [ms * 0.5, 0.6], [ms, 0]));
      put(out, soft, at, level, at === 10 ? -0.35 : -0.2);
    }
  };

export const capture: Recipe = (out, c) => {
  for (const [at, level] of [
    [0, 0.7],
    [95, 1],
    [180, 0.7],
    [300, 0.4],
  ] as const) {
    const snap = shaped(
      band(c.hiss(120), line([0, 700], [25, 1700], [120, 500]), 0.7),
      line([0, 0], [14, 1], [40, 0.4], [120, 0]),
    );
    put(out, snap, at, level, -0.2);
  }
  const flutter = shaped(
    low(c.hiss(500), 900),
    (s) => (0.5 + 0.5 * Math.cos(2 * Math.PI * 17 * s)) * line([0, 0.6], [500, 0])(s),
  );
  put(out, flutter, 0, 0.4, -0.2);
  put(out, horn(c, pitch('A3'), 190), 250, 0.9, 0.1);
  put(out, horn(c, pitch('D4'), 470), 430, 1.1, 0.1);
  put(out, horn(c, pitch('F#4'), 470, 0.7), 430, 0.35, 0.2);
};

export const getaway: Recipe = (out, c) => {
  put(out, low(bell(c, pitch('A5'), 300, 330), 4600), 0, 0.8, 0.1);
  put(out, low(bell(c, pitch('D6'), 420, 420), 5000), 105, 0.9, 0.3);
  for (const side of [-0.6, 0.6]) {
    const chop = low(c.hiss(620), 26);
    const stream = band(c.hiss(620), line([0, 600], [300, 950], [620, 650]), 0.8).map(
      (x, i) => x * (0.4 + 6 * Math.abs(chop[i]!)),
    );
    put(out, shaped(stream, line([0, 0], [200, 0.7], [380, 1], [620, 0])), 80, 3.2, side);
  }
};

/** Sounds the neutral deck: a drum with nothing in it. */
export const hollowDrum: Recipe = (out, c) => {
  put(out, drum(c, 92, 430, 0.08), 0, 1);
  put(out, shaped(band(c.hiss(500), 196, 9), hit(6, 340)), 0, 1.6);
  put(out, knock(c, 142, 180, 500, 0.2), 0, 0.25);
};

/** Canvas that takes the wind: a swell, then the sail stands with a soft clap. */
export const sailFill: Recipe = (out, c) => {
  for (const side of [-0.5, 0.5]) {
    const wind = low(band(c.hiss(900), line([0, 260], [480, 700], [900, 320]), 0.8), 1600);
    put(out, shaped(wind, line([0, 0], [440, 1], [560, 0.6], [900, 0])), 0, 0.9, side);
  }
  put(out, shaped(low(c.hiss(160), slide(1500, 400, 40)), hit(5, 130)), 470, 0.8);
  put(out, drum(c, 98, 150, 0.2), 472, 0.4);
  put(out, shaped(strain(c, 300, line([0, 26], [300, 44]), [260, 560], 0.2), held(60, 120, 300)), 520, 0.4, 0.3);
};
