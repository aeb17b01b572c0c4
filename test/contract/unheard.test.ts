/** Bots try things out while nobody listens: no event is built then, and all else goes as it would. */
import { describe, expect, it } from 'vitest';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Emit, Game, GameEvent } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { factsOf } from '../facts/index.ts';
import { times } from '../how-much.ts';
import { optionSets, seatCounts } from './option-sets.ts';
import { optionsOf } from './walk.ts';

/** Every state of a game of random play. */
function course(game: Game, seats: number, options: object, seed: string, emit: Emit<GameEvent>): string[] {
  const deck = seededDice(seedFrom(seed), 'deck');
  const choice = seededDice(seedFrom(seed), 'bots');
  const state = game.setup(seats, optionsOf(game, options), deck, {}, emit);
  const states = [JSON.stringify(state)];
  for (let [seat] = game.toAct(state); seat !== undefined && states.length < 400; [seat] = game.toAct(state)) {
    const legal = game.legal(state, seat);
    game.play(state, seat, legal[choice.below(legal.length)], emit, deck);
    states.push(JSON.stringify(state));
  }
  return [...states, JSON.stringify(deck.cursor())];
}

describe.each(Object.values(games))('$id', (game) => {
  it.each(seatCounts(game))('%i seats: the same game, state by state, whether anybody hears of it or not', (seats) => {
    for (const { options, name } of optionSets(game, seats)) {
      for (let i = 0; i < times(1, 8); i++) {
        const table = [game, seats, { ...factsOf[game.id].limits, ...options }, `${name} ${i}`] as const;
        const events: GameEvent[] = [];
        const heard = course(...table, (event) => void events.push(event));
        expect(course(...table, undefined), name).toEqual(heard);
        expect(events.length).toBeGreaterThan(0);
      }
    }
  });
});
