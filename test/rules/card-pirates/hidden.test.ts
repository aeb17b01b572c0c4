/**
 * Look-alikes: what a viewer cannot tell apart must look alike, sound alike and play alike (docs/decisions.md, look-alikes and
 * secrets).
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import { indexOf } from '../../../src/rules/card-pirates/map.ts';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import type { Viewer } from '../../../src/rules/game.ts';
import { Scene } from './scene.ts';
import { anyCourse, freeze, voyage } from './voyage.ts';

describe.each([1, 2, 3, 4])('%i captains', (seats) => {
  it('permute gives sound states with the same view and the same choices', () => {
    fc.assert(
      fc.property(anyCourse(seats), (any) => {
        voyage(any, ({ after }, dice) => {
          const viewer: Viewer = dice.below(seats + 1) === 0 ? 'table' : dice.below(seats);
          const other = freeze(cardPirates.permute(after, viewer, dice));
          expect(cardPirates.faults(other)).toEqual([]);
          expect(cardPirates.view(other, viewer)).toEqual(cardPirates.view(after, viewer));
          if (viewer !== 'table') expect(cardPirates.legal(other, viewer)).toEqual(cardPirates.legal(after, viewer));
        });
      }),
      { numRuns: 4 },
    );
  });

  it('imagine gives sound states with the very view, and worth is a number', () => {
    fc.assert(
      fc.property(anyCourse(seats), (any) => {
        voyage(any, ({ after }, dice) => {
          const seat = dice.below(seats);
          const view = freeze(cardPirates.view(after, seat));
          const state = cardPirates.imagining(view, seat)(dice);
          expect(cardPirates.faults(state)).toEqual([]);
          expect(cardPirates.view(state, seat)).toEqual(view);
          expect(cardPirates.legal(state, seat)).toEqual(cardPirates.legal(after, seat));
          expect(Number.isFinite(cardPirates.worth(state, seat))).toBe(true);
        });
      }),
      { numRuns: 4 },
    );
  });
});

describe('look-alikes differ where they may', () => {
  const given = { ships: ['B3', 'C2', 'E5'], hands: ['5C 9C 4D', '3H KD QS', '2S 7H'], sea: { D4: '| JH' } };
  const fighting = () => Scene.of(given).sail(0, '5C', 'C2').fight(0, '9C').act(1, { type: 'commit', card: '3H' });

  it.each(['permute', 'imagine'] as const)('%s varies hands, stack, buried and committed cards of others', (how) => {
    const { state } = fighting();
    const dice = seededDice(seedFrom(how), 'bots');
    const seen = Array.from({ length: 6 }, () => new Set<string>());
    for (let i = 0; i < 200; i++) {
      const other =
        how === 'permute'
          ? cardPirates.permute(state, 2, dice)
          : cardPirates.imagining(cardPirates.view(state, 2), 2)(dice);
      const parts = [
        other.seats[0].hand,
        other.seats[1].hand,
        other.stack,
        other.places[indexOf('D4')]!.faceDown,
        other.battle!.attack,
        other.seats[2].hand,
      ];
      parts.forEach((part, k) => {
        seen[k].add(part.join());
      });
    }
    const sizes = seen.map((set) => set.size);
    for (const size of sizes.slice(0, 5)) expect(size).toBeGreaterThan(10);
    expect(sizes[5]).toBe(1);
  });

  it('permute keeps the count of cards being committed and who would win, imagine sees neither', () => {
    const { state } = fighting();
    const dice = seededDice(seedFrom('lead'), 'bots');
    for (let i = 0; i < 100; i++) {
      const { attack, defence } = cardPirates.permute(state, 2, dice).battle!;
      expect([attack.length, defence.length]).toEqual([1, 1]);
      expect(Number.parseInt(attack[0], 10)).toBeGreaterThan(Number.parseInt(defence[0], 10));
    }
    expect(cardPirates.imagining(cardPirates.view(state, 2), 2)(dice).battle!.defence).toEqual([]);
  });

  it('before anybody meets, hands may change from crew to honours', () => {
    const { state } = Scene.of({ ...given, ships: ['A1', 'E1', 'E5'] }).sail(0, '5C', 'B1');
    const dice = seededDice(seedFrom('classes'), 'bots');
    const faces = new Set<number>();
    for (let i = 0; i < 100; i++)
      faces.add(cardPirates.permute(state, 0, dice).seats[2].hand.filter((card) => /[AKQJ]/.test(card)).length);
    expect(faces.size).toBeGreaterThan(1);
  });
});
