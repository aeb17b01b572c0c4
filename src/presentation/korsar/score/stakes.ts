/**
 * The stakes of an attack, 0 to 3, from what everybody sees: a rich merchant, a lead that changes, a deck that is nearly empty, so
 * that little can be won back. It sets how hard the stage shakes, and the greatest blow falls slowly.
 */

import type { Cue } from '../../../controller/beat.ts';
import type { Seat } from '../../../rules/game.ts';
import { leaderOf } from '../../../rules/korsar/open.ts';
import { shout } from '../../telling/crew.ts';
import { blow, type Stakes } from '../../telling/stakes.ts';
import { type Context, vesselIn } from './stagecraft.ts';

/** Gold from which on a merchant is rich. */
const rich = 5;
/** Cards of the deck from which on it is late. */
const late = 6;

export function stakesOf(vessel: string, c: Context): Stakes {
  const [before, after] = [c.before, c.after].map((view) => leaderOf(view, vesselIn(view, vessel)));
  const reasons = [vesselIn(c.after, vessel).gold >= rich, before !== after, c.before.deck <= late];
  return reasons.filter(Boolean).length as Stakes;
}

/** Lets the greatest blow fall slowly, and whoever strikes it shout; `x` is where. */
export function greatest(stakes: Stakes, seat: Seat, at: number, x: number, c: Context): Cue[] {
  return stakes < 3 ? [] : [{ at, slow: blow[stakes].slow }, shout(seat, at + 160, x, c)];
}
