/** The hunt: bone, brass, ink and cold water. */
import { bell, clink, drum, knock, modes, strain, wave } from '../../sound/bodies.ts';
import { band, formants, high, low } from '../../sound/filter.ts';
import { horn, pitch } from '../../sound/instruments.ts';
import { cheer } from '../../sound/recipes/gunnery.ts';
import type { Recipe } from '../../sound/recipes/table.ts';
import { bubble } from '../../sound/recipes/water.ts';
import { held, hit, line, slide } from '../../sound/shape.ts';
import { driven, put, scaled, shaped, sum } from '../../sound/signal.ts';

/** Throws bone on oak: bright and short, with the table under it. Each bounce is lower than the one before. */
export const die: Recipe = (out, c) => {
  for (const [at, level] of [
    [3, 1],
    [292, 0.78],
    [486, 0.56],
  ] as const) {
    const bone = modes(c, 90, 1.2, [
      [c.between(1180, 1320), 1, 46],
      [c.between(1960, 2150), 0.6, 34],
      [c.between(3050, 3400), 0.35, 22],
    ]);
    put(out, bone, at, level * 0.7, 0.2 - at / 1200);
    put(out, knock(c, 196, 70, 1700, 0.6), at, level * 0.8, 0.2 - at / 1200);
  }
  for (const [at, level] of [
    [571, 0.2],
    [606, 0.12],
  ] as const)
    put(out, knock(c, 820, 26, 2400, 0.6), at, level, -0.25);
};

/** Runs three tubes out until they click; then nobody breathes. */
export const telescope: Recipe = (out, c) => {
  for (const [n, at] of [0, 165, 325].entries()) {
    const run = shaped(band(c.hiss(105), line([0, 1500 + 250 * n], [105, 2600 + 300 * n]), 2.2), held(20, 30, 105));
    put(out, run, at, 0.8, -0.2 + 0.15 * n);
    put(out, low(clink(c, 1250 + 170 * n, 70, 0.55), 5200), at + 104, 0.62, -0.2 + 0.15 * n);
    put(out, knock(c, 330 + 40 * n, 40, 1600, 0.4), at + 104, 0.45);
  }
  const breath = formants(c.hiss(330), [
    [line([0, 650], [330, 1250]), 2.5, 1],
    [line([0, 1900], [330, 2700]), 4, 0.7],
  ]);
  put(out, shaped(breath, line([0, 0], [240, 1], [300, 0.85], [330, 0])), 520, 1.2, 0.1);
};

/** Blows a horn with a hand in its bell. */
export const nay: Recipe = (out, c) => {
  const breath = c.between(0.4, 0.6);
  put(out, low(horn(c, pitch('D3'), 250, breath), 620), 2, 1.2, -0.1);
  put(out, low(horn(c, pitch('C3'), 290, breath - 0.1), 520), 205 + c.between(-16, 10), 1.3, 0.1);
  put(out, shaped(band(c.hiss(460), 380, 2), held(60, 200, 460)), 0, 0.28);
};

/** Sounds the drum, the gong behind it, and the wind that parts the fog. */
export const aye: Recipe = (out, c) => {
  put(out, drum(c, 54, 560, 0.45), 0, 1.3);
  put(out, driven(shaped(low(c.hiss(160), 700), hit(2, 120)), 2), 0, 0.5);
  const gong = modes(c, 1400, 9, [
    [87, 1, 2600],
    [131, 0.7, 2300],
    [176.5, 0.75, 2000],
    [241, 0.5, 1800],
    [309, 0.45, 1600],
  ]);
  put(out, gong, 8, 0.34);
  // Bronze answers late: the high partials come when the low ones already ring.
  const shimmer = modes(c, 1400, 5, [
    [418, 0.6, 1500],
    [563, 0.5, 1300],
    [741, 0.45, 1150],
    [968, 0.3, 950],
    [1290, 0.22, 800],
    [1715, 0.14, 650],
  ]);
  put(out, shaped(shimmer, line([0, 0.15], [160, 1], [1400, 1])), 8, 0.55, 0.15);
  for (const side of [-0.8, 0.8]) {
    const gust = band(c.hiss(1300), line([0, 300], [500 + 90 * side, 760], [1300, 340]), 2);
    put(out, shaped(gust, line([0, 0], [420, 1], [800, 0.7], [1300, 0])), 100, 0.85, side);
  }
};

