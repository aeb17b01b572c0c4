/** Things that draw a child in Korsar: the most gold, at sea or in hand. */
import { cardOf } from '../../rules/korsar/cards.ts';
import { leaderOf, sideOf } from '../../rules/korsar/open.ts';
import type { Action, Korsar } from '../../rules/korsar/types.ts';
import { type Glitter, spoils } from '../glitter.ts';

/** Gold that a card from the deck is worth to a child, with few cards in hand and with many. */
const card = { few: 5, many: 3 } as const;
const few = 3;

export const glitter: Glitter<Korsar> = (view, seat) => {
  const side = sideOf(view, seat);
  return (action: Action) => {
    switch (action.type) {
      case 'draw':
        return view.seats[seat].hand <= few ? card.few : card.many;
      case 'launchVessel':
        return cardOf(action.card)!.gold;
      case 'discard':
        return -1;
      default: {
        const vessel = view.sea.find((each) => each.vessel === action.vessel)!;
        if (leaderOf(view, vessel) !== side) return vessel.gold + 1;
        // A captain more brings nothing to a side that leads already.
        return action.type === 'playPirate' ? vessel.gold / 2 : spoils;
      }
    }
  };
};
