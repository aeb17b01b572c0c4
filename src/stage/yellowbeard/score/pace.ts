/** The pace of Yellowbeard: what is bookkeeping, what is a fight, and how much is told between two decisions. */
import type { Event, View } from '../../../rules/yellowbeard/types.ts';
import { paceOf } from '../../telling/pace.ts';
import { peak } from './peaks.ts';
import { pivot } from './pivot.ts';
import type { Aside } from './view-after.ts';

export const pacing = paceOf<View, Event, Aside>({
  books: ['RoleDieRolled', 'PirateChosen', 'NavyDieRolled', 'CaptainDecided', 'PirateRolePassed'],
  fights: ['SalvoAimed', 'SalvoFired', 'NavySunk', 'PirateSunk', 'PirateRammed', 'PirateTrapped'],
  // What is hidden, or not yet said, must not show in how long anything takes.
  fixed: ['PirateTurnTaken', 'HarbourTested'],
  ceremony: 'MatchEnded',
  told: 20_000,
  peak,
  pivot,
});
