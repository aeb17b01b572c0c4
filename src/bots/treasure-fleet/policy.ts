/** The search's idea of Treasure Fleet, and a captain of some sense for its lines of play. */
import type { Dice } from '../../rules/dice.ts';
import type { Seat } from '../../rules/game.ts';
import { guns, kindOf } from '../../rules/treasure-fleet/cards.ts';
import { slotOf } from '../../rules/treasure-fleet/strength.ts';
import type { Action, CardKind, Slot, State, TreasureFleet } from '../../rules/treasure-fleet/types.ts';
import type { Policy } from '../policy.ts';
import { pickWeighted } from '../weighted.ts';

export const treasureFleetPolicy: Policy<TreasureFleet> = {
  depth: Number.POSITIVE_INFINITY,
  explore: 0.25,
  prior: 0.5,
  scale: 6,
  margin: 20,
  width: 12,
  choose,
  // Nobody answers to loads that only the searcher sees.
  unaware: () => true,
};

/**
 * Weights that tell how likely shots are, in points of the ship: what takes it counts in full, what only makes surer
 * counts a part.
 */
const surer = 0.3;
const tie = 0.3;
const inVain = 0.5;
/** A cursed ship that is not yet warded off, while there is something to lose. */
const ward = 14;

function choose(state: State, seat: Seat, legal: readonly Action[], dice: Dice): Action {
  if (state.phase !== 'volley') return legal[dice.below(legal.length)];
  const weights = legal.map((action) =>
    action.type === 'playCard' ? shotWeight(state, seat, kindOf(action.card), slotOf(state, action.ship)!) : 1,
  );
  return pickWeighted(legal, weights, dice);
}

function shotWeight(state: State, seat: Seat, card: CardKind, { kind, points, fire }: Slot): number {
  let mine = 0;
  let boards = false;
  let boarders = 0;
  const others: number[] = [];
  for (const shot of fire) {
    if (shot.captain === seat) {
      mine += guns[shot.card];
      if (shot.card === 'BP') boards = true;
    } else {
      if (shot.card === 'BP') boarders++;
      const at = shot.captain === 'neutral' ? state.seats.length : shot.captain;
      others[at] = (others[at] ?? 0) + guns[shot.card];
    }
  }
  if (kind === 'cursed') {
    const warded = fire.some((shot) => shot.captain === seat);
    const atStake = state.seats[seat].captured.some(({ sailing }) => sailing < state.sailing);
    return warded || !atStake ? inVain : card === 'ST' || card === 'BP' ? 1 : ward / (1 + guns[card]);
  }
  let most = 0;
  for (const each of others) if (each > most) most = each;
  if (card === 'ST') return most > mine && boarders === 0 ? (points * (most - mine)) / 8 : inVain;
  if (card === 'BP') return boards || boarders > 0 ? inVain : points / 2;
  if (boarders > 0 || boards) return inVain;
  const after = mine + guns[card];
  if (after === most) return tie * points;
  if (after < most) return inVain;
  return mine > most ? surer * points : points;
}
