/** What `npm run rhythm` knows of Card Pirates: its bookkeeping, its fights, and how long its captains may wait. */
import type { Event } from '../../../rules/card-pirates/types.ts';
import type { RhythmPlan } from '../../game-tools.ts';

export const rhythm: RhythmPlan<Event['type']> = {
  bookkeeping: ['HandsDealt', 'TurnBegan', 'CardDrawn', 'CardSetAside', 'TurnForfeited', 'TurnEnded'],
  fights: [
    'BattleJoined',
    'BattleAvoided',
    'AttackCommitted',
    'DefenceCommitted',
    'BattleRevealed',
    'CasualtiesLost',
    'BattleResolved',
    'CardsPlundered',
  ],
  ceremony: 'GameEnded',
  books: 0.1,
  own: { seats: 2, seat: 0, wait: 9, told: 10 },
};
