/** The sea at the golden hour: a painting whose water sways in strips, nearer ones slower and further. It fills the window. */
import Phaser from 'phaser';
import { Pen } from '../../art/pen.ts';
import { across } from '../../pieces/across.ts';
import { fly, gull } from '../../pieces/gull.ts';
import { Piece } from '../../pieces/piece.ts';
import { SeaLife } from '../../pieces/sea-life.ts';
import { Shimmer } from '../../pieces/shimmer.ts';
import type { Hour } from '../../table-light.ts';

interface SeaProps extends Record<string, unknown> {
  horizon: number;
  /** Lower edge of what is drawn: a tray hides the rest. */
  bottom?: number;
  /** True if no ship is there: dolphins come more often. */
  empty?: boolean;
}

const painting = { name: 'sea-gold-hour', w: 1920, h: 1080, horizon: 236 };
/** Part of the width at which the painted sun stands. */
const sunAt = 0.2;
/** Hardly more than the painted gold, which must not burn out. */
const goldHour: Hour = { key: 0.2, shade: 0.85 };
const count = 18;
const sway = 12;

interface Strip {
  image: Phaser.GameObjects.Image;
  x: number;
  by: number;
  period: number;
}

/** Isles on the horizon: middle, width and height. */
const isles = [
  [0.43, 70, 18],
  [0.53, 84, 22],
  [0.62, 190, 50],
] as const;

export class KorsarSea extends Piece<SeaProps> {
  private strips: Strip[] = [];
  /** Pixels of the window per reference pixel where the water is painted for it; 0 on WebGL. */
  private fine = 0;
  private shimmer: Shimmer | null = null;
  private life: SeaLife | null = null;
  private gulls: Phaser.GameObjects.Graphics[] = [];
  private dolphins: Phaser.GameObjects.Image[] = [];

  protected dress({ horizon, bottom }: SeaProps): void {
    this.kit.grade?.suit(goldHour);
    this.part('sea', [horizon, bottom, this.kit.reach, this.kit.contrast], () => {
      const { scene, contrast } = this.kit;
      const { left, top, width, bottom: edge } = across(this.kit);
      const low = bottom ?? edge;
      this.gulls = [0, 1].map((i) => gull(scene, i + 1));
      this.dolphins = [0, 1].map(() => this.kit.art.image(scene, 'korsar-dolphin').setVisible(false));
      const box = { x: left, y: horizon, w: width, h: low - horizon };
      this.shimmer = new Shimmer(this.kit, { ...box, sun: sunAt, sky: [1, 0.76, 0.44] });
      this.life = new SeaLife(this.kit, box);
      const made = [
        ...this.painted(left, top, width, horizon, low),
        ...this.shimmer.parts,
        ...this.life.parts,
        ...this.gulls,
        ...this.dolphins,
      ];
      if (!contrast) return made;
      const night = new Phaser.GameObjects.Rectangle(scene, left, top, width, low - top, 0x04101c, 0.5);
      return [...made, night.setOrigin(0)];
    });
  }

  private painted(left: number, top: number, width: number, horizon: number, low: number) {
    const { art, scene } = this.kit;
    this.strips = [];
    if (!art.hasPicture(painting.name)) return this.plain(left, top, width, horizon, low);
    const { frame } = art.picture(scene, painting.name);
    const dense = frame.width / painting.w;
    const stretch = width / painting.w;
    const tall = Math.max(1, horizon - top);
    const wide = width + 2 * sway;
    const x = left - sway;
    const sheet = this.sheet(frame.source.image as HTMLImageElement, dense, wide, tall, low - horizon);
    const cut = () => (sheet ? new Phaser.GameObjects.Image(scene, 0, 0, sheet) : art.picture(scene, painting.name));
    const from = sheet ? Math.round(tall * this.fine) : painting.horizon * dense;
    const all = (sheet ?? frame).height - from;
    const down = sheet ? 1 / this.fine : (low - horizon) / all;
    const y = this.whole(horizon, 'top') - from * down;
    const sky = cut().setOrigin(0);
    sky.setCrop(0, 0, sky.width, from);
    if (sheet) sky.setScale(down).setPosition(this.whole(x, 'left'), y);
    else sky.setScale(width / frame.width, tall / from).setPosition(left, top);
    const edge = (i: number) => Math.round((i * all) / count);
    for (let i = 0; i < count; i++) {
      const strip = cut();
      const high = edge(i + 1) - edge(i);
      // A strip goes on under the next one: no gap opens between two that move apart.
      strip.setOrigin(0).setCrop(0, from + edge(i), strip.width, Math.min(high + 2, all - edge(i)));
      strip.setScale(sheet ? down : wide / strip.width, down).y = y;
      const near = i / (count - 1);
      this.strips.push({ image: strip, x, by: 1.5 + 9 * near, period: 3600 + 4200 * near });
    }
    return [sky, ...this.strips.map(({ image }) => image).reverse(), this.land(left, width, horizon, stretch)];
  }

