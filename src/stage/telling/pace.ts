/** What a game says of its pace, as data: which events are bookkeeping, fights and secrets, and how much may be told at once. */
import type { Pacing } from '../../controller/pacing.ts';

interface Lists<View, Event extends { type: string }, Aside> extends Omit<Pacing<View, Event, Aside>, 'rank'> {
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
  const listed = new Map<string, 'books' | 'fight' | 'fixed' | 'ceremony'>([
    ...books.map((type) => [type, 'books'] as const),
    ...fights.map((type) => [type, 'fight'] as const),
    ...fixed.map((type) => [type, 'fixed'] as const),
    [ceremony, 'ceremony'],
  ]);
  return {
    ...pacing,
    rank: (event, before) =>
      listed.get(event.type) ?? (peak(event, before as View) !== null || pivot(event) > 0 ? 'peak' : 'plain'),
  };
}
