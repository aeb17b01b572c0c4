/**
 * Light over whole games, event after event as the controller tells them: with what still drifts and glows of those before.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Script } from '../../src/controller/room.ts';
import type { Speed } from '../../src/controller/speed.ts';
import { fetchGame } from '../../src/presentation/index.ts';
import { type Batch, Desk } from '../host/desk.ts';
import { few } from '../how-much.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { GameWatch } from './watch-game.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary'];

interface Watched {
  game: string;
  options: object;
  /** Speeds with how many actions are watched, and after how many others; the rest of the game is left out. */
  runs: readonly (readonly [Speed, number, number?])[];
}

const watched: readonly Watched[] = [
  {
    game: 'korsar',
    options: {},
    runs: [
      ['normal', 28],
      ['brisk', 30],
      ['express', 60],
    ],
  },
  {
    game: 'card-pirates',
    options: { treacherousSeas: true, turnCap: 60 },
    // With the battle, and to the end.
    runs: [
      ['normal', 9, 52],
      ['brisk', 35, 26],
      ['express', 30],
    ],
  },
  {
    game: 'treasure-fleet',
    options: { storms: true, cursedShips: true },
    runs: [
      ['normal', 10],
      ['brisk', 18],
      ['express', 16],
    ],
  },
  {
    game: 'yellowbeard',
    options: { autoSetup: true, turnLimit: 30 },
    runs: [
      ['normal', 25],
      ['brisk', 20],
      // The pirate is sighted.
      ['brisk', 14, 48],
      ['express', 60],
    ],
  },
];

/** Milliseconds between two frames. */
const steps: Readonly<Record<Speed, number>> = { express: 25, brisk: 40, normal: 50, calm: 60 };

describe.each(few(0, watched))('light in a game of $game', ({ game, options, runs }) => {
  let stage: OpenStage;
  let script: Script<object, { type: string }>;
  beforeAll(async () => {
    const { packs, later, ...table } = await fetchGame(game);
    script = table.script;
    stage = await openStage(Phaser.CANVAS, [...packs, ...later, game], 480, 270);
  });
  afterAll(() => stage.close());

  /** `plant`: happens when the table is laid, which takes away what lay over it. */
  async function watch(speed: Speed, actions: number, from = 0, plant = () => {}): Promise<readonly string[]> {
    const desk = new Desk(() => 'f'.repeat(32));
    const demo = { game, seats: 4, options: { ...options }, seed: 'games 0', bots: ['lots'], names };
    const opened = await desk.openDemo(demo);
    if (!opened.ok) throw new Error(opened.refused.code);
    const watcher = new GameWatch(stage, { script, names, speed, step: steps[speed] });
    watcher.open(opened.batch.view);
    plant();
    let n = 0;
    for (let batch: Batch | null = opened.batch; batch && n++ < from + actions; batch = await desk.advance())
      await (n > from ? watcher.tell(batch) : watcher.pass(batch));
    watcher.end();
    return watcher.broken;
  }

  for (const [speed, actions, from = 0] of runs)
    it(`at ${speed}, ${actions} actions after ${from}: at most three pulses a second, none too large`, async () => {
      expect(await watch(speed, actions, from)).toEqual([]);
    });

  it('a lamp that flickers over the table would be found', async () => {
    const lamp = new Phaser.GameObjects.Rectangle(stage.scene, 960, 700, 200, 160, 0xffffff);
    const flicker = () => lamp.setVisible(stage.now() % 400 < 200);
    stage.scene.events.on(Phaser.Scenes.Events.UPDATE, flicker);
    const broken = await watch('express', 12, 0, () => stage.scene.cast.effects.add(lamp));
    stage.scene.events.off(Phaser.Scenes.Events.UPDATE, flicker);
    lamp.destroy();
    expect(broken).not.toEqual([]);
  });
});
