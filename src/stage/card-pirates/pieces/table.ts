/** The table of Card Pirates around the chart: the sea it lies on, its name, the stack, what the marks mean. */

import Phaser from 'phaser';
import type { Frame } from '../../../controller/room.ts';
import type { Point } from '../../../presentation/placement.ts';
import { Pen } from '../../art/pen.ts';
import { fitTo, label, shrinkTo } from '../../art/type.ts';
import { LensPainter } from '../../effects/lens-pictures.ts';
import { Piece } from '../../pieces/piece.ts';
import { SeaLife } from '../../pieces/sea-life.ts';
import { Shimmer } from '../../pieces/shimmer.ts';
import type { Hour } from '../../table-light.ts';
import { rollTo } from '../../telling/rolling.ts';

/** The stage shakes and leans: the sea goes on a little beyond what is seen. */
const rim = 24;

/** Light at noon over shallow water. */
const noon: Hour = { key: 0.85, shade: 0.8 };

export class CardPiratesWater extends Piece<{ frame: Frame }> {
  private readonly lenses = new LensPainter(['storm', 'shore']);
  private glitter: Phaser.GameObjects.Image | null = null;
  private shimmer: Shimmer | null = null;
  private life: SeaLife | null = null;

  protected dress(): void {
    this.kit.grade?.suit(noon);
    this.part('water', this.kit.reach, () => {
      const { art, scene, reach } = this.kit;
      const w = reach.right - reach.left + 2 * rim;
      const h = reach.bottom - reach.top + 2 * rim;
      const sea = art.image(scene, 'cp-sea', reach.left - rim, reach.top - rim).setDisplaySize(w, h);
      this.glitter = art.picture(scene, 'sea-glitter', reach.left - rim, reach.top - rim);
      this.glitter
        .setDisplaySize(w * 1.1, h)
        .setBlendMode(Phaser.BlendModes.ADD)
        .setAlpha(0.1);
      const box = { x: reach.left - rim, y: reach.top - rim, w, h };
      this.shimmer = new Shimmer(this.kit, { ...box, sun: 0.2, sky: [0.7, 0.95, 1], flat: true });
      this.life = new SeaLife(this.kit, { ...box, from: 'board', spots: this.besideTheBoard() });
      // The warm pool of the one light, from the upper left (law 1).
      const pool = art.picture(scene, 'sun-disc', sea.x - 0.4 * w, sea.y - 0.5 * h).setAlpha(0.2);
      pool.setDisplaySize(1.3 * w, 1.5 * h).setBlendMode(Phaser.BlendModes.ADD);
      return [sea, pool, this.glitter, ...this.shimmer.parts, ...this.life.parts];
    });
  }

  /** Lists places on the open water: between the board and what hangs at the lower edge. */
  private besideTheBoard(): Point[] {
    const { width, height } = this.kit.frame;
    return [0.06, 0.2, 0.34, 0.5, 0.66, 0.8, 0.94].map((part) => ({ x: width * part, y: height * 0.768 }));
  }

  override tick(time: number): void {
    this.lenses.step(this.kit);
    this.shimmer?.tick(time);
    this.life?.tick(time);
    if (!this.glitter) return;
    this.glitter.x = this.kit.reach.left - rim - 60 + Math.sin(time / 7000) * 60;
  }
}

/** The game's name on a scroll of its own: the great banner is too wide for a column's head. */
export class CardPiratesTitle extends Piece<{ text: string; w: number }> {
  protected dress({ text, w }: { text: string; w: number }): void {
    this.part('sheet', [text, w], () => {
      const { art, scene } = this.kit;
      const words = label(this.kit, 'title', text, 0, -5, { align: 0.5, size: 52 });
      shrinkTo(words, w - 96, 34);
      return [art.sliced(scene, 'banner-caption', w, 120).setPosition(-w / 2, -60), words];
    });
  }
}

interface StackProps extends Record<string, unknown> {
  w: number;
  h: number;
  title: string;
  cards: number;
  /** Line that tells who has drawn. */
  note: string;
}

