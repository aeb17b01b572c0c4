/** Captains of Korsar: brass-and-bone medallion, name, cards in hand, chest of ships brought home. */
import Phaser from 'phaser';
import { Pen } from '../../art/pen.ts';
import { enlarge, label, shrinkTo } from '../../art/type.ts';
import { face } from '../../pieces/face.ts';
import { Piece } from '../../pieces/piece.ts';

interface PlateProps extends Record<string, unknown> {
  compact: boolean;
  /** Names are not set smaller than this. */
  least: number;
  look: string;
  name: string;
  hand: number;
  /** Ships brought home; null where the partner keeps the chest. */
  chest: number | null;
  /** Their gold, where chests are open. */
  gold: number | null;
  active: boolean;
  /** The partner of the captain to move. */
  partner: boolean;
  /** Sits out. */
  out: boolean;
}

const sizes = {
  full: { w: 440, h: 128, medallion: 0.96, disc: 68, name: 130 },
  compact: { w: 400, h: 96, medallion: 0.7, disc: 50, name: 94 },
};

/** Height of the strip in which the last deed lies. */
const strip = 38;
/** Share of the chest's height that is its lid. */
const lidPart = 0.47;

/** Gives the room that a chest and its gold, where that is open, take beside its number. */
function chestRoom(compact: boolean, open: boolean): number {
  if (open) return compact ? 62 : 70;
  return compact ? 24 : 32;
}

/** Gives the width of the number with which a part begins. */
const wideOf = ({ list }: Phaser.GameObjects.Container): number => (list[0] as Phaser.GameObjects.Text).width;

export class KorsarPlate extends Piece<PlateProps> {
  private glow: Phaser.GameObjects.Container | null = null;
  private chair: Phaser.GameObjects.Image | null = null;
  private lid: Phaser.GameObjects.Image | null = null;
  private lidY = 0;

  protected dress(props: PlateProps): void {
    const { art, scene } = this.kit;
    const { compact, active, partner, out, look } = props;
    const { w, h, disc, medallion } = compact ? sizes.compact : sizes.full;
    const frame = compact ? 'plate-compact' : 'plate';
    this.glow = this.part('glow', active, () =>
      active ? [art.image(scene, `${frame}-active/glow`), art.image(scene, `${frame}-active/ring`)] : [],
    );
    const board = this.part('board', compact, () => [art.image(scene, frame)]);
    const slip = this.part('slip', [look, compact], () => this.slip(look, w, h));
    this.part('partner', partner, () => {
      if (!partner) return [];
      return [
        art
          .sliced(scene, 'focus-ring', w + 40, h + 40)
          .setPosition(-20, -20)
          .setAlpha(0.4),
      ];
    });
    const medal = this.part('disc', look, () => {
      const coin = art.image(scene, `medallion-brass-${look}`, disc, h / 2);
      return [coin.setScale(coin.scaleX * medallion)];
    });
    const foot = compact ? { x: disc + 30, y: h - 24, size: 40 } : { x: disc + 38, y: h - 30, size: 50 };
    this.part('face', [this.kit.face, compact], () => face(this.kit, foot.x, foot.y, foot.size));
    for (const part of [board, slip, medal, ...this.words(props)]) part.setAlpha(out ? 0.55 : 1);
    this.part('chair', out, () => {
      this.chair = out ? art.image(scene, 'korsar-chair', w - (compact ? 150 : 180), h / 2 + 26) : null;
      return this.chair ? [this.chair.setScale(this.chair.scaleX * 0.7).setAngle(80)] : [];
    });
  }

