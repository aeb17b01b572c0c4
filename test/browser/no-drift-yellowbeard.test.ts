/**
 * No drift at Yellowbeard's table: after the events of an action have played, frame by frame, the table must be object for
 * object what `show(view)` draws from nothing; and no beat of a whole match may fail.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Script } from '../../src/controller/room.ts';
import { script } from '../../src/presentation/yellowbeard/score/score.ts';
import { squareName } from '../../src/rules/yellowbeard/map.ts';
import type { Ocean } from '../../src/rules/yellowbeard/types.ts';
import { few, thorough } from '../how-much.ts';
import { crowded } from '../presentation/crowded.ts';
import { watchForDrift } from './drift.ts';
import { type OpenStage, openStage } from './open-stage.ts';

const told = script as unknown as Script<object, { type: string }>;
const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace'];
let stage: OpenStage;

beforeAll(async () => {
  stage = await openStage(Phaser.CANVAS, ['common', 'yellowbeard', 'shell', 'man-of-war']);
});
afterAll(() => stage.close());

/** Wider than its window: islands of two squares, a harbour or a site on each. */
function wideSea(): Ocean {
  const width = 42;
  const spots = Array.from({ length: 33 }, (_, i) => ({
    x: 2 + (i % 11) * 3 + (i % 2),
    y: 2 + Math.floor(i / 11) * 4,
  }));
  const rows = Array.from({ length: 14 }, (_, y) =>
    Array.from({ length: width }, (_, x) => (spots.some((spot) => spot.y === y && spot.x === x) ? 'o' : '~')).join(''),
  );
  const squares = spots.map(({ x, y }) => squareName(x, y));
  return {
    id: 'wide',
    title: 'Wide',
    author: '',
    rows,
    straits: [],
    harbours: squares.slice(0, 11).map((square) => ({ id: square, name: '', square })),
    sites: squares.slice(11).map((square) => ({ id: square, square })),
    islands: [],
    counts: { ...crowded, navyShips: 3 },
  };
}

const ways: [number, Record<string, unknown>, string][] = [
  [2, { map: 'short-voyage', turnLimit: 40 }, 'monkey'],
  [3, { map: 'short-voyage', turnLimit: 20, rounds: 2, autoSetup: true }, 'lots'],
  [4, { turnLimit: 20, autoSetup: true, telescope: 'four', secondAim: 'afterRoll' }, 'lots'],
  [6, { map: 'short-voyage', turnLimit: 60, shot: 'upTo', autoSetup: true, counts: crowded, rounds: 2 }, 'lots'],
  [5, { map: 'pirate-round', turnLimit: 30 }, 'monkey'],
  [3, { map: wideSea(), turnLimit: 9, autoSetup: true }, 'lots'],
];

describe('no drift at Yellowbeard', () => {
  const seen = new Set<string>();
  for (const [seats, options, bot] of few(1, ways)) {
    it(`a whole match of ${seats}, ${JSON.stringify(options).slice(0, 120)}, leaves the table as show draws it`, async () => {
      const demo = { game: 'yellowbeard', seats, options, seed: `drift ${seats}`, bots: [bot], names };
      const watched = await watchForDrift(demo, { stage, script: told, every: 6 });
      for (const type of watched.seen) seen.add(type);
      expect(watched.actions).toBeGreaterThan(20);
    });
  }

  if (thorough) {
    it('and these matches had most of the beats there are', () => {
      for (const type of ['TreasureStolen', 'TelescopeAsked', 'PirateSighted', 'PirateTokenRemoved', 'SalvoFired'])
        expect(seen).toContain(type);
      for (const type of ['RoundEnded', 'PirateRolePassed', 'MatchEnded', 'NavyHeld']) expect(seen).toContain(type);
    });
  }
});
