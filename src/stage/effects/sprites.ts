/** Sprites, which all effects are made of: each moves in the effects box for a while and is gone. */
import type Phaser from 'phaser';
import type { Ease } from '../../controller/beat.ts';
import type { EffectPlace } from './effect.ts';

type Sprite = Phaser.GameObjects.Image;
type Drawn =
  | Phaser.GameObjects.Image
  | Phaser.GameObjects.Graphics
  | Phaser.GameObjects.Container
  | Phaser.GameObjects.Text;

/** Puts a frame into the effects box at reference size times `scale`. */
export function sprite(cast: EffectPlace, frame: string, x: number, y: number, scale = 1): Sprite {
  const made = cast.kit.art.image(cast.kit.scene, frame, x, y);
  made.setScale(made.scaleX * scale);
  cast.box.add(made);
  return made;
}

/** Puts a sprite behind everything else that is going on: smoke must not hide the flames it comes from. */
export function spriteBehind(cast: EffectPlace, frame: string, x: number, y: number): Sprite {
  const made = sprite(cast, frame, x, y);
  cast.box.sendToBack(made);
  return made;
}

/** Puts a drawing into the effects box. */
export function shape<T extends Drawn>(cast: EffectPlace, made: T): T {
  cast.box.add(made);
  return made;
}

/** Puts a drawing behind everything else that is going on. */
export function shapeBehind<T extends Drawn>(cast: EffectPlace, made: T): T {
  cast.box.addAt(made, 0);
  return made;
}

/** Reads a number of a cue. */
export const num = (value: number | string | undefined, otherwise: number): number =>
  value === undefined ? otherwise : +value;

/** Calls `go` with 0 to 1 over `ms`, after `delay`; then destroys the sprite. */
export function fade(
  cast: EffectPlace,
  made: Drawn,
  ms: number,
  go: (t: number) => void,
  { delay = 0, ease = 'Linear' }: { delay?: number; ease?: Ease } = {},
): void {
  const { scene } = cast.kit;
  made.setVisible(delay <= 0);
  go(0);
  scene.tweens.addCounter({
    from: 0,
    to: 1,
    delay,
    duration: Math.max(1, ms),
    ease,
    onStart: () => {
      if (made.active) made.setVisible(true);
    },
    onUpdate: (tween) => {
      if (made.active) go(tween.getValue() ?? 1);
    },
    onComplete: () => {
      made.destroy();
    },
  });
}

/** Makes a source of numbers from 0 to 1 that depend only on where and when something happens. */
export function chance(seed: number): () => number {
  let state = (Math.imul(seed | 0, 2654435761) ^ 0x9e3779b9) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x85ebca6b) >>> 0;
    return (state >>> 8) / 16777216;
  };
}

/** Returns the scale of sprites for frames that are drawn at reference size. */
export const unit = (cast: EffectPlace): number => 1 / cast.kit.art.scale;
