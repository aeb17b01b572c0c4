/** Likings of the four tempers in Korsar: each rates a move by what it does, not by how good it is. */

import type { Seat } from '../../rules/game.ts';
import { cardOf } from '../../rules/korsar/cards.ts';
import { leaderOf, sideOf } from '../../rules/korsar/open.ts';
import type { Action, Korsar, State, Vessel } from '../../rules/korsar/types.ts';
import type { Likings } from '../game-bots.ts';

export const likings: Likings<Korsar> = {
  margin: 0.02,
  likes: {
    // Attacks, with captains sooner than with pirates, and the strong ones first.
    bold: (_state, _seat, [{ type, ...rest }]) => {
      if (type === 'playCaptain' || type === 'playAdmiral') return 20;
      return type === 'playPirate' && 'card' in rest ? 1 + skullsOf(rest.card) : 0;
    },
    // Sends the weakest pirate that will do at what belongs to somebody else.
    sly: (state, seat, [action]) => {
      if (action.type !== 'playPirate') return 0;
      return leads(state, seat, action) ? 0 : 20 - skullsOf(action.card);
    },
    // Draws, or guards what is theirs already, before they begin anything new.
    cautious: (state, seat, [action]) => {
      if (action.type === 'draw') return 2;
      return 'vessel' in action && leads(state, seat, action) ? 1 : 0;
    },
    // Looks at the gold alone.
    greedy: (state, _seat, [action]) => {
      if ('vessel' in action) return vesselOf(state, action.vessel)?.gold ?? 0;
      return action.type === 'launchVessel' ? (cardOf(action.card)?.gold ?? 0) : 0;
    },
  },
};

const skullsOf = (card: string): number => cardOf(card)?.skulls ?? 0;

const vesselOf = ({ sea }: State, name: string): Vessel | undefined => sea.find(({ vessel }) => vessel === name);

function leads(state: State, seat: Seat, { vessel: name }: Extract<Action, { vessel: string }>): boolean {
  const vessel = vesselOf(state, name);
  return vessel !== undefined && leaderOf(state, vessel) === sideOf(state, seat);
}
