/** The look of a position to a seat, as a number. A guess for bots; nothing in the rules depends on it. */
import type { Seat } from '../game.ts';
import { cards } from './cards.ts';
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

/** Weighs the seat's own prospects against those of the others, half by their best and half by their mean. */
export function worth(state: State, seat: Seat): number {
  const own = sideOf(state, seat);
  const prospects = prospectsOf(state);
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  prospects.forEach((gold, side) => {
    if (side === own) return;
    best = Math.max(best, gold);
    sum += gold;
  });
  const rivals = (best + sum / (prospects.length - 1)) / 2;
  return prospects[own] + handsWorth(state, seat) - rivals;
}

/** Estimates gold by side: what has come home, and what may be expected of the vessels at sea. */
export function prospectsOf(state: State): number[] {
  const prospects = state.stacks.map((stack) => goldOf(stack));
  for (const vessel of state.sea) expect(state, vessel, prospects);
  return prospects;
}

/**
 * Shares out a vessel's gold: the leader expects it with the chance that nobody overtakes it before its check; the
 * rest is for who could.
 */
function expect(state: State, vessel: Vessel, prospects: number[]): void {
  const { gold } = vessel;
  const leader = leaderOf(state, vessel);
  if (leader === null) {
    for (const side of strongest(vessel)) prospects[side] += gold * shareOfTie;
    return;
  }
  if (state.phase === 'gameOver') return;
  let holds = 1;
  const threats = prospects.map(() => 0);
  for (let seat = state.turnSeat, left = turnsToCheck(state, leader); left > 0; left--) {
    const side = sideOf(state, seat);
    if (side !== leader) {
      const threat = Math.min(0.8, (threatOf(state, vessel, seat, leader) * gold) / usualGold);
      threats[side] += holds * threat;
      holds *= 1 - threat;
    }
    seat = (seat + 1) % state.hands.length;
  }
  prospects[leader] += gold * (holds + comeback * (1 - holds));
  // Who takes the lead has yet to keep it.
  threats.forEach((threat, side) => {
    prospects[side] += gold * threat * takeover;
  });
}

/** Counts the turns, the one that has begun included, until the leader's next capture check. */
function turnsToCheck({ turnSeat, hands, mode, sittingOut }: State, leader: Side): number {
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
  let cardsLeft = 2 * state.deck.length;
  for (const each of state.hands) cardsLeft += each.length;
  const turns = state.phase === 'gameOver' ? 0 : cardsLeft / state.hands.length;
  const time = Math.min(1, turns / timely);
  const debt = 1 - Math.min(1, turns / timelyVessel);
  let worth = 0;
  for (const rank of hand) {
    const { kind, skulls, gold } = cards[rank];
    if (kind === 'pirate') worth += skulls * keep.perSkull * time;
    else if (kind === 'vessel') worth -= gold * debt;
    else worth += keep[kind] * time;
  }
  return worth;
}
