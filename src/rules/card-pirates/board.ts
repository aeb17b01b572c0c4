/** Looking at the squares and changing what lies on them. */
import type { Seat } from '../game.ts';
import { orderOf, rankOf } from './cards.ts';
import { indexOf, squares } from './map.ts';
import { type CardId, type Place, type Rank, type Square, type State, type Suit, suits } from './types.ts';

export function emptyPlace(): Place {
  return { island: null, faceUp: [], faceDown: [] };
}

/** Finds the place of a square; null for a name that is no square, and for a place of the ring that does not exist. */
export function placeAt(state: State, square: Square): Place | null {
  return state.places[indexOf(square)] ?? null;
}

/** Finds everybody on the square except one seat. */
export function othersAt(state: State, square: Square, seat: Seat): Seat[] {
  const found: Seat[] = [];
  for (let other = 0; other < state.seats.length; other++)
    if (other !== seat && state.seats[other].ship === square) found.push(other);
  return found;
}

export function isBare(place: Place): boolean {
  return place.faceUp.length === 0 && place.faceDown.length === 0;
}

/**
 * Tells whether a square is a storm: sea without a card and without a ship (section 2). `seat` is not counted: it is
 * the one that comes or goes.
 */
export function isStorm(state: State, square: Square, seat: Seat = -1): boolean {
  const place = placeAt(state, square);
  return place !== null && place.island === null && isBare(place) && othersAt(state, square, seat).length === 0;
}

export interface Island {
  square: Square;
  suit: Suit;
  card: CardId;
  place: Place;
}

/** Gives the four islands by suit: an island shows its own suit for ever (R 33). */
export function islandsOf(state: State): Island[] {
  const found: Island[] = [];
  state.places.forEach((place, i) => {
    if (place?.island) found.push({ square: squares[i], suit: place.island.at(-1) as Suit, card: place.island, place });
  });
  return found.sort((a, b) => suits.indexOf(a.suit) - suits.indexOf(b.suit));
}

/** Tells whether every island's rank fits. */
export function everyIsland(state: State, fits: (rank: Rank) => boolean): boolean {
  for (const place of state.places) if (place?.island && !fits(rankOf(place.island))) return false;
  return true;
}

/** Puts a card into its place among sorted ones. */
export function addCard(cards: CardId[], card: CardId): void {
  const order = orderOf(card);
  let at = cards.push(card) - 1;
  for (; at > 0 && orderOf(cards[at - 1]) > order; at--) cards[at] = cards[at - 1];
  cards[at] = card;
}

export function addCards(cards: CardId[], more: readonly CardId[]): void {
  for (const card of more) addCard(cards, card);
}

export function removeCard(cards: CardId[], card: CardId): void {
  cards.splice(cards.indexOf(card), 1);
}
