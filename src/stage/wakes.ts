/** Wakes of the ships on a table's water: ships tell where they are, and whoever draws the water reads it in the same frame. */
import type Phaser from 'phaser';

/** Number of ships that a table's water knows of. */
export const mostWakes = 12;
/** Pixels a second that no ship makes: what is put elsewhere leaves no trail. */
const fastest = 700;
/** Milliseconds in which a trail begins and ends. */
const settles = 450;

export interface WakeOf {
  ship: Phaser.GameObjects.Container;
  /** Half her length, in pixels at her own scale. */
  half: number;
  /** Pixels a second, to the right. */
  speed: number;
}

export class Wakes {
  /** Those of this frame: the first `count`. */
  readonly list: WakeOf[] = [];
  count = 0;

  /** Takes a wake, once a frame. */
  leave(wake: WakeOf): void {
    const at = this.list.indexOf(wake);
    if (this.count < mostWakes && (at < 0 || at >= this.count)) this.list[this.count++] = wake;
  }
}

/** The water of a ship: what she leaves in it. */
export class Wake implements WakeOf {
  readonly ship: Phaser.GameObjects.Container;
  half = 0;
  speed = 0;
  private x = 0;
  private time = 0;

  constructor(ship: Phaser.GameObjects.Container) {
    this.ship = ship;
  }

  /** Tells the water, if it is drawn with wakes, where she is and how fast she goes. */
  tick(wakes: Wakes | undefined, half: number, time: number): void {
    if (!wakes) return;
    const ms = time - this.time;
    if (ms > 0) {
      const now = (1000 * (this.ship.x - this.x)) / ms;
      const goes = Math.abs(now) > fastest ? 0 : now;
      this.speed += (goes - this.speed) * Math.min(1, ms / settles);
    }
    this.time = time;
    this.x = this.ship.x;
    this.half = half;
    if (this.ship.visible && this.ship.alpha > 0.5) wakes.leave(this);
  }
}
