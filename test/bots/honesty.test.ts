/**
 * Captains of every level see what their seat sees: a table that looks the same from there, with the same memory and the
 * same seed, gets the same move after the same number of rounds. Positions come from random games of every seat count.
 */
import { describe, expect, it } from 'vitest';
import { type Level, levels } from '../../src/bots/index.ts';
import { type Temper, tempers } from '../../src/bots/tempers.ts';
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

/** Positions of every game in which somebody has a temper. */
const tempered = times(40, 4000);

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

    it(`bosun of every temper: the same move, as soon, in ${tempered} pairs of tables that look alike`, () => {
      const dice = seededDice(seedFrom('alike tempers'), 'deck');
      let pairs = 0;
      for (const { state, memory, seat } of positions(game)) {
        const other = game.permute(state, seat, dice);
        const seed = seedFrom(`temper ${pairs}`);
        const temper = tempers[pairs % tempers.length];
        const { rounds } = trials.bosun;
        expect(decided('bosun', other, memory, seat, seed, rounds, temper)).toEqual(
          decided('bosun', state, memory, seat, seed, rounds, temper),
        );
        if (++pairs === tempered) break;
      }
    });

    function decided(
      level: Level,
      state: object,
      memory: object | null,
      seat: number,
      seed: string,
      most: number,
      temper?: Temper,
    ) {
      let asked = 0;
      const budget = { until: () => asked++ < most, signal: new AbortController().signal };
      const bots = seededDice(seed, 'bots');
      const { decide } = levels[level];
      const action = decide(game, game.view(state, seat), game.legal(state, seat), seat, bots, budget, memory, temper);
      return { action, asked, drawn: bots.cursor() };
    }
  });
}
