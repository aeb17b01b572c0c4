/** The ceremony of Card Pirates: plates with the honours that count, class by class. */
import type Phaser from 'phaser';
import { Pen } from '../../art/pen.ts';
import { label } from '../../art/type.ts';
import { drawPodium } from '../../ceremony/podium.ts';
import { Piece } from '../../pieces/piece.ts';
import { rollTo } from '../../telling/rolling.ts';
import { inkOf, rankText, suitIcon } from './cards.ts';

interface PodiumProps extends Record<string, unknown> {
  width: number;
  name: string;
  total: number;
  /** Aces, Kings, Queens and Jacks, sorted. */
  cards: string[];
  wins: boolean;
}

const chip = { w: 58, h: 40 };

export class CardPiratesPodium extends Piece<PodiumProps> {
  private number: Phaser.GameObjects.Text | null = null;

  protected dress(props: PodiumProps): void {
    this.part('plate', [props.width, props.name, props.total, props.wins], () => {
      const { parts, number } = drawPodium(this.kit, { ...props, count: String(props.total) });
      this.number = number;
      return parts;
    });
    this.part('honours', [props.cards, props.width], () => this.honours(props));
  }

  /** Draws the cards that counted, in two rows at most; those that have no room are told by their number. */
  private honours({ cards, width }: PodiumProps): Phaser.GameObjects.GameObject[] {
    const perRow = Math.floor((width - 20) / (chip.w + 4));
    const room = 2 * perRow;
    const shown = cards.length > room ? room - 1 : cards.length;
    const all = [...cards.slice(0, shown), ...(shown < cards.length ? [`+${cards.length - shown}`] : [])];
    const first = all.length > perRow ? Math.ceil(all.length / 2) : all.length;
    const rows = [all.slice(0, first), all.slice(first)].filter((row) => row.length > 0);
    return rows.flatMap((row, r) =>
      row.flatMap((card, i) => {
        const x = (i - (row.length - 1) / 2) * (chip.w + 4);
        return this.honour(card, x, rows.length === 2 ? 2 + r * 44 : 26);
      }),
    );
  }

  private honour(card: string, x: number, y: number): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const paper = new Pen(scene);
    paper.fillStyle(0x3a2410, 0.7).fillRoundedRect(x - chip.w / 2 + 2, y - chip.h / 2 + 3, chip.w, chip.h, 7);
    paper.fillStyle(0xf3e3bd, 1).fillRoundedRect(x - chip.w / 2, y - chip.h / 2, chip.w, chip.h, 7);
    if (card.startsWith('+')) return [paper, label(this.kit, 'ribbon', card, x, y, { align: 0.5 })];
    const rank = label(this.kit, 'ribbon', rankText(card), x - 13, y, { align: 0.5, size: 30, color: inkOf(card) });
    const suit = art.icon(scene, suitIcon(card), inkOf(card), x + 14, y);
    return [paper, rank, suit.setScale(suit.scaleX * 0.24)];
  }

  /** Follows `roll`: points that are not counted yet. */
  protected override moved(key: string, value: number): void {
    if (key === 'roll' && this.number) rollTo(this.number, Math.max(0, this.props.total - value));
  }
}
