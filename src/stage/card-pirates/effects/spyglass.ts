/** A spyglass over the chart: a ship in the storm, what comes out of the sand, and out of the water. */
import type { Effect } from '../../effects/effect.ts';
import { type LensScene, openLens } from '../../effects/lens.ts';

const part = (at: number, from: number, ms: number): number => Math.max(0, Math.min(1, (at - from) / ms));

/** Shows a ship that pitches through waves as high as her rail, in the rain, under one bolt at 620 ms. */
const storm: LensScene = (lens, { look }) => {
  const bolt = lens.draw((pen) => {
    pen.lineStyle(0.016, 0x93a7be, 0.8).beginPath();
    for (const [i, [x, y]] of [
      [0.42, -0.8],
      [0.3, -0.48],
      [0.44, -0.4],
      [0.26, 0.1],
    ].entries())
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    pen.strokePath();
  });
  const ship = lens.put(`cp-brig-${look}`, 0.92);
  const rain = [0, 1].map((n) =>
    lens.draw((pen) => {
      for (let i = 0; i < 34; i++) {
        const x = ((i * 37 + n * 19) % 34) / 21 - 0.8;
        const y = ((i * 53) % 34) / 24 - 0.72;
        if (Math.hypot(x, y) > 0.74) continue;
        pen.lineStyle(0.007, 0x8fa4b4, 0.26).lineBetween(x, y, x - 0.05, y + 0.15);
      }
    }, true),
  );
  return (at) => {
    const wave = Math.sin(at / 150);
    ship.at(0.02 * wave, 0.38 + 0.05 * Math.sin(at / 150 + 1), { angle: 6 * wave, alpha: 0.8 });
    lens.foot.setPosition(14 * Math.sin(at / 260), lens.radius * 0.035 * wave);
    for (const [n, sheet] of rain.entries()) {
      const fall = (at / 420 + n * 0.5) % 1;
      sheet.setPosition(-lens.radius * 0.05 * fall, lens.radius * 0.15 * fall).setAlpha(Math.sin(fall * Math.PI));
    }
    bolt.setAlpha(Math.min(part(at, 620, 130), 1 - part(at, 820, 260)));
  };
};

/** Shows so many charts that come up out of the hole, face down; the room counts with them. */
const dig: LensScene = (lens, { n, frame }) => {
  const hole = lens.draw((pen) => {
    pen.fillStyle(0x2c1e0e, 1).fillEllipse(0, 0.56, 0.66, 0.16);
    pen.fillStyle(0x6e532c, 1).fillEllipse(-0.42, 0.57, 0.3, 0.12).fillEllipse(0.44, 0.59, 0.34, 0.13);
  }, true);
  const cards = Array.from({ length: Math.min(5, Number(n)) }, () => lens.put(String(frame), 0.36, true));
  return (at) => {
    hole.setAlpha(part(at, 120, 240));
    for (const [i, card] of cards.entries()) {
      const up = part(at, 300 + 120 * i, 380);
      const from = (i - (cards.length - 1) / 2) * 0.13;
      card.at(from * (1 + up), 0.5 - 0.42 * (1 - (1 - up) * (1 - up)), {
        alpha: part(up, 0, 0.25),
        angle: from * 70 * up,
        grown: 0.6 + 0.4 * up,
      });
    }
  };
};

/** Shows a ship at whose side so many charts are hauled out of the water, face down, on a line from her yard. */
const haul: LensScene = (lens, { n, frame, look }) => {
  const ship = lens.put(`cp-brig-${look}`, 1.3);
  const line = lens.draw((pen) => {
    pen.lineStyle(0.014, 0x2a1c10, 0.9).lineBetween(0.3, -0.42, 0.3, 0.5);
  });
  const cards = Array.from({ length: Math.min(5, Number(n)) }, () => lens.put(String(frame), 0.42, true));
  return (at) => {
    const wave = Math.sin(at / 420);
    ship.at(-0.2, 0.34 + 0.01 * wave, { angle: 1.5 * wave + 3 * part(at, 200, 400) });
    line.setAlpha(part(at, 60, 160));
    for (const [i, card] of cards.entries()) {
      const up = part(at, 240 + 120 * i, 460);
      const from = i - (cards.length - 1) / 2;
      card.at(0.3 + 0.06 * from * (1 + 2 * up), 0.62 - 0.56 * (1 - (1 - up) * (1 - up)), {
        alpha: part(up, 0, 0.2),
        angle: 8 * from * up + 4 * Math.sin(at / 120) * (1 - up),
      });
    }
    lens.foot.setPosition(5 * Math.sin(at / 900), lens.radius * 0.012 * wave);
  };
};

const scenes = {
  storm: { scene: storm, hour: 'storm', tells: 760 },
  dig: { scene: dig, hour: 'shore', tells: 1100 },
  haul: { scene: haul, hour: 'dusk', tells: 900 },
} as const;

/**
 * Opens the spyglass. `show`: the scene; `look`: whose ship it is; `n` and `frame`: how many cards, and their backs.
 */
export const spyglass: Effect = (cast, cue, factor) => {
  const { scene, hour, tells } = scenes[cue.show as keyof typeof scenes];
  openLens(cast, 'still' in cue ? { ...cue, stands: tells } : cue, factor, { scene, hour });
};
