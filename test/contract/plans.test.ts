/** Plans are legal actions in a row, by a seat that nobody interrupts, and tell no more than the seat sees. */
import { describe, expect, it } from 'vitest';
import { seededDice, seedFrom, shuffle } from '../../src/rules/dice.ts';
import { games } from '../../src/rules/index.ts';
import { factsOf } from '../facts/index.ts';
import { few, outermost, times } from '../how-much.ts';
import { optionSets, seatCounts } from './option-sets.ts';
import { deepFreeze, randomWalk } from './walk.ts';

const planned = Object.values(games).filter(({ plans }) => plans !== undefined);

it('the games with long lists offer plans', () => {
  expect(planned.map(({ id }) => id).sort()).toEqual(['card-pirates', 'yellowbeard']);
});

describe.each(planned)('$id', (game) => {
  const tables = outermost(seatCounts(game)).flatMap((seats) => few(2, optionSets(game, seats)));

  it.each(tables)(
    '$name: legal actions in a row, of one seat, that tell no more than it sees',
    ({ seats, options, name }) => {
      const dice = seededDice(seedFrom(name), 'effects');
      const table = { seats, options: { ...factsOf[game.id].limits, ...options }, seed: `plans ${name}` };
      for (const { before, index } of randomWalk(game, table)) {
        for (let seat = 0; seat < seats; seat++) {
          const plans = game.plans!(before.state, seat);
          const texts = plans.map((plan) => JSON.stringify(plan));
          expect(new Set(texts).size).toBe(texts.length);
          expect(plans.length > 0).toBe(game.legal(before.state, seat).length > 0);
          if (index % 3 > 0) continue;

          // Whoever sees the same is offered the same.
          const alike = game.permute(before.state, seat, dice);
          expect(JSON.stringify(game.plans!(alike, seat))).toBe(JSON.stringify(plans));
          const imagined = game.imagining(deepFreeze(game.view(before.state, seat)), seat)(dice);
          if (game.toAct(before.state).length > 0)
            expect(JSON.stringify(game.plans!(imagined, seat))).toBe(JSON.stringify(plans));

          for (const plan of shuffle([...plans], dice).slice(0, times(3, 20))) {
            const state = game.clone(before.state);
            plan.forEach((action, i) => {
              if (i > 0) expect(game.toAct(state), 'who acts within a plan').toEqual([seat]);
              expect(game.refusal(state, seat, action), JSON.stringify(plan)).toBeNull();
              expect(game.legal(state, seat)).toContainEqual(action);
              game.play(state, seat, action, undefined, dice);
            });
          }
        }
      }
    },
  );
});
