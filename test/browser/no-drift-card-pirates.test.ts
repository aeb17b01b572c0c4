/**
 * No drift at the table of Card Pirates: after the events of an action have played, frame by frame, the table must be object for
 * object what `show(view)` draws from nothing; and no beat of a whole game may fail, at any count and with every variant.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Script } from '../../src/controller/room.ts';
import { script } from '../../src/stage/card-pirates/score/score.ts';
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
const ways: [number, Record<string, unknown>, string?][] = [
  [1, {}],
  [1, {}, 'monkey'],
  [3, {}, 'monkey'],
  [2, {}, 'monkey'],
  [2, every],
  [3, { treacherousSeas: true }],
  [4, { randomIslands: true, advancedSailing: true }],
];

describe('no drift at Card Pirates', () => {
  const seen = new Set<string>();
  for (const [seats, options, bot = 'parrot'] of few(1, ways)) {
    it(`a whole game of ${seats}, ${JSON.stringify(options)}, by a ${bot}, leaves the table as show draws it`, async () => {
      const demo = {
        game: 'card-pirates',
        seats,
        options: { turnCap: 60, ...options },
        seed: `drift ${seats}`,
        bots: [bot],
        names,
      };
      const watched = await watchForDrift(demo, { stage, script: told, every: 8 });
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
