/**
 * No drift (docs/decisions.md, drift): after the events of an action have played, frame by frame, the table must be object for
 * object what `show(view)` draws from nothing; and no beat of a whole game may fail.
 */
import Phaser from 'phaser';
import { expect } from 'vitest';
import { type Deeds, deedsAfter } from '../../src/controller/deeds.ts';
import type { Script } from '../../src/controller/room.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { Cast } from '../../src/stage/scene/cast.ts';
import { snapshot } from '../../src/stage/scene/snapshot.ts';
import type { Batch } from '../host/desk.ts';
import { Desk } from '../host/desk.ts';
import { type OpenStage, settle } from './open-stage.ts';

interface Demo {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  seed: string;
  bots: string[];
  names: string[];
}

interface Watched {
  stage: OpenStage;
  script: Script<object, { type: string }>;
  /** Comparing is the slow part: one table in so many, and the last one. */
  every: number;
}

/** Plays the demo on the stage to its end. Gives the number of its actions and the types of its events. */
export async function watchForDrift({ game, names, ...demo }: Demo, { stage, script, every }: Watched) {
  const fresh = new Cast(stage.scene.cast.kit, new Phaser.GameObjects.Container(stage.scene), stage.scene.repertoire);
  const desk = new Desk(() => 'f'.repeat(32));
  const opened = await desk.openDemo({ game, names, ...demo });
  if (!opened.ok) throw new Error(opened.refused.code);
  const failures: string[] = [];
  const controller = new SceneController(stage.scene.cast, stage.scene.reel, script, names);
  controller.onFailure = (event, error) => failures.push(`${event}: ${error}`);
  controller.speed = 'express';
  controller.open(opened.batch.view);
  const seen = new Set<string>();
  let actions = 0;
  let deeds: Deeds | undefined;
  for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance()) {
    for (const event of batch.events) seen.add(event.type);
    deeds = deedsAfter(script.deedOf, batch.events, deeds);
    await playOut(controller.play(batch), stage);
    if (actions++ % every === 0 || batch.over) {
      fresh.show(script.layout({ ...batch.view, deeds }, names, frames.wide));
      compare(stage, fresh, batch.events.map((event) => event.type).join(', '));
    }
  }
  expect(failures).toEqual([]);
  return { actions, seen };
}

/** Plays on in frames of 200 ms until the promise is kept. */
async function playOut(story: Promise<void>, stage: OpenStage): Promise<void> {
  let over = false;
  void story.then(() => {
    over = true;
  });
  for (let frames = 0; !over; frames++) {
    if (frames > 4000) throw new Error('The story never ended.');
    stage.step(200);
    await settle();
  }
}

function compare({ scene, now }: OpenStage, fresh: Cast, what: string): void {
  scene.cast.tick(now());
  fresh.tick(now());
  const here = snapshot(scene.cast);
  const there = snapshot(fresh);
  for (const id of Object.keys(there)) {
    if (id === 'caption') continue;
    expect(here[id], `${id} after ${what}`).toEqual(there[id]);
  }
  expect(Object.keys(here).sort(), what).toEqual(Object.keys(there).sort());
}
