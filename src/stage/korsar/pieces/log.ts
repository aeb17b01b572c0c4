/** One side's cards at a merchant, as a row with its sign: for the log. */
import type Phaser from 'phaser';
import { frameOf } from '../../../presentation/korsar/pieces/frames.ts';
import { label } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';
import { inks } from './cards.ts';

interface ForceProps extends Record<string, unknown> {
  /** A brass medallion, or a team's tag. */
  sign: string;
  cards: { card: string; dull: boolean; glow: boolean }[];
  /** Greatest width, at its own scale. */
  w: number;
  /** The least size of its numbers, where it is shown small. */
  print?: number;
}

const size = { w: 144, h: 200 };
/** Shields and captains' faces look out. */
const step = 62;

/** Its place is the middle of the first card. */
export class KorsarForce extends Piece<ForceProps> {
  protected dress({ sign, cards, w, print = 0 }: ForceProps): void {
    const { art, scene } = this.kit;
    this.part('cards', [sign, cards, w, print], () => {
      const apart = Math.min(step, (w - size.w) / Math.max(1, cards.length - 1));
      const made: Phaser.GameObjects.GameObject[] = [];
      for (const [i, { card, dull, glow }] of cards.entries()) {
        const x = i * apart;
        if (glow) {
          const halo = art.sliced(scene, 'halo-home', size.w + 76, size.h + 76);
          made.push(halo.setPosition(x - size.w / 2 - 38, -size.h / 2 - 38));
        }
        const face = art.image(scene, frameOf(card), x, 0);
        made.push(dull ? face.setAlpha(0.6) : face);
        const ink = inks[card.slice(0, -1)];
        if (!ink) continue;
        const number = label(this.kit, 'points', card.slice(-1), x - 41, -64, {
          align: 0.5,
          size: Math.max(54, print),
          color: ink.fill,
        });
        made.push(number.setStroke(ink.stroke, 6));
      }
      const disc = art.image(scene, sign, -size.w / 2 + 24, size.h / 2 - 26);
      return [...made, disc.setScale(disc.scaleX * (sign.startsWith('medallion') ? 0.86 : 1.7))];
    });
  }
}
