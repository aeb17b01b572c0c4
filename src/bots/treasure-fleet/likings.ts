/**
 * Likings of the four tempers in Treasure Fleet: each rates a shot by what it does, not by how good it is. A load is nobody's
 * liking: whoever always loaded alike would be read.
 */

import type { Seat } from '../../rules/game.ts';
import { guns, kindOf } from '../../rules/treasure-fleet/cards.ts';
import { slotOf } from '../../rules/treasure-fleet/strength.ts';
import type { Action, CardKind, Slot, State, TreasureFleet } from '../../rules/treasure-fleet/types.ts';
import type { Likings } from '../game-bots.ts';

/** Shots that win by a trick rather than by guns. */
const tricks: ReadonlySet<CardKind> = new Set(['ST', 'BP']);

export const likings: Likings<TreasureFleet> = {
  margin: 0.02,
  likes: {
    // Fires the heaviest guns where others fire.
    bold: shot((card, slot, seat) => guns[card] + 2 * othersIn(slot, seat)),
    // Storms, boards, and fires the lightest guns.
    sly: shot((card) => (tricks.has(card) ? 20 : 10 - guns[card])),
    // Keeps away from ships that others want.
    cautious: shot((_card, slot, seat) => 20 - othersIn(slot, seat)),
    // Looks at the points of the ship alone.
    greedy: shot((_card, { points }) => points),
  },
};

type Liking = (card: CardKind, slot: Slot, seat: Seat) => number;

/** Makes a liking of shots; all else is liked the same. */
function shot(liking: Liking): (state: State, seat: Seat, plan: readonly Action[]) => number {
  return (state, seat, [action]) => {
    const slot = action.type === 'playCard' ? slotOf(state, action.ship) : undefined;
    return action.type === 'playCard' && slot ? liking(kindOf(action.card), slot, seat) : 0;
  };
}

const othersIn = ({ fire }: Slot, seat: Seat): number => fire.filter(({ captain }) => captain !== seat).length;
