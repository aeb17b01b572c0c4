/** The latest deed of a captain on their plate: a picture, and words where they fit. */
import { enlarge, label } from '../art/type.ts';
import { Piece } from './piece.ts';

interface DeedProps extends Record<string, unknown> {
  w: number;
  icon: string;
  text: string;
  /** Smallest size in which its words may be read. */
  size: number;
}

const ink = '#F3DFB0';
/** Least width of letters: below it the picture says more than narrow words. */
const narrowest = 0.84;

export class DeedPiece extends Piece<DeedProps> {
  protected dress({ w, icon, text, size }: DeedProps): void {
    const { art, scene } = this.kit;
    this.part('deed', [w, icon, text, size], () => {
      const picture = art.icon(scene, icon, ink, size * 0.55, 0);
      picture.setScale((picture.scaleX * size * 1.05) / art.facts(icon).w);
      const left = size * 1.25;
      const words = label(this.kit, 'note', text, left, 0, { size, color: ink });
      const room = w - left;
      enlarge(this.kit, words);
      if (words.width > room) words.setFontSize(size);
      if (words.width > room) words.setScale(Math.max(narrowest, room / words.width), 1);
      if (words.displayWidth <= room) return [picture, words];
      words.destroy();
      return [picture];
    });
  }
}
