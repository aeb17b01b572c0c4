/**
 * No drift where nobody watches: games of every official combination at every seat count, each action skipped to its end
 * with nothing drawn; and positions of a game drawn twice, as the story left them and from nothing, in both renderers.
 */
import Phaser from 'phaser';
import { afterEach, describe, expect, it } from 'vitest';
import { type Deeds, deedsAfter } from '../../src/controller/deeds.ts';
import { SceneController } from '../../src/controller/scene-controller.ts';
import { fetchGame } from '../../src/presentation/index.ts';
import { frames } from '../../src/presentation/shapes.ts';
import type { Game } from '../../src/rules/game.ts';
import { treasureFleet } from '../../src/rules/treasure-fleet/game.ts';
import { Cast } from '../../src/stage/scene/cast.ts';
import { snapshot } from '../../src/stage/scene/snapshot.ts';
import { optionSets, seatCounts } from '../contract/option-sets.ts';
import type { Batch } from '../host/desk.ts';
import { Desk } from '../host/desk.ts';
import { few, outermost } from '../how-much.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { pixelsOf } from './pixels.ts';
import { names } from './story.ts';

const table = await fetchGame('treasure-fleet');
const packs = [...table.packs, ...table.later];
const rules = treasureFleet as unknown as Game;

let stage: OpenStage | null = null;
afterEach(() => {
  stage?.close();
  stage = null;
});

/** Calls `look` after every action, when its events were played and skipped. */
async function skipThrough(
  { scene }: OpenStage,
  seats: number,
  options: object,
  look: (batch: Batch, n: number) => Promise<void> | void,
): Promise<void> {
  const desk = new Desk(() => 'f'.repeat(32));
  const seed = `skipped ${seats} ${JSON.stringify(options)}`;
  const opened = await desk.openDemo({
    game: 'treasure-fleet',
    seats,
    options: { ...options },
    seed,
    bots: ['lots'],
    names,
  });
  if (!opened.ok) throw new Error(opened.refused.code);
  const failures: string[] = [];
  const controller = new SceneController(scene.cast, scene.reel, table.script, names);
  controller.onFailure = (event, error) => failures.push(`${event}: ${error}`);
  controller.open(opened.batch.view);
  let n = 0;
  for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance()) {
    const story = controller.play(batch);
    controller.skip();
    await story;
    await look(batch, n++);
  }
  expect(failures).toEqual([]);
  expect(n).toBeGreaterThan(25);
}

it('every official combination at every seat count, skipped', async () => {
  const open = await openStage(Phaser.CANVAS, packs);
  stage = open;
  const { cast } = open.scene;
  const fresh = new Cast(cast.kit, new Phaser.GameObjects.Container(open.scene), cast.repertoire);
  const official = seatCounts(rules).flatMap((seats) =>
    optionSets(rules, seats).filter(({ options }) =>
      Object.keys(options).every((name) => rules.optionFields.find((field) => field.name === name)?.official),
    ),
  );
  expect(official.length).toBe(20);
  for (const { seats, options, name } of few(2, outermost(official))) {
    let deeds: Deeds | undefined;
    await skipThrough(open, seats, options, (batch, n) => {
      deeds = deedsAfter(table.script.deedOf, batch.events, deeds);
      if (n % 6 !== 0 && !batch.over) return;
      fresh.show(table.script.layout({ ...batch.view, deeds }, names, frames.wide));
      cast.tick(open.now());
      fresh.tick(open.now());
      const { caption: _, ...here } = snapshot(cast);
      const { caption: __, ...there } = snapshot(fresh);
      expect(here, `${name}, action ${n}`).toEqual(there);
    });
  }
});

describe.each([
  ['WebGL', Phaser.WEBGL],
  ['Canvas', Phaser.CANVAS],
])('twenty positions in %s', (_, renderer) => {
  it('are the same pixels as when drawn from nothing', async () => {
    const open = await openStage(renderer, packs, 480, 270);
    stage = open;
    const { cast } = open.scene;
    let compared = 0;
    let deeds: Deeds | undefined;
    await skipThrough(open, 4, { storms: true, cursedShips: true }, async (batch, n) => {
      deeds = deedsAfter(table.script.deedOf, batch.events, deeds);
      if (n % 3 !== 0 || compared === 20) return;
      open.step(0, true);
      const told = pixelsOf(open);
      // Every piece is taken off and made anew.
      cast.reshape();
      cast.show(table.script.layout({ ...batch.view, deeds }, names, frames.wide));
      cast.tick(open.now());
      const anew = pixelsOf(open);
      const off = told.reduce((most, value, i) => Math.max(most, Math.abs(value - anew[i])), 0);
      expect(off, `action ${n}`).toBeLessThanOrEqual(2);
      compared++;
    });
    expect(compared).toBe(20);
  });
});
