/** Names of captains, teams and merchants, for captions, pills and plates. */

import type { Seat } from '../../rules/game.ts';
import { cardOf } from '../../rules/korsar/cards.ts';
import type { CardId, Side, Suit, VesselId, VesselView, View } from '../../rules/korsar/types.ts';
import { words } from '../../words/korsar/table.ts';
import { fill, listOf, type Noun } from '../../words/message.ts';
import { alone, numbered } from '../../words/nouns.ts';
import { nameOf } from '../captains.ts';

/** Names a team. */
export const teamName = (side: Side): string => fill(words().team, { n: side + 1 });

/** Names a team by its number, everybody else by name. */
export const sideName = (side: Side, view: View, names: readonly string[]): string =>
  view.mode === 'partnership' ? teamName(side) : nameOf(side, names);

/** Names all captains of these sides. */
export const captainsOf = (sides: readonly Side[], view: View, names: readonly string[]): string =>
  listOf(sides.flatMap((side) => view.sides[side].seats.map((seat) => nameOf(seat, names))));

/** Gives a merchant as a noun, the only one of her name. */
export const shipNoun = ({ owner, gold }: Pick<VesselView, 'owner' | 'gold'>, names: readonly string[]): Noun => ({
  noun: words().ship,
  facts: { owner: nameOf(owner, names), gold, n: 1, of: 1 },
});

export const suitNoun = (suit: Suit): Noun => ({ noun: words().suits[suit] });

/** Gives the seat at whose turn a side's check is made: its first partner that still plays. */
export function checkSeat(side: Side, view: View): Seat {
  const { seats } = view.sides[side];
  return seats.find((seat) => !view.seats[seat].sittingOut) ?? seats[0];
}

/** Gives what is printed on a card, as a noun. */
export function cardNoun(card: CardId): Noun {
  const { kind = 'admiral', suit = '', gold = 0, skulls = 0 } = cardOf(card) ?? {};
  return { noun: words().cards[kind], facts: { gold, skulls, suit: suit ?? '' } };
}

/** Gives what is printed on a card, as words: `3-skull kraken`. */
export const cardName = (card: CardId): string => alone(cardNoun(card));

/** Gives all merchants at sea as nouns; those that look alike are numbered in the order in which they put to sea. */
export function shipNouns(sea: readonly VesselView[], names: readonly string[]): Map<VesselId, Noun> {
  const apart = numbered(sea.map((vessel) => shipNoun(vessel, names)));
  return new Map(sea.map(({ vessel }, i) => [vessel, apart[i]]));
}
