/** Captains of Card Pirates who plan: the turns of the others, and what a plan is worth. */
import { describe, expect, it } from 'vitest';
import { weighPlans } from '../../src/bots/card-pirates/planner.ts';
import { playReplies } from '../../src/bots/card-pirates/replies.ts';
import { finishTurn } from '../../src/bots/card-pirates/turn.ts';
import { net } from '../../src/bots/card-pirates/weights.ts';
import { levels } from '../../src/bots/index.ts';
import { Match } from '../../src/match/match.ts';
import { atOnce } from '../../src/match/slices.ts';
import { cardPirates } from '../../src/rules/card-pirates/game.ts';
import { imagining } from '../../src/rules/card-pirates/imagining.ts';
import type { State } from '../../src/rules/card-pirates/types.ts';
import { type Dice, pick, seededDice, seedFrom } from '../../src/rules/dice.ts';

const effort = { net, states: 1, kept: 4, again: 2 };
const variants = [{}, { advancedSailing: true, sameSuitBattle: true }, { treacherousSeas: true, simplePolitics: true }];

/** Positions at the beginning of a turn, from random games. */
function* turns(dice: Dice, games: number): Generator<State> {
  for (let number = 0; number < games; number++) {
    const options = variants[number % variants.length];
    const match = Match.create(cardPirates, { seats: 2 + (number % 3), options, seed: seedFrom(`turns ${number}`) });
    while (match.toAct.length > 0) {
      const state = match.position.state as State;
      if (state.phase === 'turn.move' && dice.below(4) === 0) yield cardPirates.clone(state);
      const seat = pick(match.toAct, dice);
      match.act(seat, pick(match.legal(seat), dice));
    }
  }
}

describe('captains in a battle', () => {
  it('never take a crew card back: somebody who looks one action ahead would do so for ever', () => {
    const dice = seededDice(seedFrom('battles'), 'bots');
    let battles = 0;
    for (const { seats, seed } of [2, 3, 4].map((seats) => ({ seats, seed: seedFrom(`battle ${seats}`) }))) {
      const match = Match.create(cardPirates, { seats, seed });
      while (match.toAct.length > 0) {
        const seat = pick(match.toAct, dice);
        const legal = match.legal(seat);
        if (legal.some(({ type }) => type === 'takeBack')) {
          battles++;
          for (const level of ['monkey', 'bosun', 'admiral'] as const)
            expect(levels[level].decide(cardPirates, match.view(seat), legal, seat, dice).type).not.toBe('takeBack');
        }
        match.act(seat, pick(legal, dice));
      }
    }
    expect(battles).toBeGreaterThan(30);
  });
});

describe('replies of the others', () => {
  it('end where the own turn begins again, or with the game', () => {
    const dice = seededDice(seedFrom('replies'), 'bots');
    let [back, over] = [0, 0];
    for (const state of turns(dice, 12)) {
      const { active, turn, seats } = state;
      finishTurn(state, turn, dice);
      // Whoever has moved a ship may have ended the game.
      playReplies(state, active, dice);
      if (state.phase === 'over') over++;
      else {
        expect(state).toMatchObject({ phase: 'turn.move', active, turn: turn + seats.length });
        back++;
      }
    }
    expect(back).toBeGreaterThan(50);
    expect(over).toBeGreaterThan(5);
  });
});

describe('plans', () => {
  it('are weighed alike from the same seed, with replies and without, as chances to win', () => {
    const dice = seededDice(seedFrom('plans'), 'bots');
    for (const state of turns(dice, 3)) {
      const seat = state.active;
      const view = cardPirates.view(state, seat);
      for (const repliesFrom of [undefined, 1]) {
        const weigh = () =>
          atOnce(
            weighPlans(imagining(view, seat), seat, { ...effort, repliesFrom }, seededDice(seedFrom('again'), 'bots')),
          );
        const weighed = weigh();
        expect(weighed).toEqual(weigh());
        for (const { value } of weighed) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }
    }
  });
});
