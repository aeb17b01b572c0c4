/** How the search thinks of Treasure Fleet, and what a captain of some sense does on the way. */
import type { Dice } from '../../rules/dice.ts';
import type { Seat } from '../../rules/game.ts';
import { guns, kindOf, sailingsFor, volleys } from '../../rules/treasure-fleet/cards.ts';
import { slotOf } from '../../rules/treasure-fleet/strength.ts';
import type { Action, CardKind, Slot, State, TreasureFleet } from '../../rules/treasure-fleet/types.ts';
import type { Policy } from '../policy.ts';
import { pickWeighted } from '../weighted.ts';

export const treasureFleetPolicy: Policy<TreasureFleet> = {
  depth: Number.POSITIVE_INFINITY,
  explore: 0.1,
  prior: 0.5,
  scale: 6,
  margin: 20,
  choose,
};

/**
 * How likely cards are loaded, as weights of e by card: for a usual line, for one a tenth richer, and what the last sailing
 * adds to the first. Fitted to what long searches choose, as everything here but storms and curses.
 */
const load: Readonly<Record<CardKind, { usual: number; richer: number; last: number }>> = {
  '4': { usual: 0.16, richer: 0.1, last: 0.4 },
  '3': { usual: 0.1, richer: 0.05, last: 0.2 },
  '2': { usual: -0.15, richer: 0, last: 0.2 },
  '1': { usual: -0.3, richer: -0.03, last: -0.1 },
  BP: { usual: 0.2, richer: 0.2, last: -0.9 },
  ST: { usual: 0, richer: 0, last: 0 },
};
/** Mean points of a usual line. */
const usualLine = 14.5;

/** How likely shots are, as weights of e: by points won in the long run, points that a rival loses, and the card's own worth. */
const gained = 0.29;
const denied = 0.04;
const tieDenied = 0.1;
const lead = -0.4;
const inVain = -0.3;
const cost: Readonly<Record<CardKind, number>> = { '4': 0.9, '3': 0.6, '2': 0.35, '1': 0.15, BP: 2.6, ST: 0.6 };
/** A cursed ship that is not yet warded off, while there is something to lose. */
const ward = 1.4;

function choose(state: State, seat: Seat, legal: readonly Action[], dice: Dice): Action {
  if (state.phase === 'loading') return pickWeighted(legal, loadWeights(state, legal), dice);
  if (state.phase !== 'volley') return legal[dice.below(legal.length)];
  const weights = legal.map((action) =>
    action.type === 'playCard'
      ? Math.exp(shotWeight(state, seat, kindOf(action.card), slotOf(state, action.ship)!))
      : 1,
  );
  return pickWeighted(legal, weights, dice);
}

function loadWeights({ line, seats, sailing }: State, legal: readonly Action[]): number[] {
  let points = 0;
  for (const slot of line) points += slot.points;
  const richer = 10 * (points / line.length / usualLine - 1);
  const stage = (sailing - 1) / (sailingsFor(seats.length) - 1);
  return legal.map((action) => {
    let sum = 0;
    if (action.type === 'load')
      for (const card of action.cards) {
        const weight = load[kindOf(card)];
        sum += weight.usual + weight.richer * richer + weight.last * stage;
      }
    return Math.exp(sum);
  });
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
    return (warded || !atStake ? inVain : ward) - cost[card];
  }
  let most = 0;
  for (const each of others) if (each > most) most = each;
  if (card === 'ST') return (most > mine && boarders === 0 ? denied * points * (most - mine) : inVain) - cost[card];
  if (boards) return inVain - cost[card];
  if (card === 'BP') return (boarders > 0 ? 1 : gained * points) - cost[card];
  const after = mine + guns[card];
  if (boarders > 0 || after < most) return inVain - cost[card];
  const rest = shotsToCome(state) / state.line.length;
  const lost = most > mine ? points * hold(most - mine, rest) : 0;
  if (after === most) return tieDenied * lost - cost[card];
  const won = points * (hold(after - most, rest) - hold(mine - most, rest));
  return gained * won + denied * lost + (mine > most ? 0 : lead) - cost[card];
}

/** The chance that such a lead lasts while each ship is fired on so many times more. */
const hold = (ahead: number, shots: number) => (ahead <= 0 ? 0 : ahead / (ahead + shots));

/** After this one, in this sailing. */
function shotsToCome({ toPlay, seats, neutral, volley }: State): number {
  return toPlay.length - 1 + (seats.length + (neutral ? 1 : 0)) * (volleys - volley);
}
