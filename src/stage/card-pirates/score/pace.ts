/** The pace of Card Pirates: what is bookkeeping, what is a fight, and how much is told between two decisions. */
import type { Times } from '../../../controller/pacing.ts';
import type { Event, View } from '../../../rules/card-pirates/types.ts';
import { before, paceOf, roundFrom, timesEach } from '../../telling/pace.ts';
import type { Aside } from './aside.ts';
import { peak } from './peaks.ts';
import { pivot } from './pivot.ts';

/** Times of a turn of a computer, about. */
const turn: Times = { books: 480, plain: 3200, peak: 1000 };

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
  told: 8800,
  peak,
  pivot,
  ahead: ({ active, seats }, people) => timesEach(turn, before(roundFrom(active, seats.length), people)),
});
