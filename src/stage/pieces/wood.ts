/** A wooden table that fills the window, under a lamp. */
import type Phaser from 'phaser';
import type { Frame } from '../../controller/room.ts';
import { Pen } from '../art/pen.ts';
import { lap } from '../lap.ts';
import { light } from './light.ts';
import { Piece } from './piece.ts';

const rim = 16;
const plank = 421;

interface WoodProps extends Record<string, unknown> {
  frame?: Frame;
  /** Height of the part of the table that is drawn, from its place downwards: a hand hides what happens behind it. */
  high?: number;
}

export class Wood extends Piece<WoodProps> {
  protected dress({ high }: WoodProps): void {
    this.part('wood', [this.kit.reach, high], () => {
      const { art, scene, reach } = this.kit;
      const left = Math.floor(reach.left) - rim;
      const width = Math.ceil(reach.right - reach.left) + 2 * rim;
      if (high !== undefined) {
        const tiles = art.tiles(scene, 'deck-planks', width, high / 1.12).setPosition(left, 0);
        return [tiles.setScale(tiles.scaleX, tiles.scaleY * 1.12)];
      }
      const top = Math.floor(reach.top) - rim;
      const bottom = Math.ceil(reach.bottom) + rim;
      const planks: Phaser.GameObjects.GameObject[] = [];
      for (let y = top; y < bottom; y += plank) {
        const tiles = art.tiles(scene, 'deck-planks', width, (plank + lap) / 1.12).setPosition(left, y);
        planks.push(tiles.setScale(tiles.scaleX, tiles.scaleY * 1.12));
      }
      return [...planks, keyLight(scene, left, top, width, bottom - top), ...light(this.kit, 'vignette')];
    });
  }
}

/** Steps in which the light falls off; more would not be seen. */
const steps = 18;

/** Draws the warm pool of the one light: from the upper left, at ten o'clock (law 1). */
function keyLight(
  scene: Phaser.Scene,
  left: number,
  top: number,
  width: number,
  height: number,
): Phaser.GameObjects.Graphics {
  const pool = new Pen(scene);
  for (let i = 0; i < steps; i++) {
    const part = 1 - i / steps;
    pool
      .fillStyle(0xffc27a, 0.016)
      .fillEllipse(left + width * 0.24, top + height * 0.2, width * 1.3 * part, height * 1.5 * part);
  }
  return pool;
}
