/**
 * The chance of every seat to win. Unlike `worth` it has no terms that keep a bot to its plan, so that positions within a
 * turn can be compared. Its numbers are fitted to finished games (`npm run duel -- --calibrate-value` shows how well).
 */
import type { Seat } from '../game.ts';
import { oddsOf, sharesOf } from '../odds.ts';
import { type Island, islandsOf } from './board.ts';
import { isCrew, powerOf, storyOf, totalOf } from './cards.ts';
import { distance } from './map.ts';
import { mostCommitted } from './open.ts';
import { pointsOf, scoreOf, standingsOf } from './score.ts';
import type { Battle, CardId, State } from './types.ts';
import { turnsLeft } from './worth.ts';

/** Share of a fact in the log odds: near the end, and what changes by that when there is time. */
type Weight = readonly [atEnd: number, inTime: number];

const point: Weight = [0.86, -0.42];
/** A point to be gained by exchange, by the steps to that island; the last one for all that is further away. */
const gain: readonly Weight[] = [
  [0.62, -0.23],
  [0.58, -0.29],
  [0.33, -0.04],
  [0.05, 0.15],
];
/** Seats that act before this one. */
const waits: Weight = [-0.2, 0.18];
const crewCard: Weight = [0.06, 0.18];
const anyCard: Weight = [-0.18, 0];
const noCrew: Weight = [-1.14, 0.64];
/** Gain of winning a battle, which losing it costs. */
const battleWon: Weight = [0.8, -0.2];
/** The facts were weighed where sensible captains play; others throw away more of what they have. */
const doubt = 1.6;
/** So many turns to come are time enough. */
const timely = 4;
/** Difference of battle totals that makes one side e times as likely to win, while cards are still to be chosen. */
const battleDoubt = 3;
/** The numbers are those of an Ace of 4 points. */
const usualAce = 4;
/** Alone at the table: points that are half of what can be hoped for. */
const half = 12;

export function value(state: State): number[] {
  const { seats, phase } = state;
  if (seats.length === 1) return [aloneValue(state)];
  if (phase !== 'over') return oddsOf(logOdds(state), doubt);
  const winners = standingsOf(state).filter(({ place }) => place === 1);
  return sharesOf(
    seats.length,
    winners.map(({ seat }) => seat),
  );
}

function aloneValue(state: State): number {
  const { hand } = state.seats[0];
  const islands = state.phase === 'over' ? [] : islandsOf(state);
  let points = scoreOf(hand, state.options.points);
  for (const { card } of islands) points += bestGain(state, hand, card) / 2;
  return points / (points + half);
}

function logOdds(state: State): number[] {
  const time = Math.min(1, turnsLeft(state) / timely);
  const of = ([atEnd, inTime]: Weight) => atEnd + inTime * time;
  const unit = usualAce / Math.max(1, state.options.points.A);
  const islands = islandsOf(state);
  const odds = state.seats.map(({ hand }, seat) => {
    let crew = 0;
    for (const card of hand) if (isCrew(card)) crew++;
    let sum = unit * of(point) * scoreOf(hand, state.options.points) + of(crewCard) * crew + of(anyCard) * hand.length;
    if (crew === 0) sum += of(noCrew);
    sum += of(waits) * ((seat - state.active + state.seats.length) % state.seats.length);
    for (const island of islands) {
      const most = bestGain(state, hand, island.card);
      if (most > 0) sum += unit * most * of(gain[stepsTo(state, seat, island)]);
    }
    return sum;
  });
  const { battle } = state;
  if (battle && state.phase !== 'battle.give') {
    const lead = strengthOf(state, battle, battle.attacker) - strengthOf(state, battle, battle.defender);
    const won = of(battleWon) * (2 / (1 + Math.exp(-lead / battleDoubt)) - 1);
    odds[battle.attacker] += won;
    odds[battle.defender] -= won;
  }
  return odds;
}

function bestGain({ options }: State, hand: readonly CardId[], island: CardId): number {
  let best = 0;
  for (const card of hand) {
    if (isCrew(card) || storyOf(card, island) === null) continue;
    best = Math.max(best, pointsOf(island, options.points) - pointsOf(card, options.points));
  }
  return best;
}

/** Counts the steps to an island. Whoever lies there must leave and come back, unless they have just landed (R 3). */
function stepsTo({ seats, active, phase }: State, seat: Seat, island: Island): number {
  const { ship } = seats[seat];
  if (ship === null) return gain.length - 1;
  const steps = distance(ship, island.square);
  if (steps === 0) return active === seat && phase === 'arrive.exchange' ? 0 : 2;
  return Math.min(steps, gain.length - 1);
}

/** Gives the strength that a side has put down; before that, what it usually musters: two of its best. */
function strengthOf(state: State, battle: Battle, seat: Seat): number {
  const committed = totalOf(seat === battle.attacker ? battle.attack : battle.defence);
  if (committed > 0 || (seat === battle.attacker && state.phase === 'battle.defend')) return committed;
  let sum = 0;
  // Hands are sorted, so crew comes from 10 down.
  for (const card of state.seats[seat].hand.filter(isCrew).slice(0, mostCommitted - 1)) sum += powerOf(card);
  return sum;
}
