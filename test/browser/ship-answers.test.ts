/** A ship that a finger meets heels: on the table of every game there is one that answers, and she does it at once. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchGame, staged, stagedGames } from '../../src/presentation/index.ts';
import type { Piece } from '../../src/stage/pieces/piece.ts';
import { middleOf } from './middle-of-game.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { names } from './story.ts';

let stage: OpenStage;
beforeAll(async () => {
  const packs = Object.values(stagedGames).flatMap((table) => table.packs);
  stage = await openStage(Phaser.CANVAS, [...new Set(packs)]);
});
afterAll(() => stage.close());

/** Milliseconds within which it is seen. */
const soon = 100;

/** Angles of everything within. */
function anglesOf(within: Phaser.GameObjects.GameObject): number[] {
  const own = 'angle' in within ? [Number(within.angle)] : [];
  return within instanceof Phaser.GameObjects.Container ? [...own, ...within.list.flatMap(anglesOf)] : own;
}

/** Tells how a piece lies a moment after this. */
function soonAfter(piece: Piece, now: number): number[] {
  piece.tick(now + soon);
  return anglesOf(piece);
}

describe.each(Object.keys(stagedGames))('on the table of %s', (id) => {
  it('a ship heels, and says so; nothing else does either', async () => {
    const { scene } = stage;
    const { cast } = scene;
    await fetchGame(id);
    cast.show(staged(id).script.layout(middleOf(id), names.slice(0, 4), cast.frame));
    stage.step(50, true);
    const { now } = scene.time;
    const answering = [...cast.all()].filter((piece) => {
      const before = soonAfter(piece, now);
      const answers = piece.poke(now);
      const heels = soonAfter(piece, now).some((angle, i) => Math.abs(angle - before[i]) > 0.5);
      expect(heels, piece.constructor.name).toBe(answers);
      return answers;
    });
    expect(answering.length).toBeGreaterThan(0);
    // The finger itself: in the middle of one of them there is an answer, and none beside the table.
    const { centerX, centerY } = answering[0].getBounds();
    expect(scene.touched(scene.toReference(centerX, centerY))).toBe(true);
    expect(scene.touched({ x: -50, y: -50 })).toBe(false);
  });
});
