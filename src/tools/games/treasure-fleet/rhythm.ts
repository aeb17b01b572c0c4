/** The plan of `npm run rhythm` for Treasure Fleet: how much bookkeeping it may have, and how long its captains may wait. */
import type { RhythmPlan } from '../../game-tools.ts';

export const rhythm: RhythmPlan = {
  books: 0.1,
  own: { seats: 4, seat: 0, wait: 10, told: 10 },
};
