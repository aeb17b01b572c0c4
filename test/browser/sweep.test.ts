/**
 * The velvet between two demos: no light that pulses (docs/decisions.md, light), and with reduced motion one that comes and
 * goes in place.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stagedGames } from '../../src/presentation/index.ts';
import { swept as sweptScreen } from '../../src/presentation/screens/attract.ts';
import type { Screen } from '../../src/presentation/screens/sketch.ts';
import { Sketch } from '../../src/presentation/screens/sketch.ts';
import { frames as shapes } from '../../src/presentation/shapes.ts';
import { sweepTime } from '../../src/presentation/telling/sweep-time.ts';
import { script } from '../../src/presentation/treasure-fleet/score/score.ts';
import { expectFewPulses } from './flash-rule.ts';
import { type Frame, luminance, pulses } from './light.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { find, names } from './story.ts';

let stage: OpenStage;
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['shell', ...stagedGames['treasure-fleet'].packs]);
  const { before } = find(4, {}, ({ event }) => event.type === 'CardPlayed');
  stage.scene.cast.show(script.layout(before, names, shapes.wide));
});
afterAll(() => stage.close());

const bareScreen = (): Screen => {
  const sketch = new Sketch(null);
  sketch.frame = shapes.wide;
  return sketch;
};

/** In, and out again, at 50 frames a second. */
function* swept(smoke = false): Generator<Frame> {
  const { scene } = stage;
  stage.step(20, true);
  for (const how of ['across', 'away'] as const) {
    const screen = sweptScreen(bareScreen(), how, smoke);
    scene.setOver(screen);
    scene.overlay.show(new Map(screen.placements.map((placement) => [placement.id, placement])));
    for (let ms = 0; ms <= sweepTime; ms += 20) {
      stage.step(20, true);
      const seen = luminance(stage);
      yield { at: stage.now(), seen, made: seen };
    }
  }
  scene.overlay.show(new Map());
}

/** From one picture to the next. */
const largest = (a: Float32Array, b: Float32Array): number =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i])), 0);

for (const smoke of [false, true])
  it(`of ${smoke ? 'smoke' : 'velvet'} makes no more light that pulses than the rule allows`, () => {
    expectFewPulses(pulses([...swept(smoke)], 1));
  });

it('with reduced motion it fades in over the table and out again, everywhere at once', () => {
  const kits = [stage.scene.overlay.kit, stage.scene.cast.kit];
  for (const kit of kits) kit.still = true;
  stage.step(2000, true);
  const places: number[] = [];
  const steps: number[] = [];
  let last: Float32Array | null = null;
  for (const { seen } of swept()) {
    const cloth = stage.scene.overlay.get('sweep:in') ?? stage.scene.overlay.get('sweep');
    places.push((cloth!.list[0] as Phaser.GameObjects.Container).x);
    if (last) steps.push(largest(seen, last));
    last = seen;
  }
  for (const kit of kits) kit.still = false;
  expect(new Set(places).size, 'it stays where it is').toBe(1);
  // From one frame to the next nothing jumps.
  expect(Math.max(...steps), steps.map((step) => step.toFixed(2)).join(' ')).toBeLessThan(0.4);
  expect(steps.filter((step) => step > 0.01).length).toBeGreaterThan(12);
});
