/** What `npm run rhythm` knows of Yellowbeard: its bookkeeping, its fights, and how long its captains may wait. */
import type { Event } from '../../../rules/yellowbeard/types.ts';
import type { RhythmPlan } from '../../game-tools.ts';

export const rhythm: RhythmPlan<Event['type']> = {
  bookkeeping: [
    'RoleDieRolled',
    'PirateChosen',
    'PirateTurnTaken',
    'NavyDieRolled',
    'CaptainDecided',
    'PirateRolePassed',
  ],
  fights: ['SalvoAimed', 'SalvoFired', 'NavySunk', 'PirateSunk', 'PirateRammed', 'PirateTrapped'],
  ceremony: 'MatchEnded',
  books: 0.2,
  hidden: { event: 'PirateTurnTaken', ms: 1600 },
  // A captain of the Navy, who waits for the pirate and for the others' ships.
  own: { seats: 4, seat: 1, options: { firstPirate: 0 }, wait: 22, told: 20 },
};
