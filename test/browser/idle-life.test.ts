/**
 * Life on a table at rest, on Canvas and at Plain as everywhere: it comes, what shows it is a function of the table's clock
 * alone, so that a table which is drawn anew shows the very same (no drift), and reduced motion leaves nothing of it.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchGame, stagedGames } from '../../src/presentation/index.ts';
import type { LifeClock } from '../../src/stage/pieces/sea-life-clock.ts';
import { Cast } from '../../src/stage/scene/cast.ts';
import { snapshot } from '../../src/stage/scene/snapshot.ts';
import { Desk } from '../host/desk.ts';
import { few } from '../how-much.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { pixelsOf } from './pixels.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary'];
const options: Readonly<Record<string, object>> = { yellowbeard: { autoSetup: true, turnLimit: 30 } };

describe.each(few(2, ['treasure-fleet', 'yellowbeard', 'korsar', 'card-pirates']))('a table of %s at rest', (game) => {
  let stage: OpenStage;
  let table: ReadonlyMap<string, never>;
  beforeAll(async () => {
    const { packs, later } = stagedGames[game];
    const { script } = await fetchGame(game);
    stage = await openStage(Phaser.CANVAS, [...packs, ...later], 480, 270);
    const desk = new Desk(() => 'f'.repeat(32));
    const demo = { game, seats: 4, options: options[game] ?? {}, seed: 'idle', bots: ['lots'], names };
    const opened = await desk.openDemo(demo as never);
    if (!opened.ok) throw new Error(opened.refused.code);
    let { view } = opened.batch;
    for (let n = 0; n < 12; n++) view = (await desk.advance())?.view ?? view;
    table = script.layout(view, names, stage.scene.cast.frame) as never;
    stage.scene.cast.show(table);
  });
  afterAll(() => stage?.close());

  /** What is alive now; a table has one clock or two. */
  const alive = (): string[] =>
    [...stage.scene.cast.all()].flatMap((piece) => (piece as { life?: { clock: LifeClock } }).life?.clock.kind ?? []);

  it('shows life that a table drawn anew shows too, and nothing is left of it afterwards', () => {
    const { cast } = stage.scene;
    const met = new Set<string>();
    for (let second = 0; second < 90; second++) {
      for (let n = 0; n < 10; n++) {
        stage.step(100);
        for (const kind of alive()) met.add(kind);
      }
      const fresh = new Cast(cast.kit, new Phaser.GameObjects.Container(stage.scene), cast.repertoire);
      fresh.show(table);
      cast.tick(stage.now());
      fresh.tick(stage.now());
      expect(snapshot(fresh), `after ${second} s, ${alive()}`).toEqual(snapshot(cast));
      fresh.clear();
    }
    expect(met.size).toBeGreaterThanOrEqual(3);
  });

  it('is a still picture with reduced motion, and lives again', () => {
    const { cast } = stage.scene;
    for (let n = 0; alive().length === 0; n++) {
      if (n > 600) throw new Error('Nothing came.');
      stage.step(50);
    }
    cast.kit.still = true;
    stage.step(50, true);
    const first = pixelsOf(stage);
    for (let n = 0; n < 300; n++) stage.step(100);
    expect(alive()).toEqual([]);
    expect(pixelsOf(stage).every((value, i) => value === first[i])).toBe(true);
    cast.kit.still = false;
    for (let n = 0; alive().length === 0; n++) {
      if (n > 600) throw new Error('Nothing came again.');
      stage.step(50);
    }
  });
});
