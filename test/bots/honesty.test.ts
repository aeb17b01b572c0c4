/**
 * Captains of every level see what their seat sees: a table that looks the same from there, with the same memory and the
 * same seed, gets the same move after the same number of rounds. Positions come from random games of every seat count.
 */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Level, levels } from '../../src/bots/index.ts';
import { withCaps } from '../../src/match/caps.ts';
import { Memories } from '../../src/match/memory.ts';
import { pick, seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, GameEvent } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { times } from '../how-much.ts';

/** Positions of every game, and rounds of thought, by level. */
const trials: Readonly<Record<Level, { positions: number; rounds: number }>> = {
  parrot: { positions: times(200, 10_000), rounds: 1 },
  monkey: { positions: times(100, 10_000), rounds: 1 },
  bosun: { positions: times(50, 10_000), rounds: 25 },
  admiral: { positions: times(25, 1000), rounds: times(60, 200) },
};

interface Seen {
  state: object;
  memory: object | null;
  seat: number;
}

/** Positions in which a seat has a choice, about one in three of random games. */
function* positions(game: Game): Generator<Seen> {
  const dice = seededDice(seedFrom('honesty'), 'effects');
  for (let number = 0; ; number++) {
    const options = v.parse(game.options, withCaps(game, {}));
    const deck = seededDice(seedFrom(`honesty ${number}`), 'deck');
    const memories = new Memories(game);
    const hear = (event: GameEvent) => memories.hear([event]);
    const state = game.setup(pick(game.seats(options), dice), options, deck, {}, hear);
    for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
      const seat = pick(toAct, dice);
      const legal = game.legal(state, seat);
      if (legal.length > 1 && dice.below(3) === 0)
        yield { state: game.clone(state), memory: structuredClone(memories.of(seat)), seat };
      game.play(state, seat, pick(legal, dice), hear, deck);
    }
  }
}

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
