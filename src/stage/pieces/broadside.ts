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
  private begun = -1;
  private readonly water = { kit: this.kit, box: this } as unknown as EffectPlace;

  protected dress(): void {}

  override tick(time: number): void {
    if (this.begun < 0) this.begun = time;
    const { still } = this.kit;
    for (; this.fired < guns && (still || time - this.begun >= apart * this.fired); this.fired++) {
      const n = this.fired;
      const port = { x: 45.5 * n - 123, y: -29, n };
      if (still) line(this.water, { name: 'line', ...port, tx: port.x, ty: 90 }, 1);
      else {
        const hold = apart * (guns - n);
        muzzle(this.water, { name: 'muzzle', ...port, hold, turn: 180 - 6 * (n - 3), size: 0.5 }, 1);
        smoke(this.water, { name: 'smoke', ...port }, 1);
      }
    }
  }
}
