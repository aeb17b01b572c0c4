/** The ending of Yellowbeard: the pirate has all his chests, or is about to have them, and runs for a harbour. */

import { readWatch } from '../../rules/yellowbeard/map.ts';
import type { View, Yellowbeard } from '../../rules/yellowbeard/types.ts';
import type { Taste } from '../taste.ts';

/** Turns to a harbour with all chests aboard, and with one that he has been after for a while. */
const home = 6;
const afterTheLast = 8;
/** Turns since a chest went when the next one cannot be far. */
const aWhile = 2;

export const taste: Taste<Yellowbeard> = {
  // The part of the pirate would pass on as often as there are rounds.
  options: { rounds: 1 },
  level: 'bosun',
  telling: 9,
  decisions: 3,
  turnsLeft(view) {
    if (view.phase !== 'pirate' && view.phase !== 'navy.roll') return null;
    const missing = view.counts.chestsToEscape - view.stolen.length;
    if (missing <= 0) return home;
    return missing === 1 && sinceTheft(view) >= aWhile ? afterTheLast : null;
  },
};

/** Counts the pirate's turns since a marker went. */
function sinceTheft({ watch }: View): number {
  const last = watch.findLastIndex((line) => readWatch(line).stolen !== null);
  return watch.length - 1 - last;
}
