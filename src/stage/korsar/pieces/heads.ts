/** Captains and the admiral at their ships, who has how much, and the ropes that hold a merchant. */
import type Phaser from 'phaser';
import { Pen } from '../../art/pen.ts';
import { enlarge, label, shrinkTo } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';
import { rollTo } from '../../telling/rolling.ts';

/** A face in a ring beside the mast: `krakenCaptain`, or `admiral`. One that was outranked is dull. */
export class KorsarHead extends Piece<{ card: string; dull: boolean }> {
  protected dress({ card, dull }: { card: string; dull: boolean }): void {
    const { art, scene } = this.kit;
    this.part('face', card, () => {
      if (card !== 'admiral') return [art.image(scene, `korsar-round-${card.slice(0, -7)}`)];
      const disc = new Pen(scene);
      disc.fillStyle(0x2a180b, 1).fillCircle(0, 0, 67).fillStyle(0xd9a441, 1).fillCircle(0, 0, 65);
      disc.fillStyle(0x14305a, 1).fillCircle(0, 0, 55).lineStyle(3, 0xfbe6a4, 1).strokeCircle(0, 0, 56);
      const hat = art.icon(scene, 'icon-bicorne', '#F3CC6A');
      return [disc, hat.setScale(hat.scaleX * 0.86)];
    });
    this.part('dull', dull, () => {
      if (!dull) return [];
      return [new Pen(scene).fillStyle(0x0c1018, 0.5).fillCircle(0, 0, 67)];
    });
  }
}

interface SumProps extends Record<string, unknown> {
  w: number;
  /** Team in partnership, whose plate stands instead of a medallion. */
  team: number | null;
  look: string;
  name: string | null;
  strength: number;
  /** A captain or an admiral is in force: skulls do not count. Of an admiral who was outranked it is dull. */
  hat: 'tricorn' | 'bicorne' | null;
  standing: 'leads' | 'behind' | 'tied';
  /** Smallest letters that can be read, where the tag is shown small. */
  least?: number;
}

/** Three standings in three materials: gold, dark wood, parchment with a red edge. */
const materials = {
  leads: { frame: 'korsar-sum-leads', rim: 25, high: 104, ink: '#2B1608', size: 56, faint: '#2B1608' },
  behind: { frame: 'korsar-sum-behind', rim: 30, high: 92, ink: '#FBEFD2', size: 46, faint: '#8C7A58' },
  tied: { frame: 'korsar-sum-tied', rim: 30, high: 92, ink: '#9A1A18', size: 46, faint: '#9A1A18' },
};

export class KorsarSum extends Piece<SumProps> {
  private number: Phaser.GameObjects.Text | null = null;

  protected dress(props: SumProps): void {
    const { w, team, look, name, strength, hat, standing, least = 0 } = props;
    const { art, scene } = this.kit;
    const { frame, rim, high, ink, size, faint } = materials[standing];
    this.part('tag', [w, team, look, standing], () => {
      const picture = team === null ? `medallion-brass-${look}` : `korsar-team-tag-${team + 1}`;
      const sign = art.image(scene, picture, -w / 2 + 28, 0);
      return [
        art.sliced(scene, frame, w + 2 * rim, high).setPosition(-w / 2 - rim, -high / 2),
        sign.setScale(sign.scaleX * (team === null ? 0.62 : 0.78)),
      ];
    });
    this.part('name', [w, name, strength > 9, standing, least], () => {
      if (!name) return [];
      const words = label(this.kit, 'ledger', name, -w / 2 + 58, -1, { color: ink, size: Math.max(33, least) });
      enlarge(this.kit, words);
      shrinkTo(words, w - (strength > 9 ? 172 : 146), Math.max(28, least));
      return [words];
    });
    this.part('strength', [w, name, strength, hat, standing, least], () => {
      this.number = null;
      if (hat) {
        const sign = art.icon(scene, `icon-${hat}`, standing === 'leads' ? ink : faint, w / 2 - 42, 0);
        return [sign.setScale(sign.scaleX * 0.54)];
      }
      this.number = label(this.kit, 'ribbon', String(strength), w / 2 - 43, -1, {
        align: 1,
        size: Math.max(strength > 9 && !name ? Math.min(40, size) : size, least),
        color: ink,
      });
      const skull = art.icon(scene, 'icon-skull', ink, w / 2 - 28, 0);
      return [this.number, skull.setScale(skull.scaleX * 0.3)];
    });
  }

  /** Follows `roll`, the skulls that have not been counted yet. */
  protected override moved(key: string, value: number): void {
    if (key === 'roll' && this.number) rollTo(this.number, this.props.strength - value);
  }
}

interface LinesProps extends Record<string, unknown> {
  /** Width from the pirate's rail to the merchant's. */
  dx: number;
  dy: number;
  scale: number;
  standing: 'leads' | 'behind' | 'tied';
}

const long = 190;

/** Two ropes with grapnels: gold and taut of who leads, slack of who is behind. */
export class KorsarLines extends Piece<LinesProps> {
  protected dress({ dx, dy, scale, standing }: LinesProps): void {
    this.part('lines', [dx, dy, scale, standing], () => {
      const { art, scene } = this.kit;
      return [-11, 13].map((aside) => {
        const to = { x: dx + aside * scale, y: dy + (aside * scale) / 4 };
        const length = Math.hypot(to.x - (aside * scale) / 3, to.y);
        const rope = art.image(scene, `korsar-line-${standing}`, (aside * scale) / 3, 0);
        const thick = Math.max(0.55, scale);
        rope.setScale((rope.scaleX * length) / long, rope.scaleY * thick);
        return rope.setAngle((Math.atan2(to.y, to.x - (aside * scale) / 3) * 180) / Math.PI);
      });
    });
  }
}
