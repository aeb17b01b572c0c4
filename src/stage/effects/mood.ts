/** What a volley does to everything around it: warm light, darkness, and a shake. */
import type Phaser from 'phaser';
import type { Effect, EffectPlace } from './effect.ts';
import { fade, num, sprite, spriteBehind, unit } from './sprites.ts';

/**
 * Warm light on card, rail and hull: in over 70, out over 1100, so that it is no pulse. It is painted over them and not
 * added to them: what is bright already becomes warm and not brighter (decision 38).
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

interface Gloom {
  veil: Phaser.GameObjects.Image;
  tween: Phaser.Tweens.Tween | null;
  level: number;
  /** On the scene's clock. */
  liftsAt: number;
  lightAgain: number;
}

const glooms = new WeakMap<EffectPlace, Gloom>();
/** It lifts so slowly that its going is no flash. */
const lifting = 1200;
/** What has become light stays so for as long. */
const respite = 1000;

/**
 * All but the place that is looked at gets darker for `ms`. Volleys that follow each other share one darkness, which moves
 * to the next place; once it lifts, it does so to its end (decision 38).
 */
export const gloom: Effect = (cast, { x, y, ms }, factor) => {
  const { scene, art } = cast.kit;
  const now = scene.time.now;
  const old = glooms.get(cast);
  const there = old?.veil.active === true;
  if (old && (there ? now >= old.liftsAt : now < old.lightAgain + respite)) return;
  const veil = there && old ? old.veil : art.image(scene, 'gloom', x, y).setAlpha(0);
  const hold = Math.max(num(ms, 900) * factor, 600);
  const dark: Gloom = {
    veil,
    tween: null,
    level: there && old ? old.level : 0,
    liftsAt: now + hold,
    lightAgain: now + hold + lifting,
  };
  old?.tween?.remove();
  glooms.set(cast, dark);
  if (!there) cast.box.addAt(veil, 0);
  const start = { x: veil.x, y: veil.y, level: dark.level };
  const total = hold + lifting;
  veil.setScale(unit(cast) * 22);
  dark.tween = scene.tweens.addCounter({
    from: 0,
    to: total,
    duration: total,
    onUpdate: (tween) => {
      if (!veil.active) return;
      const at = tween.getValue() ?? total;
      const come = Math.min(1, at / 300);
      const lift = Math.max(0, (at - hold) / lifting);
      dark.level = (start.level + (1 - start.level) * come) * (1 - lift);
      veil.setPosition(start.x + (x - start.x) * come, start.y + (y - start.y) * come).setAlpha(0.72 * dark.level);
    },
    onComplete: () => veil.destroy(),
  });
};

/** The stage shakes once, by `px` at most, decaying, on two axes, never with a turn. */
export const shake: Effect = (cast, { ms, px }, factor) => {
  const { world } = cast;
  const clock = sprite(cast, 'spark', -200, -200);
  const far = num(px, 6);
  let dx = 0;
  let dy = 0;
  fade(cast, clock, num(ms, 120) * factor, (t) => {
    const left = t < 1 ? far * (1 - t) ** 2 : 0;
    const next = { x: Math.sin(t * 31) * left, y: Math.cos(t * 27) * left };
    world.setPosition(world.x + next.x - dx, world.y + next.y - dy);
    dx = next.x;
    dy = next.y;
  });
};
