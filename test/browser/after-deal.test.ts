/** A demo shows its deal before all of the game's atlases are there: nothing on that table may ask for one of those that come later. */
import Phaser from 'phaser';
import { expect, it } from 'vitest';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { packsOfDeal } from '../../src/presentation/game-facts.ts';
import { fetchGame, stagedGames } from '../../src/presentation/index.ts';
import { Desk } from '../host/desk.ts';
import { openStage, settle } from './open-stage.ts';

const split = Object.entries(stagedGames).filter(([, facts]) => packsOfDeal(facts).length < facts.packs.length);
const cases = split.flatMap(([game]) => [2, 5, 8].map((seats) => [game, seats] as const));

it.each(cases)('of %s with %s captains the deal needs no later picture', async (game, seats) => {
  const facts = stagedGames[game];
  const first = packsOfDeal(facts);
  const { script } = await fetchGame(game);
  const stage = await openStage(Phaser.CANVAS, first, 480, 270);
  try {
    const { cast, reel } = stage.scene;
    const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Ching'].slice(0, seats);
    const controller = new SceneController(cast, reel, script, names);
    const failed: unknown[] = [];
    controller.onFailure = (error) => failed.push(error);
    const desk = new Desk(() => 'f'.repeat(32));
    const demo = { game, seats, options: {}, seed: 'deal', bots: ['lots'], names };
    const opened = await desk.openDemo(demo as never);
    if (!opened.ok) throw new Error(opened.refused.code);
    let told: { events: { type: string }[]; view: object } = opened.batch as never;
    controller.open(told.view);
    let steps = 0;
    const waits = () => told.events.some(({ type }) => facts.needs[type]?.some((pack) => facts.packs.includes(pack)));
    while (!waits()) {
      let over = false;
      const telling = controller.play(told).then(() => {
        over = true;
      });
      while (!over) {
        stage.step(100, true);
        await settle();
      }
      await telling;
      steps++;
      told = (await desk.advance()) as never;
    }
    // A table at rest lives on.
    for (let n = 0; n < 300; n++) stage.step(100);
    expect(failed).toEqual([]);
    expect(steps).toBeGreaterThan(0);
    // What comes then asks for one.
    const next = script.layout(told.view as never, names, cast.frame);
    expect(() => cast.show(next as never)).toThrow('There is no picture');
  } finally {
    stage.close();
  }
});

it('some game is among them', () => expect(split.map(([game]) => game)).not.toEqual([]));
