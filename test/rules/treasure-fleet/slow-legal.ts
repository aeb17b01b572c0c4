/**
 * `legal` of Treasure Fleet for the two choices that have long lists, as plainly as the rules file says it: the fast one
 * must list the same actions in the same order. Written for reading, not for speed.
 */
import type { Seat } from '../../../src/rules/game.ts';
import type { Action, CardId, State } from '../../../src/rules/treasure-fleet/types.ts';

const kinds = ['4', '3', '2', '1', 'BP', 'ST'];
const kind = (card: CardId) => card.split('/')[1].split('.')[0];
const copy = (card: CardId) => Number(card.split('.')[1]);

/** Every way to take so many cards, in the order of their places. */
function hands(cards: readonly CardId[], size: number): CardId[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => hands(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
}

/** 5.2: of hands with the same kinds the one with the lowest copies, which comes first. */
function loads(state: State, seat: Seat): Action[] {
  const { deck, loaded } = state.seats[seat];
  const pool = [...deck, ...loaded].sort(
    (a, b) => kinds.indexOf(kind(a)) - kinds.indexOf(kind(b)) || copy(a) - copy(b),
  );
  return [3, ...(state.extraEligible.includes(seat) ? [4] : [])].flatMap((size) => {
    const byKinds = new Map<string, CardId[]>();
    for (const hand of hands(pool, size)) {
      const name = hand.map(kind).join();
      if (!byKinds.has(name)) byKinds.set(name, hand);
    }
    return [...byKinds.values()].map((cards): Action => ({ type: 'load', cards }));
  });
}

/** 5.3: each kind in hand on each ship that no storm holds. */
function shots(state: State, seat: Seat): Action[] {
  const ships = state.line.filter(({ becalmedBy }) => becalmedBy === null).map(({ ship }) => ship);
  return kinds.flatMap((each) => {
    const card = state.seats[seat].loaded.find((one) => kind(one) === each);
    return card === undefined ? [] : ships.map((ship): Action => ({ type: 'playCard', card, ship }));
  });
}

/** Null in a phase without long lists. */
export function slowLegal(state: State, seat: Seat): Action[] | null {
  if (state.phase === 'loading') return loads(state, seat);
  if (state.phase === 'volley') return state.toPlay[0] === seat ? shots(state, seat) : [];
  return null;
}
