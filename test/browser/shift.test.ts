/** The picture is moved as a whole against burn-in: what can be touched lies where it is seen. */
import Phaser from 'phaser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenStage, openStage } from './open-stage.ts';

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['shell']);
});
afterAll(() => stage.close());

/** The colours of the picture's row and column, from there on. */
function pixels(dx: number, dy: number): Uint8ClampedArray {
  stage.step(20, true);
  const { canvas } = stage.scene.game;
  return canvas.getContext('2d')!.getImageData(40 + dx, 40 + dy, 300, 200).data;
}

it('moves pictures and targets together, and back', () => {
  const { scene } = stage;
  scene.overlay.kit.still = true;
  const shade = { w: 120, h: 60, color: 0xf08020 };
  const placement = {
    id: 'a',
    kind: 'shade',
    layer: 'hud',
    x: 300,
    y: 200,
    scale: 1,
    angle: 0,
    alpha: 1,
    depth: 5,
  } as const;
  scene.setOver({});
  scene.overlay.show(new Map([['a', { ...placement, props: shade }]]));
  const before = { picture: pixels(0, 0), at: scene.overAt, touched: scene.toReference(200, 100) };
  scene.shift(4, -3);
  expect(pixels(4, -3)).toEqual(before.picture);
  expect(scene.overAt).toEqual({ ...before.at, x: before.at.x + 4, y: before.at.y - 3 });
  expect(scene.toReference(204, 97)).toEqual(before.touched);
  scene.shift(0, 0);
  expect(pixels(0, 0)).toEqual(before.picture);
});
