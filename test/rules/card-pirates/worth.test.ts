/** The instinct of bots (issue 6, part 5): not law, but it must want the right things. */
import { describe, expect, it } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { random } from '../../../src/bots/random.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import type { Action } from '../../../src/rules/card-pirates/types.ts';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { type Given, optionsOf, Scene, viewOf } from './scene.ts';

/** What the greedy bot does most often in this position. */
function decides(scene: Scene, seat = 0, tries = 9): string {
  const count = new Map<string, number>();
  for (let i = 0; i < tries; i++) {
    const dice = seededDice(seedFrom(`decides ${i}`), 'bots');
    const { state } = scene;
    const action: Action = greedy.decide(
      cardPirates,
      cardPirates.view(state, seat),
      cardPirates.legal(state, seat),
      seat,
      dice,
    );
    const text = JSON.stringify(action);
    count.set(text, (count.get(text) ?? 0) + 1);
  }
  return [...count].sort((a, b) => b[1] - a[1])[0][0];
}

const near = (hand: string, more: Partial<Given> = {}) => Scene.of({ ships: ['B4', 'E1'], hands: [hand], ...more });

describe('instinct', () => {
  it('rises with points and falls with those of others', () => {
    const at = (...hands: string[]) => cardPirates.worth(Scene.of({ ships: ['C3', 'E1'], hands }).state, 0);
    expect(at('KC 5D', '2C')).toBeGreaterThan(at('QC 5D', '2C'));
    expect(at('KC 5D', '2C')).toBeGreaterThan(at('KC 5D', 'KS'));
    expect(at('KC 10D 5D', '2C')).toBeGreaterThan(at('KC 3D 5D', '2C'));
  });

  it('sails to the island where it can exchange upwards, and does', () => {
    const scene = near('JH 5D 5S 2C');
    expect(decides(scene)).toContain('"A5"');
    scene.sail(0, '5D', 'A5');
    expect(decides(scene)).toBe('{"type":"exchange","card":"JH"}');
  });

  it('pays with the lower of two cards that reach as far', () => {
    expect(decides(near('JH 5D 10S 8C 2H'))).toBe('{"type":"sail","card":"5D","path":["A5"]}');
  });

  it('gives and throws overboard what it needs least', () => {
    const storm = Scene.of({ ships: ['C3', 'E1'], hands: ['3D KH 2C 10S'], sea: { C2: '' } }).sail(0, '3D', 'C2');
    expect(decides(storm)).toBe('{"type":"placeInStorm","card":"2C"}');
    const won = Scene.of({ ships: ['B3', 'C2'], hands: ['5C 10C 2D KH', '3H KD QS'] });
    won.sail(0, '5C', 'C2').fight(0, '10C').fight(1, '3H');
    expect(decides(won)).toBe('{"type":"give","card":"2D"}');
  });

  it('does not pick a fight that it must lose', () => {
    const scene = Scene.of({
      ships: ['B3', 'C3', 'E1'],
      hands: ['3C 3D 3H AC KD QS', '10C 10D 10H 10S 9C'],
      islands: { A1: 'KC', E1: 'AD', A5: 'AH', E5: 'AS' },
    });
    expect(decides(scene)).not.toContain('"C3"');
  });

  it('lets far hopes go when the stack runs low', () => {
    const far = (stack: number) => {
      const scene = Scene.of({ ships: ['E1', 'E2', 'D2'], hands: ['JH 10D', '2C', '2D'], stack });
      const other = Scene.of({ ships: ['E1', 'E2', 'D2'], hands: ['10D', '2C', '2D'], stack });
      return cardPirates.worth(scene.state, 0) - cardPirates.worth(other.state, 0);
    };
    expect(far(12)).toBeGreaterThan(far(2) + 0.5);
  });

  it('never dithers in a battle', () => {
    for (let game = 0; game < 4; game++) {
      const seats = 2 + (game % 3);
      const dice = seededDice(seedFrom(`dither ${game}`), 'deck');
      const bots = seededDice(seedFrom(`dither ${game}`), 'bots');
      const state = cardPirates.setup(seats, optionsOf({ turnCap: 80 }), dice, {}, () => {});
      let backs = 0;
      for (let [seat] = cardPirates.toAct(state); seat !== undefined; [seat] = cardPirates.toAct(state)) {
        const action = greedy.decide(
          cardPirates,
          cardPirates.view(state, seat),
          cardPirates.legal(state, seat),
          seat,
          bots,
        );
        backs = action.type === 'takeBack' ? backs + 1 : 0;
        expect(backs).toBeLessThan(12);
        cardPirates.play(state, seat, action, () => {}, dice);
      }
    }
  });

  it.each([2, 3, 4])(
    'wins more than its share against random captains, %i at the table',
    (seats) => {
      let won = 0;
      const games = 12;
      for (let game = 0; game < games; game++) {
        const dice = seededDice(seedFrom(`greedy ${seats} ${game}`), 'deck');
        const bots = seededDice(seedFrom(`greedy ${seats} ${game}`), 'bots');
        const state = cardPirates.setup(seats, optionsOf({ turnCap: 80 }), dice, {}, () => {});
        const clever = game % seats;
        for (let [seat] = cardPirates.toAct(state); seat !== undefined; [seat] = cardPirates.toAct(state)) {
          const bot = seat === clever ? greedy : random;
          const action = bot.decide(
            cardPirates,
            cardPirates.view(state, seat),
            cardPirates.legal(state, seat),
            seat,
            bots,
          );
          cardPirates.play(state, seat, action, () => {}, dice);
        }
        const { winners } = cardPirates.outcome(state)!;
        if (winners.includes(clever)) won += 1 / winners.length;
      }
      expect(won / games).toBeGreaterThan(1.5 / seats);
    },
    60_000,
  );

  it('sees alike where it may not look', () => {
    const scene = near('JH 5D 5S 2C');
    expect(viewOf(scene, 0)).toEqual(
      cardPirates.view(cardPirates.permute(scene.state, 0, seededDice(seedFrom('p'), 'bots')), 0),
    );
  });
});
