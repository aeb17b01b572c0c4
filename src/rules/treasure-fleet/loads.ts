/**
 * Loads that a captain may choose (5.2): every multiset of kinds once, made of the lowest copies; threes first, then fours.
 */
import type { Seat } from '../game.ts';
import { deckPlace, kindOf, sortCards } from './cards.ts';
import { type Action, type CardId, deckIds, type State } from './types.ts';

/**
 * Actions by the cards there are to choose from, and by whether a fourth one may be loaded. Nobody writes on the
 * actions.
 */
const known = new Map<number, readonly Action[]>();
/** Bots that think ahead come to the same few hands again and again; of thousands of games only the latest are kept. */
const mostKnown = 2048;

export function loads(state: State, seat: Seat): Action[] {
  const { deckId, deck, loaded } = state.seats[seat];
  const extra = state.extraEligible.includes(seat);
  let cards = 0;
  for (const card of deck) cards |= 1 << deckPlace(card);
  for (const card of loaded) cards |= 1 << deckPlace(card);
  const key = (cards * deckIds.length + deckIds.indexOf(deckId)) * 2 + (extra ? 1 : 0);
  let actions = known.get(key);
  if (actions === undefined) {
    actions = search(sortCards([...deck, ...loaded]), extra);
    if (known.size >= mostKnown) known.clear();
    known.set(key, actions);
  }
  return actions.slice();
}

function search(pool: readonly CardId[], extra: boolean): Action[] {
  const actions: Action[] = [];
  const kinds = pool.map(kindOf);
  choose(pool, kinds, 3, 0, [], actions);
  if (extra) choose(pool, kinds, 4, 0, [], actions);
  return actions;
}

/**
 * Adds every load that begins with the chosen cards. Of equal cards only the first that is still free may follow, so
 * that no multiset comes twice.
 */
function choose(
  pool: readonly CardId[],
  kinds: readonly string[],
  size: number,
  from: number,
  chosen: CardId[],
  into: Action[],
): void {
  for (let i = from; i <= pool.length - (size - chosen.length); i++) {
    if (i > from && kinds[i] === kinds[i - 1]) continue;
    chosen.push(pool[i]);
    if (chosen.length === size) into.push({ type: 'load', cards: [...chosen] });
    else choose(pool, kinds, size, i + 1, chosen, into);
    chosen.pop();
  }
}
