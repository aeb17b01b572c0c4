/** What Korsar is played on: a chart of cloth, the compass with the deck on it, the tray of discards. */
import Phaser from 'phaser';
import { label, shrinkTo } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';
import { frameOf } from './cards.ts';

interface ClothProps extends Record<string, unknown> {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Between 0 and 1, the same for the same number. */
const frayed = (n: number): number => ((Math.imul(n + 7, 2654435761) >>> 8) % 997) / 997;

export class KorsarCloth extends Piece<ClothProps> {
  protected dress({ x, y, w, h }: ClothProps): void {
    this.part('cloth', [x, y, w, h], () => {
      const { scene } = this.kit;
      const cloth = new Phaser.GameObjects.Graphics(scene);
      const edge = (grow: number, seed: number): Phaser.Math.Vector2[] => frayedBox(x, y, w, h, grow, seed);
      cloth.fillStyle(0x000000, 0.3).fillPoints(
        edge(7, 1).map((p) => p.clone().add(new Phaser.Math.Vector2(6, 9))),
        true,
      );
      cloth.fillStyle(0x8f7a4a, 1).fillPoints(edge(8, 1), true);
      cloth.fillStyle(0xd9c690, 1).fillPoints(edge(5, 2), true);
      cloth.fillStyle(0x123f52, 1).fillPoints(edge(-8, 3), true);
      cloth.fillStyle(0x1b5468, 1).fillRect(x + 16, y + 16, w - 32, h - 32);
      for (let i = 0; i < 14; i++) {
        cloth
          .fillStyle(0x58b0b4, 0.018)
          .fillEllipse(x + w / 2, y + h / 2, (w - 40) * (1 - i * 0.055), (h - 40) * (1 - i * 0.055));
      }
      rhumbs(cloth, x, y, w, h);
      cloth.lineStyle(2, 0xd9e4d8, 0.28).strokeRect(x + 24, y + 24, w - 48, h - 48);
      cloth.lineStyle(1.5, 0xd9e4d8, 0.18).strokeRect(x + 31, y + 31, w - 62, h - 62);
      return [cloth];
    });
  }
}

/** A rectangle whose edge is a little torn. */
function frayedBox(x: number, y: number, w: number, h: number, grow: number, seed: number): Phaser.Math.Vector2[] {
  const points: Phaser.Math.Vector2[] = [];
  let n = seed * 1000;
  const along = (long: number, put: (i: number, out: number) => [number, number]) => {
    for (let i = 0; i < long; i += 6 + frayed(n++) * 22) {
      points.push(new Phaser.Math.Vector2(...put(i, grow + (frayed(n++) - 0.5) * 6)));
    }
  };
  along(w, (i, out) => [x + i, y - out]);
  along(h, (i, out) => [x + w + out, y + i]);
  along(w, (i, out) => [x + w - i, y + h + out]);
  along(h, (i, out) => [x - out, y + h - i]);
  return points;
}

/** Courses that run out from the middle to the inner border. */
function rhumbs(cloth: Phaser.GameObjects.Graphics, x: number, y: number, w: number, h: number): void {
  const half = { w: w / 2 - 31, h: h / 2 - 31 };
  cloth.lineStyle(1.5, 0xd9e4d8, 0.13);
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8;
    const dx = Math.cos(angle);
    const dy = Math.sin(angle);
    const long = Math.min(half.w / Math.max(1e-6, Math.abs(dx)), half.h / Math.max(1e-6, Math.abs(dy)));
    cloth.lineBetween(x + w / 2, y + h / 2, x + w / 2 + dx * long, y + h / 2 + dy * long);
  }
}

/** Calmer water under a merchant and her attackers, so that what belongs together is seen together. */
export class KorsarBerth extends Piece<{ w: number; h: number }> {
  protected dress({ w, h }: { w: number; h: number }): void {
    this.part('water', [w, h], () => {
      const water = new Phaser.GameObjects.Graphics(this.kit.scene);
      water.fillStyle(0x082432, 0.26).fillRoundedRect(-10, -8, w + 20, h + 16, 20);
      return [water.lineStyle(1.5, 0xd9e4d8, 0.16).strokeRoundedRect(-10, -8, w + 20, h + 16, 20)];
    });
  }
}

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
