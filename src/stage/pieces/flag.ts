/** A captain's flag in the wind: four drawings one after the other; above the level Plain one of them, whose cloth waves. */
import type Phaser from 'phaser';
import type { DrawingContext } from '../art/drawing-context.ts';
import { type Cloth, hangOut, sways } from './cloth.ts';

/** Milliseconds for which each drawing is shown. */
const each = 275;

export class Flag {
  readonly image: Phaser.GameObjects.Image;
  private readonly kit: DrawingContext;
  private readonly look: string;
  private readonly cloth: Cloth | null;
  private shown = 0;

  constructor(kit: DrawingContext, look: string, x: number, y: number) {
    this.kit = kit;
    this.look = look;
    this.image = kit.art.image(kit.scene, `flag-${look}-1`, x, y);
    this.cloth = hangOut(kit, this.image, 'flag', 0.09, look.charCodeAt(0));
  }

  /** Moves it by the clock; `phase`, in drawings, shifts it against the others, `gust` is how hard it blows beyond the wind. */
  tick(time: number, phase: number, gust = 0): void {
    if (this.cloth) this.cloth.wind = 1 + gust;
    const frame = sways(this.kit) ? 0 : Math.floor(time / each + phase) % 4;
    if (frame === this.shown) return;
    this.shown = frame;
    this.kit.art.swap(this.image, `flag-${this.look}-${frame + 1}`);
  }
}
