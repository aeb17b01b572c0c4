/** Reduced motion on the real stage: between beats nothing moves, and after them the table is as it should be. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Deeds, deedsAfter } from '../../src/controller/deeds.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import { followMotion } from '../../src/stage/motion.ts';
import { Cast } from '../../src/stage/scene/cast.ts';
import { snapshot } from '../../src/stage/scene/snapshot.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';
import { names, story } from './story.ts';

const { packs, later } = stagedGames['treasure-fleet'];
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, [...packs, ...later]);
});
afterAll(() => stage.close());

const { before, event, after } = [...story(4, { storms: true, cursedShips: true }, 'still')].filter(
  (told) => told.event.type === 'CardPlayed',
)[20];

function pixels(): Uint8ClampedArray {
  const { canvas } = stage.game;
  return (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, canvas.width, canvas.height).data;
}

const same = (a: Uint8ClampedArray, b: Uint8ClampedArray) => a.every((value, i) => value === b[i]);

describe('reduced motion', () => {
  it('leaves the table as still as a painting, which otherwise lives', () => {
    const { cast } = stage.scene;
    for (const still of [true, false]) {
      cast.kit.still = still;
      cast.show(script.layout(after, names, cast.frame));
      stage.step(50, true);
      const first = pixels();
      stage.step(700, true);
      expect(same(first, pixels()), still ? 'still' : 'alive').toBe(still);
    }
  });

  it('keeps the stage in its place through a whole volley, and no effect moves', async () => {
    const { cast, reel } = stage.scene;
    cast.kit.still = true;
    cast.show(script.layout(before, names, cast.frame));
    let over = false;
    const beat = script.beat(event, before, after, names, cast.frame);
    void reel.play(beat, script.layout(after, names, cast.frame), { factor: 1, spare: false }).then(() => {
      over = true;
    });
    const places = new Set<string>();
    while (!over) {
      stage.step(50);
      places.add(`${cast.world.x} ${cast.world.y} ${cast.world.scaleX}`);
      await settle();
    }
    expect([...places]).toEqual(['0 0 1']);
  });

  it('ends every beat of a game where it would end in motion', async () => {
    const { cast, reel } = stage.scene;
    cast.kit.still = true;
    const fresh = new Cast(cast.kit, new Phaser.GameObjects.Container(stage.scene), cast.repertoire);
    const controller = new SceneController(cast, reel, script, names);
    controller.speed = 'express';
    const failures: string[] = [];
    controller.onFailure = (type, error) => failures.push(`${type}: ${error}`);
    let n = 0;
    let deeds: Deeds | undefined;
    for (const told of story(2, { storms: true, cursedShips: true }, 'still')) {
      if (told.event.type === 'GameStarted') controller.open(told.before);
      deeds = deedsAfter(script.deedOf, [told.event], deeds);
      let over = false;
      void controller.play({ events: [told.event], view: told.after }).then(() => {
        over = true;
      });
      while (!over) {
        stage.step(50);
        await settle();
      }
      if (n++ % 4 > 0) continue;
      fresh.show(script.layout({ ...told.after, deeds }, names, cast.frame));
      cast.tick(stage.now());
      fresh.tick(stage.now());
      const { caption: _, ...here } = snapshot(cast);
      const { caption: __, ...there } = snapshot(fresh);
      expect(here, told.event.type).toEqual(there);
    }
    expect(failures).toEqual([]);
    expect(n).toBeGreaterThan(80);
  });

  it('follows the word of the address before that of the system', () => {
    const heard: boolean[] = [];
    followMotion('reduced', (reduced) => heard.push(reduced))();
    followMotion('full', (reduced) => heard.push(reduced))();
    followMotion(null, (reduced) => heard.push(reduced))();
    expect(heard).toEqual([true, false, window.matchMedia('(prefers-reduced-motion: reduce)').matches]);
  });
});
