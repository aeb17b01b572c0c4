/** What a pen keeps looks like what the engine would work out anew. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Pen } from '../../src/stage/art/pen.ts';
import { type OpenStage, openStage } from './open-stage.ts';

type Graphics = Phaser.GameObjects.Graphics;

const draw = (pen: Graphics, color = 0xf3cc6a) => {
  pen.fillStyle(color, 0.8).fillCircle(0, 0, 60).fillRect(70, -20, 60, 40).fillTriangle(140, 0, 180, -40, 180, 40);
  pen.lineStyle(6, 0x8e1626, 1).strokeRoundedRect(-80, -80, 160, 160, 30).lineBetween(-90, 90, 200, 110);
  pen.beginPath().moveTo(-100, 0).lineTo(-140, 40).lineTo(-140, -40).closePath().strokePath();
};

/** Things that happen to what is drawn, one after the other: each is seen for two frames. */
const happenings: readonly (readonly [string, (pen: Graphics) => unknown])[] = [
  ['it is drawn', (pen) => draw(pen)],
  ['it moves', (pen) => pen.setPosition(700, 420)],
  ['it turns and leans', (pen) => pen.setAngle(25).setScale(0.8, 0.5)],
  ['it grows', (pen) => pen.setScale(2.5)],
  ['it fades', (pen) => pen.setAlpha(0.4)],
  ['the same is drawn in another colour', (pen) => draw(pen.clear(), 0x14603a)],
  ['and in a third', (pen) => draw(pen.clear(), 0xe9dfc8)],
  ['more is drawn', (pen) => pen.fillCircle(100, 100, 20)],
  ['it is all but flat', (pen) => pen.setScale(0.02, 1)],
  ['it is flat for a moment', (pen) => pen.setScale(1, 0)],
  ['it is as it was', (pen) => pen.setScale(1).setAngle(0).setAlpha(1)],
];

describe.each([
  ['WebGL', Phaser.WEBGL],
  ['Canvas', Phaser.CANVAS],
])('a pen on %s', (_, renderer) => {
  let stage: OpenStage;
  beforeAll(async () => {
    stage = await openStage(renderer, []);
  });
  afterAll(() => stage.close());

  /** Every picture of what happens to lines that `make` draws. */
  function pictures(make: (scene: Phaser.Scene) => Graphics): Uint8ClampedArray[] {
    const { scene, game } = stage;
    const pen = make(scene).setPosition(600, 400);
    const box = new Phaser.GameObjects.Container(scene, 20, 10, [pen]);
    scene.children.add(box);
    const found = happenings.flatMap(([, happen]) => {
      happen(pen);
      return [16, 16].map((ms) => {
        stage.step(ms, true);
        const copy = new OffscreenCanvas(960, 540).getContext('2d') as OffscreenCanvasRenderingContext2D;
        copy.drawImage(game.canvas, 0, 0);
        return copy.getImageData(0, 0, 960, 540).data;
      });
    });
    box.destroy();
    return found;
  }

  it('draws what the engine draws, whatever happens to it', () => {
    const engine = pictures((scene) => new Phaser.GameObjects.Graphics(scene));
    const ours = pictures((scene) => new Pen(scene));
    const flat = happenings.findIndex(([name]) => name.startsWith('it is flat'));
    const blank = engine[2 * flat];
    for (const [i, picture] of engine.entries()) {
      const name = `${happenings[i >> 1][0]}, frame ${(i % 2) + 1}`;
      const unlike = (other: Uint8ClampedArray) =>
        picture.filter((value, at) => Math.abs(value - other[at]) > 24).length;
      if (i >> 1 !== flat) expect(unlike(blank), name).toBeGreaterThan(1000);
      // Points of curves lie elsewhere, so a pixel here and there along an edge belongs to its neighbour.
      expect(unlike(ours[i]), name).toBeLessThan(120);
    }
  });

  it('keeps what it drew', () => {
    const { scene } = stage;
    const pen = new Pen(scene);
    scene.children.add(pen);
    draw(pen);
    stage.step(16, true);
    let arcs = 0;
    const commands = [...pen.commandBuffer];
    pen.commandBuffer = new Proxy(commands, {
      get(target, key) {
        if (key !== 'length') arcs++;
        return Reflect.get(target, key);
      },
    });
    for (const x of [10, 20, 30]) {
      pen.setPosition(x, 200);
      stage.step(16, true);
    }
    if (renderer === Phaser.WEBGL) expect(arcs).toBe(0);
    else expect(arcs).toBeGreaterThan(0);
    pen.destroy();
  });
});
