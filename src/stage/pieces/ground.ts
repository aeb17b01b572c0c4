/** The ground of a table that can be brought nearer as a whole: other pieces lie on it, and the table around it stays. */
import type { Placement } from '../../controller/room.ts';
import { Piece } from './piece.ts';

export class Ground extends Piece {
  protected dress(): void {}

  /** Puts it where the layout has it; with reduced motion and at Express it stays as far as it is. */
  override place(placement: Placement): void {
    const { still, far } = this.kit;
    super.place(still || far ? { ...placement, x: 0, y: 0, scale: 1 } : placement);
  }
}
