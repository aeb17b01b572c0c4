/** Sections 3, 4, 12.2, 12.3, 17. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { seaDeck } from '../../../src/rules/card-pirates/cards.ts';
import { cardPirates } from '../../../src/rules/card-pirates/game.ts';
import type { Deal, Options } from '../../../src/rules/card-pirates/types.ts';
import { scriptedDice } from '../../../src/rules/dice.ts';
import { BadSetup } from '../../../src/rules/game.ts';
import { optionsOf, Scene, sentTo, viewOf } from './scene.ts';

const ships = (scene: Scene) => scene.state.seats.map(({ ship }) => ship);

describe('set-up', () => {
  it.each([
    [1, 12, 'A1'],
    [2, 6, 'A1 E5'],
    [3, 4, 'A1 E1 E5'],
    [4, 3, 'A1 E1 E5 A5'],
  ])('C1 a new game for %i', (seats, hand, start) => {
    const scene = Scene.start(seats);
    const { places, stack, active } = scene.state;
    expect(places.filter((place) => place!.faceDown.length === 1).length).toBe(21);
    const islands = viewOf(scene).squares.flatMap(({ square, island }) => (island ? [`${island} ${square}`] : []));
    expect(islands).toEqual(['AC A1', 'AD E1', 'AH A5', 'AS E5']);
    expect(ships(scene)).toEqual(start.split(' '));
    const dealt = scene.told('table', 'HandsDealt')[0];
    expect(dealt).toEqual({ type: 'HandsDealt', counts: new Array(seats).fill(hand), stack: 15 });
    // The first card is drawn already.
    expect(stack.length).toBe(14);
    expect(scene.state.seats.map((seat) => seat.hand.length)).toEqual(
      Array.from({ length: seats }, (_, seat) => hand + (seat === active ? 1 : 0)),
    );
    expect(scene.types().slice(0, 2)).toEqual(['GameStarted', 'SeaLaid']);
    expect(scene.types().slice(-3)).toEqual(['HandsDealt', 'TurnBegan', 'CardDrawn']);
  });

  it('3 a written deck goes onto the sea, to the hands and onto the stack', () => {
    const scene = Scene.start(3, {}, { firstSeat: 1, deck: [...seaDeck] });
    expect(scene.place('B1').faceDown).toEqual([seaDeck[0]]);
    expect(scene.place('C1').faceDown).toEqual([seaDeck[1]]);
    expect(scene.place('A2').faceDown).toEqual([seaDeck[3]]);
    expect(scene.place('D5').faceDown).toEqual([seaDeck[20]]);
    const hand = (seat: number) => [...scene.state.seats[seat].hand].sort();
    const nth = (from: number) => [21, 24, 27, 30].map((i) => seaDeck[i + from]);
    expect(hand(1)).toEqual([...nth(0), seaDeck[33]].sort());
    expect(hand(2)).toEqual(nth(1).sort());
    expect(hand(0)).toEqual(nth(2).sort());
    expect(scene.state.stack).toEqual(seaDeck.slice(34));
  });

  it('each seat is told its own hand', () => {
    const scene = Scene.start(3);
    const dealt = scene.events.filter(({ type }) => type === 'HandsDealt');
    for (const seat of [0, 1, 2]) {
      const drawn = seat === scene.state.active ? scene.told(seat, 'CardDrawn')[0].card : null;
      const hand = scene.state.seats[seat].hand.filter((card) => card !== drawn);
      expect(sentTo(dealt, seat)[0].hand).toEqual(hand);
    }
    expect(sentTo(dealt, 'table')[0]).not.toHaveProperty('hand');
  });

  it('17 middleStart leaves C3 bare and one card more in the stack', () => {
    const scene = Scene.start(4, { middleStart: true });
    expect(ships(scene)).toEqual(['C3', 'C3', 'C3', 'C3']);
    expect(scene.told('table', 'HandsDealt')[0]).toMatchObject({ stack: 16 });
    expect(scene.types()).not.toContain('BattleJoined');
    expect(scene.place('C3')).toEqual({ island: null, faceUp: [], faceDown: [] });
  });

  it('C30 treacherous seas', () => {
    const scene = Scene.start(2, { treacherousSeas: true }, { firstSeat: 0 });
    expect(scene.state.phase).toBe('setup.seas');
    const gone = scene.place('C2').faceDown;
    const shift = (from: string, to: string) => ({ type: 'shiftSea', from, to }) as const;
    scene.act(0, shift('C2', 'C0'));
    expect(scene.types()).toEqual(['SeaShifted', 'StormFormed']);
    expect(scene.place('C0').faceDown).toEqual(gone);
    for (const [from, to] of [
      ['B1', 'D0'],
      ['B3', 'F0'],
      ['B3', 'C0'],
      ['C2', 'D0'],
      ['B3', 'B1'],
      ['B3', 'X9'],
    ])
      expect(scene.refused(1, shift(from, to)), `${from} ${to}`).toBe('SQUARE_NOT_ALLOWED');
    expect(scene.refused(0, shift('B3', 'F3'))).toBe('NOT_YOUR_TURN');
    scene.act(1, shift('B3', 'F3')).act(0, shift('D3', 'A6')).act(1, shift('C4', '@2'));
    const { squares } = viewOf(scene);
    expect(squares.filter(({ storm }) => storm).map(({ square }) => square)).toEqual(['C2', 'B3', 'D3', 'C4']);
    expect(squares.slice(25).map(({ square, faceDown }) => `${square} ${faceDown}`)).toEqual([
      'C0 1',
      '@2 1',
      'F3 1',
      'A6 1',
    ]);
    expect(scene.types()).toEqual(['SeaShifted', 'StormFormed', 'HandsDealt', 'TurnBegan', 'CardDrawn']);
  });

  it.each([
    [1, 4],
    [2, 4],
    [3, 3],
    [4, 4],
  ])('12.2 %i captains shift %i cards', (seats, cards) => {
    expect(viewOf(Scene.start(seats, { treacherousSeas: true })).toShift).toBe(cards);
  });

  it('C32 random islands', () => {
    const scene = Scene.start(2, { randomIslands: true }, { firstSeat: 0 });
    expect(scene.state.phase).toBe('setup.islands');
    const [card] = scene.place('C3').faceDown;
    expect(scene.refused(0, { type: 'placeIsland', island: 'H', swapWith: 'E5' })).toBe('SQUARE_NOT_ALLOWED');
    expect(scene.refused(0, { type: 'placeIsland', island: 'H', swapWith: 'C0' })).toBe('SQUARE_NOT_ALLOWED');
    scene.act(0, { type: 'placeIsland', island: 'H', swapWith: 'C3' });
    expect(scene.told('table', 'IslandMoved', 'ShipPlaced')).toEqual([
      { type: 'IslandMoved', seat: 0, suit: 'H', from: 'A5', to: 'C3' },
      { type: 'ShipPlaced', seat: 0, square: 'C3' },
    ]);
    expect(scene.place('A5')).toEqual({ island: null, faceUp: [], faceDown: [card] });
    expect(scene.refused(1, { type: 'placeIsland', island: 'H' })).toBe('ISLAND_TAKEN');
    scene.act(1, { type: 'placeIsland', island: 'S' });
    expect(scene.told('table', 'IslandMoved')).toEqual([{ type: 'IslandMoved', seat: 1, suit: 'S', from: 'E5' }]);
    expect(ships(scene)).toEqual(['C3', 'E5']);
    expect(scene.state.phase).toBe('turn.move');
  });

  it('12.7 islands come before seas, seas before hands', () => {
    const scene = Scene.start(3, { randomIslands: true, treacherousSeas: true }, { firstSeat: 2 });
    const turns: string[] = [];
    while (scene.state.phase !== 'turn.move') {
      const [seat] = cardPirates.toAct(scene.state);
      turns.push(`${scene.state.phase} ${seat}`);
      scene.act(seat, cardPirates.legal(scene.state, seat)[1]);
    }
    expect(turns).toEqual(
      ['islands 2', 'islands 0', 'islands 1', 'seas 2', 'seas 0', 'seas 1'].map((t) => `setup.${t}`),
    );
    expect(scene.state.active).toBe(2);
  });

  it('17 with middleStart and random islands ships stay in the middle, and an island is picked once', () => {
    const scene = Scene.start(2, { randomIslands: true, middleStart: true }, { firstSeat: 0 });
    scene.act(0, { type: 'placeIsland', island: 'C', swapWith: 'B2' });
    expect(scene.refused(1, { type: 'placeIsland', island: 'C' })).toBe('ISLAND_TAKEN');
    expect(scene.refused(1, { type: 'placeIsland', island: 'D', swapWith: 'C3' })).toBe('SQUARE_NOT_ALLOWED');
    scene.act(1, { type: 'placeIsland', island: 'D' });
    expect(ships(scene)).toEqual(['C3', 'C3']);
  });
});

describe('options', () => {
  it('defaults are the standard game', () => {
    expect(optionsOf()).toEqual({
      hiddenCards: false,
      treacherousSeas: false,
      randomIslands: false,
      simplePolitics: false,
      advancedSailing: false,
      points: { A: 4, K: 3, Q: 2, J: 1, crew: 0 },
      firstSeat: 'random',
      startIslands: 'standard',
      treacherousCards: 0,
      turnCap: 0,
      middleStart: false,
      sameSuitBattle: false,
    });
    for (const field of cardPirates.optionFields) expect(optionsOf()[field.name as keyof Options]).toBe(field.default);
    expect(cardPirates.seats(optionsOf())).toEqual([1, 2, 3, 4]);
  });

  it('what is no option is refused by the schema', () => {
    for (const wrong of [
      { pirates: 3 },
      { turnCap: -1 },
      { points: { A: 4, T: 1 } },
      { firstSeat: 4 },
      { startIslands: ['X'] },
    ])
      expect(v.safeParse(cardPirates.options, wrong).success, JSON.stringify(wrong)).toBe(false);
  });

  const bad: [string, number, Partial<Options>, Partial<Deal>?][] = [
    ['no seat', 0, {}],
    ['five seats', 5, {}],
    ['an island twice', 3, { startIslands: ['C', 'C', 'D'] }],
    ['two islands that are not opposite', 2, { startIslands: ['C', 'D'] }],
    ['too few islands', 3, { startIslands: ['C', 'D'] }],
    ['a first seat that is none', 2, { firstSeat: 2 }],
    ['a battle of one', 1, { sameSuitBattle: true }],
    ['more shifted cards than there are', 4, { treacherousSeas: true, treacherousCards: 3 }],
    ['a dealt first seat that is none', 2, {}, { firstSeat: 3 }],
    ['two first seats', 2, { firstSeat: 0 }, { firstSeat: 1 }],
    ['a card twice', 2, {}, { deck: ['2C', '2C'] }],
    ['an Ace in the deck', 2, {}, { deck: ['AC'] }],
  ];
  it.each(bad)('BAD_OPTIONS: %s', (_, seats, options, deal = {}) => {
    const dice = { below: () => 0 };
    const make = () => cardPirates.setup(seats, optionsOf(options), dice, deal, () => {});
    expect(make).toThrow(BadSetup);
    expect(make).toThrow(expect.objectContaining({ code: 'BAD_OPTIONS' }));
  });

  it('islands to start from, and the first seat', () => {
    expect(ships(Scene.start(2, { startIslands: ['D', 'H'] }))).toEqual(['E1', 'A5']);
    expect(ships(Scene.start(3, { startIslands: ['S', 'C', 'H'] }))).toEqual(['E5', 'A1', 'A5']);
    expect(Scene.start(4, { firstSeat: 2 }).state.active).toBe(2);
    expect(Scene.start(4, {}, { firstSeat: 3 }).state.active).toBe(3);
    expect(cardPirates.seats(optionsOf({ startIslands: ['D', 'H'] }))).toEqual([2]);
  });

  it('chance is asked for the first seat, then for the deck', () => {
    const dice = scriptedDice([2, ...new Array(47).fill(0)]);
    const state = cardPirates.setup(3, optionsOf(), dice, {}, () => {});
    expect(state.firstSeat).toBe(2);
    expect(() => dice.below(1)).toThrow();
  });
});
