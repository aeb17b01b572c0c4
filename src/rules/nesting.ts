/** The nesting of a text in JSON, judged before anybody parses it: depth costs memory that length does not tell of. */

const [quote, backslash, openList, closeList, openObject, closeObject] = [...'"\\[]{}'].map((c) => c.charCodeAt(0));

/**
 * Levels of nesting that a value may have. The deepest that a record goes is 6: a map in the options, or a path in an
 * action.
 */
export const maxDepth = 16;

/** Tells whether lists and objects lie in each other deeper than so many levels. Brackets within strings do not count. */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const at = text.charCodeAt(i);
    if (quoted) {
      if (at === backslash) i++;
      else if (at === quote) quoted = false;
    } else if (at === quote) quoted = true;
    else if (at === closeList || at === closeObject) depth--;
    else if (at === openList || at === openObject) {
      depth++;
      if (depth > most) return true;
    }
  }
  return false;
}
