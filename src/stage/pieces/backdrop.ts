/**
 * Sky, sun and living sea, and the ship's rail and deck in front of them. They fill all of the window, so that what the
 * table's frame leaves over is sea and wood. Layers drift by the clock; nothing here depends on the game.
 */
import Phaser from 'phaser';
import type { Frame } from '../../controller/room.ts';
import type { Kit } from '../kit.ts';
import { fly, gull } from './gull.ts';
import { Piece } from './piece.ts';

interface BackdropProps extends Record<string, unknown> {
  frame: Frame;
  horizon: number;
  sun: { x: number; y: number };
  /** The upper edge of the ship's rail, where the sea ends. */
  rail: number;
}

interface DeckProps extends Record<string, unknown> {
  frame: Frame;
  rail: number;
  /** Where the planks end and another sea begins, or null: they go on. */
  end: number | null;
}

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
  'table-planks',
] as const;

/** The picture goes a little further than is seen, for the stage shakes. */
const margin = 16;

function across({ reach }: Kit): { left: number; top: number; width: number; bottom: number } {
  return {
    left: Math.floor(reach.left) - margin,
    top: Math.floor(reach.top) - margin,
    width: Math.ceil(reach.right - reach.left) + 2 * margin,
    bottom: Math.ceil(reach.bottom) + margin,
  };
}

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
  private gulls: Phaser.GameObjects.Graphics[] = [];

  protected dress(props: BackdropProps): void {
    this.part('all', [props, this.kit.reach], () => this.build(props));
  }

  private build({ horizon, rail, sun }: BackdropProps): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    this.drifting = [];
    const { left, top, width } = across(this.kit);
    const high = 560 * Math.min(1.4, Math.max(0.75, horizon / 430));
    const above = new Phaser.GameObjects.Rectangle(scene, left, top, width, horizon - high + 8 - top, 0x2a2f45);
    above.setOrigin(0).setVisible(horizon - high > top);
    const sky = art.picture(scene, 'sky-dusk', left, horizon - high);
    sky.setDisplaySize(width, high);
    const disc = art.picture(scene, 'sun-disc', sun.x - 460, sun.y - 460);
    const clouds = [
      this.drift('cloud-strip-1', horizon - 320, 300, 3, 0),
      this.drift('cloud-strip-2', horizon - 260, 260, 5, 0),
    ];
    const sea = art.picture(scene, 'sea-gradient', left, horizon);
    sea.setDisplaySize(width, rail - horizon + 20);
    this.glitter = art.picture(scene, 'sea-glitter', sun.x - 1024, horizon).setBlendMode(Phaser.BlendModes.ADD);
    this.glitter.setAlpha(0.5);
    const haze = art.picture(scene, 'sun-disc', sun.x - 560, sun.y - 560).setBlendMode(Phaser.BlendModes.ADD);
    haze.setDisplaySize(1120, 1120).setAlpha(0.26);
    this.gulls = [0, 1, 2].map((i) => gull(scene, i));
    const reach = rail - horizon;
    const crests = [
      this.drift('sea-crest-1', horizon + reach * 0.2, 90, 8, 2),
      this.drift('sea-crest-2', horizon + reach * 0.46, 90, 14, 3),
      this.drift('sea-crest-3', horizon + reach * 0.72, 90, 22, 3),
    ];
    const made = [above, sky, disc, ...clouds, haze, ...this.gulls, sea, this.glitter, ...crests];
    if (!this.kit.contrast) return made;
    // High contrast: ships and words stand out before a dark sea.
    const night = new Phaser.GameObjects.Rectangle(scene, left, top, width, rail - top, 0x04101c, 0.62);
    return [...made, night.setOrigin(0)];
  }

  private drift(name: string, y: number, height: number, speed: number, swell: number): Phaser.GameObjects.TileSprite {
    const { left, width } = across(this.kit);
    const tiles = this.kit.art.tiles(this.kit.scene, name, width, height).setPosition(left, y);
    this.drifting.push({ tiles, density: this.kit.art.density(name), speed, y, swell });
    return tiles;
  }

  override tick(time: number): void {
    for (const { tiles, density, speed, y, swell } of this.drifting) {
      tiles.tilePositionX = (-time / 1000) * speed * density;
      tiles.y = y + swell * Math.sin(time / 1100 + speed);
    }
    const { sun, horizon } = this.props;
    if (this.glitter) this.glitter.x = sun.x - 1024 + Math.sin(time / 9000) * 60;
    for (const [i, bird] of this.gulls.entries()) fly(bird, i, time, horizon, this.kit.reach);
  }
}

/** The rail and the planks that cards lie on. Ships sail behind it. */
export class Deck extends Piece<DeckProps> {
  protected dress(props: DeckProps): void {
    this.part('wood', [props, this.kit.reach], () => {
      const { art, scene } = this.kit;
      const { rail, end } = props;
      const { left, width, bottom } = across(this.kit);
      const high = (end ?? bottom) - rail - 44;
      const planks = art.tiles(scene, 'table-planks', width, high / grain).setPosition(left, rail + 44);
      planks.setScale(planks.scaleX, planks.scaleY * grain);
      // The last of the sun lies on the wood, as wide as the deck and no higher.
      const light = art.picture(scene, 'sun-disc').setBlendMode(Phaser.BlendModes.ADD).setAlpha(0.17);
      light.setDisplaySize(2600, high).setPosition(-700, rail + 44);
      const shade = new Phaser.GameObjects.Graphics(scene);
      shade.fillGradientStyle(0x0a0503, 0x0a0503, 0x0a0503, 0x0a0503, 0.55, 0.55, 0, 0);
      shade.fillRect(left, rail + 44, width, 90);
      const gunwale = art.tiles(scene, 'gunwale', width, 48).setPosition(left, rail);
      if (end !== null) {
        // The far side of the next sea: a plank's edge and its shadow.
        shade.fillStyle(0x150b06, 1).fillRect(left, end - 14, width, 14);
        shade.fillStyle(0xc48b4e, 1).fillRect(left, end - 16, width, 3);
      }
      return [planks, light, shade, gunwale];
    });
  }
}

/** How much of the height of a table's planks those of a deck have. */
const grain = 0.32;
