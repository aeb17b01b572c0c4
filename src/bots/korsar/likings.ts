/** Likings of the four tempers in Korsar: each rates a move by what it does, not by how good it is. */

import type { Seat } from '../../rules/game.ts';
import { cardOf } from '../../rules/korsar/cards.ts';
import { forceOf, leaderOf, sideOf } from '../../rules/korsar/open.ts';
import type { Action, Korsar, State, Vessel } from '../../rules/korsar/types.ts';
import type { Likings } from '../game-bots.ts';

export const likings: Likings<Korsar> = {
  margin: { bold: 0.02, sly: 0.05, cautious: 0.02, greedy: 0.02 },
  likes: {
    // Attacks with captains and the strongest pirates, and sends no weak ones.
    bold: (_state, _seat, [{ type, ...rest }]) => {
      if (type === 'playCaptain' || type === 'playAdmiral') return 20;
      return type === 'playPirate' && 'card' in rest ? skullsOf(rest.card) : weak;
    },
    // Takes the lead with as little as will do.
    sly: (state, seat, [action]) => {
      if (action.type !== 'playPirate') return 0;
      const vessel = vesselOf(state, action.vessel);
      const side = sideOf(state, seat);
      if (!vessel || vessel.trumps.length > 0 || leaderOf(state, vessel) === side) return 0;
      const over = (forceOf(vessel, side)?.strength ?? 0) + skullsOf(action.card) - most(vessel);
      return over > 0 ? 20 - over : 0;
    },
    // Draws, or guards what is theirs already, before they begin anything new; launches what is worth little.
    cautious: (state, seat, [action]) => {
      if (action.type === 'draw') return 2;
      if (action.type === 'launchVessel') return -goldOf(action.card) / 100;
      return 'vessel' in action && leads(state, seat, action) ? 1 : 0;
    },
    // Looks at the gold alone.
    greedy: (state, _seat, [action]) => {
      if ('vessel' in action) return vesselOf(state, action.vessel)?.gold ?? 0;
      return action.type === 'launchVessel' ? goldOf(action.card) : 0;
    },
  },
};

/** Skulls up to which a bold captain would rather do something else than attack. */
const weak = 3;

const goldOf = (card: string): number => cardOf(card)?.gold ?? 0;

const skullsOf = (card: string): number => cardOf(card)?.skulls ?? 0;

/** Finds the highest strength that lies at a vessel. */
const most = ({ forces }: Vessel): number => Math.max(0, ...forces.map(({ strength }) => strength));

const vesselOf = ({ sea }: State, name: string): Vessel | undefined => sea.find(({ vessel }) => vessel === name);

function leads(state: State, seat: Seat, { vessel: name }: Extract<Action, { vessel: string }>): boolean {
  const vessel = vesselOf(state, name);
  return vessel !== undefined && leaderOf(state, vessel) === sideOf(state, seat);
}
