/** Tempers: which one a captain has, that they choose among good actions alone, and that they can be told apart. */
import { describe, expect, it } from 'vitest';
import { botsOf } from '../../src/bots/games.ts';
import { botFor } from '../../src/bots/index.ts';
import { liked } from '../../src/bots/liked.ts';
import { temperOf, tempers } from '../../src/bots/tempers.ts';
import { stagedGames } from '../../src/presentation/index.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { few } from '../how-much.ts';
import { positions } from './positions.ts';

describe('a temper', () => {
  it('follows from the name, and the four who sit there first have four', () => {
    expect(new Set(['Anne', 'Bart', 'Calico', 'Mary'].map(temperOf)).size).toBe(4);
    expect(temperOf('Édouard')).toBe(temperOf('Édouard'));
    expect(tempers).toContain(temperOf(''));
  });

  it('takes what it likes best of what is as good but for the margin, and the better of what it likes the same', () => {
    const likings = { margin: { bold: 0.1 } as never, likes: {} as never };
    const of = (joys: Record<string, number>, ...values: [string, number][]) => {
      const likes = (_: object, __: number, [{ type }]: readonly { type: string }[]) => joys[type];
      const options = values.map(([type, value]) => ({ plan: [{ type }], value }));
      return liked({ ...likings, likes: { bold: likes } as never }, 'bold', {}, 0, options)[0].type;
    };
    expect(of({ a: 0, b: 1 }, ['a', 0.5], ['b', 0.45])).toBe('b');
    expect(of({ a: 0, b: 1 }, ['a', 0.5], ['b', 0.39])).toBe('a');
    expect(of({ a: 1, b: 1 }, ['a', 0.45], ['b', 0.5])).toBe('b');
    expect(of({ a: 0, b: -1 }, ['b', 0.5], ['a', 0.45])).toBe('a');
  });

  it('is shown where it matters, and only there', () => {
    for (const id of Object.keys(games))
      expect(stagedGames[id].tempers === true).toBe(botsOf(id).likings !== undefined);
  });
});

const tempered = Object.values(games).filter(({ id }) => botsOf(id).likings);

describe.each(few(1, tempered).map((game) => [game.id, game] as const))('%s', (_, game) => {
  it('is played in a way of its own by every temper', () => {
    const apart = new Set<string>();
    let looked = 0;
    for (const { state, memory, seat } of positions(game)) {
      const legal = game.legal(state, seat);
      const moves = tempers.map((temper) => {
        const bot = botFor('bosun', 40);
        const dice = seededDice(seedFrom(`apart ${looked}`), 'bots');
        return JSON.stringify(bot.decide(game, game.view(state, seat), legal, seat, dice, undefined, memory, temper));
      });
      for (const [i, move] of moves.entries())
        for (let j = 0; j < i; j++) if (move !== moves[j]) apart.add(`${tempers[j]} ${tempers[i]}`);
      if (++looked === 60) break;
    }
    expect(apart.size).toBe(6);
  });
});
