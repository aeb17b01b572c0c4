/** Cards of Korsar: pirates with shield and strength, captains and admiral by name, merchants with their owner. */
import type Phaser from 'phaser';
import { frameOf } from '../../../presentation/korsar/pieces/frames.ts';
import { words } from '../../../words/korsar/table.ts';
import { Pen } from '../../art/pen.ts';
import { label } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';

interface CardProps extends Record<string, unknown> {
  /** Face printed on the card, or null for the back. */
  card: string | null;
  /** An outranked captain is dull. */
  dull: boolean;
  /** The captain or admiral in force shines. */
  glow: boolean;
  /** The least size of what is printed on it, on a card that is shown small. */
  print?: number;
}

const size = { w: 144, h: 200 };

/** Colours of the numbers on the shields. */
export const inks: Record<string, { fill: string; stroke: string }> = {
  kraken: { fill: '#FFFFFF', stroke: '#123F66' },
  raven: { fill: '#FFFFFF', stroke: '#16121A' },
  serpent: { fill: '#FFFFFF', stroke: '#6E160E' },
  star: { fill: '#2B1608', stroke: '#F6E0A0' },
};

/** Cards turn over about their upright axis; `fold` 1 is edge on. */
abstract class Turning<P extends Record<string, unknown>> extends Piece<P> {
  protected override moved(key: string, value: number): void {
    if (key === 'fold') this.setScale(this.scaleY * Math.max(0.02, 1 - value), this.scaleY);
  }
}

export class KorsarCard extends Turning<CardProps> {
  protected dress({ card, dull, glow, print = 0 }: CardProps): void {
    const { art, scene } = this.kit;
    this.part('shadow', 0, () => [
      art.sliced(scene, 'shadow-rest', size.w + 96, size.h + 96, true).setPosition(-size.w / 2 - 48, -size.h / 2 - 48),
    ]);
    this.part('glow', glow, () =>
      glow
        ? [art.sliced(scene, 'halo-home', size.w + 76, size.h + 76).setPosition(-size.w / 2 - 38, -size.h / 2 - 38)]
        : [],
    );
    const name = card === 'admiral' ? words().admiral : card?.endsWith('Captain') ? words().captain : null;
    this.part('face', [card, name, print], () => this.face(card, name, print));
    this.part('dull', dull, () => {
      if (!dull) return [];
      const veil = new Pen(scene);
      return [veil.fillStyle(0x0c1018, 0.42).fillRoundedRect(-size.w / 2, -size.h / 2, size.w, size.h, 12)];
    });
  }

  private face(card: string | null, name: string | null, print: number): Phaser.GameObjects.GameObject[] {
    const made: Phaser.GameObjects.GameObject[] = [this.kit.art.image(this.kit.scene, frameOf(card))];
    if (card === null) return made;
    if (name !== null) {
      return [
        ...made,
        label(this.kit, 'title', name, 0, 74, {
          align: 0.5,
          size: Math.max(32, print),
          color: '#2B1608',
        }),
      ];
    }
    const ink = inks[card.slice(0, -1)];
    const number = label(this.kit, 'points', card.slice(-1), -41, -66, {
      align: 0.5,
      size: Math.max(50, print),
      color: ink?.fill,
    });
    if (ink) number.setStroke(ink.stroke, 6);
    return [...made, number];
  }
}

interface MerchantProps extends Record<string, unknown> {
  gold: number;
  /** The owner's look, or null in a hand. */
  owner: string | null;
  /** Comes home unless somebody attacks. */
  halo: boolean;
  back: boolean;
  print?: number;
}

const broad = { w: 184, h: 252 };

export class KorsarMerchant extends Turning<MerchantProps> {
  private halo: Phaser.GameObjects.Container | null = null;

  protected dress({ gold, owner, halo, back, print = 0 }: MerchantProps): void {
    const { art, scene } = this.kit;
    const { w, h } = broad;
    this.part('shadow', 0, () => [
      art.sliced(scene, 'shadow-rest', w + 96, h + 96, true).setPosition(-w / 2 - 48, -h / 2 - 48),
    ]);
    this.halo = this.part('halo', halo, () =>
      halo ? [art.sliced(scene, 'halo-home', w + 96, h + 96).setPosition(-w / 2 - 48, -h / 2 - 48)] : [],
    );
    this.part('face', [gold, back, print], () => {
      if (back) {
        const cover = art.image(scene, 'korsar-back');
        return [cover.setScale((cover.scaleX * w) / size.w, (cover.scaleY * h) / size.h)];
      }
      const value = label(this.kit, 'guns', String(gold), -46, 86, {
        align: 0.5,
        size: Math.max(42, print),
        color: '#3A2208',
      });
      return [art.image(scene, `korsar-merchant-${gold}`), value];
    });
    this.part('owner', owner, () => {
      if (!owner) return [];
      const disc = art.image(scene, `medallion-brass-${owner}`, 0, -124);
      return [disc.setScale(disc.scaleX * 0.58)];
    });
  }

  /** Follows `bright`, the halo when she is about to sail home. */
  protected override moved(key: string, value: number): void {
    super.moved(key, value);
    if (key === 'bright' && this.halo) this.halo.setScale(1 + 0.06 * value);
  }

  override tick(time: number): void {
    if (this.halo) this.halo.alpha = 0.82 + 0.18 * Math.sin((time / 1800) * Math.PI * 2);
  }
}
