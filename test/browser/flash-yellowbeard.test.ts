/** Light at Yellowbeard's table, measured on rendered frames: whatever the spyglass shows, told at every speed. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Speed } from '../../src/controller/speed.ts';
import { script } from '../../src/presentation/yellowbeard/score/score.ts';
import type { Event, View } from '../../src/rules/yellowbeard/types.ts';
import type { Batch } from '../host/desk.ts';
import { Desk } from '../host/desk.ts';
import { few } from '../how-much.ts';
import { expectNoFlash } from './flash-rule.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { watchLight } from './watch-light.ts';

interface Told {
  event: Event;
  before: View;
  after: View;
}

const names = ['Anne', 'Bart', 'Calico', 'Mary'];
/** Speeds with the milliseconds between two frames; at Brisk the glass is shown for the shortest time. */
const speeds: readonly [Speed, number][] = [
  ['brisk', 40],
  ['normal', 60],
  ['express', 25],
];
const common = ['PirateTurnTaken', 'TreasureStolen', 'PirateSighted', 'HarbourTested'] as const;
/** What becomes of a salvo. */
const results = ['splash', 'lost', 'navy', 'pirate'] as const;
let stage: OpenStage;
const wanted = new Map<string, Told>();

/** Finds what is wanted in games by chance: captains of that level play them. */
async function find(types: readonly string[], level: 'lots' | 'monkey'): Promise<void> {
  for (let n = 0; types.some((type) => !wanted.has(type)); n++) {
    const desk = new Desk(() => 'f'.repeat(32));
    const opened = await desk.openDemo({
      game: 'yellowbeard',
      seats: 4,
      options: { autoSetup: true, turnLimit: 40 },
      seed: `light ${n}`,
      bots: [level],
      names,
    });
    if (!opened.ok) throw new Error(opened.refused.code);
    let view = script.blank(opened.batch.view as View);
    for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance()) {
      for (const event of batch.events as unknown as Event[]) {
        const before = view;
        view = script.tell(view, event);
        if (!wanted.has(event.type)) wanted.set(event.type, { event, before, after: view });
      }
      view = batch.view as View;
    }
  }
}

beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'yellowbeard', 'shell', 'man-of-war']);
  await find(common, 'monkey');
  // Whoever plays well rams instead.
  await find(['SalvoFired'], 'lots');
  const fired = wanted.get('SalvoFired') as Told;
  for (const result of results)
    wanted.set(`SalvoFired, ${result}`, { ...fired, event: { ...fired.event, result } as Event });
  // What is rare is told of the same sighting: the brig is where everybody saw her.
  const seen = wanted.get('PirateSighted') as Told;
  if (seen.event.type !== 'PirateSighted') throw new Error('Nobody saw her.');
  const { square } = seen.event;
  const caught = { before: seen.after, after: seen.after };
  for (const type of ['PirateSunk', 'PirateRammed', 'PirateTrapped'] as const)
    wanted.set(type, { ...caught, event: { type, ship: 1, square } as Event });
  const laden = structuredClone(seen.after);
  laden.stolen = laden.chests.splice(0, 6);
  const [harbour] = Object.keys(laden.garrisons);
  wanted.set('PirateEscaped', { before: laden, after: laden, event: { type: 'PirateEscaped', square, harbour } });
});
afterAll(() => stage.close());

describe('light under the spyglass', () => {
  const salvos = results.map((result) => `SalvoFired, ${result}`);
  for (const type of [...common, ...salvos, 'PirateSunk', 'PirateRammed', 'PirateTrapped', 'PirateEscaped']) {
    for (const [speed, step] of few(1, speeds)) {
      it(`${type} at ${speed}: at most three pulses a second, none too large`, async () => {
        expectNoFlash(await watchLight(stage, { script, names, told: [wanted.get(type) as Told], speed, step }));
      });
    }
  }
});
