/** A broadside of the title's great ship, towards us: seven guns in one swelling light, and their smoke over the boards. */
import type { EffectPlace } from '../effects/effect.ts';
import { muzzle } from '../effects/gunfire.ts';
import { smoke } from '../effects/powder.ts';
import { fade, spriteBehind } from '../effects/sprites.ts';
import { line } from '../effects/still.ts';
import { Piece } from './piece.ts';

const guns = 7;
const apart = 120;
/** Share of a gun's loudness: nobody has asked for it. */
const volume = 0.5;
/** Share of its time in which the smoke thickens; then it thins, too slowly for a pulse of light. */
const thick = 0.16;

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
        smoke(this.water, { ...shot, size: 1 }, 1);
        this.hide(n);
      }
      if (!still || n === 0) heard?.({ name: 'cannon', pan: (x + this.x) / frame.width - 0.5, volume });
    }
  }

  /** Hides the boards below a gun: its smoke comes towards us until they are gone, and then the wind has it. */
  private hide(n: number): void {
    const { width, height } = this.kit.frame;
    for (const row of [0.36, 0.74]) {
      const x = ((n + row) * width) / guns - this.x;
      const y = (height - this.y) * row;
      const cloud = spriteBehind(this.water, `smoke-bank-${(n % 6) + 1}`, x / this.scale, y / this.scale);
      const { scale } = cloud;
      fade(this.water, cloud, 5600, (t) => {
        cloud.setScale(scale * (4.4 + 2 * t)).setX(x / this.scale + 90 * t);
        cloud.setAlpha(0.92 * (t < thick ? t / thick : (1 - (t - thick) / (1 - thick)) ** 1.4));
      });
    }
  }
}
