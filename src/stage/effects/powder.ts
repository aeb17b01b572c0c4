/** Powder smoke: it outlives the shot, so that the water remembers a fight. */
import Phaser from 'phaser';
import type { Effect, EffectPlace } from './effect.ts';
import { chance, fade, num, shapeBehind, unit } from './sprites.ts';

/**
 * Puffs that may hang over one table at a time, and puffs of one gun; half of them for a processor that draws alone, and
 * where a game is told faster: smoke of more shots hangs there at once, and ships that pass before it would flicker.
 */
const most = { all: 90, gun: 20 };
const hanging = new WeakMap<EffectPlace, number>();

/**
 * Puffs twenty clouds that thicken while the flames burn down, so that these burn before dark water, drift right at
 * 30 pixels a second and thin for five to seven seconds at every speed: powder smoke is bright, and what vanished
 * within a second would be a pulse of light (docs/decisions.md, light). One tween moves all of them.
 */
export const smoke: Effect = (cast, { x, y, n, dense, grey, size }, factor) => {
  const { art, scene } = cast.kit;
  const part = scene.game.renderer.type === Phaser.CANVAS || factor < 1 ? 0.5 : 1;
  const present = hanging.get(cast) ?? 0;
  const count = Math.min(most.gun * part, Math.floor(most.all * part) - present);
  if (count < 2) return;
  hanging.set(cast, present + count);
  const next = chance(x * 31 + y * 7 + num(n, 0));
  // Soft things are drawn with fewer pixels.
  const full = (unit(cast) / 0.6) * num(size, 1);
  const wide = num(size, 1);
  const seconds = (5.2 + next() * 1.6) * Math.max(1, factor);
  const puffs = Array.from({ length: count }, (_, i) => {
    // The grey pirate's powder catches no light of the flame.
    const lit = grey === undefined && i < 2;
    return {
      image: art.image(scene, lit ? `smoke-lit-${i + 1}` : `smoke-bank-${1 + Math.floor(next() * 6)}`),
      lit,
      dx: (next() - 0.5) * 120 * wide,
      drift: 30 * seconds * (0.6 + 0.7 * next()) * wide,
      rise: (20 + next() * 90) * wide,
      size: full * (0.3 + next() * 0.3),
      spin: (next() - 0.5) * 50,
      late: next() * 0.07,
    };
  });
  const images = puffs.map(({ image }) => image);
  const bank = shapeBehind(cast, new Phaser.GameObjects.Container(scene, x, y, images));
  bank.once(Phaser.GameObjects.Events.DESTROY, () => hanging.set(cast, (hanging.get(cast) ?? count) - count));
  fade(cast, bank, seconds * 1000, (t) => {
    for (const { image, lit, dx, drift, rise, size, spin, late } of puffs) {
      const u = Math.max(0, t - late) / (1 - late);
      // Most of the rise belongs to the first second, the drift to the wind.
      const up = 1 - (1 - u) ** 3;
      image.setPosition(dx * (1 + 0.9 * up) + drift * u, 6 - rise * up).setScale(size * (1 + 1.1 * up));
      image.setAngle(spin * u);
      const thick = lit ? 0.06 : 0.14;
      const thin = u < thick ? u / thick : 1 - (u - thick) / (1 - thick);
      image.setAlpha((lit ? 0.5 * thin ** 6 : 0.5 * thin ** 1.4) * num(dense, 1));
    }
  });
};
