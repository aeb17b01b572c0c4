/** What `npm run rhythm` knows of Treasure Fleet: its bookkeeping, its fights, and how long its captains may wait. */
import type { Event } from '../../../rules/treasure-fleet/types.ts';
import type { RhythmPlan } from '../../game-tools.ts';

export const rhythm: RhythmPlan<Event['type']> = {
  bookkeeping: [
    'CaptainDrawn',
    'CaptainAssigned',
    'LookoutSet',
    'NeutralDeckReady',
    'CardsLoaded',
    'LoadingClosed',
    'VolleyStarted',
    'TurnStarted',
    'VolleyEnded',
    'LookoutPassed',
    'SpareReturned',
    'SailingEnded',
  ],
  fights: ['ShipCaptured', 'ShipEscaped', 'CurseResolved', 'ShipLostToCurse'],
  ceremony: 'GameEnded',
  books: 0.1,
  own: { seats: 4, seat: 0, wait: 10, told: 10 },
};
