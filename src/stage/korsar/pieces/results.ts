/** The ceremony of Korsar: coins that stayed in the hand, and podium plates of captains and teams. */
import type Phaser from 'phaser';
import { prizeRows } from '../../../presentation/korsar/layout/prize-rows.ts';
import { label, shrinkTo } from '../../art/type.ts';
import { drawPodium } from '../../ceremony/podium.ts';
import { Piece } from '../../pieces/piece.ts';
import { rollTo } from '../../telling/rolling.ts';

interface GhostsProps extends Record<string, unknown> {
  /** Gold that stayed in the hand and is deducted. */
  deducted: number;
  /** Thickness of one coin. */
  height: number;
  text: string;
  /** The words stand left of the coins. */
  left: boolean;
  /** Distance by which these words stand lower, so that they do not meet a neighbour's. */
  drop: number;
}

const most = 12;

/** Coins that were never there, over the stack, and what they cost. Its place is the top of the stack. */
export class KorsarGhosts extends Piece<GhostsProps> {
  protected dress({ deducted, height, text, left, drop }: GhostsProps): void {
    this.part('ghosts', [deducted, height, text, left, drop], () => {
      const { art, scene } = this.kit;
      const coins = Array.from({ length: Math.min(most, deducted) }, (_, i) =>
        art.image(scene, 'coin-slice-ghost', 0, -14 - i * height),
      );
      const words = label(this.kit, 'ledger', text, left ? -72 : 72, drop - 16, { align: left ? 1 : 0 });
      shrinkTo(words, 160, 28);
      const w = words.displayWidth + 24;
      const ground = art.sliced(scene, 'pill-deduction', w, 48).setPosition(left ? -60 - w : 62, drop - 40);
      return [...coins, ground, words];
    });
  }
}

interface PodiumProps extends Record<string, unknown> {
  width: number;
  name: string;
  total: number;
  /** Gold of every ship brought home, the dearest first. */
  prizes: number[];
  wins: boolean;
}

export class KorsarPodium extends Piece<PodiumProps> {
  private number: Phaser.GameObjects.Text | null = null;

  protected dress(props: PodiumProps): void {
    this.part('plate', props, () => {
      const { parts, number } = drawPodium(this.kit, { ...props, count: String(props.total).replace('-', '–') });
      this.number = number;
      return [...parts, ...this.prizes(props)];
    });
  }

  /** Follows `roll`, gold that is not counted yet, or that is counted and has to go again. */
  protected override moved(key: string, value: number): void {
    const { total } = this.props;
    if (key === 'roll' && this.number) rollTo(this.number, total - value);
  }

  private prizes({ prizes, width }: PodiumProps): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const { ox, oy, w, h } = art.facts('ribbon-small');
    return prizeRows(prizes, width).flatMap(({ text, x, y, scale }) => {
      const ribbon = art.image(scene, 'ribbon-small', x + (ox - 0.5) * w * scale, y + (oy - 0.5) * h * scale);
      ribbon.setScale(ribbon.scaleX * scale);
      return [ribbon, label(this.kit, 'ribbon', text, x, y - 3, { align: 0.5 })];
    });
  }
}
