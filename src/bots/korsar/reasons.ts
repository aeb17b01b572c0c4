/** Reasons why an action is good in Korsar, from the sea and the captain's own hand. */
import type { Seat } from '../../rules/game.ts';
import { cardOf } from '../../rules/korsar/cards.ts';
import { forceOf, leaderOf, sideOf } from '../../rules/korsar/open.ts';
import type { Action, State } from '../../rules/korsar/types.ts';
import { type Reason, reasonsOf } from '../reason.ts';

/** Codes of the reasons; the page has a sentence for each. */
export type KorsarWhy = 'DRAW' | 'LAUNCH' | 'LAUNCH_LATE' | 'DISCARD' | 'TRUMP' | 'FOOTHOLD' | 'TIE' | 'SURER' | 'LEAD';

const reason = reasonsOf<KorsarWhy>();

export function reasons(state: State, seat: Seat, action: Action): Reason {
  switch (action.type) {
    case 'draw':
      return reason('DRAW', { cards: state.deck.length });
    case 'launchVessel':
      return reason(state.deck.length > 0 ? 'LAUNCH' : 'LAUNCH_LATE', { gold: cardOf(action.card)!.gold });
    case 'discard':
      return reason('DISCARD');
    default:
      return attack(state, seat, action);
  }
}

function attack(state: State, seat: Seat, { type, card, vessel: name }: Extract<Action, { vessel: string }>): Reason {
  const vessel = state.sea.find((each) => each.vessel === name)!;
  const { gold } = vessel;
  const side = sideOf(state, seat);
  if (type !== 'playPirate') return reason('TRUMP', { gold });
  const mine = (forceOf(vessel, side)?.strength ?? 0) + cardOf(card)!.skulls;
  const most = Math.max(0, ...vessel.forces.filter((each) => each.side !== side).map(({ strength }) => strength));
  if (vessel.trumps.length > 0 || mine < most) return reason('FOOTHOLD', { gold });
  if (mine === most) return reason('TIE', { gold });
  return reason(leaderOf(state, vessel) === side ? 'SURER' : 'LEAD', { gold, skulls: mine - most });
}
