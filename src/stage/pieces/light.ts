/** Light over a whole window: bright in the middle, dark at the edges, however far the window reaches. */
import type Phaser from 'phaser';
import type { DrawingContext } from '../art/drawing-context.ts';
import { across } from './across.ts';
import { Piece } from './piece.ts';

interface LightProps extends Record<string, unknown> {
  /** A big picture, stretched over all that is seen. */
  picture: 'vignette' | 'curtain-light';
}

export class Light extends Piece<LightProps> {
  protected dress({ picture }: LightProps): void {
    this.part('light', [picture, this.kit.reach], () => light(this.kit, picture));
  }
}

export function light(kit: DrawingContext, picture: LightProps['picture']): Phaser.GameObjects.Image[] {
  // Tables of tests have none of the house's pictures.
  if (!kit.art.hasPicture(picture)) return [];
  const { left, top, width, bottom } = across(kit);
  return [kit.art.picture(kit.scene, picture, left, top).setDisplaySize(width, bottom - top)];
}
