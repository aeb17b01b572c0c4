/**
 * What the room knows between two events: a view, and what is told beside it because it stands in no view (a die in the
 * air, prizes that everybody saw come home). It is plain data. The host's views have nothing beside them; a script begins
 * it with the first event that needs it, and says what is left of it when an action is over.
 */

export type Told<View, Aside = unknown> = View & { readonly aside?: Aside };

/** How a game's views are told onwards. Pure: the same events lead to the same. */
export interface Teller<View, Event extends { type: string }, Aside = unknown> {
  /** Tells one more event: what the room knows between the events of one action. */
  tell(told: Told<View, Aside>, event: Event): Told<View, Aside>;
  /** Gives the table before the first event of a match, from the view after the opening. */
  blank(view: View): Told<View, Aside>;
  /** Says what stays beside the view when an action is over, the host's view being `view`; nothing does when absent. */
  carry?(aside: Aside, view: View): Aside;
}

/** What has happened, one action after the other: a match from its beginning (`Story` of the host's port is one). */
export interface Actions<View, Event> {
  /** The view when the set-up was over. */
  start: View;
  events: readonly Event[];
  /** How many of the events there were when the set-up and each action were over. */
  ends: readonly number[];
}

/** The view alone. */
export function viewOf<View extends object>({ aside: _, ...view }: Told<View>): View {
  return view as unknown as View;
}

/** What is known when an action is over: the view, and what the script carries on beside it. */
export function settled<View extends object>(
  { carry }: { carry?(aside: unknown, view: View): unknown },
  told: Told<View>,
): Told<View> {
  const view = viewOf(told);
  return told.aside === undefined || !carry ? view : { ...view, aside: carry(told.aside, view) };
}

/** What was known after so many events. */
export function toldAfter<View extends object, Event extends { type: string }>(
  script: Teller<View, Event>,
  { start, events, ends }: Actions<View, Event>,
  count: number,
): Told<View> {
  const over = new Set(ends);
  return events.slice(0, count).reduce((known, event, i) => {
    const told = script.tell(known, event);
    return over.has(i + 1) ? settled(script, told) : told;
  }, script.blank(start));
}
