/** Names of captains, cards, squares and islands, for captions, plates and pills. */

import { rankOf, suitOf } from '../../rules/card-pirates/cards.ts';
import { ringSquares } from '../../rules/card-pirates/map.ts';
import type { CardId, Square, Suit, View } from '../../rules/card-pirates/types.ts';
import { words } from '../../words/card-pirates/table.ts';
import { fill, type Noun } from '../../words/message.ts';
import { alone } from '../../words/nouns.ts';

/** Names of the suits in the art. */
const artSuits: Readonly<Record<Suit, string>> = { C: 'club', D: 'diamond', H: 'heart', S: 'spade' };
const artRanks: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' };

export const artSuit = (card: CardId): string => artSuits[suitOf(card)];

/** Finds the picture of a card: as a tile of the sea, or upright as it is held. */
export function cardFrame(card: CardId, held: boolean): string {
  const hand = held ? 'hand-' : '';
  const rank = artRanks[rankOf(card)];
  if (rank) return `cp-${hand}isle-${rank}-${artSuit(card)}`;
  return `cp-${hand}crew-${artSuit(card)}${rankOf(card) === '2' ? '-landlubber' : ''}`;
}

export const isRed = (card: CardId): boolean => suitOf(card) === 'D' || suitOf(card) === 'H';

export const suitNoun = (suit: Suit): Noun => ({ noun: words().suits[suit] });

/** Names a rank: `7`, `Queen`. */
export const rankNoun = (card: CardId): Noun => ({ noun: words().rank, facts: { rank: rankOf(card) } });

/** Names a card: `7 of hearts`, `Queen of spades`. */
export const cardNoun = (card: CardId): Noun => ({
  noun: words().card,
  facts: { rank: rankOf(card), suit: suitNoun(suitOf(card)) },
});

export const cardName = (card: CardId): string => alone(cardNoun(card));

/** Names the island of a suit: `Heart Isle`. */
export const isleNoun = (suit: Suit): Noun => ({ noun: words().isle, facts: { suit } });

export const isleName = (suit: Suit): string => alone(isleNoun(suit));

/** Tells by what a square is called: its own name on the chart, `rim` beyond it. */
export const placed = (square: Square): { at: string } => ({ at: /^[A-E][1-5]$/.test(square) ? square : 'rim' });

/** Names a square: those of the chart by column and row, all others as the rim. */
export const squareNoun = (square: Square): Noun => ({
  noun: words().square,
  facts: placed(square),
});

/**
 * Names a square as `squareNoun` does, but gives every place on the rim a number of its own, in the order of the rules.
 */
export const placeNoun = (square: Square): Noun =>
  ringSquares.includes(square)
    ? { noun: words().rimPlace, facts: { n: ringSquares.indexOf(square) + 1 } }
    : squareNoun(square);

export const placeName = (square: Square): string => alone(placeNoun(square));

/** Writes the name of a place, with its island where one lies there. */
export function placeLabel({ squares }: Pick<View, 'squares'>, square: Square): string {
  const island = squares.find((each) => each.square === square)?.island;
  return island ? fill(words().isleAt, { isle: isleName(suitOf(island)), square }) : placeName(square);
}
