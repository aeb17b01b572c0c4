/** The pace of Card Pirates: what is bookkeeping, what is a fight, and how much is told between two decisions. */
import type { Event, View } from '../../../rules/card-pirates/types.ts';
import { paceOf } from '../../telling/pace.ts';
import type { Aside } from './aside.ts';
import { peak } from './peaks.ts';
import { pivot } from './pivot.ts';

export const pacing = paceOf<View, Event, Aside>({
  books: ['HandsDealt', 'TurnBegan', 'CardDrawn', 'CardSetAside', 'TurnForfeited', 'TurnEnded'],
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
  // A landing takes as long whether there is something to exchange or not.
  fixed: ['IslandLanded'],
  ceremony: 'GameEnded',
  told: 10_000,
  peak,
  pivot,
});
