/**
 * The reasons that the room is told of a computer's move: at tables that look the same to everybody, moves that look the same
 * have the same one, whatever lies in hands and under the water.
 */
import { describe, expect, it } from 'vitest';
import { botsOf } from '../../src/bots/games.ts';
import { ownReason, roomReason } from '../../src/bots/why.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, GameAction } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { times } from '../how-much.ts';
import { positions } from './positions.ts';

const many = times(150, 3000);
/** Games in which everything is done in the open. */
const allOpen = ['korsar'];

/** Compares all moves of so many pairs of tables; counts reasons, and the pairs in which a captain's own reasons differ. */
function compare(game: Game, reason = roomReason) {
  const dice = seededDice(seedFrom('reasons alike'), 'deck');
  const found = { codes: new Set<string>(), compared: 0, differ: 0 };
  let pairs = 0;
  for (const { state, seat } of positions(game)) {
    const other = game.permute(state, 'table', dice);
    const said = new Map<string, string>();
    const noted = (at: object, action: GameAction) => {
      const why = reason(game, at, seat, action);
      if (why) found.codes.add(why.code);
      return JSON.stringify(why);
    };
    for (const action of game.legal(state, seat))
      said.set(game.nameFor(state, seat, action, 'table'), noted(state, action));
    for (const action of game.toAct(other).includes(seat) ? game.legal(other, seat) : []) {
      const same = said.get(game.nameFor(other, seat, action, 'table'));
      if (same === undefined) continue;
      found.compared++;
      if (same !== noted(other, action)) found.differ++;
    }
    if (++pairs === many) return found;
  }
  throw new Error('There are not enough positions.');
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  it(`says the same of moves that look the same, in ${many} pairs of tables`, () => {
    const { codes, compared, differ } = compare(game);
    expect(differ).toBe(0);
    expect(compared).toBeGreaterThan(many);
    expect(codes.size).toBeGreaterThan(2);
  });

  it('has other reasons for the captain alone where something is secret', () => {
    expect(botsOf(id).reasons).toBeDefined();
    if (!allOpen.includes(id)) expect(compare(game, ownReason).differ).toBeGreaterThan(0);
  });

  it('never calls what is done without a choice a reason', () => {
    let only = 0;
    for (const { state, seat } of positions(game)) {
      const [action] = game.legal(state, seat);
      const alone: Game = { ...game, legal: () => [action] };
      expect(ownReason(alone, state, seat, action)).toBeNull();
      if (++only === 20) return;
    }
  });
});
