/** Who and what is meant: captains, teams and merchants by name, for captions, pills and plates. */

import type { Seat } from '../../rules/game.ts';
import { cardOf } from '../../rules/korsar/cards.ts';
import type { CardId, Side, VesselId, VesselView, View } from '../../rules/korsar/types.ts';
import { words } from '../../words/korsar/table.ts';
import { fill } from '../../words/message.ts';
import { listed, nameOf } from '../captains.ts';
import { toldApart } from '../screens/spoken.ts';
/** A team by its number, everybody else by name. */
export const sideName = (side: Side, view: View, names: readonly string[]): string =>
  view.mode === 'partnership' ? fill(words().team, { team: words().teams[side] }) : nameOf(side, names);

/** All captains of these sides by name. */
export const captainsOf = (sides: readonly Side[], view: View, names: readonly string[]): string =>
  listed(sides.flatMap((side) => view.sides[side].seats.map((seat) => nameOf(seat, names))));

export const shipName = ({ owner, gold }: Pick<VesselView, 'owner' | 'gold'>, names: readonly string[]): string =>
  fill(words().ship, { owner: nameOf(owner, names), gold });

/** The seat at whose turn a side's check is made: its first partner that still plays. */
export function checkSeat(side: Side, view: View): Seat {
  const { seats } = view.sides[side];
  return seats.find((seat) => !view.seats[seat].sittingOut) ?? seats[0];
}

/** `3-skull kraken`: what is printed on a card. */
export function cardName(card: CardId): string {
  const { kind = 'admiral', suit, gold = 0, skulls = 0 } = cardOf(card) ?? {};
  return fill(words().cards[kind], { gold, skulls, suit: suit ? words().suits[suit] : '' });
}

/** All merchants at sea by name; those that look alike are numbered in the order in which they put to sea. */
export function shipNames(sea: readonly VesselView[], names: readonly string[]): Map<VesselId, string> {
  const told = toldApart(sea.map((vessel) => shipName(vessel, names)));
  return new Map(sea.map(({ vessel }, i) => [vessel, told[i]]));
}
