/** The broadside of the title's great ship: seven guns after twelve seconds, one light, and nothing once the title is left. */
import Phaser from 'phaser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SoundCue } from '../../src/controller/beat.ts';
import { flashLimits } from '../../src/controller/flash-governor.ts';
import { stagedGames } from '../../src/stage/index.ts';
import { titleScreen } from '../../src/stage/screens/title.ts';
import { luminance, mostPerSecond } from './light.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { watchRest } from './watch-light.ts';

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'title', 'shell']);
});
afterAll(() => stage.close());

function title(seconds: number): void {
  const games = Object.entries(stagedGames).map(([id, { title: name, form }]) => ({ id, name, counts: form.counts }));
  const countdown = { next: 'Korsar', seconds };
  const { placements } = titleScreen({ games, waiting: null, language: 'Deutsch', countdown, focus: null });
  stage.scene.overlay.show(new Map(placements.map((placement) => [placement.id, placement])));
}

/** Everything of a kind that the great ship's guns have made and that is there now. */
const made = (kind: typeof Phaser.GameObjects.Container): number =>
  stage.scene.overlay.get('broadside')?.list.filter((each) => each instanceof kind).length ?? 0;

it('comes after twelve seconds, gun by gun, and is one light of limited size', () => {
  title(9);
  stage.step(100, true);
  expect(stage.scene.overlay.get('broadside')).toBeUndefined();
  title(8);
  let most = 0;
  const found = watchRest(stage, {
    ms: 2400,
    step: 60,
    plant: (at) => {
      // A title that counts is drawn anew every second, and its ship fires once.
      if (at > 0 && at % 960 === 0) title(8 - at / 960);
      most = Math.max(most, made(Phaser.GameObjects.Container));
      if (at === 180) expect(made(Phaser.GameObjects.Container)).toBeLessThan(7);
    },
  });
  // Flames, and the smoke that is still there.
  expect(most).toBeGreaterThanOrEqual(7);
  expect(mostPerSecond(found), JSON.stringify(found)).toBeLessThanOrEqual(flashLimits.pulses);
  for (const { area } of found) expect(area, JSON.stringify(found)).toBeLessThanOrEqual(flashLimits.area);
});

it('is over as soon as the title is left, or somebody is there again', () => {
  for (const leave of [() => title(20), () => stage.scene.overlay.show(new Map())]) {
    title(20);
    title(8);
    stage.step(300);
    const piece = stage.scene.overlay.get('broadside');
    leave();
    expect(stage.scene.overlay.get('broadside')).toBeUndefined();
    expect(piece?.active).toBe(false);
    stage.step(1000, true);
  }
});

it('is heard gun by gun, not as loud as a game, and hides the boards in smoke', () => {
  title(20);
  const { kit } = stage.scene.overlay;
  const heard: SoundCue[] = [];
  kit.heard = (cue) => heard.push(cue);
  const before = boards();
  title(8);
  stage.step(300, true);
  expect(heard.length).toBeLessThan(7);
  for (let ms = 0; ms < 1200; ms += 60) stage.step(60, true);
  expect(heard.length).toBe(7);
  for (const { name, volume } of heard) expect([name, (volume ?? 1) < 0.7]).toEqual(['cannon', true]);
  const change = boards().map((value, i) => Math.abs(value - before[i]));
  expect(change.filter((each) => each > 0.02).length / change.length).toBeGreaterThan(0.7);
  kit.heard = undefined;
});

/** Light of the part of the picture in which the boards lie. */
function boards(): Float32Array {
  const all = luminance(stage);
  return all.slice(Math.floor(all.length * 0.6), Math.floor(all.length * 0.88));
}

it('is seven lines of gold where nothing may move', () => {
  title(20);
  const { kit } = stage.scene.overlay;
  kit.still = true;
  title(8);
  stage.step(50);
  expect(made(Phaser.GameObjects.Graphics as never)).toBe(7);
  expect(made(Phaser.GameObjects.Container)).toBe(0);
  kit.still = false;
});
