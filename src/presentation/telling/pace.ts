/** The pace of a game, as data: which events are bookkeeping, fights and secrets, and how much may be told at once. */
import type { Pacing, Rank, Times } from '../../controller/pacing.ts';
import type { Seat } from '../../rules/game.ts';

interface Lists<View, Event extends { type: string }, Aside>
  extends Omit<Pacing<View, Event, Aside>, 'rank' | 'listed'> {
  books: readonly Event['type'][];
  fights?: readonly Event['type'][];
  /** Events whose beats take the same time whatever hurries. */
  fixed?: readonly Event['type'][];
  ceremony: Event['type'];
  /** Names the peak that an event is, and rates how much the game turned on it. */
  peak: (event: Event, before: View) => string | null;
  pivot: (event: Event) => number;
}

/** Makes the pacing of a game. */
export function paceOf<View extends object, Event extends { type: string }, Aside = unknown>({
  books,
  fights = [],
  fixed = [],
  ceremony,
  peak,
  pivot,
  ...pacing
}: Lists<View, Event, Aside>): Pacing<View, Event, Aside> {
  const ranked = (types: readonly string[], rank: Rank) => types.map((type) => [type, rank] as const);
  const listed: Readonly<Record<string, Rank>> = Object.fromEntries([
    ...ranked(books, 'books'),
    ...ranked(fights, 'fight'),
    ...ranked(fixed, 'fixed'),
    [ceremony, 'ceremony'],
  ]);
  return {
    ...pacing,
    listed,
    rank: (event, before) =>
      listed[event.type] ?? (peak(event, before as View) !== null || pivot(event) > 0 ? 'peak' : 'plain'),
  };
}

/** Counts the captains of an order that come before one of these people; all of them where none of the people is in it. */
export function before(order: readonly Seat[], people: readonly Seat[]): number {
  const until = order.findIndex((seat) => people.includes(seat));
  return until < 0 ? order.length : until;
}

/** Lists the seats of a table from one on, clockwise. */
export const roundFrom = (seat: Seat, seats: number): Seat[] =>
  Array.from({ length: seats }, (_, i) => (seat + i) % seats);

/** Multiplies times, for turns that are alike. */
export const timesEach = (times: Times, turns: number): Times =>
  Object.fromEntries(Object.entries(times).map(([rank, ms]) => [rank, ms * turns]));
