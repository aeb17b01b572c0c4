/** The browser's storage, as far as the house uses it. */

/** The part of the browser's storage that is used; reading or writing it may throw. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Opens the browser's storage, or that of this window alone; null where even asking for it is refused. */
export function openShelf(which: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | null {
  try {
    return window[which];
  } catch {
    return null;
  }
}
