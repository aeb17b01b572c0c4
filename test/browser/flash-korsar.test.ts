/** Light on the sea of Korsar, measured on rendered frames: volleys of four guns, captains and what is thrown away, told at every speed. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Speed } from '../../src/controller/speed.ts';
import { skullsOf } from '../../src/presentation/korsar/hand/strength.ts';
import { script } from '../../src/presentation/korsar/score/score.ts';
import type { Event, View } from '../../src/rules/korsar/types.ts';
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
/** Volleys of one game as they follow each other, the three that have the most guns between them. */
let series: readonly Told[] = [];
/** Captains of other merchants: what each card uncovers is as pale and as large as the ship behind it. */
const captains: Told[] = [];

/** Tells of whoever fires how many guns: who guards a ship of her own fires none. */
function gunsOf({ event, after }: Told): number {
  if (event.type !== 'AttackOpened' && event.type !== 'AttackReinforced') return 0;
  const other = after.sea.some(({ vessel, side }) => vessel === event.vessel && side !== event.side);
  return other ? skullsOf(event.card) : 0;
}

const gunsIn = (told: readonly Told[]): number => told.reduce((n, one) => n + gunsOf(one), 0);

beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'korsar', 'korsar-ships', 'korsar-large', 'shell']);
  for (let n = 0; wanted.size < 3; n++) {
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
    let last: Told[] = [];
    for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance()) {
      for (const event of batch.events as unknown as Event[]) {
        const before = view;
        view = script.tell(view, event);
        const fires = event.type === 'AttackOpened' && event.card.endsWith('4') && view.sea.length < 3;
        const told = { event, before, after: view };
        if (fires || event.type === 'CaptainPlayed' || event.type === 'CardDiscarded') wanted.set(event.type, told);
        if (event.type === 'CaptainPlayed' && captains.length < 3) captains.push(told);
        if (gunsOf(told) === 0) continue;
        last = [...last.slice(-2), told];
        if (gunsIn(last) > gunsIn(series)) series = last;
      }
      view = batch.view as View;
    }
  }
});
afterAll(() => stage.close());

const watch = (told: readonly Told[], speed: Speed, step: number): Promise<Light> =>
  watchLight(stage, { script, names, told, speed, step });

/** Speeds with the milliseconds between two frames. */
const runs: readonly (readonly [string, Speed, number])[] = [
  ['AttackOpened', 'express', 25],
  ['AttackOpened', 'normal', 50],
  ['CaptainPlayed', 'express', 25],
  ['CaptainPlayed', 'normal', 50],
  ['CaptainPlayed', 'brisk', 40],
  ['CardDiscarded', 'normal', 50],
  ['CardDiscarded', 'brisk', 40],
];

describe('light on the sea of Korsar', () => {
  for (const [type, speed, step] of few(7, runs))
    it(`${type} three times running at ${speed}: at most three pulses a second, none too large`, async () => {
      expectNoFlash(await watch(Array(3).fill(wanted.get(type) as Told), speed, step));
    });

  for (const n of few(0, [0, 1, 2]))
    it(`captain ${n} of a game at normal: at most three pulses a second, none too large`, async () => {
      // Where frames fall in the time of a beat decides what one of them catches.
      stage.step(37);
      expectNoFlash(await watch([captains[n]], 'normal', 50));
    });

  for (const [speed, step] of few(1, [
    ['brisk', 40],
    ['express', 25],
  ] as const))
    it(`three volleys of a game at ${speed}: at most three pulses a second, none too large`, async () => {
      expectNoFlash(await watch(series, speed, step));
    });

  it('AttackOpened at brisk: at most three pulses a second, none too large', async () => {
    expectNoFlash(await watch([wanted.get('AttackOpened') as Told], 'brisk', 40));
  });
});
