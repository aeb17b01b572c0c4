/**
 * Life on the water while nothing is told: now and then a fish jumps, a whale blows, a sail passes far off, a cloud's shadow
 * goes over, lightning glows behind the horizon. All of it lies on the sea, below whatever the table shows, and only where
 * the level of quality is above Plain. Which comes when follows from a count, so that it is the same every time; nothing is
 * made while it is drawn.
 */
import Phaser from 'phaser';
import type { DrawingContext } from '../art/drawing-context.ts';
import type { Point } from '../placement.ts';
import { cloudShadow, farSail, fish, foamRing, glowFarOff, whale } from './sea-life-drawn.ts';
import { type LifeKind, lifeAt, nextLife, pauseBefore } from './sea-life-order.ts';

interface Water {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Water that is seen from above: no horizon, and everything has one size. */
  flat?: boolean;
  /** Places where something can come up; all of the water when absent. */
  spots?: readonly Point[];
}

/** Quiet, in milliseconds, before anything begins. */
const quiet = 1500;
/** Time in which something goes when a story begins. */
const fades = 300;

export class SeaLife {
  private readonly kit: DrawingContext;
  private readonly water: Water;
  private readonly drawn: Record<LifeKind, Phaser.GameObjects.Graphics> | null;
  private readonly ring: Phaser.GameObjects.Graphics | null;
  private count = 0;
  private kind: LifeKind | null = null;
  private began = 0;
  private toldAt = 0;
  /** Moment from which on something may begin. */
  private due = -1;
  private before = 0;
  private strength = 1;
  private readonly at = { x: 0, y: 0, near: 1 };

  /** Makes what can be seen where there are shaders; elsewhere there is nothing, and nothing to pay for. */
  constructor(kit: DrawingContext, water: Water) {
    this.kit = kit;
    this.water = water;
    this.drawn = null;
    this.ring = null;
    if (!kit.shaders) return;
    const made = () => new Phaser.GameObjects.Graphics(kit.scene).setVisible(false);
    this.ring = foamRing(made(), water.flat === true);
    this.drawn = {
      fish: fish(made()),
      whale: whale(made()),
      sail: farSail(made()),
      shadow: cloudShadow(made()),
      lightning: glowFarOff(made()),
    };
  }

  /** Gives what is to be drawn, from the furthest to the nearest. */
  get parts(): Phaser.GameObjects.GameObject[] {
    const { drawn, ring } = this;
    return drawn && ring ? [drawn.lightning, drawn.sail, drawn.shadow, ring, drawn.whale, drawn.fish] : [];
  }

  tick(time: number): void {
    if (!this.drawn || !this.ring) return;
    const { quality = 'plain', still, contrast, telling } = this.kit;
    if (quality === 'plain' || still || contrast) {
      this.end(time);
      return;
    }
    const delta = Math.min(100, Math.max(0, time - this.before));
    this.before = time;
    if (telling) this.toldAt = time;
    if (this.due < 0) this.due = time + pauseBefore(this.count);
    if (this.kind === null) {
      if (time < this.due || time - this.toldAt < quiet) return;
      this.begin(time);
    }
    this.strength = Math.min(1, Math.max(0, this.strength + (telling ? -delta : delta) / fades));
    this.show(time);
  }

  private begin(time: number): void {
    const { x, y, w, h, flat = false, spots } = this.water;
    const { kind, across, down } = nextLife(this.count, flat);
    this.kind = kind;
    this.began = time;
    this.strength = 1;
    const spot = spots && spots.length > 0 ? spots[Math.floor(across * spots.length)] : null;
    this.at.x = spot?.x ?? x + w * (0.08 + 0.84 * across);
    this.at.y = spot?.y ?? y + h * (0.3 + 0.6 * down);
    this.at.near = flat ? 0.8 : 0.35 + 0.65 * ((this.at.y - y) / h);
    if (!flat && (kind === 'sail' || kind === 'lightning')) this.at.y = y;
    if (kind === 'shadow') this.at.y = y + h * (0.25 + 0.5 * down);
  }

  private show(time: number): void {
    const { drawn, ring, kind } = this;
    if (!drawn || !ring || kind === null) return;
    const seen = lifeAt(kind, time - this.began);
    if (seen === null || this.strength === 0) {
      this.end(time);
      return;
    }
    const { x, y, near } = this.at;
    const image = drawn[kind];
    image.setVisible(seen.alpha > 0).setAlpha(seen.alpha * this.strength);
    image.setPosition(x + seen.dx * near, y + seen.dy * near).setAngle(seen.angle);
    image.setScale(near * seen.wide, near * seen.tall);
    ring.setVisible(seen.ring > 0).setAlpha(0.55 * (1 - seen.ring) * this.strength);
    ring.setPosition(x + seen.ringAt * near, y).setScale(near * (0.25 + seen.ring));
  }

  private end(time: number): void {
    if (this.kind !== null) {
      this.drawn?.[this.kind].setVisible(false);
      this.ring?.setVisible(false);
      this.kind = null;
      this.count++;
    }
    this.due = time + pauseBefore(this.count);
  }
}
