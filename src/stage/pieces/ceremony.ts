/** The results: coin stacks, medallions with a crown, the big line. */
import type Phaser from 'phaser';
import { raised } from '../../presentation/ceremony/plan.ts';
import { Pen } from '../art/pen.ts';
import { label } from '../art/type.ts';
import { extent, Piece } from './piece.ts';

interface StackProps extends Record<string, unknown> {
  points: number;
  /** Thickness of one coin. */
  height: number;
  wins: boolean;
  /** Somebody else has won: its coins are dull. */
  out?: boolean;
}

export class CoinStack extends Piece<StackProps> {
  private coins: Phaser.GameObjects.Image[] = [];
  /** Places of the coins; the winner's stack sways about them. */
  private lies: number[] = [];
  /** Points that one drawn coin stands for: many points make thicker coins, not thinner ones; few make more coins each. */
  private worth = 1;
  private glow: Phaser.GameObjects.Image | null = null;
  private brightness = 0;

  protected dress({ points, height, wins, out }: StackProps): void {
    const { art, scene } = this.kit;
    this.part('glow', [wins, points, height], () => {
      this.glow = art.image(scene, 'glow-disc', 0, -points * height).setScale(2.4 / art.scale);
      return [this.glow];
    });
    this.part('shadow', 0, () => [art.image(scene, 'shadow-ellipse', 12, 10).setScale(1.3 / art.scale)]);
    this.part('coins', [points, height], () => {
      this.worth = worthOf(height);
      const count = Math.ceil(points / this.worth);
      this.coins = Array.from({ length: count }, (_, i) => {
        const coin = art.image(scene, 'coin-slice', (chanceOf(i) - 0.5) * 9, 0);
        return coin.setScale((0.84 + 0.24 * chanceOf(i + 5)) / art.scale, 1 / art.scale);
      });
      this.lies = this.coins.map(({ x }) => x);
      return this.coins;
    });
    // Some rolled away, large and small.
    this.part('loose', [points > 0, out], () => {
      if (points === 0) return [];
      return loose.map(([x, y, size], i) => {
        const coin = art.image(scene, `coin-turn-${[3, 1, 4, 2, 6][i]}`, x, y);
        return coin.setScale((size * 1.1) / art.scale, (size * 0.46) / art.scale).setAlpha(out ? 0.5 : 1);
      });
    });
    this.pile();
    this.shine();
    this.glisten();
  }

  /** Follows `missing`: how many coins of the stack have not come down yet. */
  protected override moved(key: string, value: number): void {
    if (key === 'missing') {
      const counted = this.props.points - (this.worth < 1 ? value : Math.round(value));
      const shown = Math.ceil(counted / this.worth - 1e-6);
      for (const [i, coin] of this.coins.entries()) coin.setVisible(i < shown);
    }
    if (key === 'tall') this.pile();
    if (key === 'lit') this.shine();
    this.glisten();
  }

  /** Piles the coins. `tall`: how much thicker than at rest they lie. */
  private pile(): void {
    const thick = this.props.height * (1 + this.read('tall'));
    for (const [i, coin] of this.coins.entries())
      coin.y = -14 - (Math.min(this.props.points, (i + 1) * this.worth) - Math.min(1, this.worth)) * thick;
  }

  /** Lights the coins. `lit`: 1 is in the light, whoever has won; other coins lie in the shade then. */
  private shine(): void {
    const shade = this.props.out && this.read('lit') < 0.5 ? '-dull' : '';
    for (const [i, coin] of this.coins.entries())
      this.kit.art.swap(coin, `coin-slice${i === this.coins.length - 1 ? '-top' : ''}${shade}`);
  }

  /** Lets the stack glow. `hope`: how much it glows because it may yet win. */
  private glisten(): void {
    if (!this.glow) return;
    const { points, height, wins } = this.props;
    const counted = points - this.read('missing');
    this.brightness = wins && counted === points ? 1 : 0.8 * this.read('hope');
    this.glow.setVisible(this.brightness > 0).setAlpha(0.55 * this.brightness);
    this.glow.y = -counted * height * (1 + this.read('tall'));
  }

