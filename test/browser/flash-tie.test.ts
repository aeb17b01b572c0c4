/**
 * Light where a tie of Korsar is made and where it breaks, in a close-up and in darkness: told at every speed and drawn
 * at every level of quality.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Beat } from '../../src/controller/beat.ts';
import type { Speed } from '../../src/controller/speed.ts';
import { script } from '../../src/presentation/korsar/score/score.ts';
import type { Quality } from '../../src/presentation/quality.ts';
import type { Event, View } from '../../src/rules/korsar/types.ts';
import { type Batch, Desk } from '../host/desk.ts';
import { few } from '../how-much.ts';
import { expectNoFlash, isFlash } from './flash-rule.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { type Light, watchLight } from './watch-light.ts';

interface Told {
  event: Event;
  before: View;
  after: View;
}

const names = ['Anne', 'Bart', 'Calico', 'Mary'];
const ties: Readonly<Record<string, (event: Event) => boolean>> = {
  broken: (event) => event.type === 'LeadChanged' && event.from === null && event.to !== null,
  made: (event) => event.type === 'LeadChanged' && event.to === null,
};

/** Plays games until a tie was made and one was broken. */
async function findTies(): Promise<Map<string, Told>> {
  const found = new Map<string, Told>();
  for (let n = 0; found.size < 2; n++) {
    const desk = new Desk(() => 'f'.repeat(32));
    const opened = await desk.openDemo({
      game: 'korsar',
      seats: 4,
      options: {},
      seed: `tie ${n}`,
      bots: ['lots'],
      names,
    });
    if (!opened.ok) throw new Error(opened.refused.code);
    let view = script.blank(opened.batch.view as View);
    for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance()) {
      for (const event of batch.events as unknown as Event[]) {
        const before = view;
        view = script.tell(view, event);
        for (const [name, is] of Object.entries(ties))
          if (is(event) && before.sea.length < 3) found.set(name, { event, before, after: view });
      }
      view = batch.view as View;
    }
  }
  return found;
}

/** Levels of quality, each on a renderer that has it. */
const levels: readonly [Quality, number][] = [
  ['plain', Phaser.CANVAS],
  ['high', Phaser.WEBGL],
  ['middle', Phaser.WEBGL],
];
const speeds: readonly [Speed, number][] = [
  ['normal', 50],
  ['express', 25],
  ['brisk', 40],
  ['calm', 60],
];

describe.each(few(1, levels))('light of a tie at the level %s', (quality, renderer) => {
  let stage: OpenStage;
  let told: Map<string, Told>;
  beforeAll(async () => {
    stage = await openStage(renderer, ['common', 'korsar', 'korsar-ships', 'korsar-large', 'shell']);
    stage.scene.setQuality(quality);
    told = await findTies();
  });
  afterAll(() => stage.close());

  const watch = (tie: string, speed: Speed, step: number, by = script): Promise<Light> =>
    watchLight(stage, { script: by, names, told: [told.get(tie) as Told, told.get(tie) as Told], speed, step });

  for (const tie of Object.keys(ties))
    for (const [speed, step] of few(2, speeds))
      it(`${tie} twice running at ${speed}: at most three pulses a second, none too large`, async () => {
        expectNoFlash(await watch(tie, speed, step));
      });

  it('lights that nobody governs would be found', async () => {
    const lit = (beat: Beat): Beat => ({
      ...beat,
      cues: [
        ...beat.cues,
        ...[0, 250, 500, 750].map((at) => ({ at, effect: { name: 'flash', x: 960, y: 560, size: 2, n: at } as const })),
      ],
    });
    const { effects } = await watch('broken', 'express', 25, {
      ...script,
      beat: (...told) => lit(script.beat(...told)),
    });
    expect(isFlash(effects), JSON.stringify(effects)).toBe(true);
  });
});
