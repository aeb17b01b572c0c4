/**
 * Captains of every level see what their seat sees: a table that looks the same from there, with the same memory and the
 * same seed, gets the same move after the same number of rounds. Positions come from random games of every seat count.
 */
import { describe, expect, it } from 'vitest';
import { type Level, levels } from '../../src/bots/index.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { times } from '../how-much.ts';
import { positions } from './positions.ts';

/** Positions of every game, and rounds of thought, by level. */
const trials: Readonly<Record<Level, { positions: number; rounds: number }>> = {
  parrot: { positions: times(200, 10_000), rounds: 1 },
  monkey: { positions: times(100, 10_000), rounds: 1 },
  bosun: { positions: times(50, 10_000), rounds: 25 },
  admiral: { positions: times(25, 1000), rounds: times(60, 200) },
};

for (const [id, game] of Object.entries(games)) {
  describe(id, () => {
    for (const level of Object.keys(levels) as Level[]) {
      const { positions: many, rounds } = trials[level];
      it(`${level}: the same move, as soon, in ${many} pairs of tables that look alike`, () => {
        const dice = seededDice(seedFrom(`alike ${level}`), 'deck');
        let unlike = 0;
        let pairs = 0;
        for (const { state, memory, seat } of positions(game)) {
          const other = game.permute(state, seat, dice);
          if (JSON.stringify(other) !== JSON.stringify(state)) unlike++;
          const seed = seedFrom(`${level} ${pairs}`);
          expect(decided(level, other, memory, seat, seed, rounds)).toEqual(
            decided(level, state, memory, seat, seed, rounds),
          );
          if (++pairs === many) break;
        }
        expect(unlike).toBeGreaterThan(many / 2);
      });
    }

    function decided(level: Level, state: object, memory: object | null, seat: number, seed: string, most: number) {
      let asked = 0;
      const budget = { until: () => asked++ < most, signal: new AbortController().signal };
      const bots = seededDice(seed, 'bots');
      const { decide } = levels[level];
      const action = decide(game, game.view(state, seat), game.legal(state, seat), seat, bots, budget, memory);
      return { action, asked, drawn: bots.cursor() };
    }
  });
}
