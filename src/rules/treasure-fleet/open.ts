/**
 * The number of cards that may be loaded: one and the same code for the rules and for whoever shows a captain their choices.
 */
import type { Seat } from '../game.ts';
import type { Action, ErrorCode, Phase, State } from './types.ts';

/** Phase in which each action may be chosen at all. */
export const phaseOf: Readonly<Record<Action['type'], Phase>> = {
  load: 'loading',
  placeNeutral: 'neutralShot',
  playCard: 'volley',
  surrenderShip: 'curse',
};

export const leastLoaded = 3;

/** Gives the most cards that may be loaded: three, or four away from the lookout (R6). */
export const mostLoaded = ({ extraEligible }: Pick<State, 'extraEligible'>, seat: Seat): number =>
  extraEligible.includes(seat) ? leastLoaded + 1 : leastLoaded;

export function loadCountError(facts: Pick<State, 'extraEligible'>, seat: Seat, count: number): ErrorCode | null {
  return count < leastLoaded || count > mostLoaded(facts, seat) ? 'LOAD_COUNT' : null;
}
