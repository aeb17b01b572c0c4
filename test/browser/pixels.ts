/** What is really drawn, and how far two drawings differ. */
import type { OpenStage } from './open-stage.ts';

/** The pixels of the frame drawn now; of WebGL they are there until the task that drew them ends. */
export function pixelsOf({ game, step }: OpenStage): Uint8ClampedArray {
  const { width, height } = game.canvas;
  const pen = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  step(0, true);
  pen.drawImage(game.canvas, 0, 0);
  return pen.getImageData(0, 0, width, height).data;
}

/** The share of values that differ by more than rounding. */
export const differing = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((n, value, i) => n + (Math.abs(value - b[i]) > 3 ? 1 : 0), 0) / a.length;
