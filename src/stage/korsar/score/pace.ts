/** The pace of Korsar: what is bookkeeping, what is a fight, and how much is told between two decisions. */
import type { Event, View } from '../../../rules/korsar/types.ts';
import { paceOf } from '../../telling/pace.ts';
import { peak } from './peaks.ts';
import { pivot } from './pivot.ts';
import type { Seen } from './view-after.ts';

export const pacing = paceOf<View, Event, Seen>({
  books: ['HandDealt', 'TurnStarted', 'CardDrawn', 'DeckExhausted', 'CardDiscarded', 'SeatSitsOut', 'LastCard'],
  ceremony: 'GameEnded',
  told: 10_000,
  peak,
  pivot,
});
