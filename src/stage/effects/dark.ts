/** Darkness around what is looked at: held over what follows, and lifted so slowly that its going is no flash. */
import Phaser from 'phaser';
import type { Effect, EffectPlace } from './effect.ts';
import { num } from './sprites.ts';

/** Darkness that covers the table, from the depth at which it was. */
interface Going {
  veil: Veil;
  from: number;
}

type Veil = Phaser.GameObjects.Image | Phaser.GameObjects.Rectangle;

interface Dark {
  veil: Veil;
  /** Veils over earlier places, which are on their way out. */
  going: readonly Going[];
  tween: Phaser.Tweens.Tween | null;
  /** Moment at which the dark lifts, on the scene's clock. */
  liftsAt: number;
  lightAgain: number;
}

export type KeptDarks = WeakMap<EffectPlace, Dark>;

const coming = 300;
const lifting = 1200;
/** Time for which what has become light stays so. */
const respite = 1000;

/** Gives what of the light gets through all of these. */
const through = (alphas: readonly number[]): number => alphas.reduce((light, alpha) => light * (1 - alpha), 1);

/**
 * Lets a veil of this depth come and stay for `hold`. Fights that follow each other share one darkness: a veil over the next
 * place comes as that over the last one goes, and where both lie it stays as dark as it was. None moves: a bright heart that
 * passed over the table would be a pulse of light on its way. Once it lifts, it does so to its end, and the next one waits
 * until it has been light for a while (docs/decisions.md, darkening).
 */
export function darken(
  cast: EffectPlace,
  { hold, deep }: { hold: number; deep: number },
  kept: KeptDarks,
  make: () => Veil,
): void {
  const { scene } = cast.kit;
  const now = scene.time.now;
  const old = kept.get(cast);
  const there = old?.veil.active === true && now < old.liftsAt;
  const wait = there || !old ? 0 : Math.max(0, old.lightAgain + respite - now);
  if (wait > hold / 2) return;
  const last = there && old ? [...old.going.map(({ veil }) => veil), old.veil].filter(({ active }) => active) : [];
  if (there) old?.tween?.remove();
  const going = last.map((veil): Going => ({ veil, from: veil.alpha }));
  const start = 1 - through(going.map(({ from }) => from));
  const veil = make();
  const held = hold - wait;
  const total = held + lifting;
  const dark: Dark = { veil, going, tween: null, liftsAt: now + hold, lightAgain: now + hold + lifting };
  kept.set(cast, dark);
  const go = (at: number) => {
    const come = Math.min(1, at / coming);
    const left = going.map(({ from }) => from * (1 - come));
    for (const [i, alpha] of left.entries()) {
      if (come < 1) going[i].veil.setAlpha(alpha);
      else going[i].veil.destroy();
    }
    const asked = start + (deep - start) * come;
    const lift = Math.max(0, (at - held) / lifting);
    veil.setAlpha(Math.max(0, 1 - (1 - asked) / through(left)) * (1 - lift));
  };
  go(0);
  dark.tween = scene.tweens.addCounter({
    from: 0,
    to: total,
    delay: wait,
    duration: total,
    onUpdate: (tween) => {
      if (veil.active) go(tween.getValue() ?? total);
    },
    onComplete: () => veil.destroy(),
  });
}

const dims: KeptDarks = new WeakMap();

export const holdOf = (ms: number | string | undefined, factor: number): number => Math.max(num(ms, 900) * factor, 600);

const night = 0x04121f;
/** Further than any shape of window reaches. */
const everywhere = 6000;

/** Darkens all but what is near, table and plates alike, by `deep`. */
export const dim: Effect = (cast, { x, y, ms, deep }, factor) =>
  darken(cast, { hold: holdOf(ms, factor), deep: num(deep, 0.36) }, dims, () => {
    const veil = new Phaser.GameObjects.Rectangle(cast.kit.scene, x, y, everywhere, everywhere, night);
    cast.near.veils.add(veil);
    return veil;
  });
