/** Small signs of Korsar: who has how much where, who is tied, which merchant comes home, how many cards are left. */
import type Phaser from 'phaser';
import { fitTo, label } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';
import { rollTo } from '../../telling/rolling.ts';

const height = 48;

export class KorsarTag extends Piece<{ w: number; text: string; least?: number }> {
  protected dress({ w, text, least = 0 }: { w: number; text: string; least?: number }): void {
    this.part('tag', [w, text, least], () => {
      const { art, scene } = this.kit;
      const sheet = art.sliced(scene, 'tag-tied', w + 8, 56).setPosition(-w / 2 - 4, -28);
      const words = label(this.kit, 'caption', text, 0, -1, {
        align: 0.5,
        size: Math.max(32, least),
        color: '#8E1A14',
      });
      sheet.setScale(1, height / 56).setY(-height / 2);
      return [sheet, words];
    });
  }
}

interface RopeProps extends Record<string, unknown> {
  long: number;
  upright: boolean;
  strands: 1 | 2;
  /** Further ropes that are pulled with this one: where their middles lie from its own. */
  more?: readonly { x: number; y: number; long: number }[];
}

export class KorsarRope extends Piece<RopeProps> {
  protected dress({ long, upright, strands, more = [] }: RopeProps): void {
    const { art, scene } = this.kit;
    const rope = (length: number) => art.sliced(scene, 'rope-tie', Math.max(60, length), 24);
    this.part('rope', [long, upright, strands, more], () => [
      ...(strands === 1 ? [0] : [-15, 15]).map((y) =>
        upright
          ? rope(long)
              .setAngle(90)
              .setPosition(12 - y, -long / 2)
          : rope(long).setPosition(-long / 2, y - 12),
      ),
      ...more.map((other) => rope(other.long).setPosition(other.x - other.long / 2, other.y - 12)),
    ]);
  }
}

interface NoteProps extends Record<string, unknown> {
  w: number;
  h: number;
  lines: [string, string];
}

export class KorsarNote extends Piece<NoteProps> {
  protected dress({ w, h, lines }: NoteProps): void {
    this.part('note', [w, h, lines], () => {
      const { art, scene } = this.kit;
      const ground = art.sliced(scene, 'panel-dark', w, h).setPosition(-w / 2, -h / 2);
      const words = lines.map((line, i) =>
        fitTo(
          this.kit,
          label(this.kit, i === 0 ? 'ledger' : 'note', line, 0, i === 0 ? -18 : 19, {
            align: 0.5,
            size: 29,
            color: i === 0 ? '#FFE7A8' : '#F4E4BE',
          }),
          w - 20,
        ),
      );
      return [ground, ...words];
    });
  }
}

interface SignProps extends Record<string, unknown> {
  label: string;
  count: number | null;
}

export class KorsarSign extends Piece<SignProps> {
  private number: Phaser.GameObjects.Text | null = null;

  protected dress({ label: text, count }: SignProps): void {
    this.part('sign', [text, count], () => {
      const { art, scene } = this.kit;
      const words = label(this.kit, 'pill', text, 0, 0);
      fitTo(this.kit, words, count === null ? 246 : 104);
      this.number = count === null ? null : label(this.kit, 'score', String(count), 0, 0, { size: 48 });
      const gap = this.number ? 16 : 0;
      const wide = words.displayWidth - 8 + (this.number ? gap + this.number.width - 8 : 0);
      words.setX(-wide / 2 - 4);
      this.number?.setX(wide / 2 - this.number.width + 4);
      const w = wide + 52;
      const ground = art.sliced(scene, 'panel-dark', w, 66).setPosition(-w / 2, -33);
      return this.number ? [ground, words, this.number] : [ground, words];
    });
  }

  /** Follows `roll`, the cards that the count still runs ahead. */
  protected override moved(key: string, value: number): void {
    if (key === 'roll' && this.number) rollTo(this.number, (this.props.count ?? 0) + value);
  }
}

interface NextProps extends Record<string, unknown> {
  look: string;
  text: string;
}

export class KorsarNext extends Piece<NextProps> {
  protected dress({ look, text }: NextProps): void {
    this.part('pill', [look, text], () => {
      const { art, scene } = this.kit;
      const w = 250;
      const disc = art.image(scene, `medallion-brass-${look}`, -w / 2 + 34, 0);
      const words = fitTo(this.kit, label(this.kit, 'pill', text, -w / 2 + 68, 0), w - 86);
      return [
        art
          .sliced(scene, 'pill-plain', w, 50)
          .setPosition(-w / 2, -32)
          .setScale(1, 64 / 50),
        disc.setScale(disc.scaleX * 0.58),
        words,
      ];
    });
  }
}
