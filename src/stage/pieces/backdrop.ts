/**
 * Sky, sun and living sea. They fill all of the window, so that what the
 * table's frame leaves over is sea and wood. Layers drift by the clock; nothing here depends on the game.
 */
import Phaser from 'phaser';
import type { Frame } from '../../controller/room.ts';
import { dawnPictures } from '../../presentation/ceremony/dawn.ts';
import { lap } from '../../presentation/lap.ts';
import type { Hour } from '../table-light.ts';
import { across } from './across.ts';
import { fly, gull } from './gull.ts';
import { Piece } from './piece.ts';
import { SeaLife } from './sea-life.ts';
import { Shimmer } from './shimmer.ts';

interface BackdropProps extends Record<string, unknown> {
  frame: Frame;
  /** Dusk when absent. */
  hour?: 'dawn';
  horizon: number;
  sun: { x: number; y: number };
  /** The upper edge of the ship's rail, where the sea ends. */
  rail: number;
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

interface Sparkle {
  image: Phaser.GameObjects.Image;
  x: number;
  alpha: number;
  /** Pixels to and fro. */
  sway: number;
}

/** Distance that the water moves to and fro. */
const swaying = 26;

const skyHigh = (horizon: number): number => 560 * Math.min(1.4, Math.max(0.75, horizon / 430));

interface Drift {
  density: number;
  tiles: Phaser.GameObjects.TileSprite;
  /** Reference pixels a second. */
  speed: number;
  y: number;
  swell: number;
}

/** The painted dusk has its own light; what it lacks is shade at the lower right. */
const dusk: Hour = { key: 0.3, shade: 0.85 };

export class Backdrop extends Piece<BackdropProps> {
  private drifting: Drift[] = [];
  private glitter: Sparkle[] = [];
  private gulls: Phaser.GameObjects.Graphics[] = [];
  private sea: Phaser.GameObjects.Image | null = null;
  private shimmer: Shimmer | null = null;
  private life: SeaLife | null = null;
  private night: Phaser.GameObjects.Container | null = null;

  protected dress(props: BackdropProps): void {
    this.kit.grade?.suit(dusk);
    this.part('all', [props, this.kit.reach], () => this.build(props));
    this.night = this.part('night', [props, this.kit.reach], () => this.dark(props));
    this.moved('night', this.read('night'));
  }

  /** Follows `night`: 1 is the middle of the night, 0 the hour that it is. */
  protected override moved(key: string, value: number): void {
    if (key === 'night') this.night?.setAlpha(value).setVisible(value > 0);
  }

  private get dawns(): boolean {
    return this.props.hour === 'dawn' && dawnPictures.every((name) => this.kit.art.hasPicture(name));
  }

  /** Draws stars and a moon over a dark sea, before everything else: a night that clears is a night that fades. */
  private dark({ horizon, rail, sun }: BackdropProps): Phaser.GameObjects.GameObject[] {
    if (!this.dawns) return [];
    const { art, scene, frame } = this.kit;
    const { left, top, width } = across(this.kit);
    const high = skyHigh(horizon);
    const above = new Phaser.GameObjects.Rectangle(scene, left, top, width, horizon - high + 8 - top, 0x0b1426);
    above.setOrigin(0).setVisible(horizon - high > top);
    const sky = art.picture(scene, 'sky-night', left, horizon - high).setDisplaySize(width, high + lap);
    const veil = new Phaser.GameObjects.Rectangle(scene, left, horizon - high, width, high, 0x060d1e, 0.5);
    const water = new Phaser.GameObjects.Rectangle(scene, left, horizon, width, rail - horizon + 8, 0x04101c, 0.66);
    // The moon goes down where the sun does not come up, a path of light below her.
    const at = { x: frame.width - sun.x, y: horizon - 250 };
    const moon = art.picture(scene, 'moon', at.x - 80, at.y - 80);
    const path = art.picture(scene, 'sea-glitter', at.x - 420, horizon).setBlendMode(Phaser.BlendModes.ADD);
    path.setDisplaySize(840, rail - horizon).setAlpha(0.28);
    return [above, sky, veil.setOrigin(0), water.setOrigin(0), path, moon];
  }

