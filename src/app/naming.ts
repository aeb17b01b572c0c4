/** What a captain may be called. Names are text only, as long as every plate has room for, in letters the typefaces have. */

/** As the longest names in the tests of words on every screen. */
export const longestName = 14;

/** Latin letters with and without accents, digits, and what stands between parts of names. */
const allowed = /^[A-Za-zÀ-ÖØ-öø-ÿ0-9 .'’-]$/;

export type Typed = { name: string } | { refuse: 'long' | 'letter' };

/** One letter more. */
export function typed(name: string, letter: string): Typed {
  if (!allowed.test(letter)) return { refuse: 'letter' };
  const next = `${name}${letter === "'" ? '’' : letter}`.trimStart().replace(/ {2}/g, ' ');
  return next.length > longestName ? { refuse: 'long' } : { name: next };
}

/** A letter of the board is large at the beginning of each part of a name. */
export const cased = (name: string, letter: string): string =>
  name === '' || /[ .-]$/.test(name) ? letter.toUpperCase() : letter.toLowerCase();

/** Nobody is nameless, and no two captains have the same name. */
export function settledName(name: string, taken: readonly string[], fallback: string): string {
  const plain = name.trim() === '' ? fallback : name.trim();
  const used = new Set(taken.map((each) => each.toLowerCase()));
  for (const suffix of ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII']) {
    const tried = plain.slice(0, longestName - suffix.length).trimEnd() + suffix;
    if (!used.has(tried.toLowerCase())) return tried;
  }
  return plain;
}

/** A name from outside, such as a kept one: whatever cannot be typed makes it no name. */
export function readName(value: unknown): string | null {
  if (typeof value !== 'string' || value.trim() === '' || value.length > longestName) return null;
  return [...value].every((letter) => allowed.test(letter)) ? value.trim() : null;
}
