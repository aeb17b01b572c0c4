/**
 * The latest deed of every captain, as everybody at the table saw it. It follows from events that the room was told, and
 * from nothing else, so a plate that shows it tells nobody anything.
 */

/** A deed, in the words of its game's table. */
export interface Deed {
  /** Name of the plate that it belongs to. */
  of: string;
  /** Picture that stands for it. */
  icon: string;
  /** Name of the words, and what fills their holes. */
  code: string;
  facts: Readonly<Record<string, string | number>>;
}

/** Gives what makes deeds of a game, whose words and plates have these names. */
export const deedsIn =
  <Code extends string, Plate extends string | number>() =>
  (of: Plate, code: Code, icon: string, facts: Deed['facts'] = {}): Deed => ({
    of: String(of),
    icon,
    code,
    facts,
  });

/** The latest deeds, by the names of their plates. */
export type Deeds = Readonly<Record<string, Deed>>;

/**
 * Finds the deed in an event, after those before it; null where it is none, or tells less than the one that stands, and
 * `fresh` where all that was done before counts no more.
 */
export type DeedOf<Event> = (event: Event, before: Deeds) => Deed | 'fresh' | null;

/** Gives the latest deeds after these events. */
export function deedsAfter<Event>(
  deedOf: DeedOf<Event> | undefined,
  events: readonly Event[],
  before: Deeds = {},
): Deeds | undefined {
  if (!deedOf) return undefined;
  let deeds = before;
  for (const event of events) {
    const deed = deedOf(event, deeds);
    if (deed === 'fresh') deeds = {};
    else if (deed) deeds = { ...deeds, [deed.of]: deed };
  }
  return deeds;
}
