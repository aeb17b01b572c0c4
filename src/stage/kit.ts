/** What every piece is made with. One per scene. */
import type Phaser from 'phaser';
import type { Art } from './art.ts';

export interface Kit {
  scene: Phaser.Scene;
  art: Art;
  /** Device pixels per reference pixel, 1 to 3; text is drawn at this resolution so that it is never stretched. */
  resolution: number;
}
