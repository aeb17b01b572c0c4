/** The ending of Yellowbeard: one chest is missing, or he has just taken the last one and runs for a harbour. */
import { readWatch } from '../../rules/yellowbeard/map.ts';
import type { View, Yellowbeard } from '../../rules/yellowbeard/types.ts';
import type { Taste } from '../taste.ts';

/** Turns to a harbour with all chests aboard, and with one still to come. */
const home = 6;
const withTheLast = 9;

export const taste: Taste<Yellowbeard> = {
  // The part of the pirate would pass on as often as there are rounds.
  options: { rounds: 1 },
  level: 'bosun',
  telling: 12,
  decisions: 3,
  turnsLeft(view) {
    if (view.phase !== 'pirate' && view.phase !== 'navy.roll') return null;
    const missing = view.counts.chestsToEscape - view.stolen.length;
    const since = sinceTheft(view);
    if (missing <= 0) return since <= 1 ? home : null;
    return missing === 1 ? withTheLast : null;
  },
  // A hunt that has lost every trace could go on and on.
  limit: ({ turn, options: { turnLimit } }, turns) => ({
    turnLimit: turnLimit > 0 ? Math.min(turnLimit, turn + turns) : turn + turns,
  }),
};

/** Counts the pirate's turns since a marker went. */
function sinceTheft({ watch }: View): number {
  const last = watch.findLastIndex((line) => readWatch(line).stolen !== null);
  return watch.length - 1 - last;
}
