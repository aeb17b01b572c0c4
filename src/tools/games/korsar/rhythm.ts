/** What `npm run rhythm` knows of Korsar: its bookkeeping, its fights, and how long its captains may wait. */
import type { Event } from '../../../rules/korsar/types.ts';
import type { RhythmPlan } from '../../game-tools.ts';

export const rhythm: RhythmPlan<Event['type']> = {
  bookkeeping: ['HandDealt', 'TurnStarted', 'CardDrawn', 'DeckExhausted', 'CardDiscarded', 'SeatSitsOut', 'LastCard'],
  fights: [],
  ceremony: 'GameEnded',
  books: 0.1,
  own: { seats: 4, seat: 0, wait: 10, told: 10 },
};
