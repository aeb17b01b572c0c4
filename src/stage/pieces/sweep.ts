/**
 * Velvet that is drawn across the whole window: it comes in from the left, and goes out to the right. Smoke of guns stands
 * for it where some were fired: it thickens, and clears, everywhere at once.
 */
import Phaser from 'phaser';
import { sweepTime } from '../../presentation/telling/sweep-time.ts';
import { chance } from '../effects/sprites.ts';
import { Piece } from './piece.ts';

const fadeTime = 200;

/**
 * Colour of such smoke, and how strongly its clouds are seen: nearly as dark as what it hides and shows, or it would be a flash
 * (docs/decisions.md, light).
 */
const powder = { ground: 0x211f25, strength: 0.08 };

export class Sweep extends Piece<{ out: boolean; smoke?: boolean }> {
  private cloth: Phaser.GameObjects.Container | null = null;
  private begun: number | null = null;

  protected dress({ out, smoke }: { out: boolean; smoke?: boolean }): void {
    this.cloth = this.part('cloth', [this.kit.reach, out], () => {
      const { art, scene, reach } = this.kit;
      const w = reach.right - reach.left;
      const h = reach.bottom - reach.top;
      const color = smoke ? powder.ground : 0x2c040a;
      const ground = new Phaser.GameObjects.Rectangle(scene, 0, reach.top, w, h, color).setOrigin(0);
      const made: Phaser.GameObjects.GameObject[] = [ground];
      if (smoke) {
        const next = chance(1);
        for (let i = 0; i < 24; i++) {
          const cloud = art.image(scene, `smoke-bank-${(i % 6) + 1}`, next() * w, reach.top + next() * h);
          made.push(cloud.setAlpha(powder.strength).setScale((5 + 3 * next()) / art.scale));
        }
        return made;
      }
      for (let x = 0; x < w; x += 120) {
        const pleat = art.image(scene, 'curtain-pleat', x, reach.top);
        // Folds that pass by so fast would flicker if they shone (docs/decisions.md, light).
        pleat.setAlpha(0.4);
        made.push(pleat.setScale(pleat.scaleX * 1.01, pleat.scaleY * 1.9 * Math.max(1, h / 2000)));
      }
      return made;
    });
    if (this.begun !== null) return;
    if (this.kit.still || smoke) this.fade(0);
    else this.lie(0);
  }

  override tick(): void {
    // Not the time that pieces are told: that stands still with reduced motion.
    const time = this.kit.scene.time.now;
    this.begun ??= time;
    const passed = time - this.begun;
    if (this.kit.still || this.props.smoke) this.fade(Math.min(1, passed / (this.kit.still ? fadeTime : sweepTime)));
    else this.lie(Math.min(1, passed / sweepTime));
  }

  /** Fades it in or out where it is: smoke, and velvet with reduced motion. */
  private fade(part: number): void {
    this.lie(this.props.out ? 0 : 1);
    this.cloth?.setAlpha(this.props.out ? 1 - part : part);
  }

  private lie(part: number): void {
    const { left, right } = this.kit.reach;
    const eased = 0.5 - Math.cos(part * Math.PI) / 2;
    const along = this.props.out ? eased : eased - 1;
    if (this.cloth) this.cloth.x = left + along * (right - left + 120);
  }
}
