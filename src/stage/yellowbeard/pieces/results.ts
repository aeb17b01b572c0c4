/** The end of a match: a captain's plate, and the chests that they brought home. */
import type Phaser from 'phaser';
import { chestAt } from '../../../presentation/yellowbeard/layout/results.ts';
import { label, shrinkTo } from '../../art/type.ts';
import { drawPodium } from '../../ceremony/podium.ts';
import { Piece } from '../../pieces/piece.ts';

interface RankProps extends Record<string, unknown> {
  width: number;
  name: string;
  /** Escapes, by which a match of several rounds is won; empty after a single round. */
  count: string;
  /** Part that they played in a single round, and what became of the pirate; else empty. */
  part: string;
  outcome: string;
  /** False until the crown falls. */
  told: boolean;
  facts: readonly { icon: string; text: string }[];
  /** The plate is gold. */
  wins: boolean;
}

export class YellowbeardRank extends Piece<RankProps> {
  protected dress(props: RankProps): void {
    this.part('plate', props, () => {
      const { parts } = drawPodium(this.kit, { ...props, count: props.told ? props.count : '' });
      return [...parts, ...this.lines(props)];
    });
  }

  /**
   * Writes what they were, or what they did: beside each other where three of them have room, one below the other
   * where not.
   */
  private lines({ part, outcome, told, facts, width }: RankProps): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const left = -width / 2 + 22;
    const high = facts.length > 2 ? 36 : 42;
    const first = told && outcome ? [this.ended(outcome, left, width)] : [];
    if (part && first.length === 0) first.push(label(this.kit, 'note', part, left, 4, { size: 30 }));
    const top = part ? 46 : facts.length > 2 ? -8 : 6;
    return [
      ...first,
      ...facts.flatMap(({ icon, text }, i) => {
        const y = top + i * high;
        const mark = art.icon(scene, icon, '#F3CC6A', left + 16, y);
        const line = label(this.kit, 'note', text, left + 42, y, { size: 30 });
        shrinkTo(line, width - 80, 28);
        return [mark.setScale(mark.scaleX * 0.32), line];
      }),
    ];
  }

  /** Writes in gold what became of the pirate. */
  private ended(outcome: string, left: number, width: number): Phaser.GameObjects.Text {
    const line = label(this.kit, 'score', outcome, left, 2, { size: 40, color: '#F3CC6A' });
    shrinkTo(line, width - 44, 28);
    return line;
  }
}

interface HoardProps extends Record<string, unknown> {
  chests: number;
}

/** Chests on the deck, in rows on each other. Its place is the deck below their middle. */
export class YellowbeardHoard extends Piece<HoardProps> {
  private chests: Phaser.GameObjects.Image[] = [];

  protected dress({ chests }: HoardProps): void {
    this.part('chests', chests, () => {
      const { art, scene } = this.kit;
      const { w } = art.facts('chest-full');
      this.chests = Array.from({ length: chests }, (_, i) => {
        const { x, y } = chestAt(i, chests);
        const chest = art.image(scene, 'chest-full', x, y);
        return chest.setScale(chest.scaleX * (72 / w));
      });
      return this.chests;
    });
  }

  /** Follows `missing`, how many chests are not there yet; while one is half there it lies shut. */
  protected override moved(key: string, value: number): void {
    if (key !== 'missing') return;
    const shown = this.props.chests - Math.floor(value);
    for (const [i, chest] of this.chests.entries()) {
      this.kit.art.swap(chest, value % 1 > 0 && i === shown - 1 ? 'chest-shut' : 'chest-full');
      chest.setVisible(i < shown);
    }
  }
}
