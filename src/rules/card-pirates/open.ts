/**
 * Moves that a hand allows, and why not, from what its captain sees: one and the same code for the rules and for whoever
 * shows a captain their choices.
 */
import { isCrew, pays, suitOf } from './cards.ts';
import { driftLimit } from './map.ts';
import type { Action, CardId, ErrorCode, Options, Phase, Target } from './types.ts';

/** Phases in which each action may be chosen at all. */
export const phasesOf: Readonly<Record<Action['type'], readonly Phase[]>> = {
  placeIsland: ['setup.islands'],
  shiftSea: ['setup.seas'],
  bury: ['turn.move'],
  sail: ['turn.move'],
  drift: ['turn.move'],
  setAside: ['depart.setAside'],
  forfeit: ['turn.move'],
  endVoyage: ['turn.move'],
  exchange: ['arrive.exchange'],
  declineExchange: ['arrive.exchange'],
  placeInStorm: ['arrive.storm'],
  commit: ['battle.attack', 'battle.defend'],
  takeBack: ['battle.attack', 'battle.defend'],
  ready: ['battle.attack', 'battle.defend'],
  give: ['battle.give'],
};

/** Cards that one side may commit to a battle. */
export const mostCommitted = 3;

export interface Crew {
  readonly hand: readonly CardId[];
  /** A captain without others sets a card aside for every move (12.5). */
  readonly alone: boolean;
}

/** Price that a step or a way asks of the card that pays for it. */
export type Fare = Pick<Target, 'cost' | 'suit'>;

/** Tells why this card does not pay for a way, or gives null (7.1, 12.6). */
export function fareError(card: CardId, fare: Fare): ErrorCode | null {
  if (!isCrew(card)) return 'NOT_CREW';
  if (pays(card, fare)) return null;
  return fare.suit !== null && fare.suit !== suitOf(card) ? 'WRONG_SUIT' : 'TOO_FAR';
}

/** Tells whether the crew can sail (7.4). Every way begins with a step, so first steps decide as well as whole ways. */
export function canSail({ hand, alone }: Crew, fares: readonly Fare[]): boolean {
  if (alone && hand.length < 2) return false;
  for (const fare of fares) for (const card of hand) if (pays(card, fare)) return true;
  return false;
}

/** Tells why this hand does not let a ship drift, wherever to, or gives null (7.2). */
export function driftHandError({ hand, alone }: Crew): ErrorCode | null {
  if (alone && hand.length === 0) return 'LAST_CARD';
  return hand.length > driftLimit ? 'HAND_TOO_LARGE' : null;
}

/**
 * Tells whether the crew can move (7.4): burying makes any hand small enough, but solo needs a card to set aside.
 * `drifts`: number of squares that a ship could drift to.
 */
export function canMove(crew: Crew, fares: readonly Fare[], drifts: number): boolean {
  if (canSail(crew, fares)) return true;
  return drifts > 0 && !(crew.alone && crew.hand.length === 0);
}

/** Gives the number of cards to bury before a move (7.4). */
export function mustBury(crew: Crew, fares: readonly Fare[], drifts: number): number {
  const over = crew.hand.length - driftLimit;
  return over > 0 && drifts > 0 && !canSail(crew, fares) ? over : 0;
}

/**
 * Tells why this card does not go with those that are committed already, or gives null. With `sameSuitBattle` the
 * first one decides.
 */
export function commitError(
  { sameSuitBattle }: Pick<Options, 'sameSuitBattle'>,
  committed: readonly CardId[],
  card: CardId,
): ErrorCode | null {
  if (!isCrew(card)) return 'NOT_CREW';
  if (committed.length >= mostCommitted) return 'BATTLE_CARDS';
  const other = sameSuitBattle && committed.length > 0 && suitOf(committed[0]) !== suitOf(card);
  return other ? 'BATTLE_CARDS' : null;
}

/** Tells why a side cannot go into battle with the cards that it has committed, or gives null. */
export const readyError = (committed: readonly CardId[]): ErrorCode | null =>
  committed.length > 0 ? null : 'BATTLE_CARDS';

/** Tells why a voyage of so many captains cannot be ended by one of them, or gives null (12.5). */
export const endError = (captains: number): ErrorCode | null => (captains > 1 ? 'WRONG_PHASE' : null);
