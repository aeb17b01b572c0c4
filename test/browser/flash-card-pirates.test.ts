/** Light at the table of Card Pirates, measured on rendered frames: volleys, storms and cards that are shown, told at every speed. */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Speed } from '../../src/controller/speed.ts';
import { script } from '../../src/presentation/card-pirates/score/score.ts';
import { frames } from '../../src/presentation/shapes.ts';
import type { Event, View } from '../../src/rules/card-pirates/types.ts';
import type { Batch } from '../host/desk.ts';
import { Desk } from '../host/desk.ts';
import { expectNoFlash } from './flash-rule.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { type Light, watchLight } from './watch-light.ts';

interface Told {
  event: Event;
  before: View;
  after: View;
}

const names = ['Anne', 'Bart', 'Calico', 'Mary'];
/** What the room sees large: in the glass, and cards before it. */
const shown: ReadonlySet<string> = new Set(['StormEntered', 'IslandExchanged', 'CardsDugUp']);
let stage: OpenStage;
const wanted = new Map<string, Told>();
beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'card-pirates', 'shell']);
  for (let n = 0; wanted.size < 4; n++) {
    const desk = new Desk(() => 'f'.repeat(32));
    const opened = await desk.openDemo({
      game: 'card-pirates',
      seats: 4,
      options: { treacherousSeas: true, turnCap: 60 },
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
        const fight = event.type === 'BattleRevealed' && event.attackTotal !== event.defenceTotal;
        if (fight || shown.has(event.type)) wanted.set(event.type, { event, before, after: view });
      }
      view = batch.view as View;
    }
  }
  const fight = wanted.get('BattleRevealed') as Told;
  if (fight.event.type !== 'BattleRevealed') throw new Error('It is no battle.');
  const slaughter = { ...fight.event, attackTotal: 24, defenceTotal: 2 };
  wanted.set('a battle of 24 to 2', { ...fight, event: slaughter });
});
afterAll(() => stage.close());

const watch = (told: readonly Told[], speed: Speed, step: number, part = 1): Promise<Light> =>
  watchLight(stage, {
    script,
    names,
    told,
    speed,
    step,
    part,
    spare: part < 1 && told[0].event.type === 'BattleRevealed',
  });

/** Part of its length that a beat takes where none of the people has a part in it. */
const partOf = ({ event, before, after }: Told): number =>
  (script.pacing?.others?.most[event.type] ?? 500) / script.beat(event, before, after, names, frames.wide).length;

describe('light at the table of Card Pirates', () => {
  for (const type of ['BattleRevealed', 'a battle of 24 to 2', ...shown]) {
    const speeds: [Speed, number][] = [
      ['express', 25],
      ['normal', 50],
    ];
    // A glass opens and closes within a second at this speed.
    if (shown.has(type)) speeds.push(['brisk', 40]);
    // A battle of others, and a card that another captain takes aboard.
    if (!type.startsWith('Storm') && type !== 'IslandExchanged')
      it(`${type} of others: at most three pulses a second, none too large`, async () => {
        const told = wanted.get(type) as Told;
        expectNoFlash(await watch([told], 'normal', 25, partOf(told)));
      });
    for (const [speed, step] of speeds) {
      it(`${type} at ${speed}: at most three pulses a second, none too large`, async () => {
        expectNoFlash(await watch([wanted.get(type) as Told], speed, step));
      });
    }
  }
});
