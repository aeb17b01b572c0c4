/** A plan of ships, the lookout's disc, a curse and a barge. */
import { glide, knock, strain } from '../../sound/bodies.ts';
import { band, formants, high } from '../../sound/filter.ts';
import { pitch } from '../../sound/instruments.ts';
import { paper, type Recipe } from '../../sound/recipes/table.ts';
import { hit, line, slide } from '../../sound/shape.ts';
import { draw, put, scaled, shaped, sum } from '../../sound/signal.ts';

export const paperRoll: Recipe = (out, c) => {
  const turns = draw(440, (s) => 0.62 + 0.38 * Math.cos(2 * Math.PI * (13 * s + 9 * s * s)));
  const sheet = sum(paper(c, 440, 1100, 2500, 420), scaled(high(paper(c, 440, 900, 1400, 120), 300), 0.7));
  const rolled = sheet.map((x, i) => x * turns[i]!);
  put(out, shaped(rolled, line([0, 0], [90, 0.75], [330, 1], [440, 0.1])));
  put(out, knock(c, 190, 55, 1100, 0.9), 428, 0.5);
};

/** Rolls the lookout's disc on its edge along the frame: turns slow down, then it lies. */
export const discRoll: Recipe = (out, c) => {
  const turns = draw(560, (s) => 0.4 + 0.6 * Math.max(0, Math.cos(2 * Math.PI * (22 * s - 12 * s * s))) ** 2);
  const wood = sum(band(c.hiss(560), 420, 2.5), scaled(band(c.hiss(560), 980, 3), 0.5));
  put(
    out,
    shaped(
      wood.map((x, i) => x * turns[i]!),
      line([0, 0], [60, 1], [440, 0.7], [560, 0.1]),
    ),
  );
  for (const [at, level] of [
    [470, 0.5],
    [525, 0.7],
    [560, 0.9],
  ] as const)
    put(out, knock(c, 300, 50, 1300, 0.5), at, level * 0.16);
};

/** Bows glass, F down to D, with a breath behind it that nearly speaks. */
export const curse: Recipe = (out, c) => {
  const fall = (s: number) => pitch('F5') + (pitch('D5') - pitch('F5')) * line([0, 0], [560, 0], [820, 1])(s);
  for (const [ratio, level, pan] of [
    [1, 1, -0.15],
    [1.006, 0.6, 0.3],
    [0.5, 0.4, 0],
    [2.32, 0.16, 0.4],
    [4.25, 0.05, -0.4],
  ] as const) {
    const rub = c.between(5, 8);
    const glass = glide(1500, (s) => fall(s) * ratio, c.between(0, 1));
    const bow = (s: number) =>
      line([0, 0], [330, 1], [1000, 0.9], [1500, 0])(s) * (0.85 + 0.15 * Math.sin(2 * Math.PI * rub * s));
    put(out, shaped(glass, bow), 0, level * 0.5, pan);
  }
  const breath = formants(c.hiss(1300), [
    [line([0, 900], [500, 1500], [1300, 800]), 3, 1],
    [line([0, 2100], [500, 2700], [900, 2200], [1300, 2500]), 5, 0.8],
  ]);
  const syllables = draw(1300, (s) => Math.max(0, Math.sin(2 * Math.PI * (2.6 * s + 0.6 * s * s))) ** 1.4);
  put(
    out,
    shaped(
      breath.map((x, i) => x * syllables[i]!),
      line([0, 0], [300, 0.6], [900, 1], [1300, 0]),
    ),
    150,
    1.5,
    0.25,
  );
};

/** Rows a barge two strokes: the thole creaks, blades dip, water is pulled and runs off. */
export const oars: Recipe = (out, c) => {
  for (const start of [0, 780]) {
    put(
      out,
      shaped(strain(c, 260, line([0, 30], [260, 62]), [240, 520], 0.2), line([0, 0], [120, 0.5], [260, 0])),
      start,
      1.8,
      -0.2,
    );
    for (const side of [-0.5, 0.5]) {
      const pull = band(c.hiss(520), line([0, 420], [130, 850], [520, 400]), 0.7);
      put(out, shaped(pull, line([0, 0], [90, 1], [300, 0.5], [520, 0])), start + 190, 0.7, side);
    }
    put(out, shaped(glide(90, slide(210, 120, 40)), hit(5, 80)), start + 200, 0.4);
    for (let drop = 0; drop < 5; drop++) {
      const hz = c.between(700, 1300);
      put(
        out,
        shaped(
          glide(40, (s) => hz * (1 + 8 * s)),
          hit(2, 30),
        ),
        start + c.between(520, 740),
        0.14,
        c.between(-0.5, 0.5),
      );
    }
  }
};
