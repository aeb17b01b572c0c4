/** A round glass over the table that shows one spot large: two lines of brass lead there. */
import Phaser from 'phaser';
import type { EffectCue } from '../../controller/beat.ts';
import { Pen } from '../art/pen.ts';
import type { EffectPlace } from './effect.ts';
import { type LensHour, lensPicture, lensRadius, lensSide } from './lens-pictures.ts';
import { fade, num } from './sprites.ts';

/** Things that a scene is made with. Places are parts of the radius from the middle; x to the right, y down. */
export interface Lens {
  /** Puts a frame between far and near water, or before both; its width is a part of the radius. */
  put(frame: string, wide: number, before?: boolean): LensSprite;
  /** Puts a drawing there; one unit of it is one radius. */
  draw(paint: (pen: Phaser.GameObjects.Graphics) => void, before?: boolean): Phaser.GameObjects.Graphics;
  /** Picture of near water or sand; a scene may let it swell. */
  foot: Phaser.GameObjects.Image;
  radius: number;
}

export interface LensSprite {
  image: Phaser.GameObjects.Image;
  /** Places it, in radii; `grown` times as large as it was put. */
  at(x: number, y: number, pose?: { angle?: number; alpha?: number; grown?: number }): void;
  /** Swaps what it shows, in the same size of drawing. */
  show(frame: string): void;
}

/** Builds a scene, and returns what moves it: called with the milliseconds since the glass began to open. */
export type LensScene = (lens: Lens, cue: EffectCue) => (at: number) => void;

/** Tells how much of a stretch of time is over, from 0 to 1. */
export const part = (at: number, from: number, ms: number): number => Math.max(0, Math.min(1, (at - from) / ms));

const opens = 240;
const closes = 220;

/**
 * Opens a glass of radius `w` at `x`, `y` over what lies at `tx`, `ty`. With `stands` it does not move: the scene stands at
 * that time, and only fades in and out. One that `stays` does not close, and one with `since` goes on from there: what is
 * told in the middle of a scene is a cue of its own, so that nothing before it tells.
 */
export function openLens(
  cast: EffectPlace,
  cue: EffectCue,
  factor: number,
  { hour, scene: play }: { hour: LensHour; scene: LensScene },
): void {
  const { kit } = cast;
  const { scene, art } = kit;
  const { x, y } = cue;
  const radius = num(cue.w, lensRadius);
  const spot = cast.seenAt(num(cue.tx, x), num(cue.ty, y));
  const total = num(cue.ms, 1600);
  const since = num(cue.since, 0);
  const opening = (now: number) => (since > 0 ? 1 : now / opens);
  const closing = (left: number) => (cue.stays === undefined ? left / closes : 1);
  const stands = cue.stands === undefined ? null : Number(cue.stands);

  const painted = (part: 'back' | 'foot' | 'rim') =>
    new Phaser.GameObjects.Image(scene, 0, 0, lensPicture(kit, part, hour)).setDisplaySize(
      (lensSide * radius) / lensRadius,
      (lensSide * radius) / lensRadius,
    );
  const behind = new Phaser.GameObjects.Container(scene);
  const before = new Phaser.GameObjects.Container(scene);
  const foot = painted('foot');
  const lines = new Pen(scene);
  const disc = new Phaser.GameObjects.Container(scene, x, y, [painted('back'), behind, foot, before, painted('rim')]);

  const into = (front?: boolean) => (front ? before : behind);
  const move = play(
    {
      radius,
      foot,
      put(frame, wide, front) {
        const image = art.image(scene, frame);
        into(front).add(image);
        let size = (wide * radius) / art.facts(frame).w;
        return {
          image,
          at: (left, down, { angle = 0, alpha = 1, grown = 1 } = {}) => {
            image
              .setPosition(left * radius, down * radius)
              .setAngle(angle)
              .setAlpha(alpha)
              .setScale(size * grown);
          },
          show: (other) => {
            art.swap(image, other);
            size = (wide * radius) / art.facts(other).w;
          },
        };
      },
      draw(paint, front) {
        const pen = new Pen(scene).setScale(radius);
        paint(pen);
        into(front).add(pen);
        return pen;
      },
    },
    cue,
  );
  const box = new Phaser.GameObjects.Container(scene, 0, 0, [lines, disc]);
  cast.box.add(box);

  const away = Math.atan2(spot.y - y, spot.x - x);
  const far = Math.hypot(spot.x - x, spot.y - y);
  // Two gold lines touch the ring where it is widest, seen from the square.
  const turn = far > radius ? Math.acos(radius / far) : 0;
  if (turn > 0) {
    lines.lineStyle(5, 0x9a7434, 0.9);
    for (const side of [turn, -turn])
      lines.lineBetween(spot.x, spot.y, x + radius * Math.cos(away + side), y + radius * Math.sin(away + side));
  }
  fade(cast, box, total * factor, (t) => {
    const now = t * total;
    if (stands !== null) {
      move(stands);
      box.setAlpha(Math.max(0, Math.min(1, now / 200, (total - now) / 200)));
      return;
    }
    move(now + since);
    // It comes where it stays: a bright horizon that crossed the table would be a light that goes over it.
    const open = Math.max(0, Math.min(1, opening(now), closing(total - now)));
    disc.setAlpha(open);
    lines.setAlpha(open);
  });
}
