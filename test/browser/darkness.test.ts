/** The dark around what is looked at: how soon it comes again. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenStage, openStage } from './open-stage.ts';

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common']);
});
afterAll(() => stage.close());

describe('the dark around a fight', () => {
  /** Lets it be dark around a fight, and gives how dark it is after so many milliseconds each. */
  function dims(ms: number, times: readonly number[]): number[] {
    const { reel, cast } = stage.scene;
    void reel.play({ length: 9000, cues: [{ at: 0, effect: { name: 'dim', x: 0, y: 0, ms } }] }, new Map(), {
      factor: 1,
      spare: false,
    });
    let now = 0;
    return times.map((time) => {
      for (; now < time; now += 20) stage.step(20);
      return Math.max(0, ...cast.near.veils.list.map((veil) => (veil as Phaser.GameObjects.Rectangle).alpha));
    });
  }

  it('comes for a fight that follows soon after another, when it has been light for a second', () => {
    stage.step(5000);
    const [dark, , light] = dims(800, [600, 1000, 2200]);
    expect(dark).toBeGreaterThan(0.3);
    expect(light).toBe(0);
    // The first one lifts until 2000, so that the second waits until 3000.
    const [still, , again, lifts, gone] = dims(1800, [700, 800, 1200, 2600, 3400]);
    expect(still).toBe(0);
    expect(again).toBeGreaterThan(0.3);
    expect(lifts).toBeLessThan(again);
    expect(gone).toBe(0);
    // Where it could not stay for half of its time, it does not come at all.
    expect(Math.max(...dims(800, [200, 400, 700, 1000]))).toBe(0);
  });
});
