/**
 * Cards named by their place. In the open room a captain can play "the left one" of their hidden cards; the page does
 * not know which card that is, so it sends the place, and the host puts the card there.
 */

export interface HiddenCard {
  /** Name of a list in the seat's own part of its view. */
  hidden: string;
  index: number;
}

const isHidden = (value: unknown): value is HiddenCard =>
  typeof value === 'object' && value !== null && 'hidden' in value && 'index' in value;

/**
 * Gives the same action with every hidden card replaced by its id. A place that holds nothing stays, and the rules
 * refuse it later.
 */
export function unhide(action: unknown, view: object): unknown {
  if (typeof action !== 'object' || action === null) return action;
  const own = (view as { own?: Record<string, unknown[]> | null }).own ?? {};
  return Object.fromEntries(
    Object.entries(action).map(([key, value]) => {
      if (!isHidden(value) || !Object.hasOwn(own, value.hidden)) return [key, value];
      const list = own[value.hidden];
      return [key, Array.isArray(list) ? (list[value.index] ?? value) : value];
    }),
  );
}
