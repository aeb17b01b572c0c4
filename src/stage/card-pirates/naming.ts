/** Who and what is meant: captains, cards, squares and islands by name, for captions, plates and pills. */

import { rankOf, suitOf } from '../../rules/card-pirates/cards.ts';
import { ringSquares } from '../../rules/card-pirates/map.ts';
import type { CardId, Square, Suit, View } from '../../rules/card-pirates/types.ts';
import { words } from '../../words/card-pirates/table.ts';
import { fill } from '../../words/message.ts';

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
  fill(words().card, {
    rank: words().ranks[rankOf(card) as keyof ReturnType<typeof words>['ranks']] ?? rankOf(card),
    suit: words().suits[suitOf(card)],
  });

/** `Heart Isle`. */
export const isleName = (suit: Suit): string => words().isles[suit];

/** Squares of the ring have their own names; everything else is column and row. */
export const squareName = (square: Square): string => (/^[A-E][1-5]$/.test(square) ? square : words().outerSea);

/** As `squareName`, but every place on the rim has its own, counted as the rules list them. */
export const placeName = (square: Square): string =>
  ringSquares.includes(square) ? fill(words().rimPlace, { n: ringSquares.indexOf(square) + 1 }) : square;

/** A place, with its island where one lies there. */
export function placeLabel({ squares }: Pick<View, 'squares'>, square: Square): string {
  const island = squares.find((each) => each.square === square)?.island;
  return island ? fill(words().isleAt, { isle: isleName(suitOf(island)), square }) : placeName(square);
}
