/** Letters that only some names have come after the first picture: words that were written without them are written anew. */
import Phaser from 'phaser';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fetchGame, staged, stagedGames } from '../../src/presentation/index.ts';
import { rareLetters } from '../../src/stage/art/type.ts';
import { middleOf } from './middle-of-game.ts';
import { type OpenStage, openStage } from './open-stage.ts';

const id = Object.keys(stagedGames)[0];
let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, stagedGames[id].packs, 640, 360);
  await fetchGame(id);
});
afterAll(() => stage.close());

it.each([
  ['Anne', 0],
  ['Jürgen', 0],
  ['Łukasz', 1],
  ['Phạm', 1],
])('a table that shows %s is drawn anew %i times', (name, times) => {
  const { cast, overlay } = stage.scene;
  cast.show(staged(id).script.layout(middleOf(id), [name, 'Bart', 'Calico', 'Mary'], cast.frame));
  const anew = [vi.spyOn(cast, 'reshape'), vi.spyOn(overlay, 'reshape')];
  stage.scene.rewrite(rareLetters);
  for (const spy of anew) expect(spy).toHaveBeenCalledTimes(times);
  vi.restoreAllMocks();
});
