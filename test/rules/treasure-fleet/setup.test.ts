import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { BadSetup } from '../../../src/rules/game.ts';
import { treasureFleet } from '../../../src/rules/treasure-fleet/game.ts';
import type { Deal, Event, Options } from '../../../src/rules/treasure-fleet/types.ts';
import { publicFacts, Scene, standard } from './scene.ts';

function codeOf(seats: number, options: Partial<Options>, deal: Partial<Deal> = {}): string | undefined {
  const told: Event[] = [];
  try {
    treasureFleet.setup(seats, { ...standard, ...options }, seededDice(seedFrom('bad'), 'deck'), deal, (event) =>
      told.push(event),
    );
  } catch (error) {
    expect(error).toBeInstanceOf(BadSetup);
    expect(told).toEqual([]);
    return (error as BadSetup).code;
  }
  return undefined;
}

describe('captain draw', () => {
  it('T4 gives the seat with the lookout the captain set aside', () => {
    const scene = new Scene(3, {}, { draws: ['d3', 'lookout', 'd1'] });
    expect(scene.state.seats.map((seat) => seat.deckId)).toEqual(['d3', 'd2', 'd1']);
    expect(scene.state.lookout).toBe(1);
    expect(scene.told('CaptainDrawn', 'CaptainAssigned', 'LookoutSet')).toEqual([
      { type: 'CaptainDrawn', seat: 0, drew: 'd3' },
      { type: 'CaptainDrawn', seat: 1, drew: 'lookout' },
      { type: 'CaptainDrawn', seat: 2, drew: 'd1' },
      { type: 'CaptainAssigned', seat: 0, deckId: 'd3' },
      { type: 'CaptainAssigned', seat: 1, deckId: 'd2' },
      { type: 'CaptainAssigned', seat: 2, deckId: 'd1' },
      { type: 'LookoutSet', seat: 1 },
    ]);
  });

  it('3.2 draws colours and first lookout evenly and independently', () => {
    const seen = new Map<string, number>();
    for (let i = 0; i < 3600; i++) {
      const { state } = new Scene(3, {}, {}, `draw ${i}`);
      const key = `${state.seats.map((seat) => seat.deckId).join()} ${state.lookout}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(18);
    // 200 expected, standard deviation below 14.
    for (const count of seen.values()) expect(Math.abs(count - 200)).toBeLessThan(70);
  });

  it('3.2 keeps the first lookout of a deal and still draws colours', () => {
    const colours = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const { state } = new Scene(3, {}, { firstLookout: 2 }, `fixed ${i}`);
      expect(state.lookout).toBe(2);
      colours.add(state.seats.map((seat) => seat.deckId).join());
    }
    expect(colours.size).toBe(6);
  });

  it('2 draws nothing but the lookout where decks are chosen', () => {
    const lookouts = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const scene = new Scene(4, { decks: ['d5', 'd1', 'd3', 'd2'] }, {}, `chosen ${i}`);
      expect(scene.state.seats.map((seat) => seat.deckId)).toEqual(['d5', 'd1', 'd3', 'd2']);
      expect(scene.told('CaptainDrawn', 'CaptainAssigned')).toEqual([]);
      lookouts.add(scene.state.lookout);
    }
    expect(lookouts.size).toBe(4);
  });

  it('2 draws a third deck for the neutral pirate beside two chosen ones', () => {
    const neutral = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const { state } = new Scene(2, { decks: ['d4', 'd2'] }, {}, `neutral ${i}`);
      neutral.add(state.neutral!.deckId);
    }
    expect([...neutral].sort()).toEqual(['d1', 'd3', 'd5']);
  });
});

describe('what set-up tells', () => {
  it('8 in order, with the neutral deck and the first line', () => {
    const scene = new Scene(
      2,
      { storms: true, cursedShips: true, scoreNeutral: true, governorPoints: 20 },
      { draws: ['lookout', 'd1'], fleet: ['X2', '6a', '22a', '9b'], neutral: ['ST', 'BP'] },
    );
    expect(publicFacts(scene.events)).toEqual([
      {
        type: 'GameStarted',
        playerCount: 2,
        options: { ...standard, storms: true, cursedShips: true, scoreNeutral: true, governorPoints: 20 },
        decks: ['d2', 'd1', 'd3'],
        deckSize: 13,
        fleetSize: 23,
        fleet: { 6: 2, 9: 3, 12: 3, 14: 3, 16: 3, 17: 3, 18: 2, 20: 1, 22: 1, X: 2 },
        governorPoints: 20,
        sailings: 4,
      },
      { type: 'CaptainDrawn', seat: 0, drew: 'lookout' },
      { type: 'CaptainDrawn', seat: 1, drew: 'd1' },
      { type: 'CaptainAssigned', seat: 0, deckId: 'd2' },
      { type: 'CaptainAssigned', seat: 1, deckId: 'd1' },
      { type: 'LookoutSet', seat: 0 },
      { type: 'NeutralDeckReady', deckId: 'd3', size: 13 },
      { type: 'SailingStarted', sailing: 1, lookout: 0, extraEligible: [], fleetRemaining: 23 },
      { type: 'ShipSighted', slot: 0, ship: 'X2', kind: 'cursed', points: 0 },
      { type: 'ShipSighted', slot: 1, ship: '6a', kind: 'treasure', points: 6 },
      { type: 'ShipSighted', slot: 2, ship: '22a', kind: 'treasure', points: 22 },
      { type: 'ShipSighted', slot: 3, ship: '9b', kind: 'treasure', points: 9 },
    ]);
    expect(scene.state.neutral!.drawPile.slice(0, 2)).toEqual(['ST', 'BP']);
    expect(scene.events.every((event) => !event.secret && !event.only)).toBe(true);
  });

  it('8 with five captains five ships and no neutral deck', () => {
    const scene = new Scene(5, {}, { firstLookout: 4 });
    expect(scene.told('ShipSighted').map((event) => event.slot)).toEqual([0, 1, 2, 3, 4]);
    expect(scene.told('NeutralDeckReady')).toEqual([]);
    expect(scene.told('GameStarted')[0]).toMatchObject({ deckSize: 16, fleetSize: 30, sailings: 5 });
    expect(scene.told('SailingStarted')[0]).toMatchObject({ extraEligible: [1, 2], fleetRemaining: 30 });
  });
});

describe('options', () => {
  it('2 stand at the standard game by default', () => {
    expect(v.parse(treasureFleet.options, {})).toEqual(standard);
    for (const { name, default: value } of treasureFleet.optionFields)
      expect(standard[name as keyof Options]).toBe(value);
  });

  it.each([
    { storms: 'yes' },
    { governorPoints: -1 },
    { governorPoints: 1.5 },
    { fiveSpotShips: 'some' },
    { decks: ['d1'] },
    { decks: ['d1', 'd9'] },
    { curseChoice: 'random' },
    { seed: 4 },
  ])('refuse %j', (given) => {
    expect(v.safeParse(treasureFleet.options, given).success).toBe(false);
  });

  it('say for which seat counts they exist', () => {
    expect(treasureFleet.seats(standard)).toEqual([2, 3, 4, 5]);
    expect(treasureFleet.seats({ ...standard, scoreNeutral: true })).toEqual([2]);
    expect(treasureFleet.seats({ ...standard, decks: ['d1', 'd2', 'd3'] })).toEqual([3]);
    expect(treasureFleet.optionFields.find((field) => field.name === 'scoreNeutral')?.seats).toEqual([2]);
  });

  it.each([
    ['one seat', 1, {}],
    ['six seats', 6, {}],
    ['a scored neutral pirate at three', 3, { scoreNeutral: true }],
    ['a scored neutral pirate at five', 5, { scoreNeutral: true }],
    ['too few decks', 4, { decks: ['d1', 'd2', 'd3'] }],
    ['too many decks', 2, { decks: ['d1', 'd2', 'd3'] }],
    ['a deck twice', 3, { decks: ['d1', 'd2', 'd1'] }],
  ] as [string, number, Partial<Options>][])('2 BAD_OPTIONS for %s', (_, seats, options) => {
    expect(codeOf(seats, options)).toBe('BAD_OPTIONS');
  });

  it('2 keep all ships where no five-spots leave', () => {
    expect(new Scene(4, { fiveSpotShips: 'none' }).told('GameStarted')[0]).toMatchObject({ fleetSize: 30 });
    expect(new Scene(4, { cursedShips: true }).told('GameStarted')[0]).toMatchObject({ fleetSize: 23 });
  });
});

describe('deals', () => {
  it.each([
    ['a first lookout who does not sail', 3, {}, { firstLookout: 3 }],
    ['a first lookout below zero', 3, {}, { firstLookout: -1 }],
    ['draws and first lookout at odds', 3, {}, { draws: ['d3', 'lookout', 'd1'], firstLookout: 0 }],
    ['too few draws', 3, {}, { draws: ['d3', 'lookout'] }],
    ['no lookout among the draws', 3, {}, { draws: ['d3', 'd2', 'd1'] }],
    ['two lookouts', 3, {}, { draws: ['lookout', 'lookout', 'd1'] }],
    ['a captain drawn twice', 3, {}, { draws: ['d1', 'lookout', 'd1'] }],
    ['a captain not in use', 3, {}, { draws: ['d4', 'lookout', 'd1'] }],
    ['draws beside chosen decks', 3, { decks: ['d1', 'd2', 'd3'] }, { draws: ['d3', 'lookout', 'd1'] }],
    ['an unknown ship', 3, {}, { fleet: ['7a'] }],
    ['a ship left in the box', 3, {}, { fleet: ['6c'] }],
    ['a cursed ship without the option', 3, {}, { fleet: ['X1'] }],
    ['a ship twice', 3, {}, { fleet: ['6a', '6a'] }],
    ['a neutral deck at three', 3, {}, { neutral: ['4'] }],
    ['three neutral 4s', 2, {}, { neutral: ['4', '4', '4'] }],
    ['a neutral storm without the option', 2, {}, { neutral: ['ST'] }],
  ] as [string, number, Partial<Options>, Partial<Deal>][])('BAD_OPTIONS for %s', (_, seats, options, deal) => {
    expect(codeOf(seats, options, deal)).toBe('BAD_OPTIONS');
  });

  it('fix the top of a pile and shuffle the rest', () => {
    const rests = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const { state } = new Scene(4, {}, { fleet: ['6a', '22a', '9b', '12c', '20a'] }, `pile ${i}`);
      expect(state.line.map((slot) => slot.ship)).toEqual(['6a', '22a', '9b', '12c']);
      expect(state.fleetPile[0]).toBe('20a');
      rests.add(state.fleetPile.join());
    }
    expect(rests.size).toBe(20);
  });

  it('parse with parts left out, and only with known parts', () => {
    expect(v.parse(treasureFleet.deal, {})).toEqual({});
    expect(v.parse(treasureFleet.deal, { fleet: ['6a'] })).toEqual({ fleet: ['6a'] });
    expect(v.safeParse(treasureFleet.deal, { hands: [] }).success).toBe(false);
    expect(v.safeParse(treasureFleet.deal, { neutral: ['5'] }).success).toBe(false);
  });
});

describe('shape of actions', () => {
  it.each([
    { type: 'load', cards: ['d1/4.1', 'd1/4.2', 'd1/3.1'] },
    { type: 'placeNeutral', ship: 'X1' },
    { type: 'playCard', card: 'd1/4.1', ship: '16a' },
    { type: 'surrenderShip', ship: '9b' },
  ])('takes %j', (action) => {
    expect(v.parse(treasureFleet.action, action)).toEqual(action);
  });

  it.each([
    { type: 'dance' },
    { type: 'load' },
    { type: 'load', cards: [4] },
    { type: 'load', cards: new Array(99).fill('d1/4.1') },
    { type: 'playCard', card: 'd1/4.1' },
    { type: 'playCard', card: 'd1/4.1', ship: '16a', seat: 0 },
    { type: 'playCard', card: 'd1/4.1', ship: 'x'.repeat(99) },
  ])('refuses %j', (action) => {
    expect(v.safeParse(treasureFleet.action, action).success).toBe(false);
  });
});
