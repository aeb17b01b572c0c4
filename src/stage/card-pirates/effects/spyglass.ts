/** A spyglass over the chart: a ship in the storm, a trade ashore, what comes out of the sand. */
import type { Effect } from '../../effects/effect.ts';
import { type Lens, type LensScene, openLens, part } from '../../effects/lens.ts';

/** Shows a ship that is thrown by waves as high as her rail, under a bank of cloud, in the rain; one bolt strikes at 620 ms. */
const storm: LensScene = (lens, { look }) => {
  const banks = [1.5, 1.24].map((wide) => lens.put('storm-bank', wide));
  const bolt = lens.put('bolt-2', 0.6);
  const ship = lens.put(`cp-brig-${look}`, 1);
  const rain = [0, 1, 2].map(() => lens.put('rain-sheet', 0.98, true));
  const waves = [1.7, 1.5].map((wide) => lens.put('storm-wave', wide, true));
  return (at) => {
    const wave = Math.sin(at / 150);
    const blow = at > 640 ? Math.exp(-(at - 640) / 300) : 0;
    // Sails that swing further, or shone more, would be lights that come and go.
    ship.at(0.02 * wave, 0.36 + 0.05 * Math.sin(at / 150 + 1), { angle: 6 * wave - 3 * blow, alpha: 0.74 });
    for (const [n, bank] of banks.entries())
      bank.at((n ? -0.16 : 0.1) + (n ? 0.12 : -0.08) * part(at, 0, 1600), n ? -0.46 : -0.56, {
        alpha: 0.5 * part(at, 0, 300),
      });
    for (const [n, sheet] of rain.entries()) {
      const fall = (at / 460 + n / 3) % 1;
      sheet.at(0.06 - 0.12 * fall, -0.22 + 0.36 * fall, { alpha: 0.4 * Math.sin(fall * Math.PI) });
    }
    for (const [n, crest] of waves.entries()) {
      const swell = at / (250 + 50 * n) + 2 * n;
      crest.at(0.03 * Math.cos(swell), 0.46 + 0.14 * n + 0.02 * Math.sin(swell), { alpha: 0.7 });
    }
    lens.foot.setPosition(14 * Math.sin(at / 260), lens.radius * 0.035 * wave);
    bolt.at(0.4, -0.06, { alpha: 0.9 * Math.min(part(at, 620, 120), 1 - part(at, 780, 300)) });
  };
};

/**
 * Puts gold into the glass: a warm light, and coins that fall where they lie from `from` on. They roll no further: bright
 * things that crossed the glass would be lights on their way.
 */
function gold(lens: Lens, x: number, y: number, from: number): (at: number) => void {
  const light = lens.put('warm-spill', 1.5);
  const coins = [-0.5, 0.44, -0.3, 0.6, -0.66, 0.28, 0.5].map((far, i) => ({
    far,
    down: 0.05 * (i % 3),
    coin: lens.put(`coin-turn-${[1, 2, 8][i % 3]}`, 0.25, true),
  }));
  return (at) => {
    light.at(x, y, { alpha: 0.9 * part(at, from, 420) });
    for (const [i, { far, down, coin }] of coins.entries()) {
      const falls = part(at, from + 60 * i, 340);
      const gone = 1 - (1 - falls) ** 2;
      coin.at(x + far * (0.9 + 0.1 * gone), y + down + 0.06 - 0.1 * (1 - gone), {
        alpha: Math.min(1, falls * 2),
        angle: 60 * far * gone,
      });
    }
  };
}

/** Shows so many charts that come up out of the hole, face down, and gold around it; the room counts with them. */
const dig: LensScene = (lens, { n, frame }) => {
  for (const [x, wide] of [
    [-0.56, 0.62],
    [0.6, 0.46],
  ])
    lens.put('palm-pop', wide).at(x, 0.36);
  const shines = gold(lens, 0, 0.52, 240);
  const hole = lens.draw((pen) => {
    pen.fillStyle(0x6e532c, 1).fillEllipse(-0.46, 0.55, 0.44, 0.17).fillEllipse(0.48, 0.57, 0.46, 0.18);
    pen.fillStyle(0x2c1e0e, 1).fillEllipse(0, 0.56, 0.78, 0.19);
    pen.fillStyle(0x150d06, 1).fillEllipse(0, 0.575, 0.62, 0.13);
  }, true);
  const cards = Array.from({ length: Math.min(5, Number(n)) }, () => lens.put(String(frame), 0.52, true));
  return (at) => {
    hole.setAlpha(part(at, 60, 200));
    shines(at);
    for (const [i, card] of cards.entries()) {
      const up = part(at, 260 + 120 * i, 420);
      const from = (i - (cards.length - 1) / 2) * 0.2;
      card.at(from * (1 + up), 0.52 - 0.58 * (1 - (1 - up) * (1 - up)), {
        alpha: part(up, 0, 0.25),
        angle: from * 60 * up,
        grown: 0.6 + 0.4 * up,
      });
    }
  };
};

/** Shows a ship at anchor off a shore with palms; where the trade brings something, gold lies on the sand. */
const trade: LensScene = (lens, { look, n }) => {
  const ship = lens.put(`cp-brig-${look}`, 1.24);
  for (const [x, wide] of [
    [-0.7, 0.5],
    [0.72, 0.62],
  ])
    lens.put('palm-pop', wide, true).at(x, 0.4);
  const shines = Number(n) > 0 ? gold(lens, 0, 0.66, 360) : () => {};
  return (at) => {
    const wave = Math.sin(at / 420);
    ship.at(0.02, 0.27 + 0.01 * wave, { angle: 1.5 * wave, alpha: 0.74 });
    shines(at);
  };
};

const scenes = {
  storm: { scene: storm, hour: 'storm', tells: 760 },
  trade: { scene: trade, hour: 'shore', tells: 1400 },
  dig: { scene: dig, hour: 'shore', tells: 1100 },
} as const;

/**
 * Opens the spyglass. `show`: the scene; `look`: whose ship it is; `n` and `frame`: how many cards, and their backs.
 */
export const spyglass: Effect = (cast, cue, factor) => {
  const { scene, hour, tells } = scenes[cue.show as keyof typeof scenes];
  openLens(cast, 'still' in cue ? { ...cue, stands: tells } : cue, factor, { scene, hour });
};
