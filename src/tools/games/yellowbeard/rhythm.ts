/** The plan of `npm run rhythm` for Yellowbeard: how much bookkeeping it may have, and how long its captains may wait. */
import type { Event } from '../../../rules/yellowbeard/types.ts';
import type { RhythmPlan } from '../../game-tools.ts';

export const rhythm: RhythmPlan<Event['type']> = {
  books: 0.2,
  hidden: { event: 'PirateTurnTaken', ms: 1600 },
  // A captain of the Navy, who waits for the pirate and for the others' ships.
  own: { seats: 4, seat: 1, options: { firstPirate: 0 }, wait: 22, told: 20 },
};
