/** The use of each card, and why not: the rules of 5.1 as far as the page must explain them. The host has the last word. */

import { cardOf } from '../../../rules/korsar/cards.ts';
import { attackError, drawError, forceOf, layOn, leaderOf, plays, sideOf } from '../../../rules/korsar/open.ts';
import type { CardId, ErrorCode, VesselView, View } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { fill } from '../../../words/message.ts';
import { shipNoun, sideName, suitNoun } from '../naming.ts';

/** Asks this captain for what comes before a ship: a card, or else drawing one as long as there are any. */
export function chooseFirst({ deck, seats }: View, seat: number): string {
  const { chooseCard, chooseLast, drawOnly } = words().hand;
  if (drawError(deck) !== null) return chooseLast;
  return seats[seat].cards?.length === 0 ? drawOnly : chooseCard;
}

/** Tells whether this card goes to sea, not to a ship. */
export function launches(card: CardId): boolean {
  const kind = cardOf(card)?.kind;
  return kind !== undefined && plays[kind] === 'launchVessel';
}

export const targetsOf = (view: View, seat: number, card: CardId): VesselView[] =>
  view.sea.filter((vessel) => attackError(view, seat, card, vessel) === null);

/** Says the rule in one line, about this very ship. */
export function sentenceOf(
  code: ErrorCode,
  {
    view,
    seat,
    card,
    vessel,
    names,
  }: { view: View; seat: number; card: CardId; vessel: VesselView; names: readonly string[] },
): string {
  const suit = cardOf(card)?.suit;
  const side = sideOf(view, seat);
  const own = vessel.forces.find((force) => force.side === side);
  const rival = vessel.forces.find((force) => force.suit === suit);
  const ship = shipNoun(vessel, names);
  if (code === 'COLOUR_COMMITTED' && own) {
    const template = view.mode === 'partnership' ? words().why.COLOUR_COMMITTED_TEAM : words().why.COLOUR_COMMITTED;
    return fill(template, { other: suitNoun(own.suit), ship });
  }
  if (code === 'COLOUR_IN_FORCE' && rival && suit) {
    return fill(words().why.COLOUR_IN_FORCE, {
      rival: sideName(rival.side, view, names),
      suit: suitNoun(suit),
      ship,
    });
  }
  if (code === 'NO_PIRATE_FOR_CAPTAIN' && suit) {
    return fill(words().why.NO_PIRATE_FOR_CAPTAIN, { suit: suitNoun(suit), ship });
  }
  return words().refusals[code] ?? words().refusals.other;
}

/** Says the same rule in the few words that have room under the ship. */
export function shutOf(code: ErrorCode, { view, seat, card, vessel, names }: Parameters<typeof sentenceOf>[1]): string {
  const { shut } = words();
  const suit = cardOf(card)?.suit;
  const own = vessel.forces.find((force) => force.side === sideOf(view, seat));
  const rival = vessel.forces.find((force) => force.suit === suit);
  if (code === 'COLOUR_COMMITTED' && own)
    return fill(view.mode === 'partnership' ? shut.COLOUR_COMMITTED_TEAM : shut.COLOUR_COMMITTED, {
      other: suitNoun(own.suit),
    });
  if (code === 'COLOUR_IN_FORCE' && rival)
    return fill(shut.COLOUR_IN_FORCE, { rival: sideName(rival.side, view, names) });
  if (code === 'NO_PIRATE_FOR_CAPTAIN' && suit) return fill(shut.NO_PIRATE_FOR_CAPTAIN, { suit: suitNoun(suit) });
  return shut.other;
}

/** Says in one line why a card has no ship to go to at all. */
export function whyNowhere(
  { view, seat, names }: { view: View; seat: number; names: readonly string[] },
  card: CardId,
): string {
  const { kind, suit } = cardOf(card) ?? {};
  if (view.sea.length === 0) return words().hand.noShips;
  const code = attackError(view, seat, card, view.sea[0]);
  // Of one ship all can be said.
  if (view.sea.length === 1 && code) return sentenceOf(code, { view, seat, card, vessel: view.sea[0], names });
  if (kind === 'admiral') return words().refusals.NOT_YOUR_VESSEL;
  return fill(kind === 'captain' ? words().hand.noPirate : words().hand.suitTaken, {
    suit: suit ? suitNoun(suit) : '',
  });
}

export interface Outcome {
  text: string;
  /** The card's side leads then. */
  leads: boolean;
}

/** Works out what would come of the card: who leads then, and by how much. */
export function outcomeOf(view: View, seat: number, card: CardId, vessel: VesselView): Outcome {
  const { hand } = words();
  const side = sideOf(view, seat);
  const then = structuredClone(vessel);
  layOn(then, side, { seat, card, turn: view.turnNumber });
  const leader = leaderOf(view, then);
  const leads = leader === side;
  if (cardOf(card)?.kind !== 'pirate') return { text: hand.commands, leads };
  const n = forceOf(then, side)?.strength ?? 0;
  if (!leads && then.trumps.length > 0) return { text: fill(hand.outranked, { n }), leads };
  const others = Math.max(0, ...then.forces.filter((force) => force.side !== side).map(({ strength }) => strength));
  const numbers = others > 0 ? `${n} : ${others}` : String(n);
  return { text: fill(leads ? hand.leads : n === others ? hand.ties : hand.adds, { numbers }), leads };
}
