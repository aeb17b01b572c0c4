/** The results: coin stacks, medallions with a crown, podium plates, the big line. */
import type Phaser from 'phaser';
import { label, shrinkTo } from '../art/type.ts';
import { rollTo } from '../telling/rolling.ts';
import { Piece } from './piece.ts';

interface StackProps extends Record<string, unknown> {
  points: number;
  /** Thickness of one coin. */
  height: number;
  wins: boolean;
}

export class CoinStack extends Piece<StackProps> {
  private coins: Phaser.GameObjects.Image[] = [];
  /** Where each coin lies; the winner's stack sways about it. */
  private lies: number[] = [];
  /** What one drawn coin stands for: many points make thicker coins, not thinner ones. */
  private worth = 1;
  private glow: Phaser.GameObjects.Image | null = null;

  protected dress({ points, height, wins }: StackProps): void {
    const { art, scene } = this.kit;
    this.part('glow', wins, () => {
      this.glow = wins ? art.image(scene, 'glow-disc', 0, -points * height).setScale(2.4 / art.scale) : null;
      return this.glow ? [this.glow.setAlpha(0.55)] : [];
    });
    this.part('shadow', 0, () => [art.image(scene, 'shadow-ellipse', 12, 10).setScale(1.3 / art.scale)]);
    this.part('coins', [points, height], () => {
      this.worth = Math.max(1, Math.round(drawnCoin / height));
      const count = Math.ceil(points / this.worth);
      this.coins = Array.from({ length: count }, (_, i) => {
        const frame = i === count - 1 ? 'coin-slice-top' : 'coin-slice';
        const top = Math.min(points, (i + 1) * this.worth) - 1;
        const coin = art.image(scene, frame, (chanceOf(i) - 0.5) * 9, -14 - top * height);
        return coin.setScale((0.84 + 0.24 * chanceOf(i + 5)) / art.scale, 1 / art.scale);
      });
      this.lies = this.coins.map(({ x }) => x);
      return this.coins;
    });
    // Some rolled away, large and small.
    this.part('loose', points > 0, () => {
      if (points === 0) return [];
      return loose.map(([x, y, size], i) => {
        const coin = art.image(scene, `coin-turn-${[3, 1, 4, 2, 6][i]}`, x, y);
        return coin.setScale((size * 1.1) / art.scale, (size * 0.46) / art.scale);
      });
    });
  }

  /** `missing`: how many coins of the stack have not come down yet. */
  protected override moved(key: string, value: number): void {
    if (key !== 'missing') return;
    const shown = Math.ceil((this.props.points - Math.round(value)) / this.worth);
    for (const [i, coin] of this.coins.entries()) coin.setVisible(i < shown);
    this.glow?.setVisible(value === 0);
  }

  override tick(time: number): void {
    if (!this.glow) return;
    this.glow.alpha = 0.5 + 0.1 * Math.sin(time / 900);
    // The winner's stack wobbles, the more the higher.
    const { length } = this.coins;
    for (const [i, coin] of this.coins.entries()) coin.x = this.lies[i] + 3 * (i / length) ** 2 * Math.sin(time / 420);
  }
}

/** Of a coin's edge as it is drawn: below this a stack is a pillar. */
const drawnCoin = 9.5;
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
}

export class Medallion extends Piece<MedallionProps> {
  private crown: Phaser.GameObjects.Image | null = null;

  protected dress({ look, crowned }: MedallionProps): void {
    const { art, scene } = this.kit;
    this.part('disc', look, () =>
      look === 'neutral'
        ? [art.image(scene, 'medallion-grace').setTint(0x8c867a)]
        : [art.image(scene, `medallion-${look}`)],
    );
    this.part('crown', crowned, () => {
      this.crown = crowned ? art.image(scene, 'crown', 0, -40) : null;
      return this.crown ? [this.crown] : [];
    });
  }

  /** `crown`: how high the crown still hangs above the head, in pixels; it is not seen above 400. */
  protected override moved(key: string, value: number): void {
    if (key === 'crown') this.crown?.setY(-40 - value).setVisible(value < 400);
  }
}

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
    const { art, scene } = this.kit;
    this.part('plate', props, () => {
      const edge = props.width / 2 - 26;
      const frame = props.wins ? 'podium-plate-winner' : 'podium-plate';
      const { w, h } = art.facts(frame);
      const plate = art
        .sliced(scene, frame, props.width + w - drawn, h)
        .setPosition((-props.width - w + drawn) / 2, -h / 2);
      const total = label(this.kit, 'score', String(props.total), edge + 4, -46, { align: 1 });
      this.number = total;
      const name = label(this.kit, 'seatName', props.name, -edge - 4, -46);
      shrinkTo(name, 2 * edge - total.width + 8);
      return [plate, name, total, ...this.ribbons(props)];
    });
  }

  /** `roll`: points that are not counted yet. */
  protected override moved(key: string, value: number): void {
    if (key === 'roll' && this.number) rollTo(this.number, this.props.total - value);
  }

  /** Two rows at most, what has no room there is counted; the governor stands first, crowned. */
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

/** The plate's picture has a shadow around what is drawn as 332 wide. */
const drawn = 332;
/** The least that a ribbon's number needs. */
const narrow = 48;

const crownOn = (crown: Phaser.GameObjects.Image) => crown.setScale(crown.scaleX * 0.46);

interface LineProps extends Record<string, unknown> {
  text: string;
  /** What there is room for. */
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
      for (const size of [120, 100, 84]) if (words.width > width) words.setFontSize(size);
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
