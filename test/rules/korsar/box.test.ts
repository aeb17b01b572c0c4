import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { seededDice, seedFrom } from '../../../src/rules/dice.ts';
import { BadSetup } from '../../../src/rules/game.ts';
import { box, cardOf, cards, idOf } from '../../../src/rules/korsar/cards.ts';
import { korsar } from '../../../src/rules/korsar/game.ts';
import { type Deal, type Event, type Options, suits } from '../../../src/rules/korsar/types.ts';
import { publicFacts, standard } from './scene.ts';

const counted = (kind: string) => box.filter((rank) => cards[rank].kind === kind);
const sum = (ranks: readonly number[], what: 'gold' | 'skulls') => ranks.reduce((n, rank) => n + cards[rank][what], 0);

function setUp(seats: number, options: Partial<Options> = {}, deal: Partial<Deal> = {}, seed = 'box') {
  const events: Event[] = [];
  const dice = seededDice(seedFrom(seed), 'deck');
  const state = korsar.setup(seats, { ...standard, ...options }, dice, deal, (event) => events.push(event));
  return { state, events };
}

function codeOf(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof BadSetup) return error.code;
    throw error;
  }
}

describe('the box', () => {
  it('K1 78 cards; 25 vessels of 100 gold; 12 pirates and 30 skulls per suit; 4 captains; 1 admiral', () => {
    expect(box.length).toBe(78);
    expect(counted('vessel').length).toBe(25);
    expect(sum(box, 'gold')).toBe(100);
    for (const suit of suits) {
      const pirates = counted('pirate').filter((rank) => cards[rank].suit === suit);
      expect(pirates.length).toBe(12);
      expect(sum(pirates, 'skulls')).toBe(30);
    }
    expect(counted('captain').map((rank) => cards[rank].suit)).toEqual([...suits]);
    expect(counted('admiral').map(idOf)).toEqual(['admiral']);
  });

  it('1 copies of every card', () => {
    const copies = (prefix: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => cardOf(`${prefix}${from + i}`)!.copies);
    expect(copies('vessel', 2, 8)).toEqual([5, 6, 5, 5, 2, 1, 1]);
    for (const suit of suits) expect(copies(suit, 1, 4)).toEqual([2, 4, 4, 2]);
    expect(cards.map(({ rank }) => rank)).toEqual(cards.map((_, i) => i));
  });
});