/** Strokes of a pen, always the same ones: whatever was written, it sounds like this. */
export const quill: Recipe = (out, c) => {
  for (let at = 30; at < 1440; ) {
    const ms = c.between(60, 170);
    const up = c.between(0, 1) < 0.45;
    const nib = band(c.hiss(ms), line([0, up ? 3300 : 2500], [ms, up ? 4300 : 3000]), 1.1);
    const tooth = low(
      c.hiss(ms).map((x) => x * x * 3),
      up ? 320 : 190,
    );
    const stroke = nib.map((x, i) => x * (0.15 + 1.2 * tooth[i]!));
    put(out, shaped(stroke, line([0, 0], [12, 1], [ms * 0.8, 0.6], [ms, 0])), at, up ? 0.6 : 1, -0.2 + at / 4000);
    at += ms + c.between(14, 60) + (c.between(0, 1) < 0.16 ? 130 : 0);
  }
  put(out, knock(c, 410, 30, 2300, 0.8), 1490, 0.22, 0.2);
};

/** Lets the hull groan long, down an octave; water finds its way in, then the last air comes up. */
export const sinking: Recipe = (out, c) => {
  const fall = line([0, 148], [400, 150], [1900, 76], [2600, 70]);
  const load = strain(
    c,
    2300,
    (s) => fall(s) * (0.42 + 0.1 * Math.sin(2 * Math.PI * 1.7 * s)),
    [150, 290, 610, 1150],
    0.16,
  );
  const groan = wave(2300, (s) => fall(s) * (1 + 0.014 * Math.sin(2 * Math.PI * 5.3 * s)), [1, 0.6, 0.42, 0.24, 0.14]);
  const swell = line([0, 0], [260, 1], [900, 0.75], [1300, 1], [2300, 0]);
  put(out, shaped(low(load, slide(2400, 700, 900)), swell), 0, 8, -0.1);
  put(out, shaped(low(groan, slide(1000, 320, 900)), swell), 0, 0.3, 0.1);
  for (const side of [-0.7, 0.7]) {
    const flood = band(c.hiss(2100), line([0, 260], [900, 640], [2100, 240]), 0.7);
    put(out, shaped(flood, line([0, 0], [800, 1], [1500, 0.7], [2100, 0])), 350, 0.75, side);
  }
  for (let n = 0; n < 62; n++) {
    const near = n / 62;
    const at = 900 + 1600 * near ** 0.85 + c.between(-25, 25);
    const hz = c.between(170, 430) * (1 + near * 0.8);
    put(out, bubble(c, hz, c.between(50, 110)), at, c.between(0.4, 1) * (1.15 - near), c.between(-0.5, 0.5));
  }
};

export const harbourOpen: Recipe = (out, c) => {
  put(out, low(bell(c, pitch('A5'), 600, 700), 5200), 0, 0.9, -0.15);
  put(out, low(bell(c, pitch('D6'), 700, 760), 5600), 130, 0.95, 0.15);
  put(out, low(bell(c, pitch('F#6'), 600, 600), 6000), 255, 0.62, 0.3);
  for (const [side, men] of [
    [-0.5, 4],
    [0.5, 4],
    [0, 3],
  ] as const)
    put(out, low(cheer(c, 850, men), 3600), 330, 2, side);
};

/** Closes two leaves of oak and iron; the bar falls; what is chained goes on ringing. */
export const harbourClosed: Recipe = (out, c) => {
  put(out, driven(sum(drum(c, 60, 420, 0.5), scaled(knock(c, 88, 260, 1300, 1), 0.9)), 1.4), 0, 1.1, -0.15);
  put(out, knock(c, 104, 240, 1500, 1), 58, 0.9, 0.25);
  for (const [hz, level] of [
    [212, 1],
    [337, 0.7],
    [590, 0.4],
  ] as const)
    put(out, low(clink(c, hz, 420, 0.55), 2600), 60, level * 0.32, 0.1);
  put(out, low(clink(c, 480, 170, 0.6), 3200), 265, 0.6, 0.2);
  put(out, knock(c, 168, 120, 1100, 0.6), 265, 0.6, 0.2);
  for (let n = 0; n < 7; n++)
    put(
      out,
      low(clink(c, c.between(800, 1400), 60, 0.5), 3800),
      310 + 36 * n + c.between(-10, 10),
      0.2,
      c.between(-0.4, 0.4),
    );
};

/** Tightens a boom's chain until a hull stops against it. */
export const chain: Recipe = (out, c) => {
  for (let link = 0; link < 11; link++) {
    const iron = low(clink(c, c.between(520, 1150), c.between(60, 110), 0.6), 3800);
    put(out, iron, 3 + link * 19 + c.between(-4, 4), 0.35 + link / 22, -0.5 + link / 11);
  }
  put(out, low(clink(c, 395, 330, 0.6), 2800), 232, 0.9, 0.05);
  put(out, drum(c, 78, 200, 0.4), 236, 0.8);
  put(out, shaped(strain(c, 220, line([0, 60], [220, 24]), [180, 410], 0.2), held(20, 120, 220)), 250, 1.2);
};

