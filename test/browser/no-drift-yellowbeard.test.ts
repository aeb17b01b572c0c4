/**
 * No drift at Yellowbeard's table: after the events of an action have played, frame by frame, the table must be object for
 * object what `show(view)` draws from nothing; and no beat of a whole match may fail.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Script } from '../../src/controller/room.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { Desk } from '../../src/host/desk.ts';
import type { Batch } from '../../src/host/port.ts';
import { squareName } from '../../src/rules/yellowbeard/map.ts';
import type { Ocean } from '../../src/rules/yellowbeard/types.ts';
import { Cast } from '../../src/stage/cast.ts';
import { frames } from '../../src/stage/shapes.ts';
import { snapshot } from '../../src/stage/snapshot.ts';
import { script } from '../../src/stage/yellowbeard/score.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';

const told = script as unknown as Script<object, { type: string }>;
const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace'];
let stage: OpenStage;
let fresh: Cast;

beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'yellowbeard', 'shell']);
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

const crowded = {
  chests: 6,
  chestsToEscape: 3,
  maxChestsPerIsland: 2,
  navyShips: 8,
  openGarrisons: 5,
  closedGarrisons: 6,
};

/** Wider than its window: islands of two squares, a harbour or a site on each. */
function wideSea(): Ocean {
  const width = 42;
  const spots = Array.from({ length: 33 }, (_, i) => ({
    x: 2 + (i % 11) * 3 + (i % 2),
    y: 2 + Math.floor(i / 11) * 4,
  }));
  const rows = Array.from({ length: 14 }, (_, y) =>
    Array.from({ length: width }, (_, x) => (spots.some((spot) => spot.y === y && spot.x === x) ? 'o' : '~')).join(''),
  );
  const squares = spots.map(({ x, y }) => squareName(x, y));
  return {
    id: 'wide',
    title: 'Wide',
    author: '',
    rows,
    straits: [],
    harbours: squares.slice(0, 11).map((square) => ({ id: square, name: '', square })),
    sites: squares.slice(11).map((square) => ({ id: square, square })),
    islands: [],
    counts: { ...crowded, navyShips: 3 },
  };
}

const ways: [number, Record<string, unknown>, string][] = [
  [2, { map: 'short-voyage', turnLimit: 40 }, 'monkey'],
  [3, { map: 'short-voyage', turnLimit: 20, rounds: 2, autoSetup: true }, 'parrot'],
  [4, { turnLimit: 20, autoSetup: true, telescope: 'four', secondAim: 'afterRoll' }, 'parrot'],
  [6, { map: 'short-voyage', turnLimit: 60, shot: 'upTo', autoSetup: true, counts: crowded, rounds: 2 }, 'parrot'],
  [5, { map: 'pirate-round', turnLimit: 30 }, 'monkey'],
  [3, { map: wideSea(), turnLimit: 9, autoSetup: true }, 'parrot'],
];

describe('no drift at Yellowbeard', () => {
  const seen = new Set<string>();
  for (const [seats, options, bot] of ways) {
    it(`a whole match of ${seats}, ${JSON.stringify(options).slice(0, 120)}, leaves the table as show draws it`, async () => {
      const desk = new Desk(() => 'f'.repeat(32));
      const seed = `drift ${seats}`;
      const opened = await desk.openDemo({ game: 'yellowbeard', seats, options, seed, bots: [bot], names });
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
        // Comparing is the slow part: a sixth of all tables, and the last one.
        if (n++ % 6 === 0 || batch.over) compare(batch.view, batch.events.map((event) => event.type).join(', '));
      }
      expect(failures).toEqual([]);
      expect(n).toBeGreaterThan(20);
    });
  }

  it('and these matches had most of the beats there are', () => {
    for (const type of ['TreasureStolen', 'TelescopeAsked', 'PirateSighted', 'PirateTokenRemoved', 'SalvoFired'])
      expect(seen).toContain(type);
    for (const type of ['RoundEnded', 'PirateRolePassed', 'MatchEnded', 'NavyHeld']) expect(seen).toContain(type);
  });
});
