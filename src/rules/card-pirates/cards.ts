/** The box (section 1) as tables: cards, exchanges, quotas. Content only: nothing here knows a state. */
import { type CardId, type Rank, ranks, type StoryId, type Suit, suits, type Target } from './types.ts';

interface Card {
  rank: Rank;
  suit: Suit;
  /** What it counts in sailing and battle; 0 for face cards and Aces. */
  value: number;
  /** Place in a sorted hand: Aces, Kings, Queens, Jacks, then crew from 10 down; clubs, diamonds, hearts, spades. */
  order: number;
}

const values: Readonly<Partial<Record<Rank, number>>> = {
  '10': 10,
  '9': 9,
  '8': 8,
  '7': 7,
  '6': 6,
  '5': 5,
  '4': 4,
  '3': 3,
  '2': 2,
};

/** All 52, sorted. */
export const deck: readonly CardId[] = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}`));

const known: ReadonlyMap<CardId, Card> = new Map(
  ranks.flatMap((rank, i) =>
    suits.map((suit, j): [CardId, Card] => [
      `${rank}${suit}`,
      { rank, suit, value: values[rank] ?? 0, order: i * suits.length + j },
    ]),
  ),
);

/** The 48 that are shuffled. */
export const seaDeck: readonly CardId[] = deck.filter((card) => rankOf(card) !== 'A');

export function isCard(name: string): boolean {
  return known.has(name);
}

export function rankOf(card: CardId): Rank {
  return known.get(card)!.rank;
}

export function suitOf(card: CardId): Suit {
  return known.get(card)!.suit;
}

export function powerOf(card: CardId): number {
  return known.get(card)!.value;
}

export function isCrew(card: CardId): boolean {
  return known.get(card)!.value > 0;
}

/** 7.1, 12.6: whether spending this card carries a ship there. */
export function pays(card: CardId, target: Target): boolean {
  return powerOf(card) >= target.cost && (target.suit === null || target.suit === suitOf(card));
}

export function totalOf(cards: readonly CardId[]): number {
  let total = 0;
  for (const card of cards) total += powerOf(card);
  return total;
}

export function crewCount(cards: readonly CardId[]): number {
  let count = 0;
  for (const card of cards) if (isCrew(card)) count++;
  return count;
}

function inOrder(a: CardId, b: CardId): number {
  return known.get(a)!.order - known.get(b)!.order;
}

/** Sorts in place and returns the same array. */
export function sortCards(cards: CardId[]): CardId[] {
  return cards.length > 1 ? cards.sort(inOrder) : cards;
}

/** Section 9: six stories; what is not listed here cannot be exchanged. */
const stories: Readonly<Record<string, StoryId>> = {
  JQ: 'stowaway',
  JK: 'letter-of-marque',
  JA: 'ransack',
  QK: 'wedding',
  QA: 'treasure-map',
  KA: 'ransom',
};

/** The story of giving one card for another, or null where the rules know of no such exchange. */
export function storyOf(gave: CardId, took: CardId): StoryId | null {
  return suitOf(gave) === suitOf(took) ? (stories[rankOf(gave) + rankOf(took)] ?? null) : null;
}

export const seatCounts = [1, 2, 3, 4] as const;

/** Section 4: cards dealt in all, the same number to everybody. */
export const dealt = 12;

/** 12.2: cards that each seat shifts, by the number of seats. */
export const treacherousQuota: Readonly<Record<number, number>> = { 1: 4, 2: 2, 3: 1, 4: 1 };

/** R 1: clockwise from the north-west; two players start on opposite islands. */
export function standardIslands(seats: number): Suit[] {
  return seats === 2 ? ['C', 'S'] : (['C', 'D', 'S', 'H'] as Suit[]).slice(0, seats);
}

/** By seat; `turned` takes everybody one island further clockwise. */
export function islandsToStart(seats: number, asked: 'standard' | 'turned' | readonly Suit[]): readonly Suit[] {
  if (typeof asked !== 'string') return asked;
  const standard = standardIslands(seats);
  const round: readonly Suit[] = ['C', 'D', 'S', 'H'];
  return asked === 'standard' ? standard : standard.map((suit) => round[(round.indexOf(suit) + 1) % round.length]);
}

/** Islands that lie diagonally opposite each other at the start. */
export const opposite: Readonly<Record<Suit, Suit>> = { C: 'S', S: 'C', D: 'H', H: 'D' };
