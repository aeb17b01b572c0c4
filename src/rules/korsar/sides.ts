/** Sides of the game: who plays with whom (3.1), and what a side holds. */
import type { Seat } from '../game.ts';
import { cards } from './cards.ts';
import type { Mode, Prize, Rank, Side, State } from './types.ts';

/** Gives the seats of every side, first partners first. */
export function teamsOf(mode: Mode, seats: number): Seat[][] {
  const teams: Seat[][] = [];
  if (mode === 'partnership') for (let seat = 0; seat < seats; seat += 2) teams.push([seat, seat + 1]);
  else for (let seat = 0; seat < seats; seat++) teams.push([seat]);
  return teams;
}

/** Lists that every turn asks for, made once: half of what random play costs is the room for new objects. */
export const nobody: readonly Seat[] = [];
export const alone: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => [seat]);
const paired: readonly (readonly Seat[])[] = alone.map(([seat]) => [seat & ~1, seat | 1]);

/** Gives the seat and its partner, if it has one. */
export function partnersOf({ mode }: { readonly mode: Mode }, seat: Seat): readonly Seat[] {
  return (mode === 'partnership' ? paired : alone)[seat];
}

/** Tells whether no seat of this side holds a card. */
export function isBare(state: State, side: Side): boolean {
  const { mode, hands } = state;
  if (mode === 'individual') return hands[side].length === 0;
  return hands[2 * side].length === 0 && hands[2 * side + 1].length === 0;
}

export function goldOf(stack: readonly Prize[]): number {
  let gold = 0;
  for (const prize of stack) gold += prize.gold;
  return gold;
}

/** Sums the gold of the vessels among these cards. */
export function goldInHand(hand: readonly Rank[]): number {
  let gold = 0;
  for (const rank of hand) gold += cards[rank].gold;
  return gold;
}

/** Keeps the hand sorted. */
export function insert(hand: Rank[], rank: Rank): void {
  let at = hand.push(rank) - 1;
  for (; at > 0 && hand[at - 1] > rank; at--) hand[at] = hand[at - 1];
  hand[at] = rank;
}
