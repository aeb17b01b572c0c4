/**
 * The mark that a match runs here, and since when. It lies in another place than the matches, so that an empty store beside it
 * is known as a loss.
 */
import type { Shelf } from './settings.ts';

const key = 'captains-table/running';

/** Writes that a match runs since this time of the clock of `Date`; null: none does. */
export function markRunning(shelf: Shelf | null, since: number | null): void {
  try {
    shelf?.setItem(key, String(since));
  } catch {
    // Then a loss is not noticed, and nothing else changes.
  }
}

/** Gives the time since when a match runs; null where none does. */
export function runningSince(shelf: Shelf | null): number | null {
  try {
    return Number.parseInt(shelf?.getItem(key) ?? '', 10) || null;
  } catch {
    return null;
  }
}
