/**
 * Advice comes from what its seat sees: a table that looks the same from there gets the same advice, after as many slices of
 * thought. What it says is legal, and worth what it says.
 */
import { describe, expect, it } from 'vitest';
import { type AdviceOn, advise } from '../../src/bots/advise.ts';
import { botsOf } from '../../src/bots/games.ts';
import { instinctive } from '../../src/bots/instinct.ts';
import type { SearchQuestion } from '../../src/bots/search.ts';
import { policyOf, roundsOf, searching, think } from '../../src/bots/searching.ts';
import { atOnce } from '../../src/match/slices.ts';
import { seededDice, seedFrom } from '../../src/rules/dice.ts';
import type { Game, GameAction } from '../../src/rules/game.ts';
import { games } from '../../src/rules/index.ts';
import { times } from '../how-much.ts';
import { allTables, positions } from './positions.ts';

const effort = { rounds: times(60, 400), worlds: times(10, 60) };
const many = times(12, 400);

function advised(game: Game, state: object, memory: object | null, seat: number) {
  const question: SearchQuestion<never> = {
    game,
    view: game.view(state, seat),
    memory,
    seat,
    legal: game.legal(state, seat),
  } as never;
  const thinking = advise(question, effort);
  for (let slices = 0; ; slices++) {
    const { done, value } = thinking.next();
    if (done) return { advice: value as AdviceOn<GameAction>, slices };
  }
}

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  it(`gives the same advice in ${many} pairs of tables that look alike, in as many slices`, () => {
    const dice = seededDice(seedFrom('advice alike'), 'deck');
    let pairs = 0;
    let unlike = 0;
    for (const { state, memory, seat } of positions(game)) {
      const other = game.permute(state, seat, dice);
      if (JSON.stringify(other) !== JSON.stringify(state)) unlike++;
      expect(advised(game, other, memory, seat)).toEqual(advised(game, state, memory, seat));
      if (++pairs === many) break;
    }
    expect(unlike).toBeGreaterThan(many / 2);
  });

  it('advises what is legal, warns of something else that is worth less, and names its reasons', () => {
    let seen = 0;
    let warnings = 0;
    const codes = new Set<string>();
    for (const { state, memory, seat } of positions(game)) {
      const legal = game.legal(state, seat);
      const { best, other, worst, why } = advised(game, state, memory, seat).advice;
      const nameOf = (action: GameAction) => game.nameFor(state, seat, action, seat);
      const names = legal.map(nameOf);
      for (const each of [best, other, worst]) {
        if (each === null) continue;
        expect(names).toContain(nameOf(each.action));
        expect(each.value).toBeGreaterThanOrEqual(0);
        expect(each.value).toBeLessThanOrEqual(1);
      }
      if (worst) {
        warnings++;
        expect(worst.value).toBeLessThan(best.value);
        expect(nameOf(worst.action)).not.toBe(nameOf(best.action));
      }
      codes.add(why.code);
      for (const fact of Object.values(why.facts)) expect(Number.isFinite(fact)).toBe(true);
      if (++seen === many) break;
    }
    expect(warnings).toBeGreaterThan(many / 5);
    expect(botsOf(id).reasons).toBeDefined();
    expect(codes.size).toBeGreaterThan(1);
  });

  it('advises what is legal by every option and with any number of captains', () => {
    let seen = 0;
    for (const { state, memory, seat } of positions(game, { tables: allTables(game) })) {
      const { best, other, worst } = advised(game, state, memory, seat).advice;
      for (const each of [best, other, worst])
        if (each) expect(game.refusal(state, seat, each.action as never)).toBeNull();
      if (++seen === times(12, 60)) break;
    }
  });

  it('advises what an Admiral without a temper does, given the same dice and as many rounds', {
    timeout: 120_000,
  }, () => {
    const admiral = instinctive('admiral', searching('admiral', effort.rounds));
    let [same, mixed] = [0, 0];
    for (const { state, memory, seat } of positions(game)) {
      const question = { game, view: game.view(state, seat), memory, seat, legal: game.legal(state, seat) };
      const dice = () => seededDice(seedFrom(JSON.stringify([id, seat, question.view, memory])), 'bots');
      const { best } = advised(game, state, memory, seat).advice;
      const thought = atOnce(think(question as never, policyOf(id) as never, dice(), effort.rounds));
      const instinct = botsOf(id).instincts?.admiral;
      const sensed = instinct ? atOnce(instinct(question.view, question.legal, seat, dice(), memory)) : null;
      if (sensed === null && thought.unseen) {
        // A secret choice is mixed among those that are nearly as good, so that nobody can read it; advice has the best one.
        expect(best.action).toEqual(thought.considered[0].action);
        mixed++;
      } else
        expect(best.action).toEqual(
          admiral.decide(game, question.view, question.legal, seat, dice(), undefined, memory),
        );
      if (++same === times(8, 100)) break;
    }
    expect(mixed).toBeLessThan(same);
    expect(roundsOf(id).admiral).toBeGreaterThan(1000);
  });
});
