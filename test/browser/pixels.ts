/** What is really drawn, and how far two drawings differ. */
import type { OpenStage } from './open-stage.ts';

/** The pixels of the frame drawn now. */
export function pixelsOf({ game, step }: OpenStage): Promise<Uint8ClampedArray> {
  return new Promise((done) => {
    game.renderer.snapshot((image) => {
      const { width, height } = image as HTMLImageElement;
      const pen = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.drawImage(image as HTMLImageElement, 0, 0);
      done(pen.getImageData(0, 0, width, height).data);
    });
    step(0, true);
  });
}

/** The share of values that differ by more than rounding. */
export const differing = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((n, value, i) => n + (Math.abs(value - b[i]) > 3 ? 1 : 0), 0) / a.length;
