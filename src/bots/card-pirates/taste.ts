/** The ending of Card Pirates: few cards in the stack, and an island in reach of whoever is to sail. */
import type { CardPirates } from '../../rules/card-pirates/types.ts';
import type { Taste } from '../taste.ts';

/** Cards of the stack when its end is in sight. */
const low = 12;
/** Turns that each person has at least, if nobody ends it before the stack does. */
const ownTurns = 3;

export const taste: Taste<CardPirates> = {
  level: 'monkey',
  telling: 12,
  decisions: 1.5,
  turnsLeft({ step, stack, squares, targets, seats, active }, people) {
    if (step !== 'turn.move' || stack > low) return null;
    const islands = squares.filter(({ island }) => island !== null);
    if (!targets.some(({ to }) => islands.some(({ square }) => square === to))) return null;
    // Four Jacks on the islands are the other end.
    if (islands.filter(({ island }) => island![0] === 'J').length > 1) return null;
    const last = Math.max(...people.map((seat) => (seat - active + seats.length) % seats.length));
    return stack >= (ownTurns - 1) * seats.length + last ? stack + 1 : null;
  },
  // Each battle brings cards back under the stack.
  limit({ turn, options: { turnCap } }, turns) {
    const last = turn - 1 + turns;
    return { turnCap: turnCap > 0 ? Math.min(turnCap, last) : last };
  },
};
