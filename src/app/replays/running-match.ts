/**
 * The mark that a match runs here, and since when. It lies in another place than the matches, so that an empty store beside it
 * is known as a loss.
 */
import type { Shelf } from '../page/shelf.ts';

const key = 'captains-table/running';
/** Earlier versions know only since when it runs. */
const idKey = `${key}-match`;

/** Writes that a match of this id runs since this time of the clock of `Date`; null: none does. */
export function markRunning(shelf: Shelf | null, since: number | null, id = ''): void {
  try {
    shelf?.setItem(idKey, id);
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

/** Gives the id of the match that runs; null where none does, or an earlier version began it. */
export function runningMatch(shelf: Shelf | null): string | null {
  try {
    return shelf?.getItem(idKey) || null;
  } catch {
    return null;
  }
}
