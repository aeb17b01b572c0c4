/** The ending of Card Pirates: few cards in the stack, and an island in reach of whoever is to sail. */
import type { CardPirates } from '../../rules/card-pirates/types.ts';
import type { Taste } from '../taste.ts';

/** Cards of the stack when its end is in sight. */
const low = 8;

export const taste: Taste<CardPirates> = {
  level: 'monkey',
  telling: 12,
  decisions: 1.5,
  turnsLeft({ step, stack, squares, targets }) {
    if (step !== 'turn.move' || stack > low) return null;
    const islands = new Set(squares.flatMap(({ square, island }) => (island === null ? [] : [square])));
    if (!targets.some(({ to }) => islands.has(to))) return null;
    return stack + 1;
  },
  // Each battle brings cards back under the stack.
  limit({ turn, options: { turnCap } }, turns) {
    const last = turn - 1 + turns;
    return { turnCap: turnCap > 0 ? Math.min(turnCap, last) : last };
  },
};
