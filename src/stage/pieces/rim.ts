/** A band in a seat's colour along the inner edge of its plate, within the gold light of whose turn it is. */
import type Phaser from 'phaser';
import { emblemOf } from '../../presentation/captains.ts';
import { Pen } from '../art/pen.ts';

const wide = 5;
/** Distance of the band's middle from the plate's edge. */
const inside = 6;

/** Draws the band around a box whose upper left corner is at this place. */
export function rim(
  scene: Phaser.Scene,
  look: string,
  { x = 0, y = 0, w, h }: { x?: number; y?: number; w: number; h: number },
): Phaser.GameObjects.Graphics {
  const band = new Pen(scene);
  band.lineStyle(wide, Number.parseInt(emblemOf(look).line.slice(1), 16), 1);
  return band.strokeRoundedRect(x + inside, y + inside, w - 2 * inside, h - 2 * inside, 8);
}
