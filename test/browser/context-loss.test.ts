/** WebGL takes the picture away (a driver restarts, a laptop wakes) and gives it back: the same picture is there again. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchGame, staged, stagedGames } from '../../src/presentation/index.ts';
import { few, times } from '../how-much.ts';
import { middleOf } from './middle-of-game.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';
import { differing, pixelsOf } from './pixels.ts';
import { names } from './story.ts';

let stage: OpenStage;
beforeAll(async () => {
  const packs = Object.values(stagedGames).flatMap((table) => table.packs);
  stage = await openStage(Phaser.WEBGL, [...new Set(packs)], 640, 360);
});
afterAll(() => stage.close());

/** Takes the context away and gives it back. */
async function loseAndFind(): Promise<void> {
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
}

const often = times(2, 50);

describe('a lost context', () => {
  it.each(few(1, Object.keys(stagedGames)))('comes back with the same picture: %s', async (id) => {
    const { cast } = stage.scene;
    await fetchGame(id);
    cast.show(staged(id).script.layout(middleOf(id), names.slice(0, 4), cast.frame));
    cast.caption([{ text: 'Anne', tone: 'name' }, { text: ' fires 3 cannons' }]);
    stage.step(50, true);
    const before = pixelsOf(stage);
    expect(new Set(before).size).toBeGreaterThan(200);
    await loseAndFind();
    expect(differing(before, pixelsOf(stage))).toBeLessThan(0.0005);
    // And the eye sees one piece that is elsewhere.
    const largest = [...cast.all()].filter(({ kind }) => kind !== 'backdrop');
    for (const piece of largest.slice(0, 6)) piece.move('x', piece.x + 300);
    expect(differing(before, pixelsOf(stage))).toBeGreaterThan(0.01);
  });

  it(`comes back ${often} times, with the very same pixels each time`, async () => {
    const { cast } = stage.scene;
    const id = 'korsar';
    await fetchGame(id);
    cast.show(staged(id).script.layout(middleOf(id), names.slice(0, 4), cast.frame));
    stage.step(50, true);
    const before = pixelsOf(stage);
    expect(new Set(before).size).toBeGreaterThan(200);
    const others: number[] = [];
    for (let losses = 0; losses < often; losses++) {
      await loseAndFind();
      others.push(pixelsOf(stage).findIndex((value, i) => value !== before[i]));
    }
    expect(others).toEqual(others.map(() => -1));
  });
});
