/** Captains of Korsar: brass-and-bone medallion, name, gold, ships brought home, cards in hand. */
import Phaser from 'phaser';
import { words } from '../../../words/korsar/table.ts';
import { fill } from '../../../words/message.ts';
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

/** Gives the width of the words with which a part begins. */
const wideOf = ({ list }: Phaser.GameObjects.Container): number =>
  list.slice(0, 2).reduce((sum, each) => sum + (each instanceof Phaser.GameObjects.Text ? each.width : 0), 0);

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

  /**
   * Writes name and what counts beside each other, and on large plates hand and ships below that: the gold is the score, or
   * the ships where chests are shut. Only what is new there is written anew.
   */
  private words(props: PlateProps): Phaser.GameObjects.Container[] {
    const { compact, least, name, hand, chest, gold, out } = props;
    const { w, h, name: left } = compact ? sizes.compact : sizes.full;
    // Below these rows lies what the captain did last.
    const rows = compact ? [(h - strip) / 2, (h - strip) / 2] : [30, 71];
    const { plate } = words();
    let right = w - 18;
    const n = gold ?? chest ?? 0;
    const what = fill(gold === null ? plate.ships : plate.gold, { n });
    const score = this.part('score', [chest, gold, compact, least, what], () => {
      this.lid = null;
      if (chest === null) return [];
      const said = this.counted(n, what, right, rows[0], { large: compact ? 38 : 46, least });
      const begins = right - said.reduce((sum, { width }) => sum + width, 6);
      // A small plate has no room for the chest.
      if (compact) return said;
      if (gold === null) return [...said, ...this.chestAt(begins - 24, rows[0], 0.36)];
      const below = fill(plate.shipsBelow, { n: chest });
      const ships = label(this.kit, 'note', below, right, rows[1], { align: 1, size: least });
      return [...said, ships, ...this.chestAt(right - ships.width - 20, rows[1] - 2, 0.3)];
    });
    if (chest !== null) right -= wideOf(score) + (gold === null && !compact ? 54 : 18);
    const room = compact ? right : left + 96;
    const handPart = this.part('hand', [hand, room, compact, out], () => {
      if (out) return [];
      const size = compact ? 38 : 36;
      const number = label(this.kit, 'score', String(hand), room, rows[1] + 1, { align: 1, size, color: '#FBEFD2' });
      return [number, this.backs(hand, room - number.width - 50, rows[1], compact ? 42 : 34)];
    });
    if (!out && compact) right -= wideOf(handPart) + 56;
    const namePart = this.part('name', [name, right, compact, least], () => {
      const words = label(this.kit, 'seatName', name, left, rows[0], { size: compact ? 38 : 42 });
      enlarge(this.kit, words);
      shrinkTo(words, right - left, least);
      return [words];
    });
    return [score, handPart, namePart];
  }

  /** Writes a number large and what it counts small behind it; the whole ends at `right`. The number comes first. */
  private counted(
    n: number,
    what: string,
    right: number,
    y: number,
    { large, least }: { large: number; least: number },
  ): [Phaser.GameObjects.Text, Phaser.GameObjects.Text] {
    const unit = label(this.kit, 'note', what, right, y + 4, { align: 1, size: least });
    const x = right - unit.width - 6;
    return [label(this.kit, 'score', String(n), x, y + 1, { align: 1, size: large, color: '#F8DC8C' }), unit];
  }

  /** Draws a chest whose lid opens: the same picture twice, the upper part is the lid. */
  private chestAt(x: number, y: number, size: number): Phaser.GameObjects.Image[] {
    const { art, scene } = this.kit;
    const [icon, color] = ['icon-chest', '#F3CC6A'];
    const sign = art.icon(scene, icon, color, x, y);
    const { width, height } = sign.frame;
    this.lid = art.icon(scene, icon, color, x, y);
    this.lid.setScale(this.lid.scaleX * size).setCrop(0, 0, width, height * lidPart);
    sign.setCrop(0, height * lidPart, width, height * (1 - lidPart));
    this.lidY = y;
    this.moved('lid', this.read('lid'));
    return [sign.setScale(sign.scaleX * size), this.lid];
  }

  private backs(n: number, x: number, y: number, high: number): Phaser.GameObjects.GameObject {
    const backs = new Pen(this.kit.scene);
    const wide = high * 0.7;
    // Two backs are enough for the eye; the number says how many. Of an empty hand the place is seen.
    backs.setAlpha(n === 0 ? 0.4 : 1);
    for (let i = 0; i < Math.max(1, Math.min(2, n)); i++) {
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
