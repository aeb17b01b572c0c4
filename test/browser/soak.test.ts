/** Three games on one table: textures, display objects, listeners, tweens and timers are as many as after the first. */
import Phaser from 'phaser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import type { EngineCounts } from '../../src/stage/scene/engine-counts.ts';
import { engineCounts } from '../../src/stage/scene/engine-counts.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';
import { names, story } from './story.ts';

const { packs, later } = stagedGames['treasure-fleet'];
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, [...packs, ...later]);
});
afterAll(() => stage.close());

async function playGame(seed: string): Promise<EngineCounts> {
  const { scene } = stage;
  const controller = new SceneController(scene.cast, scene.reel, script, names);
  controller.speed = 'express';
  for (const { event, before, after } of story(4, { storms: true, cursedShips: true }, seed)) {
    if (event.type === 'GameStarted') controller.open(before);
    let over = false;
    void controller.play({ events: [event], view: after }).then(() => {
      over = true;
    });
    while (!over) {
      stage.step(50);
      await settle();
    }
  }
  for (let ms = 0; ms < 8000; ms += 50) stage.step(50);
  scene.cast.show(new Map());
  stage.step(50);
  return engineCounts(scene);
}

it('games leave nothing behind', async () => {
  const first = await playGame('soak 1');
  expect(first.textures).toBeGreaterThan(10);
  expect(first.listeners).toBeGreaterThan(10);
  await playGame('soak 2');
  expect(await playGame('soak 3')).toEqual(first);
  // And one thing left behind would be seen.
  stage.scene.events.on('update', () => {});
  new Phaser.GameObjects.Text(stage.scene, 0, 0, 'left', {});
  const after = engineCounts(stage.scene);
  expect(after.listeners).toBe(first.listeners + 1);
  expect(after.textures).toBe(first.textures + 1);
});
