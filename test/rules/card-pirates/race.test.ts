/** Bots race when the stack runs low: they count the turns that are left, and it pays in played games. */
import { describe, expect, it } from 'vitest';
import { greedy } from '../../../src/bots/greedy.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import type { Action, State } from '../../../src/rules/card-pirates/types.ts';
import { turnsLeft, worthWithin } from '../../../src/rules/card-pirates/worth.ts';
import { type SeededDice, seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { thorough } from '../../how-much.ts';
import { optionsOf, Scene } from './scene.ts';

/** Plays as if the stack would never run out. */
const unhurried: typeof cardPirates = { ...cardPirates, worth: (state, seat) => worthWithin(state, seat, 12) };

interface Chance {
  deck: SeededDice;
  bots: SeededDice;
}

const chanceOf = (name: string): Chance => ({
  deck: seededDice(seedFrom(name), 'deck'),
  bots: seededDice(seedFrom(name), 'bots'),
});

const choose = (game: typeof cardPirates, state: State, seat: number, { bots }: Chance): Action =>
  greedy.decide(game, cardPirates.view(state, seat), cardPirates.legal(state, seat), seat, bots);

/** Greedy captains, one of them perhaps unhurried. */
function playOn(state: State, chance: Chance, slow: number | null, until: (state: State) => boolean): void {
  for (let [seat] = cardPirates.toAct(state); seat !== undefined; [seat] = cardPirates.toAct(state)) {
    if (until(state)) return;
    const action = choose(seat === slow ? unhurried : cardPirates, state, seat, chance);
    cardPirates.play(state, seat, action, () => {}, chance.deck);
  }
}

describe('the turns that are left', () => {
  const scene = (stack: number, turnCap = 0) =>
    Scene.of({ ships: ['C3', 'E1', 'A5'], hands: ['5D', '2C', '2D'], stack, options: { turnCap } }).state;

  it('are counted by the stack, or by the cap where that comes first', () => {
    expect(turnsLeft(scene(0))).toBe(0);
    expect(turnsLeft(scene(6))).toBe(2);
    expect(turnsLeft({ ...scene(12, 8), turn: 5 })).toBe(1);
  });
});

describe('a race', () => {
  it('holds nothing back that only later turns could use', () => {
    const worth = (hand: string, turns: number) =>
      worthWithin(Scene.of({ ships: ['C3', 'E1'], hands: [hand, '2C'] }).state, 0, turns);
    const crew = (turns: number) => worth('10D KH QS', turns) - worth('KH QS', turns);
    expect(crew(6)).toBeGreaterThan(0.5);
    expect(crew(0)).toBe(0);
  });

  const gains = 'gains points in the last turns, played from the same positions with and without it';
  const play = () => {
    let gain = 0;
    let pairs = 0;
    for (let game = 0; game < 30; game++)
      for (const seats of [2, 3, 4]) {
        const chance = chanceOf(`race ${seats} ${game}`);
        const start = cardPirates.setup(seats, optionsOf({ turnCap: 120 }), chance.deck, {}, () => {});
        playOn(start, chance, null, ({ phase, stack }) => phase === 'turn.move' && stack.length < 2 * seats);
        if (start.phase === 'over') continue;
        const seat = game % seats;
        const points = [null, seat].map((slow) => {
          const state = cardPirates.clone(start);
          playOn(state, chanceOf(`end ${seats} ${game}`), slow, () => false);
          return cardPirates.outcome(state)!.points![seat];
        });
        gain += points[0] - points[1];
        pairs++;
      }
    expect(pairs).toBeGreaterThan(80);
    expect(gain / pairs).toBeGreaterThan(0.5);
  };
  // Half a minute of games.
  if (thorough) it(gains, play);
});
