/** Likings of the four tempers in Treasure Fleet: each rates a shot or a load by what it does, not by how good it is. */

import type { Seat } from '../../rules/game.ts';
import { guns, kindOf } from '../../rules/treasure-fleet/cards.ts';
import { slotOf } from '../../rules/treasure-fleet/strength.ts';
import type { Action, CardKind, Slot, State, TreasureFleet } from '../../rules/treasure-fleet/types.ts';
import type { Likings } from '../game-bots.ts';

/** Shots that win by a trick rather than by guns. */
const tricks: ReadonlySet<CardKind> = new Set(['ST', 'BP']);

export const likings: Likings<TreasureFleet> = {
  margin: { bold: 0.02, sly: 0.04, cautious: 0.04, greedy: 0.02 },
  likes: {
    // Loads the heaviest guns, and fires them where others fire.
    bold: joy({
      shot: (card, slot, seat) => guns[card] + 2 * othersIn(slot, seat),
      load: (cards) => weight(cards),
    }),
    // Storms, boards, and fires the lightest guns.
    sly: joy({
      shot: (card) => (tricks.has(card) ? 20 : 10 - guns[card]),
      load: (cards) => 5 * cards.filter((card) => tricks.has(card)).length - weight(cards),
    }),
    // Keeps away from ships that others want, and the heavy guns for later.
    cautious: joy({
      shot: (_card, slot, seat) => 20 - othersIn(slot, seat),
      load: (cards) => -weight(cards),
    }),
    // Looks at the points of the ship alone, and loads heavily where there are many of them.
    greedy: joy({
      shot: (_card, { points }) => points,
      load: (cards, rich) => (rich ? weight(cards) : -weight(cards)),
    }),
  },
};

interface Joy {
  shot: (card: CardKind, slot: Slot, seat: Seat) => number;
  /** `rich`: the ships that were sighted are worth more than most. */
  load: (cards: readonly CardKind[], rich: boolean) => number;
}

/** Points of a ship of the fleet, on average. */
const fair = 15;

/** Makes a liking of shots and loads; all else is liked the same. */
function joy({ shot, load }: Joy): (state: State, seat: Seat, plan: readonly Action[]) => number {
  return (state, seat, [action]) => {
    if (action.type === 'load') return load(action.cards.map(kindOf), meanOf(state.line) > fair);
    const slot = action.type === 'playCard' ? slotOf(state, action.ship) : undefined;
    return action.type === 'playCard' && slot ? shot(kindOf(action.card), slot, seat) : 0;
  };
}

const weight = (cards: readonly CardKind[]): number => cards.reduce((sum, card) => sum + guns[card], 0);

const meanOf = (line: readonly Slot[]): number => line.reduce((sum, { points }) => sum + points, 0) / line.length;

const othersIn = ({ fire }: Slot, seat: Seat): number => fire.filter(({ captain }) => captain !== seat).length;
