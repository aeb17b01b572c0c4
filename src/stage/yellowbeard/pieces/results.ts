/** The end of a match: one line of the ranking, on parchment. */
import type Phaser from 'phaser';
import { label, shrinkTo } from '../../art/type.ts';
import { Piece } from '../../pieces/piece.ts';

interface RankProps extends Record<string, unknown> {
  w: number;
  h: number;
  /** The captain's place, from 1; null while it is not told. */
  place: number | null;
  look: string;
  name: string;
  /** What he was, in a single round; else empty. */
  part: string;
  facts: readonly { icon: string; text: string }[];
  /** The line is gold. */
  wins: boolean;
  /** A crown hangs over the medallion, or falls on it. */
  crowned: boolean;
}

export class YellowbeardRank extends Piece<RankProps> {
  private crown: Phaser.GameObjects.Image | null = null;

  protected dress({ w, h, place, look, name, part, facts, wins, crowned }: RankProps): void {
    const { art, scene } = this.kit;
    this.part('row', [w, h, place, look, name, part, facts, wins, crowned], () => {
      const sheet = art.sliced(scene, wins ? 'pill-leader' : 'pill-plain', w, h).setPosition(-w / 2, -h / 2);
      const left = -w / 2;
      const number = label(this.kit, 'score', place === null ? '' : String(place), left + 56, 0, {
        align: 0.5,
        size: 50,
      });
      const disc = art.image(scene, `medallion-${look}`, left + 150, 0);
      disc.setScale(disc.scaleX * ((h - 12) / art.facts(`medallion-${look}`).w));
      this.crown = crowned ? art.image(scene, 'crown', left + 150, -h * 0.42) : null;
      if (this.crown) this.crown.setScale(this.crown.scaleX * 0.62);
      const right = w / 2 - 40;
      const step = Math.min(250, (w - 640) / Math.max(1, facts.length));
      const words = label(this.kit, 'seatName', name, left + 210, part ? -14 : 0, { size: 42 });
      shrinkTo(words, right - step * facts.length - (left + 210) - 24, 28);
      const more = part ? [label(this.kit, 'note', part, left + 212, 26, { size: 28 })] : [];
      const columns = facts.flatMap(({ icon, text }, i) => {
        const x = right - (facts.length - i) * step + 20;
        const mark = art.icon(scene, icon, '#F3CC6A', x, 0);
        const line = label(this.kit, 'pill', text, x + 32, 0, { size: 32 });
        shrinkTo(line, step - 60, 28);
        return [mark.setScale(mark.scaleX * 0.42), line];
      });
      return [sheet, number, disc, ...(this.crown ? [this.crown] : []), words, ...more, ...columns];
    });
  }

  /** Follows `crown`: how high the crown still hangs, in pixels; it is not seen above 400. */
  protected override moved(key: string, value: number): void {
    if (key === 'crown') this.crown?.setY(-this.props.h * 0.42 - value).setVisible(value < 400);
  }
}
