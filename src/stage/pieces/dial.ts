/** A ring that runs out: how much is left of something that lasts. */

import { Pen } from '../art/pen.ts';
import { Piece } from './piece.ts';

interface DialProps extends Record<string, unknown> {
  /** Share that is left, from 1 to 0. */
  left: number;
  radius: number;
}

export class Dial extends Piece<DialProps> {
  protected dress({ left, radius }: DialProps): void {
    this.part('ring', [left, radius], () => {
      if (left <= 0) return [];
      const top = -Math.PI / 2;
      const pen = new Pen(this.kit.scene).lineStyle(7, 0xf3cc6a, 1);
      pen.beginPath();
      pen.arc(0, 0, radius, top, top + Math.min(1, left) * Math.PI * 2, false);
      return [pen.strokePath()];
    });
  }
}
