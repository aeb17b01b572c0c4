/**
 * The room's knowledge between two events: a view, and an aside for what stands in no view (a die in the air, prizes
 * that everybody saw come home). It is plain data. A view from the host has no aside; a script adds one with the first
 * event that needs it, and says what is left of it when an action is over.
 */
import { type DeedOf, type Deeds, deedsAfter } from './deeds.ts';

export type Told<View, Aside = unknown> = View & {
  readonly aside?: Aside;
  /** Latest deeds of the captains, where the game's plates show them. */
  readonly deeds?: Deeds;
};

/** The way a game's views are told onwards. It is pure: the same events lead to the same views. */
export interface Teller<View, Event extends { type: string }, Aside = unknown> {
  /** Tells one more event, and gives what the room knows between the events of one action. */
  tell(told: Told<View, Aside>, event: Event): Told<View, Aside>;
  /** Gives the table before the first event of a match, from the view after the opening. */
  blank(view: View): Told<View, Aside>;
  /** Gives the aside that stays when an action is over, `view` being the host's view; nothing stays when absent. */
  carry?(aside: Aside, view: View): Aside;
  /** Finds the deed in an event that the room was told. */
  deedOf?: DeedOf<Event>;
}

/** The events so far, one action after the other: a match from its beginning (`Story` of the host's port is one). */
export interface Actions<View, Event> {
  /** View when the set-up was over. */
  start: View;
  events: readonly Event[];
  /** Number of events that there were when the set-up and each action were over. */
  ends: readonly number[];
}

/** Gives the view without what lies beside it. */
export function viewOf<View extends object>({ aside: _, deeds: __, ...view }: Told<View>): View {
  return view as unknown as View;
}

/** Tells one more event, and notes what a captain did. */
export function toldNext<View extends object, Event extends { type: string }>(
  script: Teller<View, Event>,
  told: Told<View>,
  event: Event,
): Told<View> {
  return withDeeds(script.tell(told, event), deedsAfter(script.deedOf, [event], told.deeds));
}

const withDeeds = <View extends object>(told: Told<View>, deeds: Deeds | undefined): Told<View> =>
  deeds && Object.keys(deeds).length > 0 ? { ...told, deeds } : told;

/** Gives what is known when an action is over: the view, the deeds, and the aside that the script carries on. */
export function settled<View extends object>(
  { carry }: { carry?(aside: unknown, view: View): unknown },
  told: Told<View>,
): Told<View> {
  const view = viewOf(told);
  const carried = told.aside === undefined || !carry ? view : { ...view, aside: carry(told.aside, view) };
  return withDeeds(carried, told.deeds);
}

/** Gives what was known after so many events. */
export function toldAfter<View extends object, Event extends { type: string }>(
  script: Teller<View, Event>,
  { start, events, ends }: Actions<View, Event>,
  count: number,
): Told<View> {
  const over = new Set(ends);
  // Without a set-up that was told, the match opened in the middle: its first view is the beginning.
  const first: Told<View> = ends[0] === 0 ? start : script.blank(start);
  return events.slice(0, count).reduce((known, event, i) => {
    const told = toldNext(script, known, event);
    return over.has(i + 1) ? settled(script, told) : told;
  }, first);
}

/** Gives what was known when the set-up was over, and after every action. */
export function toldAtEnds<View extends object, Event extends { type: string }>(
  script: Teller<View, Event>,
  { start, events, ends }: Actions<View, Event>,
): Told<View>[] {
  let told: Told<View> = start;
  return ends.map((end, i) => {
    const next = (known: Told<View>, event: Event) => toldNext(script, known, event);
    if (i > 0) told = settled(script, events.slice(ends[i - 1], end).reduce(next, told));
    return told;
  });
}