/** Paints two strokes with a wet brush: the X on an empty chest. */
export const brush: Recipe = (out, c) => {
  for (const [at, pan] of [
    [2, -0.25],
    [168, 0.25],
  ] as const) {
    const hair = low(
      c.hiss(130).map((x) => x * x * 3),
      520,
    );
    const wet = band(c.hiss(130), line([0, 1100], [60, 1900], [130, 800]), 0.9).map((x, i) => x * (0.4 + hair[i]!));
    put(out, shaped(wet, line([0, 0], [22, 1], [80, 0.7], [130, 0])), at, 1, pan);
    put(out, shaped(low(c.hiss(40), 420), hit(3, 34)), at, 0.5, pan);
  }
};

/** Marks one more square within range. */
export const pip: Recipe = (out, c) => {
  put(out, knock(c, 640, 40, 2200, 0.5), 1, 0.8);
  put(out, clink(c, 1900, 40, 0.4), 2, 0.18);
};

/**
 * Lets light play on gold, far away: small coins that touch, each with its own crooked partials, and the air around
 * them.
 */
export const glint: Recipe = (out, c) => {
  for (const [n, hz] of [1760, 2349, 2093, 3136, 2637].entries())
    put(out, clink(c, hz, 190, 0.62), 2 + 44 * n + c.between(-6, 6), 0.5 / (1 + 0.2 * n), -0.4 + 0.2 * n);
  const air = band(c.hiss(420), line([0, 3000], [200, 5200], [420, 3600]), 1.6);
  put(out, shaped(air, line([0, 0], [120, 1], [420, 0])), 0, 0.5);
};

/** Blows the wind that comes before him. */
export const coldWind: Recipe = (out, c) => {
  for (const side of [-0.8, 0.8]) {
    const moan = line([0, 330], [420 + 70 * side, 640], [800, 470], [1200, 380]);
    const thin = band(c.hiss(1200), moan, 9);
    const wide = band(c.hiss(1200), moan, 1.6);
    put(out, shaped(sum(thin, scaled(wide, 0.55)), line([0, 0], [450, 0.9], [850, 1], [1200, 0])), 0, 1, side);
  }
};

/** Cracks black cloth in a gust: one crack, and a shiver after it. */
export const flagCrack: Recipe = (out, c) => {
  put(out, shaped(band(c.hiss(90), slide(2600, 700, 25), 0.7), hit(4, 80)), 2, 1.2);
  put(out, shaped(low(c.hiss(120), 420), hit(6, 100)), 2, 0.9);
  const shiver = shaped(
    low(c.hiss(260), 1300),
    (s) => (0.5 + 0.5 * Math.cos(2 * Math.PI * 26 * s)) * line([0, 1], [260, 0])(s),
  );
  put(out, shiver, 80, 0.5, 0.2);
};

/** Fells a mast: the crack, the fall, the water or the deck. */
export const mastFall: Recipe = (out, c) => {
  put(out, driven(knock(c, 240, 130, 2600, 1), 2), 1, 0.9, -0.1);
  put(out, shaped(high(low(c.hiss(70), 3400), 500), hit(2, 55)), 1, 0.7);
  put(out, shaped(strain(c, 300, line([0, 30], [300, 120]), [240, 520, 900], 0.3), held(60, 60, 300)), 60, 4.5, 0.1);
  put(out, drum(c, 70, 220, 0.4), 372, 1, 0.2);
  for (let n = 0; n < 8; n++)
    put(
      out,
      knock(c, c.between(180, 600), c.between(40, 90), 1700, 0.7),
      375 + c.between(0, 120),
      c.between(0.2, 0.5),
      c.between(-0.5, 0.5),
    );
};

/** Pulls a rowing boat once. */
export const rowing: Recipe = (out, c) => {
  put(out, shaped(strain(c, 160, line([0, 40], [160, 74]), [300, 610], 0.2), held(30, 60, 160)), 0, 4.5, -0.2);
  for (const side of [-0.5, 0.5]) {
    const pull = band(c.hiss(330), line([0, 480], [90, 950], [330, 450]), 0.7);
    put(out, shaped(pull, line([0, 0], [70, 1], [190, 0.5], [330, 0])), 120, 0.9, side);
  }
  for (let n = 0; n < 4; n++)
    put(out, bubble(c, c.between(620, 1150), 38), 340 + c.between(0, 110), 0.2, c.between(-0.5, 0.5));
};
