import { describe, expect, it } from 'vitest';
import {
  box,
  buildDeck,
  buildFleet,
  cursedShips,
  deckCards,
  deckRecipe,
  guns,
  kindComposition,
  kindOf,
  shipCard,
  shipComposition,
  treasureShips,
} from '../../../src/rules/treasure-fleet/cards.ts';
import { deckIds } from '../../../src/rules/treasure-fleet/types.ts';

const points = (ships: string[]) => ships.reduce((sum, ship) => sum + shipCard(ship).points, 0);

describe('the box', () => {
  it('T1 counts 124 cards', () => {
    expect(deckCards.length + 1).toBe(18);
    expect(box.playerCards + box.captains).toBe(5 * 18);
    expect(treasureShips.length).toBe(30);
    expect(points(treasureShips.map((card) => card.ship))).toBe(422);
    expect(cursedShips.map((card) => card.ship)).toEqual(['X1', 'X2']);
    expect(box.governor).toBe(1);
    expect(Object.values(box).reduce((sum, count) => sum + count, 0)).toBe(124);
    expect(kindComposition(deckCards.map((card) => card.kind))).toEqual({ 4: 3, 3: 5, 2: 5, 1: 2, BP: 1, ST: 1 });
    expect(shipComposition(treasureShips.map((card) => card.ship))).toEqual({
      ...{ 6: 3, 9: 4, 12: 4, 14: 4, 16: 5, 17: 4, 18: 3, 20: 2, 22: 1 },
    });
  });

  it.each([
    [5, false, { 4: 3, 3: 5, 2: 5, 1: 2, BP: 1 }, 16, 39],
    [5, true, { 4: 3, 3: 5, 2: 4, 1: 2, BP: 1, ST: 1 }, 16, 37],
    ...[2, 3, 4].flatMap((seats) => [
      [seats, false, { 4: 2, 3: 4, 2: 4, 1: 2, BP: 1 }, 13, 30] as const,
      [seats, true, { 4: 2, 3: 4, 2: 3, 1: 2, BP: 1, ST: 1 }, 13, 28] as const,
    ]),
  ] as const)('T2 deck for %i captains, storms %s', (seats, storms, kinds, size, cannons) => {
    for (const deckId of deckIds) {
      const deck = buildDeck(deckId, seats, storms);
      expect(deck.length).toBe(size);
      expect(new Set(deck).size).toBe(size);
      expect(deck.every((card) => card.startsWith(`${deckId}/`))).toBe(true);
      expect(kindComposition(deck.map(kindOf))).toEqual(kinds);
      expect(deck.reduce((sum, card) => sum + guns[kindOf(card)], 0)).toBe(cannons);
    }
  });

  it('R3 marks one 4, one 3 and one 2 of a deck', () => {
    expect(deckCards.filter((card) => card.fiveSpot).map((card) => card.kind)).toEqual(['4', '3', '2']);
    expect(deckRecipe(4, false).some((card) => card.fiveSpot)).toBe(false);
    expect(deckRecipe(5, false).filter((card) => card.fiveSpot).length).toBe(3);
  });

  it.each([2, 3, 4])('T3 fleet for %i captains', (seats) => {
    const fleet = buildFleet(seats, { cursedShips: false, fiveSpotShips: 'proportional' });
    expect(fleet.length).toBe(21);
    expect(points(fleet)).toBe(294);
    expect(shipComposition(fleet)).toEqual({ 6: 2, 9: 3, 12: 3, 14: 3, 16: 3, 17: 3, 18: 2, 20: 1, 22: 1 });
    expect(buildFleet(seats, { cursedShips: true, fiveSpotShips: 'proportional' }).length).toBe(23);
    expect(buildFleet(seats, { cursedShips: false, fiveSpotShips: 'none' }).length).toBe(30);
    expect(buildFleet(seats, { cursedShips: true, fiveSpotShips: 'none' }).length).toBe(32);
  });

  it.each(['proportional', 'none'] as const)('T3 fleet for five captains, five-spots %s', (fiveSpotShips) => {
    expect(buildFleet(5, { cursedShips: false, fiveSpotShips }).length).toBe(30);
    const fleet = buildFleet(5, { cursedShips: true, fiveSpotShips });
    expect(fleet.length).toBe(32);
    expect(new Set(fleet).size).toBe(32);
    expect(shipComposition(fleet).X).toBe(2);
  });
});
