/** The way from an action to its presses and to its words. */

import { cardOf } from '../../../rules/korsar/cards.ts';
import { actionError } from '../../../rules/korsar/open.ts';
import type { Action, CardId, View } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { fill, type Noun } from '../../../words/message.ts';
import type { SeatChoice } from '../../hands/human.ts';
import { cardNoun, shipNouns } from '../naming.ts';
import { cardsOf } from './state.ts';

/**
 * Lists the presses that lead to an action: first the card, unless it is `chosen` as the choice begins, then what becomes
 * of it.
 */
export function wayTo({ view: seen, seat }: SeatChoice, action: Action, chosen: number | null): readonly string[] {
  const view = seen as View;
  if (actionError(view, view.deck, seat, action) !== null) return [];
  if (action.type === 'draw') return ['draw'];
  const place = cardsOf({ view, seat }).indexOf(action.card);
  if (place < 0) return [];
  return place === chosen ? [lastPress(action)] : [`card|${place}`, lastPress(action)];
}

function lastPress(action: Exclude<Action, { type: 'draw' }>): string {
  if ('vessel' in action) return `ship|${action.vessel}`;
  return action.type === 'discard' ? 'discard' : 'launch';
}

export function describe({ view, names }: SeatChoice, action: Action): string {
  const { deeds } = words();
  if (action.type === 'draw') return deeds.draw;
  const card = nounOf(action.card);
  if (action.type === 'launchVessel') return fill(deeds.launch, { card });
  if (action.type === 'discard') return fill(deeds.discard, { card });
  const ship = shipNouns((view as View).sea, names).get(action.vessel) ?? action.vessel;
  return fill(deeds.play, { card, ship });
}

/** Records may name cards that do not exist. */
const nounOf = (card: CardId): Noun | string => (cardOf(card) ? cardNoun(card) : card);
