/**
 * No drift at Korsar's table: after the events of an action have played, frame by frame, the table must be object for
 * object what `show(view)` draws from nothing; and no beat of a whole game may fail, at any count and in both modes.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Script } from '../../src/controller/room.ts';
import { script } from '../../src/presentation/korsar/score/score.ts';
import { few, thorough } from '../how-much.ts';
import { watchForDrift } from './drift.ts';
import { type OpenStage, openStage } from './open-stage.ts';

const told = script as unknown as Script<object, { type: string }>;
const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Ching'];
let stage: OpenStage;

beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'korsar', 'korsar-ships', 'korsar-large', 'shell']);
});
afterAll(() => stage.close());

const ways: [number, Record<string, unknown>][] = [
  [2, {}],
  [3, { openStacks: true }],
  [4, {}],
  [4, { mode: 'partnership' }],
  [5, {}],
  [6, {}],
  [8, { admiralOnPartnerVessel: true }],
];

describe('no drift at Korsar', () => {
  const seen = new Set<string>();
  for (const [seats, options] of few(1, ways)) {
    it(`a whole game of ${seats}, ${JSON.stringify(options)}, leaves the table as show draws it`, async () => {
      const demo = { game: 'korsar', seats, options, seed: `drift ${seats}`, bots: ['lots'], names };
      const watched = await watchForDrift(demo, { stage, script: told, every: 8 });
      for (const type of watched.seen) seen.add(type);
      expect(watched.actions).toBeGreaterThan(60);
    });
  }

  if (thorough) {
    it('and these games had every beat there is', () => {
      for (const type of ['VesselCaptured', 'CaptainPlayed', 'AdmiralPlayed', 'LeadChanged', 'CardDiscarded'])
        expect(seen).toContain(type);
      for (const type of ['VesselAwarded', 'VesselUnclaimed', 'SeatSitsOut', 'LastCard', 'HandRevealed', 'GameEnded'])
        expect(seen).toContain(type);
    });
  }
});
