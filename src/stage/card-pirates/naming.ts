/** Who and what is meant: captains, cards, squares and islands by name, for captions, plates and pills. */
import { fill } from '../../controller/phrase.ts';
import { rankOf, suitOf } from '../../rules/card-pirates/cards.ts';
import type { CardId, Square, Suit } from '../../rules/card-pirates/types.ts';
import { words } from './words.ts';

/** As the art names it. */
const artSuits: Readonly<Record<Suit, string>> = { C: 'club', D: 'diamond', H: 'heart', S: 'spade' };
const artRanks: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' };

export const artSuit = (card: CardId): string => artSuits[suitOf(card)];

/** The picture of a card: as a tile of the sea, or upright as it is held. Null is a back. */
export function cardFrame(card: CardId, held: boolean): string {
  const hand = held ? 'hand-' : '';
  const rank = artRanks[rankOf(card)];
  if (rank) return `cp-${hand}isle-${rank}-${artSuit(card)}`;
  return `cp-${hand}crew-${artSuit(card)}${rankOf(card) === '2' ? '-landlubber' : ''}`;
}

export const isRed = (card: CardId): boolean => suitOf(card) === 'D' || suitOf(card) === 'H';

/** `7 of hearts`, `Queen of spades`. */
export const cardName = (card: CardId): string =>
  fill(words.card, {
    rank: words.ranks[rankOf(card) as keyof typeof words.ranks] ?? rankOf(card),
    suit: words.suits[suitOf(card)],
  });

/** `Heart Isle`. */
export const isleName = (suit: Suit): string => words.isles[suit];

/** Squares of the ring have their own names; everything else is column and row. */
export const squareName = (square: Square): string => (/^[A-E][1-5]$/.test(square) ? square : words.outerSea);
