/** Korsar's painted sea on Canvas: sky and strips lie on whole pixels of the window, whatever its size, and are only copied. */
import Phaser from 'phaser';
import { afterEach, expect, it } from 'vitest';
import { stagedGames } from '../../src/presentation/index.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { pixelsOf } from './pixels.ts';

let stage: OpenStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const horizon = 236;

/** Pixels of the sea alone, after some time; what lives on it is not there. */
async function sea(renderer: number, width: number, height: number): Promise<Uint8ClampedArray> {
  stage?.close();
  stage = await openStage(renderer, stagedGames.korsar!.packs, width, height);
  const { cast } = stage.scene;
  await cast.kit.art.loadPictures(['sea-gold-hour']);
  const pose = { x: 0, y: 0, scale: 1, angle: 0, alpha: 1, depth: 0, layer: 'world' as const };
  cast.show(new Map([['sea', { id: 'sea', kind: 'korsar-sea', ...pose, props: { horizon } }]]));
  stage.step(2345);
  return pixelsOf(stage);
}

/** Places and sizes on the window at which something is drawn a part at a time from a canvas of its own. */
function copied(): { x: number; y: number; across: number; down: number }[] {
  const found: { x: number; y: number; across: number; down: number }[] = [];
  const { prototype } = CanvasRenderingContext2D;
  const real = prototype.drawImage;
  prototype.drawImage = function (this: CanvasRenderingContext2D, ...all: unknown[]) {
    const [source, , , sw, sh, x, y, w, h] = all as [unknown, ...number[]];
    if (source instanceof HTMLCanvasElement && source.width > this.canvas.width) {
      const { a, d, e, f } = this.getTransform();
      found.push({ x: a * x! + e, y: d * y! + f, across: (a * w!) / sw!, down: (d * h!) / sh! });
    }
    return Reflect.apply(real, this, all);
  } as typeof real;
  stage?.step(1234, true);
  prototype.drawImage = real;
  return found;
}

it.each([
  [1280, 720],
  [1000, 700],
  [420, 900],
  [480, 270],
])('at %s x %s', async (width, height) => {
  const painted = await sea(Phaser.WEBGL, width, height);
  const mine = await sea(Phaser.CANVAS, width, height);
  const found = copied();
  expect(found).toHaveLength(19);
  for (const { x, y, across, down } of found) {
    for (const at of [x, y]) expect(Math.abs(at - Math.round(at))).toBeLessThan(0.001);
    for (const scale of [across, down]) expect(Math.abs(scale - 1)).toBeLessThan(0.0001);
  }
  const far = mine.reduce((sum, value, i) => sum + Math.abs(value - painted[i]!), 0) / mine.length;
  expect(far).toBeLessThan(1.5);
});
