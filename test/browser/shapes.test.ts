/** The window changes at any moment: the truth is shown in the new shape at once, and the story goes on. */

import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Deeds, deedsAfter } from '../../src/controller/deeds.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { frameFor, frames } from '../../src/presentation/shapes.ts';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import type { Event, View } from '../../src/rules/treasure-fleet/types.ts';
import { Cast } from '../../src/stage/scene/cast.ts';
import { snapshot } from '../../src/stage/scene/snapshot.ts';
import { until } from '../progress.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';
import { names, story } from './story.ts';

const { packs, later } = stagedGames['treasure-fleet'];
let stage: OpenStage;
let fresh: Cast;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, [...packs, ...later]);
  fresh = new Cast(stage.scene.cast.kit, new Phaser.GameObjects.Container(stage.scene), stage.scene.repertoire);
});
afterAll(() => stage.close());

function compare(view: View, deeds: Deeds | undefined, what: string): void {
  const { cast } = stage.scene;
  fresh.show(script.layout({ ...view, deeds }, names, cast.frame));
  cast.tick(stage.now());
  fresh.tick(stage.now());
  const { caption: _, ...here } = snapshot(cast);
  const { caption: __, ...there } = snapshot(fresh);
  expect(here, what).toEqual(there);
}

const windows: [number, number][] = [
  [960, 540],
  [540, 960],
  [800, 600],
  [960, 600],
  [1260, 540],
  [500, 480],
];

describe('screen shapes', () => {
  it('every window has the frame that wastes least', () => {
    const of = (w: number, h: number) => frameFor(w, h).shape;
    expect([of(1920, 1080), of(2560, 1080), of(3840, 2160)]).toEqual(['wide', 'wide', 'wide']);
    expect([of(1920, 1200), of(1280, 800), of(1440, 960)]).toEqual(['ten', 'ten', 'ten']);
    expect([of(1024, 768), of(1280, 1024)]).toEqual(['four', 'four']);
    expect([of(1080, 1920), of(768, 1024)]).toEqual(['portrait', 'portrait']);
  });

  it('the frame lies whole inside the window, and the scenery fills all of it', () => {
    for (const [width, height] of windows) {
      stage.game.scale.resize(width, height);
      const { frame, reach } = stage.scene.cast.kit;
      expect(reach.left).toBeLessThanOrEqual(0.001);
      expect(reach.top).toBeLessThanOrEqual(0.001);
      expect(reach.right).toBeGreaterThanOrEqual(frame.width - 2);
      expect(reach.bottom).toBeGreaterThanOrEqual(frame.height - 2);
      expect((reach.right - reach.left) / (reach.bottom - reach.top)).toBeCloseTo(width / height, 1);
    }
  });

  it('a window that is turned in the middle of any beat shows the truth, and the story ends as it should', async () => {
    const controller = new SceneController(stage.scene.cast, stage.scene.reel, script, names);
    const failures: string[] = [];
    controller.onFailure = (event, error) => failures.push(`${event}: ${error}`);
    controller.speed = 'brisk';
    let n = 0;
    let turned = 0;
    let opened = false;
    let deeds: Deeds | undefined;
    for (const { event, before, after } of story(4, { storms: true, cursedShips: true }, 'turned')) {
      if (turned === 90) break;
      if (!opened) controller.show(before);
      opened = true;
      n++;
      deeds = deedsAfter(script.deedOf, [event as Event], deeds);
      const told = controller.play({ events: [event as Event], view: after });
      let over = false;
      void told.then(() => {
        over = true;
      });
      for (let frame = 0; !over; frame++) {
        if (frame === n % 7) {
          stage.game.scale.resize(...windows[n % windows.length]);
          turned++;
          // What the beat was about is over with the turn: the table is that of the view after it.
          compare(after, deeds, `turned in ${event.type}`);
          expect(stage.scene.cast.effects.list).toEqual([]);
        }
        stage.step(50);
        await settle();
      }
      compare(after, deeds, event.type);
    }
    expect(failures).toEqual([]);
    expect(turned).toBeGreaterThan(60);
  });

  it('a window that grows gets finer words at once and finer pictures as soon as they are there', async () => {
    stage.game.scale.resize(960, 540);
    const { art, cast } = stage.scene;
    const scaled = (wanted: number) =>
      until(
        'finer pictures',
        () => art.scale,
        (scale) => scale === wanted,
      );
    const [{ before }] = story(3, {}, 'grown');
    new SceneController(cast, stage.scene.reel, script, names).show(before);
    expect(cast.kit.resolution).toBe(1);
    expect(art.scale).toBe(1);
    stage.game.scale.resize(3840, 2160);
    expect(cast.frame).toBe(frames.wide);
    expect(cast.kit.resolution).toBe(2);
    await scaled(2);
    await settle();
    const shown = JSON.stringify(snapshot(cast));
    expect(shown).toContain('@2/plate');
    expect(shown).not.toContain('@1/');
    fresh.reshape();
    compare(before, undefined, 'after growing');
    stage.game.scale.resize(960, 540);
    await scaled(1);
    await settle();
    fresh.reshape();
    compare(before, undefined, 'after shrinking');
  });
});
