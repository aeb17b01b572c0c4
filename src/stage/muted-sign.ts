/** That the table is muted: a crossed-out speaker, small, in the margin that overscan may cost and no word ever uses. */
import Phaser from 'phaser';
import type { Art } from './art.ts';

/** In reference pixels from the corner of the window. */
const sign = { x: 8, y: 6, w: 72, h: 46 };

export function mutedSign(scene: Phaser.Scene, art: Art): Phaser.GameObjects.Container {
  const { x, y, w, h } = sign;
  const ground = art.sliced(scene, 'pill-sea', w, h).setPosition(x, y);
  const icon = art.image(scene, 'icon-speaker-off', x + w / 2, y + h / 2);
  icon.setScale(icon.scaleX * 0.36);
  return new Phaser.GameObjects.Container(scene, 0, 0, [ground, icon]);
}
