/** The tray of a hand of Korsar: wood below the chart, under velvet with a fringe where somebody looks in private. */
import type Phaser from 'phaser';
import { lap } from '../../../presentation/lap.ts';
import { Piece } from '../../pieces/piece.ts';

interface WellProps extends Record<string, unknown> {
  w: number;
  h: number;
  /** Curtain before the hand; a single person at the screen has nothing to hide. */
  curtain: boolean;
}

const pleat = { w: 120, h: 1080 };
const valance = { w: 240, scale: 0.24 };
const drape = 0.42;
const rail = 14;

/** Its place is the upper left corner. */
export class KorsarWell extends Piece<WellProps> {
  protected dress({ w, h, curtain }: WellProps): void {
    const { art, scene } = this.kit;
    this.part('well', [w, h, curtain], () => {
      const made: Phaser.GameObjects.GameObject[] = [art.sliced(scene, 'panel-board', w, h)];
      if (!curtain) return made;
      for (const x of [-20, 24, w - 24 - pleat.w * drape, w + 20 - pleat.w * drape]) {
        const fold = art.image(scene, 'curtain-pleat', x, 6);
        made.push(fold.setScale(fold.scaleX * drape, (fold.scaleY * (h - 2)) / pleat.h));
      }
      const step = valance.w * valance.scale;
      const count = Math.round((w + 40) / step);
      const wide = (w + 40) / count;
      for (let i = 0; i < count; i++) {
        const cloth = art.image(scene, 'curtain-valance', -20 + i * wide, 4);
        made.push(cloth.setScale((cloth.scaleX * (wide + lap)) / valance.w, cloth.scaleY * valance.scale));
      }
      for (let x = -20; x < w + 20; x += pleat.w) {
        const bar = art.image(scene, 'curtain-rail', x, -rail / 2);
        made.push(bar.setScale((bar.scaleX * Math.min(pleat.w + lap, w + 20 - x)) / pleat.w, (bar.scaleY * rail) / 26));
      }
      return made;
    });
  }
}
