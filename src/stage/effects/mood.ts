/** The mood of a volley: warm light, and a shake of everything around it. */
import type { Effect } from './effect.ts';
import { fade, num, sprite, spriteBehind, unit } from './sprites.ts';

/**
 * Paints warm light on card, rail and hull: in over 70, out over 1100, so that it is no pulse. It is painted over
 * them and not added to them: what is bright already becomes warm and not brighter (docs/decisions.md, darkening).
 */
export const spill: Effect = (cast, { x, y, size, strength }, factor) => {
  const light = spriteBehind(cast, 'warm-spill', x, y);
  const full = unit(cast) * 4 * num(size, 1);
  const total = 70 + 1100 * Math.max(1, factor);
  light.setScale(full, full * 0.82);
  fade(cast, light, total, (t) => {
    const at = t * total;
    light.setAlpha(num(strength, 0.5) * (at < 70 ? at / 70 : (1 - (at - 70) / (total - 70)) ** 1.5));
  });
};

/** Shakes the stage once, by `px` at most, decaying, on two axes, never with a turn; what is near shakes with it. */
export const shake: Effect = (cast, { ms, px }, factor) => {
  const { world, near } = cast;
  const clock = sprite(cast, 'spark', -200, -200);
  const far = num(px, 6);
  let dx = 0;
  let dy = 0;
  fade(cast, clock, num(ms, 120) * factor, (t) => {
    const left = t < 1 ? far * (1 - t) ** 2 : 0;
    const next = { x: Math.sin(t * 31) * left, y: Math.cos(t * 27) * left };
    world.setPosition(world.x + next.x - dx, world.y + next.y - dy);
    near.whole.setPosition(next.x, next.y);
    dx = next.x;
    dy = next.y;
  });
};
