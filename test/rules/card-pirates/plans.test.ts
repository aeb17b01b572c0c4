/** Plans of a battle: every commitment that the rules allow, and each of them once. What lies there stays there. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import { plans } from '../../../src/rules/card-pirates/plans.ts';
import type { CardId, State } from '../../../src/rules/card-pirates/types.ts';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { times } from '../../how-much.ts';
import { anyCourse, voyage } from './voyage.ts';

/** All sets of one to three crew cards, counted in binary. */
function commitments(state: State, cards: readonly CardId[]): string[] {
  const crew = cards.filter((card) => /^[2-9]|^10/.test(card));
  const found: string[] = [];
  for (let bits = 1; bits < 2 ** crew.length; bits++) {
    const chosen = crew.filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1);
    const suits = new Set(chosen.map((card) => card.at(-1)));
    if (chosen.length <= 3 && !(state.options.sameSuitBattle && suits.size > 1)) found.push(chosen.sort().join());
  }
  return found.sort();
}

describe.each([2, 3, 4])('%i captains', (seats) => {
  it('11 a battle is planned as a whole: every commitment once that holds what lies there, and then the captain is ready', () => {
    let battles = 0;
    let fromNothing = 0;
    fc.assert(
      fc.property(anyCourse(seats), (any) => {
        voyage(any, ({ after }) => {
          if (after.phase !== 'battle.attack' && after.phase !== 'battle.defend') return;
          const { attacker, defender, attack, defence } = after.battle!;
          const [seat, lies] = after.phase === 'battle.attack' ? [attacker, attack] : [defender, defence];
          const cards = [...after.seats[seat].hand, ...lies];
          // Binary counting is for hands that people hold.
          if (cards.filter((card) => /^[2-9]|^10/.test(card)).length > 10) return;
          battles++;
          const reached = plans(after, seat).map((plan) => {
            const state = cardPirates.clone(after);
            for (const action of plan.slice(0, -1))
              cardPirates.play(state, seat, action, undefined, seededDice(seedFrom('plans'), 'deck'));
            expect(plan.at(-1)).toEqual({ type: 'ready' });
            expect(cardPirates.refusal(state, seat, { type: 'ready' })).toBeNull();
            const battle = state.battle!;
            return [...(state.phase === 'battle.attack' ? battle.attack : battle.defence)].sort().join();
          });
          const whole = commitments(after, cards).filter((text) =>
            lies.every((card) => text.split(',').includes(card)),
          );
          expect(reached.sort()).toEqual(whole);
          if (lies.length === 0) fromNothing++;
        });
      }),
      { numRuns: times(12, 60) },
    );
    expect(fromNothing).toBeGreaterThan(0);
    expect(battles).toBeGreaterThan(fromNothing);
  });

  it('31 everywhere else each legal action is a plan', () => {
    fc.assert(
      fc.property(anyCourse(seats), (any) => {
        voyage(any, ({ after }) => {
          for (let seat = 0; seat < seats; seat++)
            if (after.battle === null || !/attack|defend/.test(after.phase))
              expect(plans(after, seat)).toEqual(cardPirates.legal(after, seat).map((action) => [action]));
        });
      }),
      { numRuns: times(2, 20) },
    );
  });
});
