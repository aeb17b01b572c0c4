/** The match with which a page goes on by itself after it was loaded anew. */

/** Kept for this window alone. */
const matchKey = 'captains-table/taken-up';

/** Has the page that comes next in this window go on with the match of this id; null: with none. */
export function goOnWith(match: string | null): void {
  try {
    if (match !== null) sessionStorage.setItem(matchKey, match);
  } catch {
    // Without storage the title offers the match.
  }
}

/** Gives the match with which this page is to go on, once. */
export function takenUp(): string | null {
  try {
    const match = sessionStorage.getItem(matchKey);
    sessionStorage.removeItem(matchKey);
    return match;
  } catch {
    return null;
  }
}
