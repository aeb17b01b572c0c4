/** The script of a game, put together: a score that has a beat for every kind of event, and what stands around it. */
import type { Beat } from '../../controller/beat.ts';
import type { Frame, Script } from '../../controller/room.ts';
import type { Told } from '../../controller/told.ts';
import type { Telling } from './stagecraft.ts';

/** One kind of a game's events, or several of them. */
export type Of<Event extends { type: string }, T extends Event['type']> = Extract<Event, { type: T }>;

/** A beat for every event of a game, or this does not compile. */
export type Score<Event extends { type: string }, Context> = {
  readonly [T in Event['type']]: (event: Of<Event, T>, c: Context) => Beat;
};

interface Parts<View extends object, Event extends { type: string }, Aside>
  extends Omit<Script<View, Event, Aside>, 'overlap' | 'beat'> {
  score: Score<Event, Telling<Told<View, Aside>>>;
  /** Kinds of events whose beats overlap when they come in a row: how many ms after the first the second starts. */
  overlaps: Readonly<Partial<Record<Event['type'], number>>>;
  /** Lets the table go somewhere before a beat is told there; beats are told where they are when absent. */
  lead?(c: Telling<Told<View, Aside>>, beat: (c: Telling<Told<View, Aside>>) => Beat, event: Event['type']): Beat;
}

/** Lays both tables of an event. */
export const tellingOf = <Known>(
  layout: (known: Known, names: readonly string[], frame: Frame) => Telling<Known>['from'],
  before: Known,
  after: Known,
  names: readonly string[],
  frame: Frame,
): Telling<Known> => ({
  before,
  after,
  from: layout(before, names, frame),
  to: layout(after, names, frame),
  names,
  frame,
});

/** Makes the script of a game. */
export function scriptOf<View extends object, Event extends { type: string }, Aside = unknown>({
  score,
  overlaps,
  lead = (c, beat) => beat(c),
  ...script
}: Parts<View, Event, Aside>): Script<View, Event, Aside> {
  const beatOf = (event: Event, c: Telling<Told<View, Aside>>): Beat =>
    (score[event.type as Event['type']] as (event: Event, c: Telling<Told<View, Aside>>) => Beat)(event, c);
  return {
    ...script,
    overlap: (first, second) => (first.type === second.type ? (overlaps[first.type as Event['type']] ?? null) : null),
    beat: (event, before, after, names, frame) =>
      lead(tellingOf(script.layout, before, after, names, frame), (c) => beatOf(event, c), event.type),
  };
}
