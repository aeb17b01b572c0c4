/** The banner with a title on it. */
import { label, shrinkTo } from '../art/type.ts';
import { Piece } from './piece.ts';

export class Banner extends Piece<{ text: string }> {
  protected dress({ text }: { text: string }): void {
    const { art, scene } = this.kit;
    this.part('sheet', text, () => {
      const words = label(this.kit, 'title', text, 0, -8, { align: 0.5 });
      shrinkTo(words, 520);
      return [art.image(scene, 'banner-title'), words];
    });
  }
}
