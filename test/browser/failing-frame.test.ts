/** A movement that fails in the middle of a beat: the beat is skipped and told of, and the next one is played. */
import Phaser from 'phaser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepDrawing } from '../../src/app/page/keep-drawing.ts';
import type { Beat } from '../../src/controller/beat.ts';
import { fetchGame, staged, stagedGames } from '../../src/presentation/index.ts';
import { Desk } from '../host/desk.ts';
import { type OpenStage, openStage, settle } from './open-stage.ts';
import { names } from './story.ts';

let stage: OpenStage;
beforeAll(async () => {
  await fetchGame('treasure-fleet');
  stage = await openStage(Phaser.CANVAS, stagedGames['treasure-fleet'].packs, 480, 270);
  keepDrawing(stage.game, stage.scene, { showsSecret: () => false, end: () => {} });
});
afterAll(() => stage.close());

it('a movement that fails ends its beat, and no other', async () => {
  const { cast, reel } = stage.scene;
  const opened = await new Desk(() => 'f'.repeat(32)).openDemo({
    ...{ game: 'treasure-fleet', seats: 2, options: {}, seed: 'x', bots: ['lots'], names: names.slice(0, 2) },
  });
  if (!opened.ok) throw new Error(opened.refused.code);
  const table = staged('treasure-fleet').script.layout(opened.batch.view, names.slice(0, 2), cast.frame);
  cast.show(table);
  const id = 'plate:1';
  const piece = cast.get(id)!;
  const move = piece.move.bind(piece);
  let broken = false;
  piece.move = (key, value) => {
    if (broken) throw new Error('A planted fault.');
    move(key, value);
  };
  const beat: Beat = { length: 1000, cues: [{ at: 0, tween: { piece: id, to: { x: 50 }, ms: 600 } }] };
  const pace = { factor: 1, spare: false };
  const ends: string[] = [];
  const play = () =>
    reel.play(beat, table, pace).then(
      () => ends.push('played'),
      (error) => ends.push(String(error)),
    );
  const frames = async (count: number) => {
    for (let n = 0; n < count; n++) {
      stage.step(50, true);
      await settle();
    }
  };
  void play();
  await frames(3);
  expect(ends).toEqual([]);
  broken = true;
  await frames(2);
  expect(ends).toEqual(['Error: A planted fault.']);
  broken = false;
  void play();
  await frames(25);
  expect(ends).toEqual(['Error: A planted fault.', 'played']);
  expect(piece.x).toBe(50);
});
