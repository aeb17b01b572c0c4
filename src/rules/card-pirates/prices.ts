/** Prices of cards for bots, beyond their points. Guesses, no rules. */
import { isCrew, powerOf } from './cards.ts';
import type { CardId } from './types.ts';

/** Worth of crew by its value, from 2 up. A 2 pays no more than the toll of a storm. */
export const crewWorth: readonly number[] = [0, 0, 0.1, 0.3, 0.32, 0.42, 0.48, 0.5, 0.68, 0.75, 0.9];
/** The best card counts in full, each further one less. */
const crewShare: readonly number[] = [1, 0.85, 0.65, 0.45, 0.25, 0.15];
/** Worth of an unknown card: 24 points lie in 48 cards, and crew is of some use. */
export const unknownCard = 0.75;

/** A move that is still to be made: without this, burying one card after the other would put it off for ever. */
export const unmoved = 3;

export function crewOf(hand: readonly CardId[]): number {
  // Hands are sorted, so crew comes from 10 down.
  let worth = 0;
  let i = 0;
  for (const card of hand) if (isCrew(card)) worth += crewWorth[powerOf(card)] * (crewShare[i++] ?? 0.1);
  return worth;
}
