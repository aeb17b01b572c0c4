/** The contract, for every game, every seat count and every official option set (habit 3 of the architecture). */
import { describe, expect, it } from 'vitest';
import { botFor, type Level, levels } from '../src/bots/index.ts';
import { Match } from '../src/match/match.ts';
import { readRecord } from '../src/match/record.ts';
import { replay } from '../src/match/replay.ts';
import { seedFrom } from '../src/rules/dice.ts';
import { games } from '../src/rules/index.ts';
import { examine, type Findings } from './contract/contract.ts';
import { optionSets, seatCounts } from './contract/option-sets.ts';
import { randomWalk } from './contract/walk.ts';
import { factsOf } from './facts/index.ts';
import { few, outermost, thorough, times } from './how-much.ts';

/** Thinking longer would not let them see more; test/bots/honesty.test.ts thinks longer. */
const bots = (Object.keys(levels) as Level[]).map((level) => botFor(level, 10));

for (const [id, game] of Object.entries(games)) {
  describe(id, () => {
    const facts = factsOf[id];
    const met = new Set<string>();

    it('has a table of facts, and is registered under its own name', () => {
      expect(facts?.facts.length).toBeGreaterThan(0);
      expect(game.id).toBe(id);
    });

    for (const seats of few(2, outermost(seatCounts(game)))) {
      describe(`${seats} seats`, () => {
        for (const set of few(1, optionSets(game, seats))) {
          const table = { seats, options: { ...facts?.limits, ...set.options }, seed: `contract ${set.name}` };

          it(`${set.name}: sound and tight-lipped from the set-up to the end`, () => {
            const found: Findings = examine(game, facts, table, { every: 6, actions: 1, bots: bots.slice(0, 1) });
            for (const row of found.met) met.add(row);
            expect(found.structure.slice(0, 5)).toEqual([]);
            expect(found.leaks.slice(0, 5)).toEqual([]);
            expect([...new Set(found.completeness)]).toEqual([]);
            expect(found.hidden).toBeGreaterThan(0);
          });

          it(`${set.name}: the same seed and actions give the same hashes, and the record replays`, () => {
            const match = Match.create(game, { seats, options: table.options, seed: seedFrom(table.seed) });
            for (const { seat, action, before } of randomWalk(game, table)) {
              expect(match.position).toEqual(before);
              match.act(seat, action);
            }
            expect(match.outcome).not.toBeNull();
            const read = readRecord(JSON.stringify(match.record));
            if (!read.ok) throw new Error(read.code);
            expect(read.record).toEqual(match.record);
            const again = replay(read.record);
            if (!again.ok) throw new Error(again.code);
            expect(again.match.record).toEqual(match.record);
            expect(again.match.position).toEqual(match.position);
          });
        }

        // With the most captains in npm test; test/bots/honesty asks the same of other tables.
        if (thorough || seats === Math.max(...seatCounts(game)))
          it('bots of every level decide alike where they see alike', () => {
            const table = { seats, options: facts?.limits, seed: `bots ${id} ${seats}` };
            expect(examine(game, facts, table, { every: times(28, 8), actions: 1, bots }).leaks).toEqual([]);
          });
      });
    }

    // What only some options bring is met in the long run.
    if (thorough) {
      it('every row of the table of facts was met at least once', () => {
        expect(facts.facts.map((fact) => fact.row).filter((row) => !met.has(row))).toEqual([]);
      });
    }
  });
}
