/**
 * Scars that cannons leave on a ship until the fight is over: holes, torn sails, a list, a thread of smoke and a small
 * fire. How much of it there is depends on nothing but the cannons that hit her, so every viewer sees the same, and a
 * table that is drawn anew has it (docs/decisions.md, scars).
 */
import type Phaser from 'phaser';
import type { DrawingContext } from '../art/drawing-context.ts';

export interface Scars {
  holes: number;
  rips: number;
  /** Degrees she leans; further, her pale sails would flicker under a storm's cloud that is told fast. */
  list: number;
  burns: boolean;
}

const apart = 3;

/** Works out the scars: a hole for every three cannons, a torn sail from six on, a list and smoke from nine on. */
export const scarsOf = (cannons: number): Scars => ({
  holes: Math.min(6, Math.floor(cannons / apart)),
  rips: cannons >= 12 ? 2 : cannons >= 6 ? 1 : 0,
  list: cannons >= 9 ? 2 : 0,
  burns: cannons >= 9,
});

type Spot = readonly [number, number];

/** Places where a kind of ship is struck, in her own pixels. */
export interface ScarSpots {
  hull: readonly Spot[];
  sails: readonly Spot[];
  /** Size at which holes and rips are drawn. */
  size: number;
}

/** The drawing of scars: still but for the smoke and the fire, which move by the clock. */
export class ScarDrawing {
  readonly parts: Phaser.GameObjects.GameObject[] = [];
  readonly list: number;
  private readonly smoke: Phaser.GameObjects.Image[] = [];
  private fire: Phaser.GameObjects.Image | null = null;
  private frame = 1;
  private readonly kit: DrawingContext;
  private readonly from: Spot;
  private readonly size: number;

  constructor(kit: DrawingContext, cannons: number, { hull, sails, size }: ScarSpots, phase: number) {
    const { holes, rips, list, burns } = scarsOf(cannons);
    this.kit = kit;
    this.list = list;
    this.size = size;
    // Ships of a kind are not all struck in the same order.
    const first = Math.abs(Math.floor(phase)) % hull.length;
    const spot = (i: number): Spot => hull[(first + i * step(hull.length)) % hull.length];
    this.from = spot(0);
    for (let i = 0; i < rips && i < sails.length; i++) this.parts.push(this.image(`sail-rip-${i + 1}`, sails[i], 0.92));
    for (let i = 0; i < Math.min(holes, hull.length); i++) this.parts.push(this.image(`hole-${i + 1}`, spot(i), 0.62));
    if (!burns) return;
    this.fire = this.image('fire-1', [this.from[0], this.from[1] + 6], 0.34);
    this.smoke = [1, 2, 3, 4].map((i) => this.image(`smoke-bank-${i}`, this.from, 0.5));
    this.parts.unshift(...this.smoke);
    this.parts.push(this.fire);
    this.tick(0);
  }

  private image(frame: string, [x, y]: Spot, scale: number): Phaser.GameObjects.Image {
    const made = this.kit.art.image(this.kit.scene, frame, x, y);
    return made.setScale(made.scaleX * scale * this.size);
  }

  /**
   * Moves a thread of smoke that rises to the right with the wind, and a flame that flickers too little to be a light.
   */
  tick(time: number): void {
    const { art } = this.kit;
    for (const [i, puff] of this.smoke.entries()) {
      const u = (time / 5200 + i / this.smoke.length) % 1;
      const [x, y] = this.from;
      puff.setPosition(x + (14 + 90 * u * u) * this.size, y - (16 + 250 * u) * this.size);
      puff.setScale(((0.26 + 0.5 * u) * this.size) / art.scale).setAlpha(0.42 * Math.min(1, 5 * u) * (1 - u));
    }
    const frame = 1 + (Math.floor(time / 180) % 4);
    if (this.fire && frame !== this.frame) {
      this.frame = frame;
      art.swap(this.fire, `fire-${frame}`);
    }
  }
}

/** Chooses how far apart ports are struck one after the other, so that neighbours are struck last. */
const step = (ports: number): number => (ports % 2 === 0 ? (ports % 3 === 0 ? 5 : 3) : 2);
