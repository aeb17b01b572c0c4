/** A broadside of the title's great ship, towards us: seven guns in one swelling light, and their smoke over the boards. */
import type { EffectPlace } from '../effects/effect.ts';
import { muzzle } from '../effects/gunfire.ts';
import { smoke } from '../effects/powder.ts';
import { line } from '../effects/still.ts';
import { Piece } from './piece.ts';

const guns = 7;
const apart = 120;

/** Its place is hers, and it begins when it is laid there. Where nothing may move, gold lines stand for the shots. */
export class Broadside extends Piece {
  private fired = 0;
  private readonly begun = this.kit.scene.time.now;
  private readonly water = { kit: this.kit, box: this } as unknown as EffectPlace;

  protected dress(): void {}

  override tick(time: number): void {
    const { still } = this.kit;
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
      }
    }
  }
}
