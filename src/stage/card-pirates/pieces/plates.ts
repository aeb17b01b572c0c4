/** The captains of Card Pirates: their plates, and the light of whose turn it is. */
import type Phaser from 'phaser';
import { enlarge, label, shrinkTo } from '../../art/type.ts';
import { face } from '../../pieces/face.ts';
import { Flag } from '../../pieces/flag.ts';
import { Piece } from '../../pieces/piece.ts';
import { rim } from '../../pieces/rim.ts';
import { rollTo } from '../../telling/rolling.ts';

interface PlateProps extends Record<string, unknown> {
  w: number;
  h: number;
  look: string;
  name: string;
  /** Line that tells where the captain is, or what they do. */
  status: string;
  cards: number;
}

const ring = 22;

/** The light of whose turn it is, around a plate: it goes from one to the next, and breathes where it rests. */
export class CardPiratesTurn extends Piece<{ w: number; h: number; look: string }> {
  private glow: Phaser.GameObjects.Container | null = null;

  protected dress({ w, h, look }: { w: number; h: number; look: string }): void {
    this.glow = this.part('glow', [w, h], () =>
      ['glow', 'ring'].map((layer) =>
        this.kit.art
          .sliced(this.kit.scene, `plate-active/${layer}`, w + 2 * ring, h + 2 * ring)
          .setPosition(-ring, -ring),
      ),
    );
    this.part('rim', [w, h, look], () => [rim(this.kit.scene, look, { w, h })]);
  }

  override tick(time: number): void {
    if (this.glow) this.glow.alpha = 0.86 + 0.14 * Math.sin((time / 1800) * Math.PI * 2);
  }
}

export class CardPiratesPlate extends Piece<PlateProps> {
  private flag: Flag | null = null;
  private number: Phaser.GameObjects.Text | null = null;

  protected dress(props: PlateProps): void {
    const { art, scene } = this.kit;
    const { w, h, look, name, status, cards } = props;
    this.part('board', [w, h], () => [art.sliced(scene, 'plate', w, h)]);
    this.part('flag', [look, h], () => {
      this.flag = new Flag(this.kit, look, 12, 14);
      const { image } = this.flag;
      return [image.setScale(image.scaleX * 0.86)];
    });
    this.part('face', [this.kit.face, h], () => face(this.kit, 34, 80, 48));
    const left = 108;
    const room = w - 92 - left;
    this.part('words', [name, status, w, h], () => {
      const title = label(this.kit, 'seatName', name, left, 30, { size: 38 });
      const note = label(this.kit, 'note', status, left, 72, { size: 29 });
      for (const words of [title, note]) enlarge(this.kit, words);
      shrinkTo(title, room, 28);
      shrinkTo(note, room + 8, 28);
      return [title, note];
    });
    this.part('hand', [cards, w, h], () => this.hand(cards, w));
  }

  /** Draws three backs at most, and the number of cards in the hand. */
  private hand(cards: number, w: number): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const shown = Math.min(3, cards);
    const backs = Array.from({ length: shown }, (_, i) => {
      const back = art.image(scene, 'cp-hand-back@44', w - 58 + (i - (shown - 1) / 2) * 17, 36);
      return back.setScale(back.scaleX * 0.82).setAngle((i - (shown - 1) / 2) * 9);
    });
    this.number = label(this.kit, 'score', String(cards), w - 58, 82, { align: 0.5, size: 40 });
    return [...backs, this.number];
  }

  /** Follows `roll`: cards by which the number shown is still behind, or ahead. */
  protected override moved(key: string, value: number): void {
    if (key === 'roll' && this.number) rollTo(this.number, this.props.cards + value);
  }

  override tick(time: number): void {
    this.flag?.tick(time, this.y);
  }
}
