/**
 * Captains of every level see what their seat sees: a table that looks the same from there, with the same memory and the
 * same seed, gets the same move after the same number of rounds and the same pause. Positions come from random games of every
 * seat count with every option.
 */
import { describe, expect, it } from 'vitest';
import { type Level, levels } from '../../src/bots/index.ts';
import { type Temper, tempers } from '../../src/bots/tempers.ts';
import { clocked } from '../../src/host/patience.ts';
import { isForced, isQuiet, viewers } from '../../src/match/position.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { times } from '../how-much.ts';
import { allTables, positions } from './positions.ts';

/** Positions of every game, and rounds of thought, by level. */
const trials: Readonly<Record<Level, { positions: number; rounds: number }>> = {
  parrot: { positions: times(80, 10_000), rounds: 1 },
  monkey: { positions: times(50, 10_000), rounds: 1 },
  bosun: { positions: times(30, 10_000), rounds: 25 },
  admiral: { positions: times(12, 1000), rounds: times(60, 200) },
};

/** Positions of every game in which somebody has a temper, by level. */
const tempered = { bosun: times(20, 4000), admiral: times(8, 400) } as const;

/** Positions of every game for which everybody else looks at the pause. */
const watched = times(80, 10_000);

/** Games with many actions have neighbours that say the same: one position in so many, so that many options are met. */
const every = 12;

for (const [id, game] of Object.entries(games)) {
  describe(id, () => {
    const tables = allTables(game);
    for (const level of Object.keys(levels) as Level[]) {
      const { positions: many, rounds } = trials[level];
      it(`${level}: the same move, as soon, in ${many} pairs of tables that look alike`, async () => {
        const dice = seededDice(seedFrom(`alike ${level}`), 'deck');
        let unlike = 0;
        let pairs = 0;
        for (const { state, memory, seat } of positions(game, { tables, every })) {
          const other = game.permute(state, seat, dice);
          if (JSON.stringify(other) !== JSON.stringify(state)) unlike++;
          const seed = seedFrom(`${level} ${pairs}`);
          expect(await decided(level, other, memory, seat, seed, rounds)).toEqual(
            await decided(level, state, memory, seat, seed, rounds),
          );
          if (++pairs === many) break;
        }
        expect(unlike).toBeGreaterThan(many / 2);
      });
    }

    for (const level of ['bosun', 'admiral'] as const)
      it(`${level} of every temper: the same move, as soon, in ${tempered[level]} pairs of tables that look alike`, async () => {
        const dice = seededDice(seedFrom('alike tempers'), 'deck');
        let pairs = 0;
        for (const { state, memory, seat } of positions(game, { tables, every })) {
          const other = game.permute(state, seat, dice);
          const seed = seedFrom(`temper ${pairs}`);
          const temper = tempers[pairs % tempers.length];
          const { rounds } = trials[level];
          expect(await decided(level, other, memory, seat, seed, rounds, temper)).toEqual(
            await decided(level, state, memory, seat, seed, rounds, temper),
          );
          if (++pairs === tempered[level]) break;
        }
      });

    it(`a pause, or none, in ${watched} positions, whatever lies hidden from those who wait`, () => {
      const dice = seededDice(seedFrom('alike pauses'), 'deck');
      let seen = 0;
      for (const { state, seat } of positions(game, { tables, every, choices: 1 })) {
        const others = viewers(seatsAt(state)).filter((viewer) => viewer !== seat);
        const other = game.permute(state, others[seen % others.length], dice);
        if (game.toAct(other).includes(seat)) expect(isForced(game, other, seat)).toBe(isForced(game, state, seat));
        if (isForced(game, state, seat)) expect(game.legal(state, seat).length).toBe(1);
        if (++seen === watched) break;
      }
    });

    function seatsAt(state: object): number {
      const { seats } = game.view(state, 'table') as { seats: number | readonly unknown[] };
      return typeof seats === 'number' ? seats : seats.length;
    }

    async function decided(
      level: Level,
      state: object,
      memory: object | null,
      seat: number,
      seed: string,
      most: number,
      temper?: Temper,
    ) {
      let asked = 0;
      const time = { ms: 0, waited: 0 };
      // Every round of thought takes a while.
      const until = () => {
        time.ms += 7;
        return asked++ < most;
      };
      const wait = async (ms: number) => {
        time.waited += ms;
      };
      const { pause } = clocked(500, 0, { now: () => time.ms + time.waited, wait });
      const budget = { until, signal: new AbortController().signal };
      const bots = seededDice(seed, 'bots');
      const { decide } = levels[level];
      const think = async () =>
        decide(game, game.view(state, seat), game.legal(state, seat), seat, bots, budget, memory, temper);
      const position = { state, dice: seededDice(seed, 'deck').cursor() };
      const forced = isForced(game, state, seat);
      const action = await pause(level)(think, {
        forced,
        quiet: (one) => isQuiet(game, position, { seats: seatsAt(state), seat, action: one }),
      });
      return { action, asked, forced, waited: time.waited, drawn: bots.cursor() };
    }
  });
}
