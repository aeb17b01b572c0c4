/** A wooden table that fills the window, under a lamp. */
import type Phaser from 'phaser';
import type { Frame } from '../../controller/room.ts';
import { lap } from '../../presentation/lap.ts';
import type { Box } from '../../presentation/placement.ts';
import type { DrawingContext } from '../art/drawing-context.ts';
import { Pen } from '../art/pen.ts';
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

/** The warm pool of the one light, from the upper left, at ten o'clock (law 1): ellipses that lie on each other. */
const pool = {
  color: 0xffc27a,
  alpha: 0.016,
  ellipses: ({ x, y, w, h }: Box): readonly Box[] =>
    Array.from({ length: steps }, (_, i) => {
      const part = 1 - i / steps;
      return { x: x + w * 0.24, y: y + h * 0.2, w: w * 1.3 * part, h: h * 1.5 * part };
    }),
};

function keyLight(scene: Phaser.Scene, left: number, top: number, width: number, height: number) {
  const light = new Pen(scene);
  for (const { x, y, w, h } of pool.ellipses({ x: left, y: top, w: width, h: height }))
    light.fillStyle(pool.color, pool.alpha).fillEllipse(x, y, w, h);
  return light;
}

/** Paints the table on somebody's canvas, as far as this reach goes: with a hole cut into it, it can lie over things. */
export function paintWood(kit: DrawingContext, pen: CanvasRenderingContext2D): void {
  const { art } = kit;
  const { left, top, right, bottom } = kit.reach;
  const [w, h] = [right - left, bottom - top];
  const planks = pen.createPattern(art.source('deck-planks'), 'repeat');
  if (planks) {
    const size = 1 / art.density('deck-planks');
    planks.setTransform(new DOMMatrix([size, 0, 0, size * 1.12, left, top]));
    pen.fillStyle = planks;
    pen.fillRect(left, top, w, h);
  }
  pen.fillStyle = `#${pool.color.toString(16)}`;
  pen.globalAlpha = pool.alpha;
  for (const each of pool.ellipses({ x: left, y: top, w, h })) {
    pen.beginPath();
    pen.ellipse(each.x, each.y, each.w / 2, each.h / 2, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 1;
  if (art.hasPicture('vignette')) pen.drawImage(art.source('vignette'), left, top, w, h);
}
