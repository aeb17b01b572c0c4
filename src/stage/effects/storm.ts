/** A storm over one ship, as it is seen from a deck or from above a chart; and the bolt that strikes out of it. */
import type Phaser from 'phaser';
import type { Effect, EffectPlace } from './effect.ts';
import { fade, num, sprite, spriteBehind, unit } from './sprites.ts';

/** Pixels that they cover for each that they are drawn with: soft things are drawn with fewer. */
const soft = { bank: 2, wave: 1.5, rain: 2, bolt: 1.5 };
/** Height of the cloud's middle above the water, for a ship of the usual size. */
const high = 330;

/** Gives the part of the storm that is there: it comes and goes at the ends of its time. */
export const there = (at: number, total: number, edge: number): number =>
  Math.max(0, Math.min(1, at / edge, (total - at) / edge));

/**
 * Rolls a bank of cloud over the water at `x`, `y`, with rain under it and waves before it, as high as her rail, for a ship
 * of this `scale`. Told faster it only comes and goes: rain and foam that pass so quickly would flicker.
 */
export const storm: Effect = (cast, { x, y, ms, scale }, factor) => {
  const size = num(scale, 1);
  const full = unit(cast) * size;
  const total = num(ms, 2000);
  const moves = factor >= 1;
  if (factor >= 0.5) cast.kit.grade?.turn('storm', total * factor);
  const over = (made: Phaser.GameObjects.Image, go: (at: number, on: number) => void, edge = 460) =>
    fade(cast, made, total * factor, (t) => go(t * total, there(t * total, total, edge)));
  const water = spriteBehind(cast, 'shadow-ellipse', x, y + 14 * size);
  water.setScale(full * 5.4, full * 4);
  over(water, (_, on) => water.setAlpha(0.9 * on));
  const bank = (left: number, up: number, wide: number, drift: number) => {
    const cloud = sprite(cast, 'storm-bank', x, y);
    cloud.setScale(full * soft.bank * wide, full * soft.bank * Math.abs(wide));
    over(cloud, (at, on) => {
      const rolls = moves ? drift * (at / total - 0.6) - 150 * (1 - on) * (at < total / 2 ? 1 : -1) : 0;
      cloud.setAlpha(on).setPosition(x + (left + rolls) * size, y - (high + up) * size);
    });
  };
  bank(70, 46, -0.86, 60);
  if (moves) rainOver(cast, { x, y, size }, over);
  bank(-10, 0, 0.94, 110);
  if (factor < 0.5) return;
  for (const [n, down] of (moves ? [16, 38] : [30]).entries()) {
    const wave = sprite(cast, 'storm-wave', x, y);
    wave.setScale(full * soft.wave * (n ? -1.02 : 0.84), full * soft.wave * 0.84);
    over(wave, (at, on) => {
      const swell = (moves ? at / (420 + 60 * n) : 0) + 2 * n;
      wave.setPosition(x + 26 * size * Math.cos(swell), y + (down + 7 * Math.sin(swell)) * size);
      wave.setAlpha(on);
    });
  }
};

/** Lets rain fall: one sheet thins while the other thickens, so that no seam is seen. */
function rainOver(
  cast: EffectPlace,
  { x, y, size }: { x: number; y: number; size: number },
  over: (made: Phaser.GameObjects.Image, go: (at: number, on: number) => void, edge?: number) => void,
): void {
  for (const n of [0, 1, 2]) {
    const sheet = sprite(cast, 'rain-sheet', x, y);
    sheet.setScale(unit(cast) * soft.rain * size * 1.42, unit(cast) * soft.rain * size * 1.1);
    over(
      sheet,
      (at, on) => {
        const u = (at / 480 + n / 3) % 1;
        sheet.setPosition(x + (30 - 60 * u) * size, y + (-190 + 110 * u) * size);
        // Streaks that pass over white sails must not be lights of their own.
        sheet.setAlpha(0.4 * on * Math.sin(Math.PI * u));
      },
      620,
    );
  }
}

/** Strikes with a bolt that comes in over 120 ms and goes out over 260 ms: one pulse. */
export const bolt: Effect = (cast, { x, y, n, scale }, factor) => {
  const light = sprite(cast, `bolt-${(num(n, 0) % 2) + 1}`, x, y, soft.bolt * num(scale, 1));
  fade(cast, light, 420 * factor, (t) => light.setAlpha(t < 0.28 ? t / 0.28 : Math.max(0, 1 - (t - 0.38) / 0.62)));
};
