/** The search's idea of Korsar, and a captain of some sense for its lines of play. */
import type { Dice } from '../../rules/dice.ts';
import type { Seat } from '../../rules/game.ts';
import { cardOf } from '../../rules/korsar/cards.ts';
import { forceOf, leaderOf, sideOf } from '../../rules/korsar/open.ts';
import type { Action, Korsar, Side, State, Vessel } from '../../rules/korsar/types.ts';
import type { Policy } from '../policy.ts';
import { pickWeighted } from '../weighted.ts';

export const korsarPolicy: Policy<Korsar> = {
  depth: 40,
  explore: 0.12,
  prior: 0.5,
  scale: 3,
  margin: 8,
  choose,
  // Nobody answers to cards that only the searcher sees.
  unaware: () => true,
};

/**
 * Weights that tell how likely things are done, as powers of e, fitted to what long searches choose. Drawing is
 * measured for a usual hand; what is launched or attacked counts by the vessel's gold.
 */
const draw = { early: 0.4, late: -1.7 } as const;
const launch = { any: 0.3, perGold: 0, perGoldLate: 0.3 } as const;
const lead = { any: 0, perGold: 0.45, perSkull: 0.1, perSurplus: -0.2, withFirst: -1 } as const;
const tie = { any: -1.2, perGold: 0.2 } as const;
const trump = { any: 0.9, perGold: 0.25 } as const;
const reinforce = { any: -2, perGold: 0.15 } as const;
const inVain = -1.1;
const trumpOwn = -4;
/** Turns to come at which it begins to be late. */
const timely = 10;

function choose(state: State, seat: Seat, legal: readonly Action[], dice: Dice): Action {
  const side = sideOf(state, seat);
  const late = Math.max(0, 1 - turnsToCome(state) / timely);
  const weights = legal.map((action) => {
    switch (action.type) {
      case 'draw':
        return Math.exp(draw.early + draw.late * late);
      case 'launchVessel':
        // What is still in hand at the end is lost.
        return Math.exp(launch.any + (launch.perGold + launch.perGoldLate * late) * cardOf(action.card)!.gold);
      case 'discard':
        return Math.exp(inVain);
      default:
        return Math.exp(attackWeight(state, side, action));
    }
  });
  return pickWeighted(legal, weights, dice);
}

function turnsToCome({ deck, hands }: State): number {
  let cards = 2 * deck.length;
  for (const hand of hands) cards += hand.length;
  return cards / hands.length;
}

type Attack = Extract<Action, { vessel: string }>;

function attackWeight(state: State, side: Side, { type, card, vessel: name }: Attack): number {
  const vessel = vesselIn(state, name);
  const { gold } = vessel;
  if (leaderOf(state, vessel) === side)
    return type === 'playPirate' ? reinforce.any + reinforce.perGold * gold : trumpOwn;
  if (type !== 'playPirate') return trump.any + trump.perGold * gold;
  if (vessel.trumps.length > 0) return inVain;
  const force = forceOf(vessel, side);
  const { skulls } = cardOf(card)!;
  let ahead = (force?.strength ?? 0) + skulls;
  let most = 0;
  for (const other of vessel.forces) if (other.side !== side && other.strength > most) most = other.strength;
  ahead -= most;
  if (ahead < 0) return inVain;
  if (ahead === 0) return tie.any + tie.perGold * gold;
  const weight = lead.any + lead.perGold * gold + lead.perSkull * skulls + lead.perSurplus * ahead;
  return force ? weight : weight + lead.withFirst;
}

function vesselIn({ sea }: State, name: string): Vessel {
  let at = 0;
  while (sea[at].vessel !== name) at++;
  return sea[at];
}
