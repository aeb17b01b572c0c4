/**
 * No drift, the long run (docs/decisions.md, drift): whole games of all four at every number of captains, with options spread
 * over all that there are, watched frame by frame; after every single action the table is what `show(view)` draws from nothing.
 */
import Phaser from 'phaser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchGame } from '../../src/presentation/index.ts';
import { games } from '../../src/rules/index.ts';
import { watchForDrift } from '../browser/drift.ts';
import { type OpenStage, openStage } from '../browser/open-stage.ts';
import { type OptionSet, optionSets, seatCounts } from '../contract/option-sets.ts';

const names = ['Anne', 'Bart', 'Calico', 'Mary', 'Edward', 'Grace', 'Henry', 'Ching'];
/** Of the option sets of one number of captains. */
const watched = 8;

/** What lets a game between random captains end. */
const ends: Record<string, object> = { yellowbeard: { turnLimit: 20, autoSetup: true } };

/** The first, the last, and as many as are wanted in between. */
function spread(sets: readonly OptionSet[]): OptionSet[] {
  const at = Array.from({ length: watched }, (_, i) => Math.round((i * (sets.length - 1)) / (watched - 1)));
  return [...new Set(at)].map((i) => sets[i]);
}

for (const [id, rules] of Object.entries(games)) {
  describe(`no drift in the long run: ${id}`, async () => {
    const table = await fetchGame(id);
    let stage: OpenStage;
    beforeAll(async () => {
      stage = await openStage(Phaser.CANVAS, [...new Set([...table.packs, ...table.later])]);
    });
    afterAll(() => stage.close());

    for (const count of seatCounts(rules)) {
      for (const { options, seats, name } of spread(optionSets(rules, count))) {
        it(name, async () => {
          const demo = {
            game: id,
            seats,
            options: { ...ends[id], ...options },
            seed: `long ${name}`,
            bots: ['lots'],
            names: names.slice(0, seats),
          };
          const { actions } = await watchForDrift(demo, { stage, script: table.script, every: 1 });
          expect(actions).toBeGreaterThan(10);
        });
      }
    }
  });
}
