/** The chart of Card Pirates: tiles that are drawn from their square, never from a card that lies face down; ships on them. */
import Phaser from 'phaser';
import { cardFrame } from '../../../presentation/card-pirates/naming.ts';
import { Pen } from '../../art/pen.ts';
import { label } from '../../art/type.ts';
import { Heel } from '../../pieces/heel.ts';
import { Piece } from '../../pieces/piece.ts';
import { gustAt } from '../../stir.ts';
import { inkOf, rankText, suitIcon, Turning } from './cards.ts';

export interface TileProps extends Record<string, unknown> {
  /** Water that it shows face down, from a to e, by its square. */
  chart: string;
  /** The island card, face up. */
  island: string | null;
  /** Crew that lies face up, sorted. */
  faceUp: string[];
  /** Number of cards that lie face down; only whether there are some below another card is shown. */
  faceDown: number;
  storm: boolean;
  /** True if nothing lies here, but a ship does. */
  bare: boolean;
}

const tile = { w: 174, h: 120 };
/** The cloud is a circle seen from the side: it turns before it is squashed. */
const squash = { x: 1.25, y: 0.92 };

export class CardPiratesTile extends Turning<TileProps> {
  private spiral: Phaser.GameObjects.Container | null = null;
  private bolt: Phaser.GameObjects.Image | null = null;

  protected dress(props: TileProps): void {
    const { art, scene } = this.kit;
    const { chart, island, faceUp, faceDown, storm, bare } = props;
    const covered = island !== null || faceUp.length > 0;
    const empty = storm || bare;
    const edge = faceDown > (covered ? 0 : 1);
    this.part('shadow', empty, () =>
      empty
        ? []
        : [
            art
              .sliced(scene, 'shadow-rest', tile.w + 96, tile.h + 96, true)
              .setPosition(-tile.w / 2 - 48, -tile.h / 2 - 48),
          ],
    );
    this.part('edge', edge, () => (edge ? [art.image(scene, 'cp-buried-edge')] : []));
    this.part('top', [chart, island, faceUp, storm, bare], () => this.top(props));
  }

  private top({ chart, island, faceUp, storm, bare }: TileProps): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    this.spiral = null;
    this.bolt = null;
    if (storm) return this.hole();
    if (bare) return [art.image(scene, 'cp-empty-square')];
    if (island !== null) return this.printed(island, 50);
    if (faceUp.length === 0) return [art.image(scene, `cp-chart-${chart}`)];
    // The strongest on top; what lies below shows its corner at the upper edge.
    const [first, ...others] = faceUp;
    return [...this.printed(first, 62), ...this.corners(others)];
  }

  private printed(card: string, size: number): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const frame = cardFrame(card, false);
    const slot = art.facts(frame).slots?.find(({ id }) => id === 'rank');
    const text = rankText(card);
    const rank = label(this.kit, 'guns', text, slot?.x ?? -44, slot?.y ?? -9, {
      align: 0.5,
      size: text.length > 1 ? size - 10 : (slot?.size ?? size),
      color: inkOf(card),
    });
    return [art.image(scene, frame), rank];
  }

  /**
   * Draws the crew below the first card: a small corner each with rank and suit; on a small board larger corners, and
   * fewer.
   */
  private corners(cards: readonly string[]): Phaser.GameObjects.GameObject[] {
    const size = Math.max(1, 1 / this.scaleY);
    const room = size > 1.1 ? 2 : 3;
    return cards.slice(0, room).flatMap((card, i) => {
      const { art, scene } = this.kit;
      const x = tile.w / 2 - 30 * size - i * 58 * size;
      const y = tile.h / 2 - 18 * size;
      const paper = new Pen(scene);
      paper.fillStyle(0x5a3a1c, 0.9).fillRoundedRect(x - 29 * size, y - 20 * size, 58 * size, 40 * size, 8);
      paper.fillStyle(0xf6e8c4, 1).fillRoundedRect(x - 27 * size, y - 18 * size, 54 * size, 36 * size, 7);
      const more = i === room - 1 && cards.length > room;
      const text = more ? `+${cards.length - room + 1}` : rankText(card);
      const rank = label(this.kit, 'ribbon', text, x - (more ? 0 : 10) * size, y, {
        align: 0.5,
        size: Math.ceil(28 * size),
        color: inkOf(card),
      });
      if (more) return [paper, rank];
      const suit = art.icon(scene, suitIcon(card), inkOf(card), x + 15 * size, y);
      return [paper, rank, suit.setScale(suit.scaleX * 0.2 * size)];
    });
  }

  private hole(): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    const cloud = art.image(scene, 'cp-storm-hole/spiral');
    cloud.setScale(cloud.scaleX / squash.x, cloud.scaleY / squash.y);
    this.spiral = new Phaser.GameObjects.Container(scene, 0, 0, [cloud]);
    const seen = new Phaser.GameObjects.Container(scene, 0, 0, [this.spiral]).setScale(squash.x, squash.y);
    this.bolt = art.image(scene, 'cp-storm-hole/bolt');
    return [art.image(scene, 'cp-storm-hole/hole'), seen, this.bolt, art.image(scene, 'cp-storm-hole/rim')];
  }

  /** Turns the storm: once around in 14 s. */
  override tick(time: number): void {
    if (!this.spiral || this.kit.still) return;
    this.spiral.setAngle((((time / 14000) * 360) % 360) + (this.motion.spin ?? 0));
    if (this.bolt) this.bolt.y = Math.sin(time / 900) * 1.5;
  }
}

interface ShipProps extends Record<string, unknown> {
  look: string;
  /** Anything that differs from ship to ship: shifts her idle movement. */
  phase: number;
}

/** A brig in her captain's sails, seen on the chart. The origin is the waterline, midships. */
export class CardPiratesShip extends Piece<ShipProps> {
  private readonly swaying = new Heel();
  private rocking: Phaser.GameObjects.Container | null = null;
  private lean = 0;

  protected dress({ look }: ShipProps): void {
    this.rocking = this.part('ship', look, () => [this.kit.art.image(this.kit.scene, `token-brig-${look}`)]);
  }

  /** Follows `list`: degrees she leans beside her idle roll. */
  protected override moved(key: string, value: number): void {
    if (key === 'list') this.lean = value;
    if (this.rocking && key === 'list') this.rocking.angle = value;
  }

  override poke(time: number): boolean {
    this.swaying.push(time);
    return true;
  }

  override tick(time: number): void {
    if (!this.rocking || this.kit.still) return;
    const phase = this.props.phase * 1.7;
    this.rocking.y = Math.sin(time / 573 + phase) * 2;
    const gust = gustAt(this.kit, this.x);
    this.rocking.angle = Math.sin(time / 700 + phase * 2) * 1.2 + this.lean + this.swaying.angle(time) + 5 * gust;
  }
}
