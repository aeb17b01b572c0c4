/** The box (section 1) as tables, and the decks built from it. Content only: nothing here knows a state. */
import {
  type CardId,
  type CardKind,
  type Composition,
  cardKinds,
  type DeckId,
  deckIds,
  type Options,
  type Ship,
  type ShipId,
} from './types.ts';

/** One row per kind (1.1). The last `fiveSpot` copies bear the mark and leave below five players (R3). */
const kindTable: readonly { kind: CardKind; copies: number; fiveSpot: number; guns: number }[] = [
  { kind: '4', copies: 3, fiveSpot: 1, guns: 4 },
  { kind: '3', copies: 5, fiveSpot: 1, guns: 3 },
  { kind: '2', copies: 5, fiveSpot: 1, guns: 2 },
  { kind: '1', copies: 2, fiveSpot: 0, guns: 1 },
  { kind: 'BP', copies: 1, fiveSpot: 0, guns: 0 },
  { kind: 'ST', copies: 1, fiveSpot: 0, guns: 0 },
];

/** One row per value (1.1). The nine marked ships are a ruling (R4). */
const shipTable: readonly { points: number; copies: number; fiveSpot: number }[] = [
  { points: 6, copies: 3, fiveSpot: 1 },
  { points: 9, copies: 4, fiveSpot: 1 },
  { points: 12, copies: 4, fiveSpot: 1 },
  { points: 14, copies: 4, fiveSpot: 1 },
  { points: 16, copies: 5, fiveSpot: 2 },
  { points: 17, copies: 4, fiveSpot: 1 },
  { points: 18, copies: 3, fiveSpot: 1 },
  { points: 20, copies: 2, fiveSpot: 1 },
  { points: 22, copies: 1, fiveSpot: 0 },
];

export interface DeckCard {
  kind: CardKind;
  copy: number;
  fiveSpot: boolean;
}

/** The cards of one player deck that can be played; its captain comes on top. */
export const deckCards: readonly DeckCard[] = kindTable.flatMap(({ kind, copies, fiveSpot }) =>
  Array.from({ length: copies }, (_, i) => ({ kind, copy: i + 1, fiveSpot: i >= copies - fiveSpot })),
);

export interface FleetCard extends Ship {
  fiveSpot: boolean;
}

export const treasureShips: readonly FleetCard[] = shipTable.flatMap(({ points, copies, fiveSpot }) =>
  Array.from({ length: copies }, (_, i) => ({
    ship: `${points}${'abcde'[i]}`,
    kind: 'treasure' as const,
    points,
    fiveSpot: i >= copies - fiveSpot,
  })),
);

export const cursedShips: readonly FleetCard[] = ['X1', 'X2'].map((ship) => ({
  ship,
  kind: 'cursed' as const,
  points: 0,
  fiveSpot: false,
}));

/** Cards in the box: groups of 1.1. */
export const box = {
  captains: deckIds.length,
  playerCards: deckIds.length * deckCards.length,
  treasureShips: treasureShips.length,
  cursedShips: cursedShips.length,
  governor: 1,
  lookout: 1,
} as const;

export const seatCounts = [2, 3, 4, 5] as const;
/** Volleys in every sailing. */
export const volleys = 3;
/** Gives the number of sailings for so many players: four, with five players five (1.3). */
export const sailingsFor = (seats: number): number => (seats === 5 ? 5 : 4);
export const lineSizeFor = (seats: number): number => (seats === 5 ? 5 : 4);

/** Strength of a card that counts by guns (6.1); boarders and storms have none. */
export const guns = Object.fromEntries(kindTable.map(({ kind, guns }) => [kind, guns])) as Record<CardKind, number>;

/** A card's kind begins after its deck's name, `d1/4.2`, and its first letter tells it. */
const kindAt = 3;
const kindRanks = new Uint8Array(128);
cardKinds.forEach((kind, rank) => {
  kindRanks[kind.charCodeAt(0)] = rank;
});

/** Gives the kind of an existing card, as its place in `cardKinds`. */
export function kindRank(card: CardId): number {
  return kindRanks[card.charCodeAt(kindAt)];
}

export function kindOf(card: CardId): CardKind {
  return cardKinds[kindRank(card)];
}

const firstPlaces = cardKinds.map((kind) => deckCards.findIndex((card) => card.kind === kind));

/**
 * Gives a card's place among the cards of its deck, from 0: kinds as in `cardKinds`, then copies. Hands are sorted by
 * it.
 */
export function deckPlace(card: CardId): number {
  return firstPlaces[kindRank(card)] + card.charCodeAt(card.length - 1) - '1'.charCodeAt(0);
}

/** Sorts one deck's cards in place. */
export function sortCards(cards: CardId[]): CardId[] {
  return cards.sort((a, b) => deckPlace(a) - deckPlace(b));
}

const ships = new Map<ShipId, FleetCard>([...treasureShips, ...cursedShips].map((card) => [card.ship, card]));

export function shipCard(ship: ShipId): FleetCard {
  return ships.get(ship)!;
}

/**
 * Gives what a playing deck holds (1.2): five-spots go out below five players, then either the storm or one further 2.
 */
export function deckRecipe(seats: number, storms: boolean): DeckCard[] {
  const cards = deckCards.filter((card) => seats === 5 || !card.fiveSpot);
  const out = cards.map((card) => card.kind).lastIndexOf(storms ? '2' : 'ST');
  return cards.filter((_, i) => i !== out);
}

const builtDecks = new Map<string, readonly CardId[]>();

/** Gives the cards of a playing deck, sorted. The list is shared: copy it before changing it. */
export function buildDeck(deckId: DeckId, seats: number, storms: boolean): readonly CardId[] {
  const key = `${deckId}${seats === 5}${storms}`;
  let deck = builtDecks.get(key);
  if (deck === undefined) {
    deck = Object.freeze(deckRecipe(seats, storms).map(({ kind, copy }) => `${deckId}/${kind}.${copy}`));
    builtDecks.set(key, deck);
  }
  return deck;
}

/** Gives the fleet deck in the order of the box (1.2, 3.5). */
export function buildFleet(seats: number, options: Pick<Options, 'cursedShips' | 'fiveSpotShips'>): ShipId[] {
  const all = seats === 5 || options.fiveSpotShips === 'none';
  const fleet = treasureShips.filter((card) => all || !card.fiveSpot).map((card) => card.ship);
  if (options.cursedShips) for (const card of cursedShips) fleet.push(card.ship);
  return fleet;
}

export function shipComposition(pile: readonly ShipId[]): Composition {
  const composition: Composition = {};
  for (const ship of pile) {
    const card = shipCard(ship);
    const key = card.kind === 'cursed' ? 'X' : String(card.points);
    composition[key] = (composition[key] ?? 0) + 1;
  }
  return composition;
}

/** Counts cards by kind. Only kinds that are there have a key; keys always stand in the same order. */
export function kindComposition(kinds: readonly CardKind[]): Composition {
  const composition: Composition = {};
  for (const kind of cardKinds) {
    let count = 0;
    for (const each of kinds) if (each === kind) count++;
    if (count > 0) composition[kind] = count;
  }
  return composition;
}
