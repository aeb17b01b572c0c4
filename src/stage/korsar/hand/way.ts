/** The way from an action to its presses and to its words. */

import { cardOf } from '../../../rules/korsar/cards.ts';
import { attackError } from '../../../rules/korsar/open.ts';
import type { Action, CardId, View } from '../../../rules/korsar/types.ts';
import { words } from '../../../words/korsar/table.ts';
import { fill, type Noun } from '../../../words/message.ts';
import type { Choice } from '../../hands/human.ts';
import { cardNoun, shipNouns } from '../naming.ts';
import { cardsOf } from './state.ts';

/** Actions by which a card of each kind goes to a ship. */
export const plays = { pirate: 'playPirate', captain: 'playCaptain', admiral: 'playAdmiral' } as const;

/** Lists the presses that lead to an action: first the card, then what becomes of it. */
export function wayTo(choice: Choice, action: Action): readonly string[] {
  const view = choice.view as View;
  if (action.type === 'draw') return view.deck > 0 ? ['draw'] : [];
  const place = cardsOf({ view, seat: choice.seat }).indexOf(action.card);
  const last = lastPress(view, choice.seat, action);
  return place < 0 || last === null ? [] : [`card|${place}`, last];
}

function lastPress(view: View, seat: number, action: Exclude<Action, { type: 'draw' }>): string | null {
  const kind = cardOf(action.card)?.kind;
  if (action.type === 'launchVessel') return kind === 'vessel' ? 'launch' : null;
  if (action.type === 'discard') return view.deck === 0 && kind !== 'vessel' ? 'discard' : null;
  const vessel = view.sea.find((each) => each.vessel === action.vessel);
  if (!vessel || !kind || kind === 'vessel' || plays[kind] !== action.type) return null;
  return attackError(view, seat, action.card, vessel) === null ? `ship|${vessel.vessel}` : null;
}

export function describe({ view, names }: Choice, action: Action): string {
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
