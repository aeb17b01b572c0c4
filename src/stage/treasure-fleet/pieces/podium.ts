/** A captain's plate on the podium: the total, and the ribbons of all prizes. */
import type Phaser from 'phaser';
import { label } from '../../art/type.ts';
import { drawPodium } from '../../ceremony/podium.ts';
import { Piece } from '../../pieces/piece.ts';
import { rollTo } from '../../telling/rolling.ts';

interface PodiumProps extends Record<string, unknown> {
  width: number;
  name: string;
  total: number;
  ribbons: number[];
  governor: number;
  wins: boolean;
}

export class Podium extends Piece<PodiumProps> {
  private number: Phaser.GameObjects.Text | null = null;

  protected dress(props: PodiumProps): void {
    this.part('plate', props, () => {
      const { parts, number } = drawPodium(this.kit, { ...props, count: String(props.total) });
      this.number = number;
      return [...parts, ...this.ribbons(props)];
    });
  }

  /** Follows `roll`, points that are not counted yet. */
  protected override moved(key: string, value: number): void {
    if (key === 'roll' && this.number) rollTo(this.number, this.props.total - value);
  }

  /** Draws two rows of ribbons at most; those that have no room are counted. The governor stands first, crowned. */
  private ribbons({ ribbons, governor, width }: PodiumProps): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const prizes = [...(governor > 0 ? [governor] : []), ...ribbons].map(String);
    const perRow = Math.floor((width - 20) / narrow);
    const shown = prizes.length > 2 * perRow ? 2 * perRow - 1 : prizes.length;
    const all = [...prizes.slice(0, shown), ...(shown < prizes.length ? [`+${prizes.length - shown}`] : [])];
    const first = all.length > perRow ? Math.ceil(all.length / 2) : all.length;
    const rows = [all.slice(0, first), all.slice(first)].filter((row) => row.length > 0);
    const step = Math.min(62, (width - 20) / first);
    const grounds: Phaser.GameObjects.GameObject[] = [];
    const made: Phaser.GameObjects.GameObject[] = [];
    for (const [r, row] of rows.entries()) {
      for (const [i, points] of row.entries()) {
        const x = (i - (row.length - 1) / 2) * step;
        const y = rows.length === 2 ? -14 + r * 46 : 4;
        grounds.push(art.image(scene, 'tf-ribbon-captured', x, y));
        made.push(label(this.kit, 'ribbon', points, x, y + 22, { align: 0.5 }));
        if (governor > 0 && r === 0 && i === 0) made.push(crownOn(art.image(scene, 'crown', x, y + 4)));
      }
    }
    return [...grounds, ...made];
  }
}
/** The least that a ribbon's number needs. */
const narrow = 48;

const crownOn = (crown: Phaser.GameObjects.Image) => crown.setScale(crown.scaleX * 0.46);
