/**
 * No drift at the table of Card Pirates: after the events of an action have played, frame by frame, the table must be object for
 * object what `show(view)` draws from nothing; and no beat of a whole game may fail, at any count and with every variant.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Script } from '../../src/controller/room.ts';
import { script } from '../../src/presentation/card-pirates/score/score.ts';
import { type Batch, Desk } from '../host/desk.ts';
import { few, thorough } from '../how-much.ts';
import { watchForDrift } from './drift.ts';
import { type OpenStage, openStage } from './open-stage.ts';

const told = script as unknown as Script<object, { type: string }>;
const names = ['Anne', 'Bart', 'Calico', 'Mary'];
let stage: OpenStage;

beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'card-pirates', 'shell']);
});
afterAll(() => stage.close());

const every = { hiddenCards: true, treacherousSeas: true, randomIslands: true, simplePolitics: true };
/** Captains, options, level, and an event that not every deal brings. */
const ways: [number, Record<string, unknown>, string?, string?][] = [
  [1, {}],
  [1, {}, 'monkey'],
  [3, {}, 'monkey'],
  [2, {}, 'monkey'],
  [2, every],
  [3, { treacherousSeas: true }, 'lots', 'ShipDrifted'],
  [4, { randomIslands: true, advancedSailing: true }],
];

type Demo = Parameters<typeof watchForDrift>[0];

/** The first deal in whose game such an event happens; games are played without a picture until one has it. */
async function dealtWith(type: string, demo: Demo): Promise<Demo> {
  for (let n = 0; n < 60; n++) {
    const dealt = { ...demo, seed: `${demo.seed} ${n}` };
    const desk = new Desk(() => 'f'.repeat(32));
    const opened = await desk.openDemo(dealt);
    if (!opened.ok) throw new Error(opened.refused.code);
    for (let batch: Batch | null = opened.batch; batch; batch = await desk.advance())
      if (batch.events.some((event) => event.type === type)) return dealt;
  }
  throw new Error(`No deal brings ${type}.`);
}

describe('no drift at Card Pirates', () => {
  const seen = new Set<string>();
  for (const [seats, options, bot = 'lots', rare] of few(1, ways)) {
    it(`a whole game of ${seats}, ${JSON.stringify(options)}, by a ${bot}, leaves the table as show draws it`, async () => {
      const demo = {
        game: 'card-pirates',
        seats,
        options: { turnCap: 60, ...options },
        seed: `drift ${seats}`,
        bots: [bot],
        names,
      };
      const dealt = rare === undefined ? demo : await dealtWith(rare, demo);
      const watched = await watchForDrift(dealt, { stage, script: told, every: 8 });
      for (const type of watched.seen) seen.add(type);
      expect(watched.actions).toBeGreaterThan(20);
    });
  }

  if (thorough) {
    it('and these games had every beat of a voyage', () => {
      for (const type of ['IslandMoved', 'SeaShifted', 'StormFormed', 'ShipDrifted', 'TreasureBuried', 'CardSetAside'])
        expect(seen).toContain(type);
      for (const type of ['StormToll', 'BattleRevealed', 'CardsPlundered', 'CardGiven', 'GameEnded'])
        expect(seen).toContain(type);
    });
  }
});