  private build({ horizon, rail, sun }: BackdropProps): Phaser.GameObjects.GameObject[] {
    const { art, scene } = this.kit;
    this.drifting = [];
    const { left, top, width } = across(this.kit);
    const high = skyHigh(horizon);
    const above = new Phaser.GameObjects.Rectangle(scene, left, top, width, horizon - high + 8 - top, 0x2a2f45);
    above.setOrigin(0).setVisible(horizon - high > top);
    const sky = art.picture(scene, this.dawns ? 'sky-dawn' : 'sky-dusk', left, horizon - high);
    sky.setDisplaySize(width, high + lap);
    const disc = art.picture(scene, 'sun-disc', sun.x - 460, sun.y - 460);
    const clouds = [
      this.drift('cloud-strip-1', horizon - 320, 300, 3, 0),
      this.drift('cloud-strip-2', horizon - 260, 260, 5, 0),
    ];
    const reach = rail - horizon;
    // Where the sea goes on below the picture, its light does not: stretched that far it would begin with an edge.
    const lit = Math.min(reach, 520);
    const sea = this.water(left, horizon, width, reach + 20);
    this.glitter = [
      this.sparkle({ x: sun.x, y: horizon, w: 2048, h: Math.min(256, reach), alpha: 0.72, sway: 60 }),
      this.sparkle({ x: sun.x + 60, y: horizon + lit * 0.3, w: -2900, h: lit * 0.8, alpha: 0.4, sway: -44 }),
    ];
    const haze = art.picture(scene, 'sun-disc', sun.x - 560, sun.y - 560).setBlendMode(Phaser.BlendModes.ADD);
    // A dawn is clearer than a dusk.
    haze.setDisplaySize(1120, 1120).setAlpha(this.dawns ? 0.1 : 0.26);
    this.gulls = [0, 1, 2].map((i) => gull(scene, i));
    // Their bodies are dark: near the rail only a breath of them, or the water before it would be black.
    const crests = [
      this.drift('sea-crest-1', horizon + reach * 0.2, 90, 8, 2).setAlpha(0.7),
      this.drift('sea-crest-2', horizon + reach * 0.5, 90, 14, 3).setAlpha(0.46),
      this.drift('sea-crest-3', horizon + reach * 0.78, 90, 22, 3).setAlpha(0.26),
    ];
    const box = { x: left, y: horizon, w: width, h: reach + 20, sun: (sun.x - left) / width };
    this.shimmer = new Shimmer(this.kit, { ...box, sky: this.dawns ? [1, 0.8, 0.64] : [1, 0.58, 0.32] });
    this.life = new SeaLife(this.kit, { x: left, y: horizon, w: width, h: reach });
    const lights = [...this.glitter.map(({ image }) => image), ...this.shimmer.parts];
    const made = [above, sky, disc, ...clouds, haze, ...this.gulls, sea, ...lights, ...crests, ...this.life.parts];
    if (!this.kit.contrast) return made;
    // High contrast: ships and words stand out before a dark sea.
    const night = new Phaser.GameObjects.Rectangle(scene, left, top, width, rail - top, 0x04101c, 0.62);
    return [...made, night.setOrigin(0)];
  }

  /**
   * Draws the water. The sea's picture goes from the horizon down to the abyss; what is seen before a rail is its
   * bright upper part.
   */
  private water(left: number, y: number, width: number, seen: number): Phaser.GameObjects.Image {
    const image = this.kit.art.picture(this.kit.scene, 'sea-gradient', left - swaying, y);
    const whole = Math.max(seen, Math.min(1.9 * seen, 700));
    image.setDisplaySize(width + 2 * swaying, whole);
    this.sea = image.setCrop(0, 0, image.frame.width, Math.ceil((image.frame.height * seen) / whole));
    return image;
  }

  /** Draws light of the sun on the water, as wide as `w`; a negative one is turned round. */
  private sparkle({ x, y, w, h, alpha, sway }: Omit<Sparkle, 'image'> & Record<'y' | 'w' | 'h', number>): Sparkle {
    const image = this.kit.art.picture(this.kit.scene, 'sea-glitter', 0, y).setBlendMode(Phaser.BlendModes.ADD);
    image.setOrigin(0.5, 0).setX(x).setDisplaySize(Math.abs(w), h);
    return { image: image.setFlipX(w < 0).setAlpha(alpha), x, alpha, sway };
  }

  private drift(name: string, y: number, height: number, speed: number, swell: number): Phaser.GameObjects.TileSprite {
    const { left, width } = across(this.kit);
    const tiles = this.kit.art.tiles(this.kit.scene, name, width, height).setPosition(left, y);
    this.drifting.push({ tiles, density: this.kit.art.density(name), speed, y, swell });
    return tiles;
  }

  override tick(time: number): void {
    this.shimmer?.tick(time);
    this.life?.tick(time);
    for (const { tiles, density, speed, y, swell } of this.drifting) {
      tiles.tilePositionX = (-time / 1000) * speed * density;
      tiles.y = y + swell * Math.sin(time / 1100 + speed);
    }
    const { horizon } = this.props;
    const { left } = across(this.kit);
    if (this.sea) this.sea.x = left - swaying + swaying * Math.sin(time / 6000);
    for (const { image, x, alpha, sway } of this.glitter) {
      image.x = x + Math.sin(time / 9000) * sway;
      image.alpha = alpha * (0.9 + 0.1 * Math.sin(time / 1300 + sway));
    }
    for (const [i, bird] of this.gulls.entries()) fly(bird, i, time, horizon, this.kit.reach);
  }
}
