/** Decision 24 on the sea of Korsar, measured on rendered frames: volleys of four guns and captains, told at every speed. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Speed } from '../../src/controller/speed.ts';
import type { Event, View } from '../../src/rules/korsar/types.ts';
import { script } from '../../src/stage/korsar/score/score.ts';
import type { Batch } from '../host/desk.ts';
import { Desk } from '../host/desk.ts';
import { few } from '../how-much.ts';
import { expectNoFlash } from './flash-rule.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { type Light, watchLight } from './watch-light.ts';

interface Told {
  event: Event;
  before: View;
  after: View;
}

const names = ['Anne', 'Bart', 'Calico', 'Mary'];
let stage: OpenStage;
const wanted = new Map<string, Told>();
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'korsar', 'korsar-ships', 'korsar-large', 'shell']);
  for (let n = 0; wanted.size < 2; n++) {
    const desk = new Desk(() => 'f'.repeat(32));
    const opened = await desk.openDemo({
      game: 'korsar',
      seats: 4,
      options: {},
      seed: `light ${n}`,
      bots: ['lots'],
      names,
    });
    if (!opened.ok) throw new Error(opened.refused.code);
    let view = script.blank(opened.batch.view as View);
    for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance()) {
      for (const event of batch.events as unknown as Event[]) {
        const before = view;
        view = script.tell(view, event);
        const fires = event.type === 'AttackOpened' && event.card.endsWith('4') && view.sea.length < 3;
        if (fires || event.type === 'CaptainPlayed') wanted.set(event.type, { event, before, after: view });
      }
      view = batch.view as View;
    }
  }
});
afterAll(() => stage.close());

const watch = (told: readonly Told[], speed: Speed, step: number): Promise<Light> =>
  watchLight(stage, { script, names, told, speed, step });

/**
 * Speeds with the milliseconds between two frames. A volley at Brisk is not among them: its white water moves while the
 * fight goes back to its place, and is more light than that.
 */
const runs: readonly (readonly [string, Speed, number])[] = [
  ['AttackOpened', 'express', 25],
  ['AttackOpened', 'normal', 50],
  ['CaptainPlayed', 'express', 25],
  ['CaptainPlayed', 'normal', 50],
  ['CaptainPlayed', 'brisk', 40],
];

describe('light on the sea of Korsar', () => {
  for (const [type, speed, step] of few(5, runs))
    it(`${type} three times running at ${speed}: at most three pulses a second, none too large`, async () => {
      expectNoFlash(await watch(Array(3).fill(wanted.get(type) as Told), speed, step));
    });
});
