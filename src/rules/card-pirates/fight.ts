/**
 * The promise of a battle to whoever chooses cards for it. A guess for bots that look one action ahead: worth must rise
 * from choice to choice, or they would commit and take back for ever.
 */
import type { Seat } from '../game.ts';
import { isCrew, powerOf, sortCards, suitOf, totalOf } from './cards.ts';
import { mostCommitted } from './open.ts';
import { crewOf, unknownCard, unmoved } from './prices.ts';
import { scoreOf } from './score.ts';
import { type CardId, type State, suits } from './types.ts';

/** Worth of the position to the seat with these cards in hand. */
type Value = (hand: readonly CardId[]) => number;

const meanCrew = 6.2;
/** Ready is better than another step by this much. */
const step = 0.2;
/** Points by which guesses about a defence may be wrong. */
const caution = 1.5;

export function fightWorth(state: State, seat: Seat, value: Value): number {
  const { battle, phase } = state;
  const { hand } = state.seats[seat];
  if (battle?.attacker === seat && (phase === 'battle.attack' || phase === 'battle.defend'))
    return attackWorth(state, seat, value);
  if (battle?.defender === seat && phase === 'battle.defend') return defenceWorth(state, seat, value);
  return value(hand);
}

/**
 * Values an attack by a plan that depends on nothing but the attacker's own cards and public numbers, so that every
 * step approaches it.
 */
function attackWorth(state: State, seat: Seat, value: Value): number {
  const { attack, defender } = state.battle!;
  const pool = sortCards([...state.seats[seat].hand, ...attack]);
  const against = expectedDefence(state.seats[defender].hand.length);
  const prize = state.seats[defender].hand.length;
  let best = Number.NEGATIVE_INFINITY;
  let plan: readonly CardId[] = [];
  for (const cards of strongest(state, pool)) {
    const rest = without(pool, cards);
    const chance = 1 / (1 + Math.exp((against - totalOf(cards)) / 3));
    const worth = value(rest) + stakes(state, rest, prize, chance);
    if (worth > best) [best, plan] = [worth, cards];
  }
  const missing = plan.filter((card) => !attack.includes(card)).length;
  const extra = attack.length - (plan.length - missing);
  if (state.phase === 'battle.attack') return best - step * (missing + 0.5) - 5 * extra - haste(state);
  return missing + extra === 0 ? best : best - 20;
}

/** Gives the one, two and three strongest cards, in every suit if a side must share one (section 17). */
function strongest({ options }: State, pool: readonly CardId[]): CardId[][] {
  const crew = pool.filter(isCrew);
  const groups = options.sameSuitBattle ? suits.map((suit) => crew.filter((card) => suitOf(card) === suit)) : [crew];
  return groups.flatMap((group) => group.slice(0, mostCommitted).map((_, i) => group.slice(0, i + 1)));
}

/**
 * Values a defence. The attack is known as far as it is imagined. Cards on the table are worth what the worst next
 * step would make of them, and somewhat less: taking one back must not look better than what comes of standing by it.
 */
function defenceWorth(state: State, seat: Seat, value: Value): number {
  const { attack, defence, attacker } = state.battle!;
  const { hand } = state.seats[seat];
  const prize = state.seats[attacker].hand.length;
  const next = (attacker + 1) % state.seats.length === seat;
  const outcome = (rest: readonly CardId[], total: number) => {
    const lead = total - totalOf(attack);
    // Where nobody has a card to give, the turn passes on at once.
    const winner = lead > 0 ? rest.length + Math.min(2, prize) : prize + Math.min(2, rest.length);
    const passed = next && (lead === 0 || winner === 0) ? unmoved : 0;
    const worth = value(rest);
    if (lead > 0) return worth + 1.5 * gainOf(prize) - passed;
    return (lead === 0 ? worth : worth - 1.5 * lossOf(rest, worth, value)) - passed;
  };
  const total = totalOf(defence);
  let worst = defence.length > 0 ? outcome(hand, total) : Number.POSITIVE_INFINITY;
  if (defence.length < mostCommitted)
    for (const card of hand)
      if (isCrew(card) && (!state.options.sameSuitBattle || defence.every((other) => suitOf(other) === suitOf(card))))
        worst = Math.min(worst, outcome(without(hand, [card]), total + powerOf(card)));
  return worst - caution * Math.max(1, state.options.points.A / 4) - haste(state);
}

/** Estimates what two cards taken at random cost, hopes included. */
function lossOf(hand: readonly CardId[], worth: number, value: Value): number {
  let loss = 0;
  for (const card of hand) loss += worth - value(without(hand, [card]));
  return hand.length === 0 ? 0 : (loss * Math.min(2, hand.length)) / hand.length;
}

/**
 * Gives the penalty for waiting: in the last turn there is nothing to wait for, and the end may count so differently
 * that waiting would seem better.
 */
function haste({ options, turn }: State): number {
  return options.turnCap > 0 && turn >= options.turnCap ? 100 : 0;
}

/** Estimates the strength that a hand will muster, by the number of its cards alone. */
function expectedDefence(cards: number): number {
  return Math.min(mostCommitted, cards * 0.7) * meanCrew * 0.85;
}

/** Values what is at stake: two cards of the loser's, less the worst of one's own, by the chance of winning. */
function stakes(state: State, hand: readonly CardId[], prize: number, chance: number): number {
  const average = hand.length === 0 ? 0 : (scoreOf(hand, state.options.points) + crewOf(hand)) / hand.length;
  const loss = Math.min(2, hand.length) * average;
  // What one side loses the other one has.
  return 1.5 * (chance * gainOf(prize) - (1 - chance) * loss);
}

function gainOf(prize: number): number {
  return Math.min(2, prize) * unknownCard;
}

function without(cards: readonly CardId[], some: readonly CardId[]): CardId[] {
  return cards.filter((card) => !some.includes(card));
}
