/**
 * No drift: after the events of an action have played, frame by frame, the table must be object for object what
 * `show(view)` draws from nothing. And nobody may be able to break the story by pressing.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EffectCue } from '../../src/controller/beat.ts';
import { type Deeds, deedsAfter } from '../../src/controller/deeds.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { fetchGame } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import { Cast } from '../../src/stage/scene/cast.ts';
import { snapshot } from '../../src/stage/scene/snapshot.ts';
import type { Batch } from '../host/desk.ts';
import { Desk } from '../host/desk.ts';
import { few } from '../how-much.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';
import { story } from './story.ts';

const table = await fetchGame('treasure-fleet');
const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward'];
let stage: OpenStage;
let fresh: Cast;

beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, [...table.packs, ...table.later]);
  fresh = new Cast(stage.scene.cast.kit, new Phaser.GameObjects.Container(stage.scene), stage.scene.repertoire);
});
afterAll(() => stage.close());

/** Plays on in frames of 50 ms until the promise is kept. */
async function playOut(story: Promise<void>): Promise<void> {
  let over = false;
  void story.then(() => {
    over = true;
  });
  for (let frames = 0; !over; frames++) {
    if (frames > 4000) throw new Error('The story never ended.');
    stage.step(50);
    await settle();
  }
}

function compare(view: object, what: string): void {
  fresh.show(table.script.layout(view, names, frames.wide));
  const { cast } = stage.scene;
  cast.tick(stage.now());
  fresh.tick(stage.now());
  const here = snapshot(cast);
  const there = snapshot(fresh);
  for (const id of Object.keys(there)) {
    if (id === 'caption') continue;
    expect(here[id], `${id} after ${what}`).toEqual(there[id]);
  }
  expect(Object.keys(here).sort(), what).toEqual(Object.keys(there).sort());
}

async function playGame(seats: number, options: Record<string, unknown>, seed: string) {
  const desk = new Desk(() => 'f'.repeat(32));
  const opened = await desk.openDemo({ game: 'treasure-fleet', seats, options, seed, bots: ['lots'], names });
  if (!opened.ok) throw new Error(opened.refused.code);
  const failures: string[] = [];
  const controller = new SceneController(stage.scene.cast, stage.scene.reel, table.script, names);
  controller.onFailure = (event, error) => failures.push(`${event}: ${error}`);
  controller.speed = 'express';
  controller.open(opened.batch.view);
  const told = new Set<string>();
  let compared = 0;
  let deeds: Deeds | undefined;
  for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance()) {
    for (const event of batch.events) told.add(event.type);
    await playOut(controller.play(batch));
    deeds = deedsAfter(table.script.deedOf, batch.events, deeds);
    compare({ ...batch.view, deeds }, batch.events.map((event) => event.type).join(', '));
    compared++;
  }
  expect(failures).toEqual([]);
  return { compared, told };
}

describe('no drift', () => {
  for (const seats of few(1, [4, 2, 3, 5])) {
    it(`a whole game of ${seats} with storms and cursed ships leaves the table as show draws it`, async () => {
      const options = { storms: true, cursedShips: true, scoreNeutral: seats === 2 };
      const { compared, told } = await playGame(seats, options, `drift ${seats}`);
      expect(compared).toBeGreaterThan(30);
      for (const type of ['ShipSighted', 'CardsLoaded', 'CardPlayed', 'StormStruck', 'GameEnded'])
        expect(told).toContain(type);
    });
  }

  it('a piece that a beat left elsewhere would be found', async () => {
    const desk = new Desk(() => 'f'.repeat(32));
    const opened = await desk.openDemo({
      game: 'treasure-fleet',
      seats: 4,
      options: {},
      seed: 'x',
      bots: ['lots'],
      names,
    });
    if (!opened.ok) throw new Error(opened.refused.code);
    stage.scene.cast.show(table.script.layout(opened.batch.view, names, frames.wide));
    stage.scene.cast.get('plate:2')?.move('x', 1000);
    expect(() => compare(opened.batch.view, 'a planted drift')).toThrow(/plate:2/);
  });

  it('skipping at any moment shows the end state at once', async () => {
    const desk = new Desk(() => 'f'.repeat(32));
    const opened = await desk.openDemo({
      game: 'treasure-fleet',
      seats: 4,
      options: { storms: true },
      seed: 'skip',
      bots: ['lots'],
      names,
    });
    if (!opened.ok) throw new Error(opened.refused.code);
    const controller = new SceneController(stage.scene.cast, stage.scene.reel, table.script, names);
    controller.open(opened.batch.view);
    let n = 0;
    let deeds: Deeds | undefined;
    for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance()) {
      deeds = deedsAfter(table.script.deedOf, batch.events, deeds);
      const story = controller.play(batch);
      for (let frame = 0; frame < n % 13; frame++) {
        stage.step(50);
        await settle();
      }
      controller.skip();
      await story;
      compare({ ...batch.view, deeds }, `skip ${n}`);
      expect(stage.scene.cast.effects.list).toEqual([]);
      n++;
    }
    expect(n).toBeGreaterThan(40);
  });

  it('a cue that cannot be shown, however late, is reported; the story goes on', async () => {
    const { cast, reel } = stage.scene;
    const told: string[] = [];
    // @ts-expect-error: nobody draws it
    const effect: EffectCue = { name: 'no such effect', x: 0, y: 0 };
    const script: typeof table.script = {
      ...table.script,
      beat: () => ({ length: 900, cues: [{ at: 500, effect }] }),
    };
    const [{ after }] = story(4, {}, 'faulty');
    const controller = new SceneController(cast, reel, script, names);
    controller.onFailure = (event) => told.push(event);
    controller.show(after);
    await playOut(controller.play({ events: [{ type: 'GameStarted' }, { type: 'CaptainDrawn' }], view: after }));
    expect(told).toEqual(['GameStarted', 'CaptainDrawn']);
    compare(after, 'failing beats');
  });
});