  override tick(time: number): void {
    if (!this.glow || this.brightness === 0) return;
    this.glow.alpha = this.brightness * (0.5 + 0.1 * Math.sin(time / 900));
    if (!this.props.wins) return;
    // The winner's stack wobbles, the more the higher.
    const { length } = this.coins;
    for (const [i, coin] of this.coins.entries()) coin.x = this.lies[i] + 3 * (i / length) ** 2 * Math.sin(time / 420);
  }
}

/** Height of a coin's edge as it is drawn: below this a stack is a pillar. */
const drawnCoin = 9.5;
/** Gives the points that a drawn coin stands for where a point is so high: several, or a part of one. */
function worthOf(height: number): number {
  const coins = (height * raised) / drawnCoin;
  return coins >= 1.5 ? 1 / Math.round(coins) : Math.max(1, Math.round(1 / coins));
}
const chanceOf = (i: number): number => ((i * 7919 + 31) % 97) / 97;
/** Coins at the foot: place and size. */
const loose: readonly [number, number, number][] = [
  [-96, 6, 0.62],
  [-74, 14, 0.4],
  [78, 12, 0.52],
  [104, 4, 0.34],
  [66, 2, 0.42],
];

interface MedallionProps extends Record<string, unknown> {
  look: string;
  crowned: boolean;
  /** Somebody else has won: it lies in the shade. */
  out?: boolean;
  /** Place of its captain in the order of a round, from 1. */
  nth?: number;
}

export class Medallion extends Piece<MedallionProps> {
  override readonly extent = extent(110, 110);
  private crown: Phaser.GameObjects.Image | null = null;
  private shade: Phaser.GameObjects.Container | null = null;

  protected dress({ look, crowned, out }: MedallionProps): void {
    const { art, scene } = this.kit;
    this.part('disc', look, () =>
      look === 'neutral'
        ? [art.image(scene, 'medallion-grace').setTint(0x8c867a)]
        : [art.image(scene, `medallion-${look}`)],
    );
    this.shade = this.part('shade', out, () => {
      if (!out) return [];
      const disc = new Pen(scene);
      return [disc.fillStyle(0x15100a, 0.5).fillCircle(0, 0, art.facts('medallion-anne').w / 2 - 3)];
    });
    this.part('crown', crowned, () => {
      this.crown = crowned ? art.image(scene, 'crown', 0, -40) : null;
      return this.crown ? [this.crown] : [];
    });
  }

  /**
   * Follows `crown`, how high the crown still hangs above the head, in pixels (it is not seen above 400), and `lit`:
   * 1 is in the light, whoever has won.
   */
  protected override moved(key: string, value: number): void {
    if (key === 'lit') this.shade?.setAlpha(1 - value);
    if (key === 'crown') this.crown?.setY(-40 - value).setVisible(value < 400);
  }
}

interface LineProps extends Record<string, unknown> {
  text: string;
  /** Width that there is room for. */
  width?: number;
  size?: number;
}

const roomy = 1728;

export class Wordmark extends Piece<LineProps> {
  protected dress({ text, width = roomy, size: asked = 140 }: LineProps): void {
    this.part('words', [text, width, asked], () => {
      const words = label(this.kit, 'wordmark', text, 0, 0, { align: 0.5, size: asked });
      words.setAlign('center');
      // Gold is for letters of 100 and more; a longer line is plain and may have two rows.
      for (const size of [140, 120, 100, 84]) if (words.width > width) words.setFontSize(size);
      const large = words.width <= width && Number.parseFloat(String(words.style.fontSize)) >= 100;
      if (!large && words.width > width) words.setFontSize(66).setWordWrapWidth(width).setLineSpacing(-8);
      if (large) {
        const gold = words.context.createLinearGradient(0, 0, 0, words.height);
        for (const [at, color] of goldStops) gold.addColorStop(at, color);
        words.setFill(gold);
      }
      words.setPadding(8, 8, large ? 40 : 16, large ? 40 : 16);
      words.setShadow(8, 16, 'rgba(0,0,0,0.45)', 14, true, false);
      return [words];
    });
  }
}

const goldStops: [number, string][] = [
  [0.1, '#FFF3C4'],
  [0.45, '#F3CC6A'],
  [0.62, '#C98F2E'],
  [0.8, '#F3CC6A'],
];

export class Subtitle extends Piece<LineProps> {
  protected dress({ text, width = roomy }: LineProps): void {
    this.part('words', [text, width], () => [label(this.kit, 'subtitle', text, 0, 0, { align: 0.5, maxWidth: width })]);
  }
}
