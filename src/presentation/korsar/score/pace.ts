/** The pace of Korsar: what is bookkeeping, what is a fight, and how much is told between two decisions. */
import type { Times } from '../../../controller/pacing.ts';
import type { Event, View } from '../../../rules/korsar/types.ts';
import { before, paceOf, roundFrom, timesEach } from '../../telling/pace.ts';
import { peak } from './peaks.ts';
import { pivot } from './pivot.ts';
import type { Seen } from './view-after.ts';

/** Times of a turn of a computer, about. */
const turn: Times = { books: 220, plain: 1800, peak: 700 };

export const pacing = paceOf<View, Event, Seen>({
  books: ['HandDealt', 'TurnStarted', 'CardDrawn', 'DeckExhausted', 'CardDiscarded', 'SeatSitsOut', 'LastCard'],
  ceremony: 'GameEnded',
  told: 10_000,
  peak,
  pivot,
  ahead: ({ turnSeat, seats }, people) => timesEach(turn, before(roundFrom(turnSeat, seats.length), people)),
});
