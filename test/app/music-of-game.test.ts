/** The drum of the ship's band: it comes with the greatest blows, and goes with them. */
import { expect, it } from 'vitest';
import { followWithMusic } from '../../src/app/telling/music-of-game.ts';
import type { Beat } from '../../src/controller/beat.ts';
import type { SceneController } from '../../src/controller/scene-controller.ts';
import { fetchGame } from '../../src/presentation/index.ts';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import { story } from '../browser/story.ts';

it('beats while a blow of the highest stakes is told', async () => {
  await fetchGame('treasure-fleet');
  const [{ before }] = story(4, {}, 'band');
  const controller = {} as SceneController<object, { type: string }>;
  const heard: boolean[] = [];
  followWithMusic(controller, { music: (_, tense) => void heard.push(tense) }, 'treasure-fleet');
  const told = { ...before, ...script.blank(before) };
  const beat = (slow?: number): Beat => ({ length: 900, cues: [{ at: 0, stand: 50, slow }] });
  for (const each of [undefined, beat(), beat(400), beat(), undefined]) controller.onTold(told, each);
  expect(heard).toEqual([false, true, false]);
});
