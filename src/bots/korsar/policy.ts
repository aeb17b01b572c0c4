/** How the search thinks of Korsar, and what a captain of some sense does on the way. */
import type { Dice } from '../../rules/dice.ts';
import type { Seat } from '../../rules/game.ts';
import { cardOf } from '../../rules/korsar/cards.ts';
import { forceOf, leaderOf, sideOf } from '../../rules/korsar/open.ts';
import type { Action, Korsar, Side, State, Vessel } from '../../rules/korsar/types.ts';
import type { Policy } from '../policy.ts';
import { pickWeighted } from '../weighted.ts';

export const korsarPolicy: Policy<Korsar> = { depth: 12, explore: 0.4, prior: 0.5, scale: 3, choose };

/** How likely things are done, in gold: taking the lead counts as much as the vessel. */
const draw = 3;
const launch = 2;
const reinforce = 0.15;
const inVain = 0.1;
const trumpOwn = 0.02;

function choose(state: State, seat: Seat, legal: readonly Action[], dice: Dice): Action {
  const side = sideOf(state, seat);
  const late = state.deck.length === 0;
  const weights = legal.map((action) => {
    switch (action.type) {
      case 'draw':
        return draw;
      case 'launchVessel':
        // What is still in hand at the end is lost.
        return late ? cardOf(action.card)!.gold : launch;
      case 'discard':
        return inVain;
      default:
        return attackWeight(state, side, action);
    }
  });
  return pickWeighted(legal, weights, dice);
}

type Attack = Extract<Action, { vessel: string }>;

function attackWeight(state: State, side: Side, { type, card, vessel: name }: Attack): number {
  const vessel = vesselIn(state, name);
  if (leaderOf(state, vessel) === side) return type === 'playPirate' ? reinforce * vessel.gold : trumpOwn;
  if (type !== 'playPirate') return vessel.gold;
  if (vessel.trumps.length > 0) return inVain;
  const mine = (forceOf(vessel, side)?.strength ?? 0) + cardOf(card)!.skulls;
  let most = 0;
  for (const force of vessel.forces) if (force.side !== side && force.strength > most) most = force.strength;
  return mine > most ? vessel.gold : mine === most ? 0.3 * vessel.gold : inVain;
}

function vesselIn({ sea }: State, name: string): Vessel {
  let at = 0;
  while (sea[at].vessel !== name) at++;
  return sea[at];
}