  /**
   * Paints sky and water at the pixels of the window, where Canvas would scale both anew in every frame: what lies on whole
   * pixels is only copied. On WebGL scaling costs nothing.
   */
  private sheet(source: CanvasImageSource, dense: number, wide: number, tall: number, deep: number) {
    const { reach, scene } = this.kit;
    const canvas = scene.game.renderer.type === Phaser.CANVAS && document.createElement('canvas');
    this.fine = canvas ? scene.scale.width / (reach.right - reach.left) : 0;
    if (!canvas) return null;
    const at = Math.round(tall * this.fine);
    canvas.width = Math.ceil(wide * this.fine);
    canvas.height = at + Math.ceil(deep * this.fine);
    const pen = canvas.getContext('2d');
    const paint = (y: number, high: number, to: number, down: number) =>
      pen?.drawImage(source, 0, y * dense, painting.w * dense, high * dense, 0, to, canvas.width, down);
    paint(0, painting.horizon, 0, at);
    paint(painting.horizon, painting.h - painting.horizon, at, canvas.height - at);
    // No list has it: it goes with the pictures that show it.
    return scene.textures.addCanvas('', canvas, true);
  }

  /** Moves a place to a whole pixel of the window, where the water is copied. */
  private whole(at: number, side: 'left' | 'top'): number {
    const from = this.kit.reach[side];
    return this.fine ? from + Math.round((at - from) * this.fine) / this.fine : at;
  }

  /** Draws the house's sky and sea where the painting has not been brought. */
  private plain(left: number, top: number, width: number, horizon: number, low: number) {
    const { art, scene } = this.kit;
    // It goes on behind the water: at a fraction of a pixel a line would open between them.
    const sky = art.picture(scene, 'sky-dusk', left, top).setDisplaySize(width, Math.max(1, horizon - top) + 3);
    return [sky, art.picture(scene, 'sea-gradient', left, horizon).setDisplaySize(width, low - horizon)];
  }

  private land(left: number, width: number, horizon: number, stretch: number): Phaser.GameObjects.Graphics {
    const land = new Pen(this.kit.scene);
    for (const [part, w, h] of isles) {
      const x = left + width * part;
      const half = (w * stretch) / 2;
      land.fillStyle(0x5f87a0, 0.82).fillPoints(
        [
          [-half, 1],
          [-half * 0.45, -h * 0.5],
          [-half * 0.1, -h],
          [half * 0.16, -h * 0.86],
          [half * 0.5, -h * 0.42],
          [half, 1],
        ].map(([dx, dy]) => new Phaser.Math.Vector2(x + dx, horizon + dy)),
        true,
      );
    }
    return land;
  }

  override tick(time: number): void {
    this.shimmer?.tick(time);
    this.life?.tick(time);
    for (const [i, { image, x, by, period }] of this.strips.entries())
      image.x = this.whole(x + by * Math.sin((time / period) * Math.PI * 2 + i * 1.9), 'left');
    for (const [i, bird] of this.gulls.entries()) fly(bird, i, time, this.props.horizon + 60, this.kit.reach);
    for (const [i, one] of this.dolphins.entries()) this.leap(one, i, time);
  }

  /**
   * Lets a pair leap every 17 seconds (every 8 on an empty sea), each time from another place. The clock alone tells
   * where they are.
   */
  private leap(one: Phaser.GameObjects.Image, i: number, time: number): void {
    const { left, right } = this.kit.reach;
    const low = this.props.bottom ?? this.kit.frame.height;
    const period = this.props.empty ? 8000 : 17_000;
    const round = Math.floor(time / period);
    const t = ((time % period) - period / 2 - 260 * i) / 1500;
    one.setVisible(t > 0 && t < 1);
    if (!one.visible) {
      one.setPosition(0, 0).setAngle(0).setAlpha(1).setScale(1);
      return;
    }
    const part = (round * 0.381966 + 0.22) % 1;
    const far = 0.3 + 0.4 * ((round * 0.618 + 0.1) % 1);
    const size = (0.4 + 0.5 * far) / this.kit.art.scale;
    one.x = left + (right - left) * (0.1 + 0.7 * part) + 150 * t - 70 * i;
    one.y = this.props.horizon + (low - this.props.horizon) * far - 90 * far * 4 * t * (1 - t) + 8 * i;
    one
      .setScale(size)
      .setAngle(-34 + 72 * t)
      .setAlpha(Math.min(1, 8 * t, 8 * (1 - t)));
  }
}

/** Pale gold on the water around those who lead. */
export class KorsarPool extends Piece<{ w: number }> {
  private light: Phaser.GameObjects.Image | null = null;

  protected dress({ w }: { w: number }): void {
    this.part('pool', w, () => {
      this.light = this.kit.art.image(this.kit.scene, 'korsar-pool');
      return [this.light.setDisplaySize(w + 130, 112 + w * 0.06)];
    });
  }

  override tick(time: number): void {
    this.light?.setAlpha(0.82 + 0.1 * Math.sin((time / 2600) * Math.PI * 2));
  }
}
