/** Storage that lasts: a browser clears what a page has kept when the disk is full, unless it has promised not to. */
import type { Shelf } from './shelf.ts';

const key = 'captains-table/asked-to-keep';

/**
 * Asks the browser for that promise, once on this machine: some ask people about it, and who has said no is not asked again.
 * Without a shelf that remembers it nobody is asked.
 */
export async function askToKeep(
  shelf: Shelf | null,
  storage = navigator.storage as StorageManager | null | undefined,
): Promise<void> {
  try {
    if (!shelf || !storage?.persist || shelf.getItem(key) !== null) return;
    shelf.setItem(key, 'yes');
    if (!(await storage.persisted())) await storage.persist();
  } catch (error) {
    console.warn(error);
  }
}
