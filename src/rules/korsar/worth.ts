/** The look of a position to a seat, as a number. A guess for bots; nothing in the rules depends on it. */
import type { Seat } from '../game.ts';
import { type Card, cards } from './cards.ts';
import { forceOf, leaderOf, sideOf, strongest } from './open.ts';
import { goldOf, partnersOf } from './sides.ts';
import type { Rank, Side, State, Vessel } from './types.ts';

/** Worth of cards in hand, in gold, while there is time to play them. */
const keep = { perSkull: 0.2, captain: 3.4, admiral: 1.5 } as const;
/** An opponent's turn takes the lead with this chance if it lacks so many skulls (index), its hand being what hands are. */
const overtake: readonly number[] = [0.18, 0.18, 0.16, 0.12, 0.07, 0.03];
/** Skulls do not help against a trump, only another one does: with own pirates there, and without. */
const overtrump = { present: 0.06, absent: 0.01 } as const;
/** Everybody goes for dear vessels: the chance above is that of a vessel of this gold. */
const usualGold = 5;
/** Part of the gold that each of the tied sides may hope for in a deadlock. */
const shareOfTie = 0.25;
/**
 * Part of the lost chance that the leader keeps all the same, because it may strike back; and what a new leader has of
 * it.
 */
const comeback = 0.3;
const takeover = 0.4;
/** Number of turns left to a seat below which its fighting cards lose their worth. */
const timely = 6;
/**
 * Number of turns below which its vessels in hand become debts: each takes a turn to launch, and some more to come
 * home.
 */
const timelyVessel = 10;

/** Weighs the seat's own prospects against those of the others. */
export function worth(state: State, seat: Seat): number {
  return balance(prospectsOf(state), sideOf(state, seat)) + handsWorth(state, seat);
}

/** Weighs a side's prospects against those of the others, half by their best and half by their mean. */
export function balance(prospects: readonly number[], own: Side): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let side = 0; side < prospects.length; side++) {
    if (side === own) continue;
    const gold = prospects[side];
    if (gold > best) best = gold;
    sum += gold;
  }
  return prospects[own] - (best + sum / (prospects.length - 1)) / 2;
}

/** Estimates gold by side: what has come home, and what may be expected of the vessels at sea. */
export function prospectsOf(state: State): number[] {
  const prospects = state.stacks.map((stack) => goldOf(stack));
  for (const vessel of state.sea) expect(state, vessel, state.turnSeat, prospects);
  return prospects;
}

/**
 * Shares out a vessel's gold when it is that seat's turn: the leader expects it with the chance that nobody overtakes it
 * before its check; the rest is for who could.
 */
export function expect(state: State, vessel: Vessel, turnSeat: Seat, prospects: number[]): void {
  const { gold } = vessel;
  const leader = leaderOf(state, vessel);
  if (leader === null) {
    for (const side of strongest(vessel)) prospects[side] += gold * shareOfTie;
    return;
  }
  if (state.phase === 'gameOver') return;
  let holds = 1;
  const seats = state.hands.length;
  for (let seat = turnSeat, left = turnsToCheck(state, leader, turnSeat); left > 0; left--) {
    const side = sideOf(state, seat);
    if (side !== leader) {
      const threat = Math.min(0.8, (threatOf(state, vessel, seat, leader) * gold) / usualGold);
      // A seat that could take the lead would still have to keep it.
      prospects[side] += gold * holds * threat * takeover;
      holds *= 1 - threat;
    }
    seat = seat + 1 === seats ? 0 : seat + 1;
  }
  prospects[leader] += gold * (holds + comeback * (1 - holds));
}

/** Counts the turns, the one that has begun included, until the leader's next capture check. */
function turnsToCheck({ hands, mode, sittingOut }: State, leader: Side, turnSeat: Seat): number {
  const first = mode === 'partnership' ? 2 * leader : leader;
  const checker = sittingOut[first] ? first + 1 : first;
  return (checker - turnSeat + hands.length) % hands.length;
}

/** Estimates the chance that this seat takes the lead in one turn, as far as what lies open tells. */
function threatOf(state: State, vessel: Vessel, seat: Seat, leader: Side): number {
  const side = sideOf(state, seat);
  const force = forceOf(vessel, side);
  const able = Math.min(1, state.hands[seat].length / 4);
  if (vessel.trumps.length > 0) return able * (force ? overtrump.present : overtrump.absent);
  // A fifth side finds no suit (R23).
  if (!force && vessel.forces.length === 4) return 0;
  const lead = forceOf(vessel, leader)?.strength ?? 0;
  const need = lead - (force?.strength ?? 0) + (lead > 0 ? 1 : 0);
  const bySkulls = overtake[Math.min(need, overtake.length - 1)];
  return able * Math.max(bySkulls, force ? overtrump.present : 0);
}

/** Values the cards of the seat, and its partner's half as much: they serve the same side, but another plays them. */
function handsWorth(state: State, seat: Seat): number {
  let worth = 0;
  for (const each of partnersOf(state, seat)) worth += handWorth(state, state.hands[each]) * (each === seat ? 1 : 0.5);
  return worth;
}

/**
 * Values a hand. Fighting cards are good while there is time; vessels are neither good nor bad at first and a debt in
 * the end (7).
 */
export function handWorth(state: State, hand: readonly Rank[]): number {
  const season = seasonOf(state.phase === 'gameOver' ? 0 : turnsToCome(state));
  let worth = 0;
  for (const rank of hand) worth += cardWorth(cards[rank], season);
  return worth;
}

/** Parts from 0 to 1: of a fighting card's worth, and of a vessel's debt. */
export interface Season {
  time: number;
  debt: number;
}

/** Gives the season in which a seat has so many turns left. */
export const seasonOf = (turns: number): Season => ({
  time: Math.min(1, turns / timely),
  debt: 1 - Math.min(1, turns / timelyVessel),
});

export function cardWorth({ kind, skulls, gold }: Card, { time, debt }: Season): number {
  if (kind === 'pirate') return skulls * keep.perSkull * time;
  return kind === 'vessel' ? -gold * debt : keep[kind] * time;
}

/** Counts the turns that a seat may expect: every card is drawn in one and played in another. */
export function turnsToCome({ deck, hands }: State): number {
  let cardsLeft = 2 * deck.length;
  for (const hand of hands) cardsLeft += hand.length;
  return cardsLeft / hands.length;
}
