/** Darkness around what is looked at: held over what follows, and lifted so slowly that its going is no flash. */
import Phaser from 'phaser';
import type { Effect, EffectPlace } from './effect.ts';
import { num } from './sprites.ts';

/** Darkness that covers the table. `show` takes where its middle lies and how much of it is there. */
interface Veil {
  active(): boolean;
  show(x: number, y: number, level: number): void;
  destroy(): void;
}

interface Dark {
  veil: Veil;
  tween: Phaser.Tweens.Tween | null;
  x: number;
  y: number;
  level: number;
  /** Moment at which the dark lifts, on the scene's clock. */
  liftsAt: number;
  lightAgain: number;
}

export type Kept = WeakMap<EffectPlace, Dark>;

const lifting = 1200;
/** Time for which what has become light stays so. */
const respite = 1000;

/**
 * Lets a veil come and stay for `hold`. Fights that follow each other share one darkness, which moves to the next place;
 * once it lifts, it does so to its end, and the next one waits until it has been light for a while (decision 38).
 */
export function darken(
  cast: EffectPlace,
  { x, y, hold }: { x: number; y: number; hold: number },
  kept: Kept,
  make: () => Veil,
): void {
  const { scene } = cast.kit;
  const now = scene.time.now;
  const old = kept.get(cast);
  const there = old?.veil.active() === true && now < old.liftsAt;
  const wait = there || !old ? 0 : Math.max(0, old.lightAgain + respite - now);
  if (wait > hold / 2) return;
  const start = there && old ? { x: old.x, y: old.y, level: old.level } : { x, y, level: 0 };
  const veil = there && old ? old.veil : make();
  if (there) old?.tween?.remove();
  const held = hold - wait;
  const total = held + lifting;
  const dark: Dark = { ...start, veil, tween: null, liftsAt: now + hold, lightAgain: now + hold + lifting };
  kept.set(cast, dark);
  const go = (at: number) => {
    const come = Math.min(1, at / 300);
    const lift = Math.max(0, (at - held) / lifting);
    dark.level = (start.level + (1 - start.level) * come) * (1 - lift);
    dark.x = start.x + (x - start.x) * come;
    dark.y = start.y + (y - start.y) * come;
    veil.show(dark.x, dark.y, dark.level);
  };
  go(0);
  dark.tween = scene.tweens.addCounter({
    from: 0,
    to: total,
    delay: wait,
    duration: total,
    onUpdate: (tween) => {
      if (veil.active()) go(tween.getValue() ?? total);
    },
    onComplete: () => veil.destroy(),
  });
}

const dims: Kept = new WeakMap();

export const holdOf = (ms: number | string | undefined, factor: number): number => Math.max(num(ms, 900) * factor, 600);

const night = 0x04121f;
/** Further than any shape of window reaches. */
const everywhere = 6000;

/** Darkens all but what is near, table and plates alike, by `deep`. */
export const dim: Effect = (cast, { x, y, ms, deep }, factor) =>
  darken(cast, { x, y, hold: holdOf(ms, factor) }, dims, () => {
    const veil = new Phaser.GameObjects.Rectangle(cast.kit.scene, x, y, everywhere, everywhere, night).setAlpha(0);
    cast.near.veils.add(veil);
    return {
      active: () => veil.active,
      show: (_x, _y, level) => veil.setAlpha(num(deep, 0.36) * level),
      destroy: () => veil.destroy(),
    };
  });
