/** Cloth that is gathered at both sides of the window, and a valance on top; what lies between is private. */
import Phaser from 'phaser';
import { lapped } from '../../lap.ts';
import { hangs, valance } from '../../pieces/curtain.ts';
import { Piece } from '../../pieces/piece.ts';

/** Painted for one side; the other is its mirror image. */
const wide = 380;
const high = 1080;
const folds = 6;
/** Steps in the shade of one fold, and from top to bottom. */
const shades = 10;
const steps = 40;

/**
 * Height of the tie. The cloth hangs into the window open above, gathered by the tie, open again below it (screens-a,
 * 2).
 */
const tie = 640;
function hem(y: number): number {
  const gathered = 128;
  const ease = (t: number) => t * t * (3 - 2 * t);
  if (y < tie) return gathered + 196 * ease(1 - Math.max(0, y - 60) / (tie - 60));
  return gathered + 150 * ease((y - tie) / (high - tie));
}

/** Colours of one fold, from its near edge to the far one. */
const velvet: readonly (readonly [number, number, number])[] = [
  [44, 4, 10],
  [98, 12, 24],
  [161, 28, 42],
  [196, 52, 62],
  [150, 25, 39],
  [112, 17, 30],
  [84, 10, 21],
  [64, 6, 15],
  [52, 5, 12],
  [44, 4, 10],
];

export class Drapes extends Piece {
  protected dress(): void {
    const hung = hangs(this.kit);
    const { left, right, bottom } = this.kit.reach;
    this.part('cloth', [hung, left, right, bottom], () => {
      const { art, scene } = this.kit;
      const made: Phaser.GameObjects.GameObject[] = [];
      const stretch = Math.max(high, bottom - hung.top + 8) / high;
      for (const side of [1, -1]) {
        const edge = side > 0 ? 0 : 1920;
        // Beyond 16:9 it hangs straight.
        for (let x = 120; x < 840; x += 120) {
          const pleat = art.image(scene, 'curtain-pleat', side > 0 ? -x : 1920 + x - 120, hung.top);
          made.push(pleat.setScale(pleat.scaleX * lapped(120), pleat.scaleY * 1.9 * hung.by));
        }
        const cloth = new Phaser.GameObjects.Image(scene, edge, hung.top, this.paint()).setOrigin(0, 0);
        made.push(cloth.setScale((side * wide) / cloth.width, (high * stretch) / cloth.height));
        const band = art.image(scene, 'curtain-tieback', edge - side * 4, hung.top + (tie - 12) * stretch);
        made.push(band.setScale(band.scaleX * side * 1.16, band.scaleY * 1.16));
      }
      return [...made, ...valance(this.kit, hung.top, 0.44, 12)];
    });
  }

  private paint(): string {
    const { scene, resolution } = this.kit;
    const fine = Math.min(1.5, resolution);
    const key = `drape@${fine}`;
    if (scene.textures.exists(key)) return key;
    const canvas = scene.textures.createCanvas(key, Math.ceil(wide * fine), Math.ceil(high * fine));
    if (!canvas) return key;
    const pen = canvas.context;
    pen.scale(fine, fine);
    // Its shadow on what lies behind.
    pen.save();
    pen.shadowColor = 'rgba(0, 0, 0, 0.75)';
    pen.shadowBlur = 34 * fine;
    pen.shadowOffsetX = 8 * fine;
    pen.fillStyle = '#2C040A';
    strip(pen, 0, 1);
    pen.restore();
    for (let fold = 0; fold < folds; fold++) {
      for (let shade = 0; shade < shades; shade++) {
        const from = (fold + shade / shades) / folds;
        // Towards the light they are brighter.
        const light = 0.72 + 0.4 * from;
        pen.fillStyle = `rgb(${velvet[shade].map((part) => Math.min(255, Math.round(part * light))).join(' ')})`;
        // Each goes on under the next, so that nothing shines through.
        strip(pen, from, Math.min(1, from + 1.6 / (folds * shades)));
      }
    }
    const dusk = pen.createLinearGradient(0, 0, 0, high);
    for (const [at, alpha] of [
      [0, 0.5],
      [0.16, 0],
      [0.52, 0],
      [0.59, 0.38],
      [0.66, 0],
      [0.84, 0.05],
      [1, 0.55],
    ])
      dusk.addColorStop(at, `rgba(10, 0, 3, ${alpha})`);
    pen.fillStyle = dusk;
    strip(pen, 0, 1);
    canvas.refresh();
    return key;
  }
}

/** Paints what lies between two parts of the cloth's width, from top to bottom. */
function strip(pen: CanvasRenderingContext2D, from: number, to: number): void {
  pen.beginPath();
  for (let i = 0; i <= steps; i++) pen.lineTo(from * hem((i / steps) * high), (i / steps) * high);
  for (let i = steps; i >= 0; i--) pen.lineTo(to * hem((i / steps) * high), (i / steps) * high);
  pen.closePath();
  pen.fill();
}
