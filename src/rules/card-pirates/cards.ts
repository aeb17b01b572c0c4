/** The box (section 1) as tables: cards, exchanges, quotas. Content only: nothing here knows a state. */
import { type CardId, type Rank, ranks, type StoryId, type Suit, suits, type Target } from './types.ts';

/** Values of crew in sailing and in battle. */
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

/** A card's first letter tells its rank and its last one its suit. Games of bots ask for them millions of times a second. */
const places = new Uint8Array(128);
const powers = new Uint8Array(128);
ranks.forEach((rank, i) => {
  places[rank.charCodeAt(0)] = i;
  powers[rank.charCodeAt(0)] = values[rank] ?? 0;
});
const suitPlaces = new Uint8Array(128);
suits.forEach((suit, i) => {
  suitPlaces[suit.charCodeAt(0)] = i;
});

/** All 52, sorted. */
export const deck: readonly CardId[] = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}`));

const known: ReadonlySet<CardId> = new Set(deck);

/** The 48 that are shuffled. */
export const seaDeck: readonly CardId[] = deck.filter((card) => rankOf(card) !== 'A');

export function isCard(name: string): boolean {
  return known.has(name);
}

/** Gives the rank of a card. This function and those below expect a card that exists. */
export function rankOf(card: CardId): Rank {
  return ranks[places[card.charCodeAt(0)]];
}

export function suitOf(card: CardId): Suit {
  return suits[suitPlaces[card.charCodeAt(card.length - 1)]];
}

/** Gives what a card counts in sailing and battle; 0 for face cards and Aces. */
export function powerOf(card: CardId): number {
  return powers[card.charCodeAt(0)];
}

/**
 * Gives the place of a card in a sorted hand: Aces, Kings, Queens, Jacks, then crew from 10 down; clubs, diamonds,
 * hearts, spades.
 */
export function orderOf(card: CardId): number {
  return places[card.charCodeAt(0)] * suits.length + suitPlaces[card.charCodeAt(card.length - 1)];
}

export function isCrew(card: CardId): boolean {
  return powerOf(card) > 0;
}

/** Tells whether spending this card carries a ship to the target (7.1, 12.6). */
export function pays(card: CardId, target: Pick<Target, 'cost' | 'suit'>): boolean {
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

/** Sorts in place and returns the same array. Hands are short, and mostly sorted but for a card or two. */
export function sortCards(cards: CardId[]): CardId[] {
  for (let i = 1; i < cards.length; i++) {
    const card = cards[i];
    const order = orderOf(card);
    let at = i;
    for (; at > 0 && orderOf(cards[at - 1]) > order; at--) cards[at] = cards[at - 1];
    cards[at] = card;
  }
  return cards;
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

/** Finds the story of giving one card for another, or null where the rules know of no such exchange. */
export function storyOf(gave: CardId, took: CardId): StoryId | null {
  return suitOf(gave) === suitOf(took) ? (stories[rankOf(gave) + rankOf(took)] ?? null) : null;
}

export const seatCounts = [1, 2, 3, 4] as const;

/** Section 4: cards dealt in all, the same number to everybody. */
export const dealt = 12;

/** 12.2: cards that each seat shifts, by the number of seats. */
export const treacherousQuota: Readonly<Record<number, number>> = { 1: 4, 2: 2, 3: 1, 4: 1 };

/**
 * Gives the islands where the seats start, clockwise from the north-west; two players start on opposite islands (R 1).
 */
export function standardIslands(seats: number): Suit[] {
  return seats === 2 ? ['C', 'S'] : (['C', 'D', 'S', 'H'] as Suit[]).slice(0, seats);
}

/** Gives each seat's island to start from, by seat; `turned` takes everybody one island further clockwise. */
export function islandsToStart(seats: number, asked: 'standard' | 'turned' | readonly Suit[]): readonly Suit[] {
  if (typeof asked !== 'string') return asked;
  const standard = standardIslands(seats);
  const round: readonly Suit[] = ['C', 'D', 'S', 'H'];
  return asked === 'standard' ? standard : standard.map((suit) => round[(round.indexOf(suit) + 1) % round.length]);
}

/** Islands that lie diagonally opposite each other at the start. */
export const opposite: Readonly<Record<Suit, Suit>> = { C: 'S', S: 'C', D: 'H', H: 'D' };
