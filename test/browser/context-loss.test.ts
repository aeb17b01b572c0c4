/** WebGL takes the picture away (a driver restarts, a laptop wakes) and gives it back: the same picture is there again. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tables } from '../../src/stage/index.ts';
import { script } from '../../src/stage/treasure-fleet/score.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';
import { find, names } from './story.ts';

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.WEBGL, tables['treasure-fleet'].packs, 640, 360);
});
afterAll(() => stage.close());

/** The pixels of the frame drawn now. */
function picture(): Promise<Uint8ClampedArray> {
  return new Promise((done) => {
    stage.game.renderer.snapshot((image) => {
      const { width, height } = image as HTMLImageElement;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(image as HTMLImageElement, 0, 0);
      done(context.getImageData(0, 0, width, height).data);
    });
    stage.step(0, true);
  });
}

const differing = (a: Uint8ClampedArray, b: Uint8ClampedArray): number =>
  a.reduce((n, value, i) => n + (Math.abs(value - b[i]) > 3 ? 1 : 0), 0) / a.length;

describe('a lost context', () => {
  it('comes back with the same picture', async () => {
    const { cast } = stage.scene;
    const { after } = find(4, {}, ({ event }) => event.type === 'CardPlayed' && event.play > 20);
    cast.show(script.layout(after, names, cast.frame));
    cast.caption([{ text: 'Anne', tone: 'name' }, { text: ' fires 3 cannons' }]);
    stage.step(50, true);
    const before = await picture();
    expect(new Set(before).size).toBeGreaterThan(200);
    const { gl } = stage.game.renderer as Phaser.Renderer.WebGL.WebGLRenderer;
    const loss = gl.getExtension('WEBGL_lose_context');
    if (!loss) throw new Error('This browser cannot lose a context.');
    const told = (event: string) =>
      new Promise((done) => stage.game.canvas.addEventListener(event, done, { once: true }));
    const lost = told('webglcontextlost');
    loss.loseContext();
    await lost;
    await settle();
    // Frames that are due while it is gone do no harm.
    stage.step(0, true);
    const restored = told('webglcontextrestored');
    loss.restoreContext();
    await restored;
    await settle();
    expect(differing(before, await picture())).toBeLessThan(0.0005);
    cast.get('plate:0')?.move('x', 300);
    expect(differing(before, await picture())).toBeGreaterThan(0.01);
  });
});
