/** A player's card: guns that recoil, number, owner's strip; or its back. */
import type Phaser from 'phaser';
import { label } from '../../art/type.ts';
import { extent, Piece } from '../../pieces/piece.ts';

interface CardProps extends Record<string, unknown> {
  look: string;
  /** Face of the card, `4`-`1`, `BP` or `ST`, or null for the back. */
  card: string | null;
  /** The least size of its number, on a card that is shown small. */
  print?: number;
}

export const cardSize = { w: 132, h: 186 };

export class Card extends Piece<CardProps> {
  override readonly extent = extent(136, 190);
  private guns: Phaser.GameObjects.Image[] = [];

  protected dress({ look, card, print = 0 }: CardProps): void {
    const { art, scene } = this.kit;
    this.part('shadow', 0, () => {
      const shadow = art.sliced(scene, 'shadow-rest', cardSize.w + 96, cardSize.h + 96, true);
      return [shadow.setPosition(-cardSize.w / 2 - 48, -cardSize.h / 2 - 48)];
    });
    this.part('face', [look, card, print], () => this.face(look, card, print));
  }

  private face(look: string, card: string | null, print: number): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    this.guns = [];
    if (card === null) return [art.image(scene, `tf-back-${look}`)];
    if (card === 'BP') return [art.image(scene, `tf-boarding-${look}`)];
    if (card === 'ST') return [art.image(scene, `tf-storm-${look}`)];
    this.guns = art.guns[card].map(([x, y]) => art.image(scene, 'tf-gun', x, y));
    const number = label(this.kit, 'guns', card, 0, 4, { align: 0.5, size: Math.max(56, print) });
    return [art.image(scene, `tf-cannon-${look}`), ...this.guns, number];
  }

  /**
   * Follows `gun0` to `gun3`, how far that barrel has recoiled, in pixels, and `fold`, which turns the card over; 1
   * is edge on.
   */
  protected override moved(key: string, value: number): void {
    if (key === 'fold') this.setScale(this.scaleY * Math.max(0.02, 1 - value), this.scaleY);
    const gun = Number(key.replace('gun', ''));
    const image = this.guns[gun];
    if (image) image.y = this.kit.art.guns[String(this.props.card)][gun][1] + value;
  }
}
