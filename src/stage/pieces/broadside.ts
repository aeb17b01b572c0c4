/**
 * A broadside of the title's great ship, towards us: seven guns in one swelling light, and their smoke, which drifts to the
 * lower right and is gone before anybody has missed what it lay on.
 */
import type { EffectPlace } from '../effects/effect.ts';
import { muzzle } from '../effects/gunfire.ts';
import { fade, spriteBehind } from '../effects/sprites.ts';
import { line } from '../effects/still.ts';
import { Piece } from './piece.ts';

const guns = 7;
const apart = 120;
/** Share of a gun's loudness: nobody has asked for it. */
const volume = 0.5;

/**
 * Smoke of a gun: milliseconds, share of them in which it thickens and from which it thins (within a second it would be a pulse of
 * light), strength, and how far the wind takes it, in pixels of the ship's picture.
 */
const smoke = { ms: 1200, thick: 0.2, thins: 0.86, alpha: 0.34, dx: 80, dy: 44, size: 0.9, grows: 0.5 };

/** Its place is hers, and it begins when it is laid there. Where nothing may move, gold lines stand for the shots. */
export class Broadside extends Piece {
  private fired = 0;
  private readonly begun = this.kit.scene.time.now;
  private readonly water = { kit: this.kit, box: this } as unknown as EffectPlace;

  protected dress(): void {}

  override tick(time: number): void {
    const { still, frame, heard } = this.kit;
    for (; this.fired < guns && (still || time - this.begun >= apart * this.fired); this.fired++) {
      const n = this.fired;
      const x = 45.5 * n - 123;
      // All of them go out together: they are one light.
      const hold = apart * (guns - n);
      const shot = { name: 'muzzle', x, y: -29, tx: x, ty: 90, n, hold, turn: 180, size: 0.5 } as const;
      if (still) line(this.water, shot, 1);
      else {
        muzzle(this.water, shot, 1);
        this.cloud(x, n);
      }
      if (!still || n === 0) heard?.({ name: 'cannon', pan: (x + this.x) / frame.width - 0.5, volume });
    }
  }

  /** Lets the smoke of a gun go. */
  private cloud(x: number, n: number): void {
    const image = spriteBehind(this.water, `smoke-bank-${(n % 6) + 1}`, x, 0);
    const full = image.scale;
    const { ms, thick, thins, alpha, dx, dy, size, grows } = smoke;
    fade(this.water, image, ms, (t) => {
      const far = 1 - (1 - t) ** 2;
      image.setPosition(x + dx * far, dy * far).setScale(full * (size + grows * far));
      image.setAlpha(alpha * Math.min(1, t / thick, (1 - t) / (1 - thins)));
    });
  }
}
