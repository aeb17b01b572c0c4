/** The table of Korsar: the compass with the deck on it, the tray of discards. */

import { frameOf } from '../../../presentation/korsar/pieces/frames.ts';
import { label, shrinkTo } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';

/** The game's name on a scroll that fits between the signs of the strip. */
export class KorsarTitle extends Piece<{ text: string }> {
  protected dress({ text }: { text: string }): void {
    this.part('sheet', text, () => {
      const { art, scene } = this.kit;
      const w = 330;
      const words = label(this.kit, 'title', text, 0, -5, { align: 0.5 });
      shrinkTo(words, w - 110, 36);
      return [art.sliced(scene, 'banner-caption', w, 120).setPosition(-w / 2, -60), words];
    });
  }
}

export class KorsarCompass extends Piece {
  protected dress(): void {
    this.part('rose', 0, () => {
      const { art, scene } = this.kit;
      const shadow = art.image(scene, 'shadow-ellipse', 10, 20);
      shadow.setDisplaySize(400, 372);
      return [shadow, art.image(scene, 'korsar-compass')];
    });
  }
}

/** Looks out from under the rim, at whose turn it is. */
export class KorsarMarker extends Piece {
  protected dress(): void {
    this.part('arrow', 0, () => [this.kit.art.image(this.kit.scene, 'turn-marker', 138, 0)]);
  }
}

export class KorsarDeck extends Piece<{ height: number }> {
  protected dress({ height }: { height: number }): void {
    this.part('cards', height, () => (height > 0 ? [this.kit.art.image(this.kit.scene, `korsar-deck-${height}`)] : []));
  }
}

interface TrayProps extends Record<string, unknown> {
  cards: string[];
  count: number;
}

export class KorsarTray extends Piece<TrayProps> {
  protected dress({ cards, count }: TrayProps): void {
    const { art, scene } = this.kit;
    this.part('tray', 0, () => [art.image(scene, 'korsar-discard-tray')]);
    this.part('cards', [cards, count], () => {
      if (count === 0) return [];
      const shown = cards.map((card, i) => {
        const image = art.image(scene, frameOf(card), -52 + i * 27, -6);
        return image.setScale(image.scaleX * 0.36).setAngle((i - 1.5) * 4);
      });
      const number = label(this.kit, 'ribbon', String(count), 64, 2, { align: 0.5, size: 38, color: '#F4E4BE' });
      return [...shown, number];
    });
  }
}
