/** The pace of Card Pirates: what is bookkeeping, what is a fight, and how much is told between two decisions. */
import type { Times } from '../../../controller/pacing.ts';
import type { Event, View } from '../../../rules/card-pirates/types.ts';
import type { Seat } from '../../../rules/game.ts';
import { before, paceOf, roundFrom, timesEach } from '../../telling/pace.ts';
import type { Aside } from './aside.ts';
import { peak } from './peaks.ts';
import { pivot } from './pivot.ts';

/** Times of a turn of a computer, about. */
const turn: Times = { books: 480, plain: 2200, peak: 500 };

/**
 * Milliseconds of what others do among themselves: a voyage 2 s, a battle from the first broadside to the chart 4 s together. A
 * landing takes the same time every time here too, whether there is anything to exchange or not.
 */
const most: Partial<Record<Event['type'], number>> = {
  CrewSpent: 2000,
  IslandLanded: 1000,
  BattleAvoided: 1200,
  BattleJoined: 660,
  AttackCommitted: 160,
  DefenceCommitted: 160,
  BattleRevealed: 1500,
  CasualtiesLost: 160,
  BattleResolved: 560,
  CardsPlundered: 400,
  CardGiven: 160,
  TurnEnded: 240,
};

/** Lists the captains who have a part in an event: both sides of a battle, whoever acts. */
function captains(event: Event, { battle }: View): readonly Seat[] {
  if (battle) return [battle.attacker, battle.defender];
  if ('attacker' in event) return [event.attacker, event.defender];
  if ('other' in event) return [event.seat, event.other];
  return 'seat' in event ? [event.seat] : [];
}

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
  others: { captains, most, joined: ['CrewSpent', 'ShipSailed', 'CardsDugUp'], says: 'ShipSailed' },
  peak,
  pivot,
  ahead: ({ active, seats }, people) => timesEach(turn, before(roundFrom(active, seats.length), people)),
});
