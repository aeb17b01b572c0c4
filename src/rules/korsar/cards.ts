/** The box (section 1) as tables. Content only: nothing here knows a state. */
import { type CardId, type Rank, type Suit, suits } from './types.ts';

/** Gold and copies of the trade vessels. */
const vesselTable: readonly { gold: number; copies: number }[] = [
  { gold: 2, copies: 5 },
  { gold: 3, copies: 6 },
  { gold: 4, copies: 5 },
  { gold: 5, copies: 5 },
  { gold: 6, copies: 2 },
  { gold: 7, copies: 1 },
  { gold: 8, copies: 1 },
];

/** Skulls and copies of the pirates of each suit. */
const pirateTable: readonly { skulls: number; copies: number }[] = [
  { skulls: 1, copies: 2 },
  { skulls: 2, copies: 4 },
  { skulls: 3, copies: 4 },
  { skulls: 4, copies: 2 },
];

export type CardKind = 'vessel' | 'pirate' | 'captain' | 'admiral';

export interface Card {
  id: CardId;
  kind: CardKind;
  /** Suit of pirates and captains. */
  suit: Suit | null;
  /** 0 for everything but vessels. */
  gold: number;
  /** 0 for everything but pirates. */
  skulls: number;
  copies: number;
  rank: Rank;
}

const blank = { suit: null, gold: 0, skulls: 0, copies: 1 };

/** Every different card once, by rank. */
export const cards: readonly Card[] = [
  ...vesselTable.map((row) => ({ ...blank, ...row, kind: 'vessel' as const, id: `vessel${row.gold}` })),
  ...suits.flatMap((suit) => [
    ...pirateTable.map((row) => ({ ...blank, ...row, kind: 'pirate' as const, id: `${suit}${row.skulls}`, suit })),
    { ...blank, kind: 'captain' as const, id: `${suit}Captain`, suit },
  ]),
  { ...blank, kind: 'admiral' as const, id: 'admiral' },
].map(({ id, kind, suit, gold, skulls, copies }, rank) => ({ id, kind, suit, gold, skulls, copies, rank }));

/** All 78 cards, sorted. */
export const box: readonly Rank[] = cards.flatMap(({ rank, copies }) => new Array<Rank>(copies).fill(rank));

const known = new Map(cards.map((card) => [card.id, card]));

export function cardOf(id: CardId): Card | undefined {
  return known.get(id);
}

/** Gives the rank of an existing card. */
export function rankOf(id: CardId): Rank {
  return known.get(id)!.rank;
}

export function idOf(rank: Rank): CardId {
  return cards[rank].id;
}

export const handSize = 6;
/** Numbers of captains that each mode is made for (R1). */
export const seatCounts = { individual: [2, 3, 4, 5], partnership: [4, 6, 8] } as const;
