/** Cues of hands on wood, paper and brass: the shell and the cards. */
import { clink, knock, modes } from '../bodies.ts';
import type { Chance } from '../chance.ts';
import { band, low } from '../filter.ts';
import { hit, line } from '../shape.ts';
import { put, type Stereo, scaled, shaped, sum } from '../signal.ts';

export type Recipe = (out: Stereo, c: Chance) => void;

/** Makes paper, which is noise with a grain: the fibres catch and let go a few hundred times a second. */
export function paper(c: Chance, ms: number, from: number, to: number, grain = 260) {
  const breath = low(band(c.hiss(ms), line([0, from], [ms, to]), 0.8), 4800);
  const fibres = low(
    c.hiss(ms).map((x) => x * x * 3),
    grain,
  );
  return breath.map((x, i) => x * (0.25 + fibres[i]!));
}

export const focusMove: Recipe = (out, c) => {
  put(out, knock(c, 235, 48, 700, 0.9), 1);
};

export const press: Recipe = (out, c) => {
  put(out, low(clink(c, 1320, 60, 0.55), 4200), 1, 0.5, -0.05);
  put(out, knock(c, 190, 70, 900, 0.4), 2, 0.7);
  put(out, low(clink(c, 1740, 70, 0.5), 4600), 34, 0.8, 0.05);
  put(out, knock(c, 260, 60, 1100, 0.5), 35, 0.7);
};

export const refuse: Recipe = (out, c) => {
  put(out, knock(c, 262, 110, 620, 0.35), 2, 1, -0.06);
  put(out, knock(c, 233, 130, 520, 0.35), 104, 1, 0.06);
};

export const cardLift: Recipe = (out, c) => {
  put(out, shaped(paper(c, 80, 1500, 3400), line([0, 0], [36, 1], [56, 0.3], [78, 0])));
};

export const cardSlide: Recipe = (out, c) => {
  const felt = sum(paper(c, 200, 2300, 1300, 340), scaled(low(c.hiss(200), 600), 0.25));
  put(out, shaped(felt, line([0, 0], [30, 0.8], [90, 1], [150, 0.5], [200, 0])));
};

export const cardLand: Recipe = (out, c) => {
  put(out, knock(c, 165, 60, 1500, 0.9), 1);
  put(out, shaped(paper(c, 60, 2200, 900), hit(2, 50)), 1, 0.8);
};

export const cardFlip: Recipe = (out, c) => {
  put(out, shaped(paper(c, 74, 1200, 3000), line([0, 0], [60, 0.7], [74, 0])));
  put(out, shaped(band(c.hiss(50), 2300, 0.7), hit(1.8, 34)), 64, 1.5);
  put(out, knock(c, 320, 36, 1600, 0.4), 65, 0.5);
};

export const shuffle: Recipe = (out, c) => {
  for (let riffle = 0; riffle < 3; riffle++) {
    const start = riffle * 205;
    for (let card = 0; card < 17; card++) {
      const at = start + 150 * (card / 17) ** 0.85 + c.between(-1.5, 1.5) + 2;
      const edge = shaped(band(c.hiss(22), c.between(1400, 2600), 1.4), hit(1.2, 16));
      put(out, edge, at, c.between(0.6, 1) * (0.6 + card / 42), c.between(-0.35, 0.35));
    }
    put(out, shaped(paper(c, 200, 1500, 2600), line([0, 0], [120, 0.4], [200, 0])), start, 0.6);
  }
  put(out, knock(c, 175, 60, 1300, 0.8), 632, 0.3);
};

/** Steps of D dorian from D6 upward: the twelfth point of a score is the highest. */
const rungs = [0, 2, 3, 5, 7, 9, 10, 12, 14, 15, 17, 19];

export const coin =
  (step: number): Recipe =>
  (out, c) => {
    const hz = 1174.66 * 2 ** (rungs[step]! / 12);
    const ring = modes(c, 140, 1.6, [
      [hz, 1, 150],
      [hz * 1.004, 0.35, 130],
      [hz * 2.42, 0.55, 90],
      [hz * 2.43, 0.2, 80],
    ]);
    put(out, ring);
    // A touch of edge on edge, and the other coin's answer: without them two partials are a beep.
    put(out, shaped(band(c.hiss(16), 5600, 1.2), hit(1, 12)), 0, 0.9);
    put(out, low(clink(c, hz * 1.31, 46, 0.55), 9000), 17, 0.2, 0.2);
    put(out, knock(c, 520, 24, 2400, 0.3), 0, 0.35);
  };

/** Pins a ribbon to a plate. */
export const thock: Recipe = (out, c) => {
  put(out, knock(c, 205, 90, 1500, 0.5), 1);
  put(out, low(clink(c, 1500, 50), 3800), 4, 0.18);
};

export const curtainOpen: Recipe = (out, c) => {
  const cloth = low(c.hiss(500), line([0, 350], [220, 900], [500, 450]), 0.8);
  const folds = low(c.hiss(500), 18);
  put(
    out,
    shaped(
      cloth.map((x, i) => x * (0.5 + 6 * Math.abs(folds[i]!))),
      line([0, 0], [130, 0.9], [330, 1], [500, 0]),
    ),
  );
  for (let ring = 0; ring < 9; ring++) {
    const at = 90 + ring * 38 + c.between(-9, 9);
    put(out, low(clink(c, c.between(1500, 2100), 70, 0.5), 5000), at, c.between(0.1, 0.2), -0.5 + ring / 8);
  }
};

export const curtainClose: Recipe = (out, c) => {
  put(out, shaped(low(c.hiss(180), line([0, 800], [120, 260])), line([0, 0], [24, 1], [70, 0.55], [180, 0])), 0, 1.2);
  put(out, knock(c, 82, 130, 300, 0.3), 34, 0.8);
  for (let ring = 0; ring < 4; ring++)
    put(out, low(clink(c, c.between(1500, 1900), 60), 4600), 8 + ring * 21, 0.14, 0.4 - ring * 0.25);
};
