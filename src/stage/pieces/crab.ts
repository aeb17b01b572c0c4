/** A crab on the beach: now and then it runs along the shore and back, where something stirs and nothing is told. */
import type Phaser from 'phaser';
import type { Point } from '../../presentation/placement.ts';
import type { DrawingContext } from '../art/drawing-context.ts';
import { Pen } from '../art/pen.ts';
import { crabBody, crabLegs, gone } from './sea-life-drawn.ts';
import { lifeAt } from './sea-life-order.ts';

export class Crab {
  private readonly kit: DrawingContext;
  private readonly beaches: readonly Point[];
  private readonly size: number;
  private readonly body: Phaser.GameObjects.Graphics;
  private readonly legs: Phaser.GameObjects.Graphics;

  /** Makes it; now and then it is at one of these places. */
  constructor(kit: DrawingContext, beaches: readonly Point[], size: number) {
    this.kit = kit;
    this.beaches = beaches;
    this.size = size;
    this.legs = crabLegs(new Pen(kit.scene)).setVisible(false);
    this.body = crabBody(new Pen(kit.scene)).setVisible(false);
  }

  get parts(): Phaser.GameObjects.GameObject[] {
    return this.beaches.length > 0 ? [this.legs, this.body] : [];
  }

  tick(): void {
    const { body, legs, beaches, size } = this;
    const { stir } = this.kit;
    const seen = stir?.kind === 'crab' ? lifeAt('crab', stir.at) : null;
    if (!seen || !stir || beaches.length === 0) {
      if (body.visible) for (const part of [body, legs]) gone(part);
      return;
    }
    body.setVisible(true);
    legs.setVisible(true);
    const beach = beaches[Math.floor(stir.across * beaches.length)]!;
    const x = beach.x + seen.dx * size;
    body.setPosition(x, beach.y - size * Math.abs(seen.beat)).setScale(size);
    legs.setPosition(x, beach.y).setScale(size * (1 + 0.12 * seen.beat), size);
    body.setAlpha(seen.alpha * stir.strength);
    legs.setAlpha(body.alpha);
  }
}
