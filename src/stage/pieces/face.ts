/** The face of a computer captain at the foot of their flag. */
import type Phaser from 'phaser';
import type { DrawingContext } from '../art/drawing-context.ts';

/** Size of the picture as it is drawn. */
const drawn = 100;

export function face(
  { art, scene, face: level }: DrawingContext,
  x: number,
  y: number,
  size: number,
): Phaser.GameObjects.Image[] {
  if (!level) return [];
  const made = art.image(scene, `avatar-${level}`, x, y);
  return [made.setScale((made.scaleX * size) / drawn)];
}
