/** The way from an action to its presses and to its words. */

import { kindOf } from '../../../rules/treasure-fleet/cards.ts';
import type { HiddenShot } from '../../../rules/treasure-fleet/choices.ts';
import { loadCountError, phaseOf } from '../../../rules/treasure-fleet/open.ts';
import type { Action, CardId, ShipId, View } from '../../../rules/treasure-fleet/types.ts';
import { fill, listOf, type Noun } from '../../../words/message.ts';
import { words } from '../../../words/treasure-fleet/table.ts';
import type { SeatChoice } from '../../hands/human.ts';
import { cardName, prizeNouns, shipNouns } from '../naming.ts';
import { frontsOf } from './hand.ts';

/** An action, or in the open a card by its place. */
export type Deed = Action | HiddenShot;

/** Lists the presses that lead to an action, from what is chosen as the choice begins. */
export function wayTo(
  { view: seen, seat, choices }: SeatChoice,
  action: Deed,
  { chosen, picked }: { readonly chosen: readonly CardId[]; readonly picked: number | null },
): readonly string[] {
  const view = seen as View;
  if (phaseOf[action.type] !== view.phase) return [];
  if (action.type === 'load') return loading(view, seat, action.cards, chosen);
  const ship = `ship|${action.ship}`;
  const index = action.type === 'playCard' ? indexOf(view, action.card) : null;
  const open = (choices as readonly Exclude<Deed, { type: 'load' }>[]).some(
    (each) => each.ship === action.ship && (index === null || ('card' in each && placeOf(each.card) === index)),
  );
  if (!open) return [];
  return index === picked ? [ship] : [`card|${index}`, ship];
}

const placeOf = (card: CardId | HiddenShot['card']): number | null => (typeof card === 'string' ? null : card.index);

/** Gives the place of a loaded card; in the open none of the loaded cards is known. */
function indexOf({ own }: View, card: CardId | HiddenShot['card']): number {
  return typeof card === 'string' ? (own?.loaded.indexOf(card) ?? -1) : card.index;
}

/**
 * Lists the presses that load these cards one by one, or nothing if one of them does not lie in front when it is its
 * turn.
 */
function loading(view: View, seat: number, cards: readonly CardId[], chosen: readonly CardId[]): readonly string[] {
  if (loadCountError(view, seat, cards.length) !== null) return [];
  if (cards.join() === chosen.join()) return ['ready'];
  const inFront = cards.every((card, i) => frontsOf(view, cards.slice(0, i)).includes(card));
  const presses = [...chosen.map((card) => `berth|${card}`), ...cards.map((card) => `deck|${card}`)];
  return inFront ? [...presses, 'ready'] : [];
}

export function describe({ view: seen, seat }: SeatChoice, action: Deed): string {
  const view = seen as View;
  if (action.type === 'load') return fill(words().deeds.load, { cards: listOf(action.cards.map(nameOfCard)) });
  if (action.type === 'surrenderShip')
    return fill(words().deeds.surrender, { ship: nounIn(prizeNouns(view, seat), action.ship) });
  const ship = nounIn(shipNouns(view.line), action.ship);
  if (action.type === 'placeNeutral') return fill(words().deeds.grey, { ship });
  if (typeof action.card !== 'string') return fill(words().deeds.back, { n: action.card.index + 1, ship });
  const kind = kindOf(action.card);
  if (kind === 'BP') return fill(words().deeds.board, { ship });
  if (kind === 'ST') return fill(words().deeds.storm, { ship });
  return fill(words().deeds.fire, { n: Number(kind), ship });
}

const nameOfCard = (card: CardId): string => cardName(kindOf(card));

const nounIn = (nouns: ReadonlyMap<ShipId, Noun>, ship: ShipId): Noun | string => nouns.get(ship) ?? ship;
