/** A stranger at the table, who tries one thing after the other. */

/** Targets in the order in which somebody tries them who knows nothing: what is marked as the main thing, then the first one. */
const tried = [/^ready$|^go$|^sail$/, /^roll/, /^draw$/, /^to\|/, /^at\|/, /^ship\|/, /^card\|/, /^deck\|/];

/** Gives what they try first of these. */
export const firstTried = (ids: readonly string[]): string | undefined =>
  tried.map((like) => ids.find((id) => like.test(id))).find((id) => id !== undefined);

/** Targets that lie beside every decision and are none. */
export const besides: readonly string[] = ['explain', 'pause', 'undo', 'last-round', 'aid', 'hide', 'advice'];