describe('setup', () => {
  it.each([
    [2, 'individual', 66],
    [3, 'individual', 60],
    [4, 'individual', 54],
    [5, 'individual', 48],
    [6, 'partnership', 42],
    [8, 'partnership', 30],
  ])('K2 %i captains: %s, six cards each, deck of %i', (seats, mode, deck) => {
    const { state } = setUp(seats);
    expect(state.mode).toBe(mode);
    expect(state.hands.map((hand) => hand.length)).toEqual(new Array(seats).fill(6));
    expect(state.deck.length).toBe(deck);
    expect(korsar.faults(state)).toEqual([]);
  });

  it('K2 four may be partners', () => {
    const { state } = setUp(4, { mode: 'partnership' });
    expect([state.mode, state.deck.length, state.stacks.length]).toEqual(['partnership', 54, 2]);
  });

  it.each<[number, Partial<Options>]>([
    [1, {}],
    [7, {}],
    [9, {}],
    [7, { mode: 'partnership' }],
    [6, { mode: 'individual' }],
    [8, { mode: 'individual' }],
    [2, { mode: 'partnership' }],
    [5, { mode: 'partnership' }],
    [4, { startSeat: 4 }],
    [4, { mode: 'partnership', startSeat: 1 }],
    [4, { admiralOnPartnerVessel: true }],
    [4, { mode: 'individual', admiralOnPartnerVessel: true }],
  ])('K2 %i captains with %j: BAD_OPTIONS', (seats, options) => {
    expect(codeOf(() => setUp(seats, options))).toBe('BAD_OPTIONS');
    expect(korsar.seats({ ...standard, ...options })).not.toContain(seats);
  });

  it('2 seat counts by options', () => {
    const seats = (options: Partial<Options>) => korsar.seats({ ...standard, startSeat: 'random', ...options });
    expect(seats({})).toEqual([2, 3, 4, 5, 6, 8]);
    expect(seats({ mode: 'individual' })).toEqual([2, 3, 4, 5]);
    expect(seats({ mode: 'partnership' })).toEqual([4, 6, 8]);
    expect(seats({ admiralOnPartnerVessel: true })).toEqual([6, 8]);
    expect(seats({ startSeat: 4 })).toEqual([5, 6, 8]);
    expect(seats({ startSeat: 1 })).toEqual([2, 3, 4, 5]);
  });

  it('2 defaults', () => {
    expect(v.parse(korsar.options, {})).toEqual({ ...standard, startSeat: 'random' });
    expect(v.safeParse(korsar.options, { turnCap: 1 }).success).toBe(false);
  });

  it('R2 the start seat is drawn among all seats, in partnership among first partners', () => {
    const starts = (seats: number, options: Partial<Options>) => {
      const met = new Set<number>();
      for (let i = 0; i < 100; i++)
        met.add(setUp(seats, { startSeat: 'random', ...options }, {}, `${i}`).state.turnSeat);
      return [...met].sort();
    };
    expect(starts(5, {})).toEqual([0, 1, 2, 3, 4]);
    expect(starts(8, {})).toEqual([0, 2, 4, 6]);
    expect(setUp(6, { startSeat: 4 }).state.turnSeat).toBe(4);
  });

  it('8 tells the game, every hand and the first turn', () => {
    const { state, events } = setUp(4, { mode: 'partnership', startSeat: 2 });
    expect(publicFacts(events)).toEqual([
      {
        type: 'GameStarted',
        mode: 'partnership',
        seats: 4,
        teams: [
          [0, 1],
          [2, 3],
        ],
        deckSize: 54,
        startSeat: 2,
        options: { ...standard, mode: 'partnership', startSeat: 2 },
      },
      ...[0, 1, 2, 3].map((seat) => ({ type: 'HandDealt', seat, count: 6 })),
      { type: 'TurnStarted', seat: 2, side: 1, turn: 1, checks: true },
    ]);
    expect(events.slice(1, 5).map((event) => event.secret)).toEqual(
      [0, 1, 2, 3].map((seat) => [{ to: seat < 2 ? [0, 1] : [2, 3], facts: { cards: state.hands[seat].map(idOf) } }]),
    );
  });

  it('a deal fixes hands and the top of the deck; the rest is shuffled', () => {
    const deal = { hands: [['vessel8', 'admiral'], []], deck: ['vessel7', 'kraken4'] };
    const { state } = setUp(2, {}, deal, 'a');
    const hand = state.hands[0].map(idOf);
    expect(hand).toContain('vessel8');
    expect(hand).toContain('admiral');
    expect(state.deck.slice(-2).map(idOf)).toEqual(['kraken4', 'vessel7']);
    expect(korsar.faults(state)).toEqual([]);
    expect(setUp(2, {}, deal, 'b').state.deck).not.toEqual(state.deck);
  });

  it.each<[string, Partial<Deal>]>([
    ['a card too often', { hands: [['vessel8'], ['vessel8']] }],
    ['no such card', { deck: ['vessel9'] }],
    ['seven cards', { hands: [new Array(7).fill('vessel3').map((card, i) => (i > 5 ? 'vessel2' : card))] }],
    ['a third hand', { hands: [[], [], []] }],
    ['no cards left for the hands', { deck: box.slice(0, 70).map(idOf) }],
  ])('a deal with %s: BAD_OPTIONS', (_, deal) => {
    expect(codeOf(() => setUp(2, {}, deal))).toBe('BAD_OPTIONS');
  });
});