/** Finds the middle of the pile, above the line that says who has drawn. */
const pileMiddle = (h: number): number => (h - 36) / 2;

/** Picks one of six heights for so many cards, the lowest one nearly bare. */
const heightOf = (cards: number): number => Math.min(6, Math.max(1, Math.ceil(cards / 3)));

export class CardPiratesStack extends Piece<StackProps> {
  private pile: Phaser.GameObjects.Image | null = null;
  private number: Phaser.GameObjects.Text | null = null;

  protected dress({ w, h, title, cards, note }: StackProps): void {
    const { art, scene } = this.kit;
    this.part('board', [w, h], () => [art.sliced(scene, 'plate', w, h)]);
    const size = Math.min(0.76, (h - 66) / 220);
    const x = 24 + 84 * size;
    const y = pileMiddle(h);
    this.part('pile', [cards === 0 ? 0 : heightOf(cards), h], () => {
      this.pile = null;
      if (cards === 0) {
        const bare = new Pen(scene);
        bare.lineStyle(3, 0xd9c690, 0.5).strokeRoundedRect(x - 55 * size, y - 76 * size, 110 * size, 152 * size, 10);
        return [bare];
      }
      this.pile = art.image(scene, `cp-stack-${heightOf(cards)}`, x, y);
      return [this.pile.setScale(this.pile.scaleX * size)];
    });
    const left = x + 70 * size;
    this.part('count', [title, cards, w, h], () => {
      const middle = (left + w - 16) / 2;
      const words = label(this.kit, 'pill', title, middle, y - h * 0.22, { align: 0.5, size: 31 });
      fitTo(this.kit, words, w - left - 24);
      this.number = label(this.kit, 'score', String(cards), middle, y + h * 0.1, {
        align: 0.5,
        size: Math.min(84, h * 0.36),
      });
      return [words, this.number];
    });
    // Under both, so that long names have room.
    this.part('note', [note, w, h], () => {
      const words = label(this.kit, 'note', note, w / 2, h - 30, { align: 0.5, size: 30 });
      return [fitTo(this.kit, words, w - 32)];
    });
  }

  /**
   * Follows two motions. `lift`: how far the pile has risen from its place. `roll`: cards by which the number shown is
   * still behind, or ahead.
   */
  protected override moved(key: string, value: number): void {
    if (key === 'roll' && this.number) rollTo(this.number, this.props.cards + value);
    if (key === 'lift' && this.pile) this.pile.y = pileMiddle(this.props.h) - value;
  }
}

interface LegendProps extends Record<string, unknown> {
  w: number;
  h: number;
  storm: readonly string[];
  buried: string;
}

export class CardPiratesLegend extends Piece<LegendProps> {
  protected dress({ w, h, storm, buried }: LegendProps): void {
    this.part('signs', [w, h, storm, buried], () => {
      const { art, scene } = this.kit;
      const ground = new Pen(scene);
      ground.fillStyle(0x061c2e, 0.72).fillRoundedRect(0, 0, w, h, 12);
      ground.lineStyle(2, 0x9fc0cc, 0.5).strokeRoundedRect(1, 1, w - 2, h - 2, 12);
      const hole = art.image(scene, 'cp-storm-hole', 66, h * 0.31);
      const edge = art.image(scene, 'cp-buried-edge', 66, h * 0.78);
      const tile = art.image(scene, 'cp-chart-b', 66, h * 0.78);
      return [
        ground,
        hole.setScale(hole.scaleX * 0.54),
        edge.setScale(edge.scaleX * 0.36),
        tile.setScale(tile.scaleX * 0.36),
        ...[[storm[0], h * 0.31 - 17] as const, [storm[1], h * 0.31 + 17] as const, [buried, h * 0.78] as const].map(
          ([text, at]) => fitTo(this.kit, label(this.kit, 'pill', text, 128, at, { size: 29 }), w - 140),
        ),
      ];
    });
  }
}
