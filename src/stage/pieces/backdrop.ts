/**
 * Sky, sun and living sea, and the ship's rail and deck in front of them. They reach beyond the 1920 x 1080 of the table on every side, so that other screen
 * shapes are letterboxed by sea and wood. Layers drift by the clock; nothing here depends on the game.
 */
import Phaser from 'phaser';
import { Piece } from './piece.ts';

interface BackdropProps extends Record<string, unknown> {
  scene: 'table' | 'title' | 'results';
}

const scenes = {
  table: { horizon: 323, rail: 638, sun: { x: 330, y: 300 } },
  title: { horizon: 560, rail: 1500, sun: { x: 560, y: 470 } },
  results: { horizon: 430, rail: 706, sun: { x: 407, y: 360 } },
} as const;

export const backdropPictures = [
  'sky-dusk',
  'sun-disc',
  'cloud-strip-1',
  'cloud-strip-2',
  'sea-gradient',
  'sea-crest-1',
  'sea-crest-2',
  'sea-crest-3',
  'sea-glitter',
  'gunwale',
  'deck-planks',
] as const;

/** How far the picture goes on beyond the reference frame. */
const beyond = { x: 720, y: 900 };
const width = 1920 + 2 * beyond.x;

interface Drift {
  density: number;
  tiles: Phaser.GameObjects.TileSprite;
  /** Reference pixels a second. */
  speed: number;
  y: number;
  swell: number;
}

export class Backdrop extends Piece<BackdropProps> {
  private drifting: Drift[] = [];
  private glitter: Phaser.GameObjects.Image | null = null;

  protected dress(props: BackdropProps): void {
    this.part('all', props.scene, () => this.build(scenes[props.scene]));
  }

  private build({ horizon, rail, sun }: (typeof scenes)[keyof typeof scenes]): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    this.drifting = [];
    const left = -beyond.x;
    const above = new Phaser.GameObjects.Rectangle(scene, left, -beyond.y, width, beyond.y + 8, 0x2a2f45).setOrigin(0);
    const sky = art.picture(scene, 'sky-dusk', left, horizon - 560 * (horizon / 430));
    sky.setDisplaySize(width, 560 * (horizon / 430));
    const disc = art.picture(scene, 'sun-disc', sun.x - 460, sun.y - 460);
    const clouds = [
      this.drift('cloud-strip-1', horizon - 320, 300, 3, 0),
      this.drift('cloud-strip-2', horizon - 260, 260, 5, 0),
    ];
    const sea = art.picture(scene, 'sea-gradient', left, horizon);
    sea.setDisplaySize(width, rail - horizon + 20);
    this.glitter = art.picture(scene, 'sea-glitter', sun.x - 1024, horizon).setBlendMode(Phaser.BlendModes.ADD);
    this.glitter.setAlpha(0.5);
    const reach = rail - horizon;
    const crests = [
      this.drift('sea-crest-1', horizon + reach * 0.2, 90, 8, 2),
      this.drift('sea-crest-2', horizon + reach * 0.46, 90, 14, 3),
      this.drift('sea-crest-3', horizon + reach * 0.72, 90, 22, 3),
    ];
    return [above, sky, disc, ...clouds, sea, this.glitter, ...crests];
  }

  private drift(name: string, y: number, height: number, speed: number, swell: number): Phaser.GameObjects.TileSprite {
    const tiles = this.kit.art.tiles(this.kit.scene, name, width, height).setPosition(-beyond.x, y);
    this.drifting.push({ tiles, density: this.kit.art.density(name), speed, y, swell });
    return tiles;
  }

  override tick(time: number): void {
    for (const { tiles, density, speed, y, swell } of this.drifting) {
      tiles.tilePositionX = (-time / 1000) * speed * density;
      tiles.y = y + swell * Math.sin(time / 1100 + speed);
    }
    if (this.glitter) this.glitter.x = scenes[this.props.scene].sun.x - 1024 + Math.sin(time / 9000) * 60;
  }
}

/** The rail and the planks that cards lie on. Ships sail behind it. */
export class Deck extends Piece<BackdropProps> {
  protected dress(props: BackdropProps): void {
    this.part('wood', props.scene, () => {
      const { art, scene } = this.kit;
      const { rail } = scenes[props.scene];
      const left = -beyond.x;
      const deck = art.tiles(scene, 'deck-planks', width, 376).setPosition(left, rail + 44);
      deck.setScale(deck.scaleX, deck.scaleY * 1.12);
      const below = new Phaser.GameObjects.Rectangle(scene, left, rail + 420, width, beyond.y, 0x24140d).setOrigin(0);
      const shade = new Phaser.GameObjects.Graphics(scene);
      shade.fillGradientStyle(0x0a0503, 0x0a0503, 0x0a0503, 0x0a0503, 0.55, 0.55, 0, 0);
      shade.fillRect(left, rail + 44, width, 90);
      const gunwale = art.tiles(scene, 'gunwale', width, 48).setPosition(left, rail);
      return [below, deck, shade, gunwale];
    });
  }
}
