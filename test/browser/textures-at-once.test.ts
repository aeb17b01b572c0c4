/**
 * Several textures in one batch of WebGL: whichever of them a piece has, all of it is drawn, however it is scaled and turned.
 * The engine sends the number of the texture with every corner, and a graphics card may round what lies between them.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rendering } from '../../src/stage/scene/rendering.ts';
import { type OpenStage, openStage } from './open-stage.ts';

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.WEBGL, ['common']);
});
afterAll(() => stage.close());

const size = 60;
const colors = ['#ff0000', '#00ff00', '#0000ff', '#ffff00'];

/** Counts the pixels of each color that the canvas shows. */
function seen(): Map<string, number> {
  const { canvas } = stage.game;
  const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d')!;
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, canvas.width, canvas.height);
  const found = new Map<string, number>();
  for (let i = 0; i < data.length; i += 4) {
    const color = `#${[0, 1, 2].map((k) => data[i + k].toString(16).padStart(2, '0')).join('')}`;
    found.set(color, (found.get(color) ?? 0) + 1);
  }
  return found;
}

it('all textures of a batch are drawn whole', () => {
  const { scene } = stage;
  expect(rendering.maxTextures).toBe(colors.length);
  for (const color of colors) {
    const texture = scene.textures.createCanvas(color, size, size)!;
    texture.context.fillStyle = color;
    texture.context.fillRect(0, 0, size, size);
    texture.refresh();
  }
  const drawn: Phaser.GameObjects.Image[] = [];
  const sum = new Map(colors.map((color) => [color, 0]));
  for (let n = 0; n < 96; n++) {
    const color = colors[n % colors.length];
    const scale = 0.6 + (n % 7) * 0.057;
    const image = scene.add.existing(
      new Phaser.GameObjects.Image(scene, 45 + (n % 12) * 77.3, 40 + Math.floor(n / 12) * 66.7, color),
    );
    image
      .setScale(scale)
      .setAngle((n * 37) % 90)
      .setDepth(10_000);
    drawn.push(image);
    sum.set(color, sum.get(color)! + (size * scale) ** 2);
  }
  stage.step(16, true);
  const found = seen();
  for (const image of drawn) image.destroy();
  // Their edges are mixed with what lies below them.
  for (const [color, area] of sum) expect((found.get(color) ?? 0) / area, color).toBeGreaterThan(0.9);
});
