/**
 * No drift at the table of Card Pirates: after the events of an action have played, frame by frame, the table must be object for
 * object what `show(view)` draws from nothing; and no beat of a whole game may fail, at any count and with every variant.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Script } from '../../src/controller/room.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { Desk } from '../../src/host/desk.ts';
import type { Batch } from '../../src/host/port.ts';
import { script } from '../../src/stage/card-pirates/score.ts';
import { Cast } from '../../src/stage/cast.ts';
import { frames } from '../../src/stage/shapes.ts';
import { snapshot } from '../../src/stage/snapshot.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';

const told = script as unknown as Script<object, { type: string }>;
const names = ['Anne', 'Bart', 'Calico', 'Mary'];
let stage: OpenStage;
let fresh: Cast;

beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'card-pirates', 'shell']);
  fresh = new Cast(stage.scene.cast.kit, new Phaser.GameObjects.Container(stage.scene));
});
afterAll(() => stage.close());

/** Plays on in frames of 200 ms until the promise is kept. */
async function playOut(story: Promise<void>): Promise<void> {
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

function compare(view: object, what: string): void {
  fresh.show(told.layout(view, names, frames.wide));
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

const every = { hiddenCards: true, treacherousSeas: true, randomIslands: true, simplePolitics: true };
const ways: [number, Record<string, unknown>, string?][] = [
  [1, {}],
  [1, {}, 'monkey'],
  [3, {}, 'monkey'],
  [2, {}, 'monkey'],
  [2, every],
  [3, { treacherousSeas: true }],
  [4, { randomIslands: true, advancedSailing: true }],
];

describe('no drift at Card Pirates', () => {
  const seen = new Set<string>();
  for (const [seats, options, bot = 'parrot'] of ways) {
    it(`a whole game of ${seats}, ${JSON.stringify(options)}, by a ${bot}, leaves the table as show draws it`, async () => {
      const desk = new Desk(() => 'f'.repeat(32));
      const seed = `drift ${seats}`;
      const opened = await desk.openDemo({
        game: 'card-pirates',
        seats,
        options: { turnCap: 60, ...options },
        seed,
        bots: [bot],
        names,
      });
      if (!opened.ok) throw new Error(opened.error);
      const failures: string[] = [];
      const controller = new SceneController(stage.scene.cast, stage.scene.reel, told, names);
      controller.onFailure = (event, error) => failures.push(`${event}: ${error}`);
      controller.speed = 'express';
      controller.open(opened.batch.view);
      let n = 0;
      for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance()) {
        for (const event of batch.events) seen.add(event.type);
        await playOut(controller.play(batch));
        // Comparing is the slow part: an eighth of all tables, and the last one.
        if (n++ % 8 === 0 || batch.over) compare(batch.view, batch.events.map((event) => event.type).join(', '));
      }
      expect(failures).toEqual([]);
      expect(n).toBeGreaterThan(20);
    });
  }

  it('and these games had every beat of a voyage', () => {
    for (const type of ['IslandMoved', 'SeaShifted', 'StormFormed', 'ShipDrifted', 'TreasureBuried', 'CardSetAside'])
      expect(seen).toContain(type);
    for (const type of ['StormToll', 'BattleRevealed', 'CardsPlundered', 'CardGiven', 'GameEnded'])
      expect(seen).toContain(type);
  });
});