  /** Draws a slip of the seat's own cloth at the left end, with a gold edge; everything else is brass and bone. */
  private slip(look: string, w: number, h: number): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const side = h - 12;
    const cloth = art.image(scene, `pattern-${look}`, 6, 6);
    const { width, height } = cloth.frame;
    const wide = w > 420 ? 26 : 20;
    cloth.setDisplaySize(side, side).setCrop(0, 0, (width * wide) / side, height);
    const edge = new Phaser.GameObjects.Rectangle(scene, 6 + wide, h / 2, 3, side, 0xd9a441);
    return [cloth, edge];
  }

  /** Puts chest, hand and name side by side from the right; only what is new there is written anew. */
  private words({ compact, least, name, hand, chest, gold, out }: PlateProps): Phaser.GameObjects.Container[] {
    const { w, h, name: left } = compact ? sizes.compact : sizes.full;
    // Below this row lies what the captain did last.
    const y = (h - strip) / 2;
    const size = compact ? 38 : 44;
    let right = w - 18;
    const chestPart = this.part('chest', [chest, gold, compact, least], () => {
      this.lid = null;
      if (chest === null) return [];
      const number = label(this.kit, 'score', String(chest), right, y + 1, { align: 1, size, color: '#F8DC8C' });
      return [number, ...this.tally(right - number.width - (compact ? 20 : 24), y, { compact, gold, least })];
    });
    if (chest !== null) right -= wideOf(chestPart) + (compact ? 20 : 24) + chestRoom(compact, gold !== null);
    const handPart = this.part('hand', [hand, right, compact, out], () => {
      if (out) return [];
      const number = label(this.kit, 'score', String(hand), right, y + 1, { align: 1, size, color: '#FBEFD2' });
      return [number, this.backs(hand, right - number.width - 50, y)];
    });
    if (!out) right -= wideOf(handPart) + 56;
    const namePart = this.part('name', [name, right, compact, least], () => {
      const words = label(this.kit, 'seatName', name, left, y, { size: compact ? 38 : 42 });
      enlarge(this.kit, words);
      shrinkTo(words, right - left, least);
      return [words];
    });
    return [chestPart, handPart, namePart];
  }

  /** Draws a chest; where chests are open, their gold is written on it. */
  private tally(x: number, y: number, { compact, gold, least }: Pick<PlateProps, 'compact' | 'gold' | 'least'>) {
    const { art, scene } = this.kit;
    const icon = 'icon-chest';
    const color = '#F3CC6A';
    const sign = art.icon(scene, icon, color, x, y);
    const size = compact ? 0.34 : 0.42;
    // The same picture twice: the upper part is the lid.
    const { width, height } = sign.frame;
    this.lid = art.icon(scene, icon, color, x, y);
    this.lid.setScale(this.lid.scaleX * size).setCrop(0, 0, width, height * lidPart);
    sign.setCrop(0, height * lidPart, width, height * (1 - lidPart));
    this.lidY = y;
    this.moved('lid', this.read('lid'));
    const chest = [sign.setScale(sign.scaleX * size), this.lid];
    // An empty chest has no gold to tell of.
    if (!gold) return chest;
    // Beside the chest, not over it.
    const coin = art.image(scene, 'coin-22', x - (compact ? 38 : 46), y + 4);
    return [...chest, coin, label(this.kit, 'ribbon', String(gold), coin.x, coin.y, { align: 0.5, size: least })];
  }

  private backs(n: number, x: number, y: number): Phaser.GameObjects.GameObject {
    const backs = new Pen(this.kit.scene);
    const high = 42;
    const wide = high * 0.7;
    // Two backs are enough for the eye; the number says how many.
    for (let i = 0; i < Math.min(2, n); i++) {
      const left = x + i * 15;
      const top = y - high / 2 + (i === 0 ? -3 : 3);
      backs.fillStyle(0x1b3a54, 1).fillRoundedRect(left, top, wide, high, 5);
      backs.lineStyle(2, 0xd9c690, 0.9).strokeRoundedRect(left + 1, top + 1, wide - 2, high - 2, 5);
    }
    return backs;
  }

  /** Follows `tip`, the degrees that the chair still has to fall, and `lid`, how far the chest is open. */
  protected override moved(key: string, value: number): void {
    if (key === 'tip') this.chair?.setAngle(80 - value);
    if (key === 'lid') this.lid?.setAngle(-26 * value).setY(this.lidY - 9 * value);
  }

  override tick(time: number): void {
    if (this.glow) this.glow.alpha = this.props.active ? 0.86 + 0.14 * Math.sin((time / 1800) * Math.PI * 2) : 1;
  }
}
