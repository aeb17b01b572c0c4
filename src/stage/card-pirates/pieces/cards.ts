/** Cards of Card Pirates as they are held: crew, islands, or the back, all of one size. */
import type Phaser from 'phaser';
import { cardFrame, isRed } from '../../../presentation/card-pirates/naming.ts';
import { piece } from '../../../presentation/placement.ts';
import type { DrawingContext } from '../../art/drawing-context.ts';
import { Pen } from '../../art/pen.ts';
import { label } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';

interface CardProps extends Record<string, unknown> {
  /** Face of the card, `10C` or `QH`, or null for the back. */
  card: string | null;
  /** Cannot be chosen now. */
  dull?: boolean;
  /** Steps forward: counted at the end, or chosen. */
  glow?: boolean;
  /** The least size of its rank, on a card that is shown small. */
  print?: number;
}

export const heldSize = { w: 128, h: 178 } as const;

/** Reads off what is printed in the corner of a card: `10`, `Q`. */
export const rankText = (card: string): string => card.slice(0, -1);
export const inkOf = (card: string): string => (isRed(card) ? '#A8222C' : '#22262E');

const suitIcons: Readonly<Record<string, string>> = { C: 'club', D: 'diamond', H: 'heart', S: 'spade' };
export const suitIcon = (card: string): string => `icon-${suitIcons[card.slice(-1)]}`;

/** Cards turn over about their upright axis; `fold` 1 is edge on. */
export abstract class Turning<P extends Record<string, unknown>> extends Piece<P> {
  protected override moved(key: string, value: number): void {
    if (key === 'fold') this.setScale(this.scaleY * Math.max(0.02, 1 - value), this.scaleY);
  }
}

export class CardPiratesCard extends Turning<CardProps> {
  protected dress({ card, dull = false, glow = false, print = 0 }: CardProps): void {
    const { art, scene } = this.kit;
    const { w, h } = heldSize;
    this.part('shadow', 0, () => [
      art.sliced(scene, 'shadow-rest', w + 96, h + 96, true).setPosition(-w / 2 - 48, -h / 2 - 48),
    ]);
    this.part('glow', glow, () =>
      glow ? [art.sliced(scene, 'focus-ring', w + 46, h + 46).setPosition(-w / 2 - 23, -h / 2 - 23)] : [],
    );
    this.part('face', [card, print], () => this.face(card, print));
    this.part('dull', dull, () => {
      if (!dull) return [];
      const veil = new Pen(scene);
      return [veil.fillStyle(0x0c1018, 0.44).fillRoundedRect(-w / 2, -h / 2, w, h, 12)];
    });
  }

  private face(card: string | null, print: number): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    if (card === null) return [art.image(scene, 'cp-hand-back')];
    const frame = cardFrame(card, true);
    const slot = art.facts(frame).slots?.find(({ id }) => id === 'rank');
    const text = rankText(card);
    const rank = label(this.kit, 'guns', text, slot?.x ?? -22, slot?.y ?? -54, {
      align: 0.5,
      size: Math.max(print, text.length > 1 ? 50 : (slot?.size ?? 62)),
      color: inkOf(card),
    });
    return [art.image(scene, frame), rank];
  }
}

/** Makes a card for an effect, where it lies on no table. Null is a back. */
export function makeCard(kit: DrawingContext, card: string | null): CardPiratesCard {
  const placement = piece({ id: 'shown', kind: 'card-pirates-card', x: 0, y: 0, props: { card } });
  const made = new CardPiratesCard(kit, placement);
  made.place(placement);
  return made;
}
